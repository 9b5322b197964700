import type { Deps } from '~/app/ports/deps';
import type { Job } from '~/domain/jobs/job';
import type { PickList } from '~/domain/picks/pick-list';
import type { SiteScope } from '~/domain/company/scope';

export interface PicksAndJobs {
  readonly jobs: readonly Job[];
  readonly stored: PickList | null;
}

/** What both reading and saving picks need. The guard starts it beside its own read: one round trip. */
export const loadPicksAndJobs = async ({
  deps,
  scope,
  employeeId,
}: {
  deps: Pick<Deps, 'stores'>;
  scope: SiteScope;
  employeeId: string;
}): Promise<PicksAndJobs> => {
  const [{ items: jobs }, stored] = await Promise.all([
    deps.stores.jobs.list(scope),
    deps.stores.picks.get(scope, employeeId),
  ]);
  return { jobs, stored };
};
