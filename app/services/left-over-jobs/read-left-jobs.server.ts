import type { SiteCall } from '~/app/ports/deps';
import { readFacts } from '~/app/services/award/read-facts.server';
import { readHolders } from '~/app/services/award/read-holders.server';
import { getJobsLeft } from '~/domain/award/figures/jobs-left';
import type { Job } from '~/domain/jobs/job';
import type { AwardName } from '~/domain/selection/past-awards';

/** The jobs of a published version that still have a free place, as the version has them, and who holds which job. */
export interface LeftAndHeld {
  readonly left: readonly Job[];
  /** The job's ID by driver. */
  readonly held: ReadonlyMap<string, string>;
}

export const readLeftAndHeld = async (
  { deps, access: { scope, site } }: SiteCall<'stores'>,
  award: AwardName,
): Promise<LeftAndHeld> => {
  const [facts, versions] = await Promise.all([
    readFacts({ deps, scope, site }, award),
    deps.stores.awards.versions(scope, [award]),
  ]);
  const [holders] = await readHolders({ deps, scope }, versions);
  const ofJobs = (holders ?? []).flatMap((holder) => ('jobId' in holder ? [holder] : []));
  return {
    left: getJobsLeft(facts?.jobs ?? [], ofJobs),
    held: new Map(
      ofJobs.flatMap(({ driverId, jobId }) => (driverId === null ? [] : [[driverId, jobId]])),
    ),
  };
};

/** Those jobs alone. */
export const readLeftJobs = async (
  call: SiteCall<'stores'>,
  award: AwardName,
): Promise<readonly Job[]> => (await readLeftAndHeld(call, award)).left;
