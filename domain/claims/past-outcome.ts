import type { DriverClaim } from './claim-rules';
import type { Job } from '~/domain/jobs/job';
import type { DriverOutcome } from '~/domain/award/driver-outcome';

/** A driver's assignment for a week whose selection period is over. */
export interface PastOutcome {
  readonly periodId: string;
  readonly outcome: DriverOutcome;
  /** The job as the version has it; null if there was none. */
  readonly job: Job | null;
  /** The driver's own claims of that period, in order of filing. */
  readonly claims: readonly DriverClaim[];
}
