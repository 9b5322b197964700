import { serverCopy } from '~/app/copy/copy';
import { findPeriodAward, type AwardName } from '~/domain/selection/past-awards';
import type { Site } from '~/domain/site/site';

/** The award of jobs that an address asks for by `period`, else that of the present one; 404 for others. */
export const askedAward = (request: Request, { window }: Site): AwardName => {
  const period = new URL(request.url).searchParams.get('period') ?? window.periodId;
  const award = findPeriodAward(window, period);
  if (!award) throw new Response(serverCopy.common.nothingIsPublishedForThat, { status: 404 });
  return award;
};
