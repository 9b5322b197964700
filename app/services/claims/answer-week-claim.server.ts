import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import {
  planVacation,
  type AssignVacationError,
} from '~/app/services/vacation/assign-vacation.server';
import { isAboutPick, type AnsweredClaim } from '~/domain/claims/claim';
import { checkReason, type ReasonRefusal } from '~/domain/claims/claim-rules';
import { makeAnswerNotice } from '~/domain/mail/claim-news';
import { ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import { answerOtherClaim } from './answer-other-claim.server';
import { findOpenClaim, type ClaimAnswer, type FindClaimError } from './find-open-claim';

export type AnswerWeekClaimError = ReasonRefusal | FindClaimError | AssignVacationError;

/**
 * Denies a claim about the vacation award or grants it. If it is about a pick, granting assigns the week manually, for the next
 * publication. If two administrators answer at once, only the first answer is stored.
 */
export const answerWeekClaim = async ({
  deps,
  access,
  input: { claimId, verdict, reason: written, confirmed },
}: AdminCall<Writing, { input: ClaimAnswer }>): Promise<
  Result<AnsweredClaim, AnswerWeekClaimError>
> => {
  const { scope, username } = access;
  const { stores, clock } = deps;
  const at = toInstant(clock.now());
  const [claims, { items: drivers }] = await Promise.all([
    stores.claims.list(scope, vacationAwardId),
    stores.drivers.list(scope),
  ]);
  const found = findOpenClaim(claims, claimId);
  if (!found.ok) return found;
  const claim = found.value;
  const { employeeId: driverId, awardVersion: version } = claim;
  const reason = checkReason(written, { drivers, readerId: driverId });
  if (!reason.ok) return reason;
  const { name: driverName = null } =
    drivers.find(({ employeeId }) => employeeId === driverId) ?? {};
  if (!isAboutPick(claim))
    return answerOtherClaim({ deps, access, claim, verdict, reason: reason.value, driverName });

  const { jobId: weekId } = claim;
  const answer = { reason: reason.value, by: username, at };
  const answered: AnsweredClaim = { ...claim, state: verdict, answer };
  const makeTold = () => {
    const code = `week-claim-${verdict}` as const;
    const event = { code, weekId, version, driverId, driverName, reason: reason.value };
    return {
      entry: makeLogEntry(deps, scope, 'update', event, { at }),
      notice: makeAnswerNotice(answered, { tenant: scope, id: deps.ids.next() }),
    };
  };
  if (verdict === 'denied') {
    const denied = await stores.claims.answerAboutWeek(scope, answered, {
      given: null,
      ...makeTold(),
    });
    return denied.ok ? ok(answered) : denied;
  }
  const wish = { driverId, weekId, confirmed };
  const granted = await planVacation({ deps, access }, wish, ({ week, manual }) =>
    stores.claims.answerAboutWeek(scope, answered, {
      given: { week, manual },
      ...makeTold(),
    }),
  );
  return granted.ok ? ok(answered) : granted;
};
