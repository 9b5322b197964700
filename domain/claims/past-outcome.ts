import type { DriverClaim } from './claim-rules';
import type { Job } from '~/domain/jobs/job';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { ResultNews } from '~/domain/award/result-news';

/** A driver's assignment for a week whose selection period is over. */
export interface PastOutcome {
  readonly periodId: string;
  /** Whether the site is in that week now, or in the one before it; null if it is further away. */
  readonly when: 'this-week' | 'next-week' | null;
  readonly outcome: DriverOutcome;
  /** The job as the version has it; null if there was none. */
  readonly job: Job | null;
  readonly news: ResultNews | null;
  /** Whether drivers trade the jobs of that week, if the site allows it. */
  readonly isTraded: boolean;
  /** The driver's own claims of that period, in order of filing. */
  readonly claims: readonly DriverClaim[];
  /** Whether there were picks to claim: claims end when the next selection opens. */
  readonly hadClaims: boolean;
}
