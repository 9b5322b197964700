import { serverCopy } from '~/app/copy/copy';
import { findPeriodAward, type AwardName } from '~/domain/selection/past-awards';
import type { Site } from '~/domain/site/site';

/** The job award of the period in the URL, or else of the current one. Throws a 404 if that period has no award. */
export const askedAward = (request: Request, { window }: Site): AwardName => {
  const period = new URL(request.url).searchParams.get('period') ?? window.periodId;
  const award = findPeriodAward(window, period);
  if (!award) throw new Response(serverCopy.common.periodNotPublished, { status: 404 });
  return award;
};
