import { findChangedOffers, type PublishedFacts } from '~/domain/award/record/published-facts';
import type { Instant } from '~/domain/time/instant';
import type { ChangeCause } from './result-change-schema';

/** What a driver has to know about their result, and whether they confirmed it. */
export interface ResultNews {
  readonly version: number;
  readonly publishedAt: Instant;
  /** When the driver confirmed the result; null if they still have to. */
  readonly seenAt: Instant | null;
  /** How the result differs from the one that the driver confirmed last, or else from the version before. */
  readonly change: {
    readonly before: readonly string[];
    readonly now: readonly string[];
    readonly causes: readonly ChangeCause[];
    /** The jobs or weeks that the driver keeps and that have other times, days or another place; null if there are none. */
    readonly offers: { readonly before: Offers; readonly now: Offers } | null;
  } | null;
  /**
   * The job that the driver may give back because it changed by much; null if there is none. `isAgain`: they asked to give it
   * back before it changed.
   */
  readonly mayGiveBack: (JobOfWeek & { readonly isAgain: boolean }) | null;
  /** The job that the driver asked to give back, while it waits, and when a change tells that it was passed on. */
  readonly givenBack: (JobOfWeek & { readonly at: Instant; readonly isWaiting: boolean }) | null;
}

interface JobOfWeek {
  readonly periodId: string;
  readonly jobId: string;
}

type Offers = Pick<PublishedFacts, 'jobs' | 'weeks'>;

const pickOffers = ({ jobs, weeks }: Offers, ids: readonly string[]): Offers => ({
  jobs: jobs.filter(({ jobId }) => ids.includes(jobId)),
  weeks: weeks.filter(({ weekId }) => ids.includes(weekId)),
});

/** The jobs or weeks of `held` as two versions have them, if they differ. */
export const compareOffers = (
  before: PublishedFacts,
  now: PublishedFacts,
  held: readonly string[],
): NonNullable<ResultNews['change']>['offers'] => {
  const ids = findChangedOffers(before, now).filter((id) => held.includes(id));
  return ids.length > 0 ? { before: pickOffers(before, ids), now: pickOffers(now, ids) } : null;
};
