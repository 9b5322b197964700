import type { SiteCall } from '~/app/ports/deps';
import { readRecentJobLists, readRecentWeekLists } from '~/app/services/picks/read-lists.server';
import { toInstant } from '~/domain/time/instant';
import type { ManualVacation } from '~/domain/vacation/vacation-week';

export type UsesArgs = SiteCall<'stores' | 'clock'>;

/** How some rows are in use. */
export interface RowUses {
  /** Rows with a saved list of jobs or weeks (drivers), or in one (jobs, weeks); null while the lists are sealed. */
  readonly inLists: number | null;
  /** Drivers with such a list; null while the lists are sealed. */
  readonly drivers: number | null;
  /** Rows that are assigned manually. */
  readonly manual: number;
  /** The manual assignments of these rows. */
  readonly assignments: number;
}

/** `lists` has the IDs of each driver's list, null while they are sealed; `assigned` the ID of each manual assignment. */
const countUses = (
  ids: readonly string[],
  lists: readonly (readonly string[])[] | null,
  assigned: readonly string[],
): RowUses => {
  const wanted = new Set(ids);
  const listed = new Set(lists?.flat());
  const own = assigned.filter((id) => wanted.has(id));
  return {
    inLists: lists && ids.filter((id) => listed.has(id)).length,
    drivers: lists && lists.filter((list) => list.some((id) => wanted.has(id))).length,
    manual: new Set(own).size,
    assignments: own.length,
  };
};

const toReading = ({ deps, access: { scope, site } }: UsesArgs) => ({
  deps,
  scope,
  site,
  now: toInstant(deps.clock.now()),
});

const readManualJobs = ({ deps, access: { scope, site } }: UsesArgs) =>
  deps.stores.manual.list(scope, site.window.periodId);

export const countDriverUses = async (
  args: UsesArgs,
  employeeIds: readonly string[],
): Promise<RowUses> => {
  const [{ lists }, { lists: weekLists }, jobs, weeks] = await Promise.all([
    readRecentJobLists(toReading(args)),
    readRecentWeekLists(toReading(args)),
    readManualJobs(args),
    args.deps.stores.weeks.manual(args.access.scope),
  ]);
  const savers = new Set([...lists, ...weekLists].map(({ employeeId }) => employeeId));
  return countUses(
    employeeIds,
    [...savers].map((id) => [id]),
    [...jobs, ...weeks].map(({ driverId }) => driverId),
  );
};

export const countJobUses = async (args: UsesArgs, jobIds: readonly string[]): Promise<RowUses> => {
  const [{ seal, lists }, manual] = await Promise.all([
    readRecentJobLists(toReading(args)),
    readManualJobs(args),
  ]);
  const listed = seal ? null : lists.map((list) => list.jobIds);
  const assigned = manual.map(({ jobId }) => jobId);
  return countUses(jobIds, listed, assigned);
};

export const countWeekUses = async (
  args: UsesArgs,
  manual: readonly ManualVacation[],
  weekIds: readonly string[],
): Promise<RowUses> => {
  const { seal, lists } = await readRecentWeekLists(toReading(args));
  const listed = seal ? null : lists.map((list) => list.weekIds);
  const assigned = manual.map(({ weekId }) => weekId);
  return countUses(weekIds, listed, assigned);
};
