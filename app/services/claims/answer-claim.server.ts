import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import {
  maxAttempts,
  planManualAssignment,
  takenMeanwhile,
  type ManualError,
} from '~/app/services/award/assign-manually.server';
import type { NewEvent } from '~/domain/activity/activity';
import { isAboutPick, type AnsweredClaim } from '~/domain/claims/claim';
import { checkReason, type ReasonRefusal } from '~/domain/claims/claim-rules';
import { makeAnswerNotice } from '~/domain/mail/claim-news';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { answerOtherClaim } from './answer-other-claim.server';
import { findOpenClaim, type ClaimAnswer, type FindClaimError } from './find-open-claim';

export type AnswerClaimError = ReasonRefusal | ManualError | FindClaimError;

type AnswerClaim = AdminCall<Writing, { input: ClaimAnswer }>;

/**
 * Denies a claim about a published week or grants it. If it is about a pick, granting assigns the job manually, for the next
 * publication. The driver can read
 * the reason. If two administrators answer at once, only the first answer is stored.
 */
export const answerClaim = async (
  asked: AnswerClaim,
  attempts = maxAttempts,
): Promise<Result<AnsweredClaim, AnswerClaimError>> => {
  const { deps, access, input } = asked;
  const { claimId, verdict, reason: written, confirmed } = input;
  const { scope, site, username } = access;
  const { stores, clock } = deps;
  const [claims, { items: drivers }] = await Promise.all([
    stores.claims.list(scope, site.window.periodId),
    stores.drivers.list(scope),
  ]);
  const found = findOpenClaim(claims, claimId);
  if (!found.ok) return found;
  const claim = found.value;
  const { employeeId } = claim;
  const reason = checkReason(written, { drivers, readerId: employeeId });
  if (!reason.ok) return reason;
  const driver = drivers.find((one) => one.employeeId === employeeId);
  const driverName = driver?.name ?? null;
  if (!isAboutPick(claim))
    return answerOtherClaim({ deps, access, claim, verdict, reason: reason.value, driverName });
  const { jobId } = claim;

  const planned =
    verdict === 'granted'
      ? await planManualAssignment({
          deps,
          access,
          input: { driverId: employeeId, jobId, note: reason.value, confirmed },
        })
      : ok(null);
  if (!planned.ok) return planned;

  const at = toInstant(clock.now());
  const answered: AnsweredClaim = {
    ...claim,
    state: verdict,
    answer: { reason: reason.value, by: username, at },
  };
  const event: NewEvent = planned.value
    ? { code: 'claim-granted', ...planned.value.facts }
    : {
        code: 'claim-denied',
        jobId,
        driverId: employeeId,
        driverName,
        periodId: claim.periodId,
        reason: reason.value,
      };
  const entry = makeLogEntry(deps, scope, 'update', event, { at });
  const given = planned.value;
  const notice = makeAnswerNotice(answered, { tenant: scope, id: deps.ids.next() });
  const stored = await stores.claims.answer(scope, answered, { given, entry, notice });
  if (stored.ok) return ok(answered);
  if (stored.error.code === 'claim-answered' || !given) return fail({ code: 'claim-answered' });
  // As in `assignManually`: deciding again asks for what is new.
  return attempts > 1 ? answerClaim(asked, attempts - 1) : fail(takenMeanwhile(given.assignment));
};
