import type { SiteCall } from '~/app/ports/deps';
import type { AwardedJob } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import type { AwardRecord } from '~/domain/award/record/award-record';
import { listDriversSince, rememberChains } from '~/domain/award/record/free-jobs';
import { listOnLeave } from '~/domain/leave/leave-in-week';
import type { DriverLeave } from '~/domain/leave/leave-schema';

/**
 * What every chain of a published week takes from today: its part of the plan, and the manual assignments that are stored.
 * `away`: drivers who take no turn if they are on leave on any day, besides those whom earlier chains remember so.
 */
export const readChainBase = async (
  { deps, access: { scope, site } }: SiteCall<'stores'>,
  record: AwardRecord,
  {
    periodId,
    leaves,
    away,
  }: {
    readonly periodId: string;
    readonly leaves: readonly DriverLeave[];
    readonly away: readonly string[];
  },
) => {
  const [manual, { items }] = await Promise.all([
    deps.stores.manual.list(scope, periodId),
    deps.stores.drivers.list(scope),
  ]);
  const allAway = new Set([...rememberChains(record.input).away, ...away]);
  const onLeave = listOnLeave(leaves, periodId, allAway);
  const today = new Map(
    items.map((driver) => [
      driver.employeeId,
      { ...driver, onLeave: onLeave.get(driver.employeeId) },
    ]),
  );
  const drivers = listDriversSince(record.input.drivers, today);
  const { chainMoves } = site.settings;
  return { manual, drivers, plan: { drivers, ...(chainMoves > 0 && { chainMoves }) } };
};

interface Awarded {
  readonly input: AwardInput;
  readonly jobs: readonly AwardedJob[];
}

/** The jobs of the version before that fewer drivers hold now. */
export const listLeft = (before: readonly AwardedJob[], { input, jobs }: Awarded): string[] => {
  const count = (rows: readonly AwardedJob[], jobId: string) =>
    rows.filter((row) => row.jobId === jobId).length;
  return input.jobs
    .map(({ jobId }) => jobId)
    .filter((jobId) => count(jobs, jobId) < count(before, jobId));
};
