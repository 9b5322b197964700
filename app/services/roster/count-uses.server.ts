import type { SiteCall } from '~/app/ports/deps';
import { readRecentJobLists, readRecentWeekLists } from '~/app/services/picks/read-lists.server';
import { toInstant } from '~/domain/shared/instant';
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

/** `lists` has the IDs of each driver's list. */
const countLists = (
  ids: readonly string[],
  lists: readonly (readonly string[])[],
): { inLists: number; drivers: number } => {
  const wanted = new Set(ids);
  const listed = new Set(lists.flat());
  return {
    inLists: ids.filter((id) => listed.has(id)).length,
    drivers: lists.filter((list) => list.some((id) => wanted.has(id))).length,
  };
};
const notCounted = { inLists: null, drivers: null };

/** `assigned` has the ID of each manual assignment. */
const countManual = (ids: readonly string[], assigned: readonly string[]) => {
  const wanted = new Set(ids);
  const own = assigned.filter((id) => wanted.has(id));
  return { manual: new Set(own).size, assignments: own.length };
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
  return {
    ...countLists(
      employeeIds,
      [...new Set([...lists, ...weekLists].map(({ employeeId }) => employeeId))].map((id) => [id]),
    ),
    ...countManual(
      employeeIds,
      [...jobs, ...weeks].map(({ driverId }) => driverId),
    ),
  };
};

export const countJobUses = async (args: UsesArgs, jobIds: readonly string[]): Promise<RowUses> => {
  const [{ seal, lists }, manual] = await Promise.all([
    readRecentJobLists(toReading(args)),
    readManualJobs(args),
  ]);
  return {
    ...(seal
      ? notCounted
      : countLists(
          jobIds,
          lists.map((list) => list.jobIds),
        )),
    ...countManual(
      jobIds,
      manual.map(({ jobId }) => jobId),
    ),
  };
};

export const countWeekUses = async (
  args: UsesArgs,
  manual: readonly ManualVacation[],
  weekIds: readonly string[],
): Promise<RowUses> => {
  const { seal, lists } = await readRecentWeekLists(toReading(args));
  return {
    ...(seal
      ? notCounted
      : countLists(
          weekIds,
          lists.map((list) => list.weekIds),
        )),
    ...countManual(
      weekIds,
      manual.map(({ weekId }) => weekId),
    ),
  };
};
