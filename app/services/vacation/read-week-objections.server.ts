import type { Call } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { readWeekLists } from '~/app/services/picks/read-lists.server';
import type { AwardDriver } from '~/domain/award/award-input';
import { getWeekObjections, type Objection } from '~/domain/award/figures/objections';
import type { PublishedWeek } from '~/domain/award/record/published-facts';
import { getSeal } from '~/domain/site/seal';
import type { Site } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';
import { keepManualVacations } from '~/domain/vacation/keep-published-weeks';
import { isAssignedAlready } from '~/domain/vacation/manual-weeks';
import { stayedClosed } from '~/domain/vacation/vacation-portal';
import type { ManualVacation } from '~/domain/vacation/vacation-week';
import {
  readVacationFacts,
  toVacationAward,
  type VacationFacts,
} from './load-vacation-award.server';

/** Why the published weeks cannot take the assignment; null if they can, or if drivers rank weeks anew. */
type Conflict = 'driver-already-assigned' | 'week-moved' | null;

interface WeekObjections {
  /** Null if the driver has been deleted. */
  readonly driver: AwardDriver | null;
  /** Whether the list of weeks has the week. */
  readonly isListed: boolean;
  readonly conflict: Conflict;
  readonly objections: readonly Objection[];
}

const findConflict = (
  { vacation }: Pick<Site, 'vacation'>,
  { published, weeks, drivers, manual, picks: lists }: VacationFacts,
  { driverId, weekId }: { readonly driverId: string; readonly weekId: string },
): Conflict => {
  if (!published || !stayedClosed(vacation)) return null;
  const { record } = published;
  const kept = keepManualVacations(record, { weeks, lists });
  const most = drivers.find(({ employeeId }) => employeeId === driverId)?.vacationWeeks;
  const own = [...kept, ...manual].filter(
    (one) => one.driverId === driverId && one.weekId !== weekId,
  );
  const hasKept = kept.some((one) => one.driverId === driverId);
  if (hasKept && isAssignedAlready(own, { weekId, most })) return 'driver-already-assigned';
  const find = (all: readonly PublishedWeek[]) => all.find((week) => week.weekId === weekId);
  const [before, now] = [find(record.input.vacationWeeks), find(weeks)];
  const isHeld = record.output.vacations.some((row) => row.weekId === weekId);
  const isMoved = before?.startDate !== now?.startDate || before?.endDate !== now?.endDate;
  return before && now && isHeld && isMoved ? 'week-moved' : null;
};

/** What speaks against assigning the week to the driver manually. */
export const readWeekObjections = async (
  {
    deps,
    access,
    now,
  }: Call<
    'stores',
    { access: Pick<AdminSession, 'scope' | 'site' | 'company' | 'username'>; now: Instant }
  >,
  wish: { readonly driverId: string; readonly weekId: string },
): Promise<WeekObjections> => {
  const { scope, site, company, username } = access;
  const readLists = async () => (await readWeekLists({ deps, scope, site, now })).lists;
  const facts = await readVacationFacts({ deps, scope, site, company, readLists });
  const { driverId, weekId } = wish;
  const others = facts.manual.filter((one) => one.driverId !== driverId || one.weekId !== weekId);
  const load = (manual: readonly ManualVacation[]) =>
    toVacationAward({ site, company }, { ...facts, manual }).input;
  const wished = { ...wish, id: '', at: now, by: username };
  return {
    driver: facts.drivers.find(({ employeeId }) => employeeId === driverId) ?? null,
    isListed: facts.weeks.some((week) => week.weekId === weekId),
    conflict: findConflict(site, facts, wish),
    objections: getWeekObjections(
      { without: load(others), with: load([...others, wished]) },
      wish,
      { hasPicks: getSeal(site, 'vacations', now) === null },
    ),
  };
};
