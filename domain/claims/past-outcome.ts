import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { ResultNews } from '~/domain/award/results/result-news';
import type { Job } from '~/domain/jobs/job';
import type { NearWeek } from '~/domain/time/iso-week';
import type { DriverClaim } from './claim-rules';

/** What a driver works in a week, in short. */
export interface JobWeek {
  readonly periodId: string;
  /** Where the site is in time; null if the week is further away. */
  readonly when: NearWeek | null;
  /** Null if the driver was not part of the award. */
  readonly outcome: Pick<DriverOutcome, 'awardedId' | 'onVacation' | 'onLeave'> | null;
  /** The job as the version has it; null if there was none. */
  readonly job: Job | null;
}

/** A driver's assignment for a week whose selection period is over. */
export interface PastOutcome extends JobWeek {
  readonly outcome: DriverOutcome | null;
  /** The site's time zone as the version names it, or else today's. */
  readonly timeZone: string;
  readonly news: ResultNews | null;
  /** Whether drivers trade the jobs of that week, if the site allows it. */
  readonly isTraded: boolean;
  /** The driver's own claims of that period, in order of filing. */
  readonly claims: readonly DriverClaim[];
  /** Whether there were picks to claim: claims end when the next selection opens. */
  readonly hadClaims: boolean;
}
