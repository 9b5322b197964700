import type { SiteCall } from '~/app/ports/deps';
import type { AwardName } from '~/domain/selection/past-awards';

/** Ends the wish of a driver who gave the job back, if there is one: this version passed it on. */
export const markPassedOn = async ({
  deps: {
    stores: { givenBack },
  },
  access: { scope },
  award: { periodId, version },
  jobId,
  driverId,
}: SiteCall<
  'stores',
  { readonly award: AwardName; readonly jobId: string; readonly driverId: string }
>): Promise<void> => {
  const wish = await givenBack.get(scope, periodId, driverId);
  if (wish?.jobId === jobId && wish.passedOn === null)
    await givenBack.markPassedOn(scope, wish, version);
};
