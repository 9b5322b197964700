import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { AnsweredClaim, OtherOpenClaim } from '~/domain/claims/claim';
import { makeAnswerNotice } from '~/domain/mail/claim-news';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';

/** Grants or denies a claim that is about no pick. Neither changes the award. `reason` is checked. */
export const answerOtherClaim = async ({
  deps,
  access: { scope, username },
  claim,
  verdict,
  reason,
  driverName,
}: AdminCall<
  Writing,
  {
    claim: OtherOpenClaim;
    verdict: AnsweredClaim['state'];
    reason: string;
    /** Null for a deleted driver. */
    driverName: string | null;
  }
>): Promise<Result<AnsweredClaim, { code: 'claim-answered' }>> => {
  const { stores, clock, ids } = deps;
  const at = toInstant(clock.now());
  const { kind, periodId: awardId, awardVersion: version, employeeId: driverId } = claim;
  const answer = { reason, by: username, at };
  const answered: AnsweredClaim = { ...claim, state: verdict, answer };
  const code = `other-claim-${verdict}` as const;
  const event = { code, kind, awardId, version, driverId, driverName, reason };
  const entry = makeLogEntry(deps, scope, 'update', event, { at });
  const notice = makeAnswerNotice(answered, { tenant: scope, id: ids.next() });
  const stored = await stores.claims.answer(scope, answered, { given: null, entry, notice });
  return stored.ok ? ok(answered) : fail({ code: 'claim-answered' });
};
