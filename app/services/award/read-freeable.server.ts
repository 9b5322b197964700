import type { SiteCall } from '~/app/ports/deps';
import type { JobHolder } from '~/domain/award/job-holders';
import type { AwardName } from '~/domain/selection/past-awards';
import { compareText } from '~/domain/shared/text';
import { listAwardsNotOver } from '~/domain/site/awards-not-over';
import type { Instant } from '~/domain/time/instant';
import { readHolders } from './read-holders.server';

/** Who holds a job in a published week. */
interface FreeableWeek extends AwardName {
  readonly holders: readonly (Pick<JobHolder, 'jobId' | 'name' | 'seniorityNumber'> & {
    readonly employeeId: string;
  })[];
}

/** The published weeks that are not over, in their order, with the drivers who hold a job. One small item a week. */
export const readFreeable = async ({
  deps,
  access: { scope, site },
  now,
}: SiteCall<'stores', { readonly now: Instant }>): Promise<FreeableWeek[]> => {
  const names = listAwardsNotOver(site, 'jobs', now);
  const versions = await deps.stores.awards.versions(scope, names);
  const all = await readHolders({ deps, scope }, versions);
  return versions
    .map(({ periodId, version }, at) => ({
      periodId,
      version,
      holders: (all[at] ?? []).flatMap((holder) =>
        holder.driverId !== null && 'jobId' in holder
          ? {
              employeeId: holder.driverId,
              name: holder.name,
              seniorityNumber: holder.seniorityNumber,
              jobId: holder.jobId,
            }
          : [],
      ),
    }))
    .sort((a, b) => compareText(a.periodId, b.periodId));
};
