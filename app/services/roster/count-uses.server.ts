import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { readRecentJobLists, readRecentWeekLists } from '~/app/services/picks/read-lists.server';
import { toInstant } from '~/domain/shared/instant';
import type { ManualVacation } from '~/domain/vacation/vacation-week';

export interface UsesArgs {
  readonly deps: Pick<Deps, 'stores' | 'clock'>;
  readonly access: AdminSession;
}

/** How many of some rows are in use. */
export interface RowUses {
  /** Rows with a saved list (drivers), or in one (jobs, weeks); null while the lists are sealed. */
  readonly inLists: number | null;
  /** Rows that are assigned manually. */
  readonly manual: number;
}

const countIn = (ids: readonly string[], used: Iterable<string>): number => {
  const all = new Set(used);
  return ids.filter((id) => all.has(id)).length;
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
  const [{ lists }, jobs, weeks] = await Promise.all([
    readRecentJobLists(toReading(args)),
    readManualJobs(args),
    args.deps.stores.weeks.manual(args.access.scope),
  ]);
  return {
    inLists: countIn(
      employeeIds,
      lists.map(({ employeeId }) => employeeId),
    ),
    manual: countIn(
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
    inLists: seal
      ? null
      : countIn(
          jobIds,
          lists.flatMap((list) => list.jobIds),
        ),
    manual: countIn(
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
    inLists: seal
      ? null
      : countIn(
          weekIds,
          lists.flatMap((list) => list.weekIds),
        ),
    manual: countIn(
      weekIds,
      manual.map(({ weekId }) => weekId),
    ),
  };
};
