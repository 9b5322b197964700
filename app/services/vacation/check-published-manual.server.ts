import type { Call } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { readRecord } from '~/app/services/award/read-record.server';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getAwardInForce } from '~/domain/site/current-award';
import { toInstant } from '~/domain/time/instant';
import { dayIn } from '~/domain/time/zoned-time';
import { isIn } from '~/domain/vacation/keep-published-weeks';
import { stayedClosed } from '~/domain/vacation/vacation-portal';
import type { WeeksAndManual } from './read-weeks.server';

export interface WeekHeldManually {
  /**
   * `week-taken-back`: somebody whose manual assignment was taken back holds the week until the next version.
   * `week-id-held`: somebody holds a deleted week of this ID by a manual assignment.
   */
  readonly code: 'week-taken-back' | 'week-id-held';
  readonly weekId: string;
}

/** Decides on one change of the list of weeks. */
type Check = (change: {
  readonly added: readonly string[];
  readonly deleted: readonly string[];
}) => Result<null, WeekHeldManually>;

/**
 * Reads what is needed to refuse that a week is deleted or added if it could no longer be told whether its driver lost the
 * manual assignment, or the list only the week.
 */
export const readManualCheck = async (
  {
    deps: { stores, clock },
    access: { scope, site },
  }: Call<'stores' | 'clock', { access: Pick<AdminSession, 'scope' | 'site'> }>,
  { weeks, manual }: WeeksAndManual,
): Promise<Check> => {
  const award = getAwardInForce(site, 'vacations');
  const isInForce = award && stayedClosed(site.vacation);
  const record = isInForce ? await readRecord({ deps: { stores }, scope, ...award }) : null;
  if (!record) return () => ok(null);
  const today = dayIn(site.timeZone, toInstant(clock.now()));
  const endedIds = new Set(
    record.input.vacationWeeks.flatMap((week) => (week.endDate < today ? week.weekId : [])),
  );
  const byHand = record.output.vacations.filter(
    (row) => row.assignmentType === 'manual' && !endedIds.has(row.weekId),
  );
  const isListed = new Set(weeks.map(({ weekId }) => weekId));
  return ({ added, deleted }) => {
    const takenBack = byHand.find((row) => deleted.includes(row.weekId) && !isIn(manual, row));
    if (takenBack) return fail({ code: 'week-taken-back', weekId: takenBack.weekId });
    const kept = byHand.find((row) => added.includes(row.weekId) && !isListed.has(row.weekId));
    return kept ? fail({ code: 'week-id-held', weekId: kept.weekId }) : ok(null);
  };
};
