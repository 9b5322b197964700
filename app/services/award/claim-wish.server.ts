import type { SiteCall } from '~/app/ports/deps';
import type { GivenBackJob } from '~/domain/award/results/give-back';
import { listAwardsNotOver } from '~/domain/site/awards-not-over';
import type { Instant } from '~/domain/time/instant';

type Claiming = SiteCall<
  'stores',
  {
    /** As it was before. */
    readonly wish: GivenBackJob;
    /** The version that is to pass the job on. */
    readonly version: number;
  }
>;

/**
 * Claims a wish for the version that passes the job on, before it is published, so that the driver cannot take it back any
 * more. False if the driver was faster.
 */
export const claimWish = async ({
  deps: { stores },
  access: { scope },
  wish,
  version,
}: Claiming): Promise<boolean> => stores.givenBack.claim(scope, wish, version);

/**
 * Undoes the claim of a version that was refused. One that is still being published, or that another request finished, keeps
 * it.
 */
export const releaseWish = async ({
  deps: { stores },
  access: { scope },
  wish,
  version,
  now,
}: Claiming & { readonly now: Instant }): Promise<void> => {
  const { periodId, employeeId, jobId } = wish;
  // In this order, because a publication that ends in between is in force afterwards.
  const publication = await stores.awards.findPublication(scope, periodId);
  const isOwn = publication?.chain?.freed.some(
    (row) => row.driverId === employeeId && row.jobId === jobId,
  );
  if (isOwn && publication?.version === version) return;
  const { site } = await stores.sites.read(scope);
  const awards = site ? listAwardsNotOver(site, 'jobs', now) : [];
  if (awards.some((one) => one.periodId === periodId && one.version >= version)) return;
  await stores.givenBack.claim(scope, { ...wish, passedOn: version }, wish.passedOn);
};
