import type { AwardVersion } from '~/app/ports/award';
import type { ScopeCall } from '~/app/ports/deps';
import { getJobsLeft } from '~/domain/award/figures/jobs-left';
import type { Job } from '~/domain/jobs/job';

/** Those of the jobs that a published award left free; null for awards of versions that stored no holders. */
export const readJobsLeft = async ({
  deps,
  scope,
  award,
  jobs,
}: ScopeCall<
  'stores',
  { award: Pick<AwardVersion, 'periodId' | 'version' | 'stage'>; jobs: readonly Job[] }
>): Promise<readonly Job[] | null> => {
  const [holders] = await deps.stores.awards.holdersIn(scope, [award]);
  return holders
    ? getJobsLeft(
        jobs,
        holders.flatMap((holder) => ('jobId' in holder ? [holder] : [])),
      )
    : null;
};
