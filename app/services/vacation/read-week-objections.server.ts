import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { readWeekLists } from '~/app/services/picks/read-lists.server';
import type { AwardDriver } from '~/domain/award/award-input';
import { getWeekObjections, type Objection } from '~/domain/award/objections';
import type { Instant } from '~/domain/shared/instant';
import { getSeal } from '~/domain/site/seal';
import type { ManualVacation } from '~/domain/vacation/vacation-week';
import { readVacationFacts, toVacationAward } from './load-vacation-award.server';

interface WeekObjections {
  /** Null if the driver has been deleted. */
  readonly driver: AwardDriver | null;
  /** Whether the list of weeks has the week. */
  readonly isListed: boolean;
  readonly objections: readonly Objection[];
}

/** What speaks against assigning the week to the driver manually. */
export const readWeekObjections = async (
  {
    deps,
    access,
    now,
  }: {
    deps: Pick<Deps, 'stores'>;
    access: Pick<AdminSession, 'scope' | 'site' | 'company' | 'username'>;
    now: Instant;
  },
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
    objections: getWeekObjections(
      { without: load(others), with: load([...others, wished]) },
      wish,
      { hasPicks: getSeal(site, 'vacations', now) === null },
    ),
  };
};
