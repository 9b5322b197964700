import type { RankingView } from '~/app/components/ranking/ranking-view';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { PastOutcome } from '~/domain/claims/past-outcome';
import type { PickShare } from '~/domain/award/pick-shares';
import type { DriverClaim } from '~/domain/claims/claim-rules';
import type { Job } from '~/domain/jobs/job';
import type { Deadline, WindowState } from '~/domain/selection/selection-window';
import type { PageQuery } from './page-query';

/** Everything the driver's job page shows. */
export interface PreferencesView extends RankingView {
  readonly window: {
    readonly state: WindowState;
    readonly periodId: string;
    readonly closesAt: Deadline;
    readonly awardVersion: number;
  };
  /** Only those this driver may hold. */
  readonly jobs: readonly Job[];
  /** The list was carried over from an earlier period. */
  readonly standing: boolean;
  readonly vanished: readonly string[];
  readonly outcome: DriverOutcome | null;
  readonly awardedJob: Job | null;
  /** What the driver was assigned for weeks that are not over, before this period. */
  readonly atWork: readonly PastOutcome[];
  readonly shares: readonly PickShare[];
  /** The driver's vacation week, which keeps them out of this award. */
  readonly onVacation: string | null;
  readonly coverJobs: readonly string[];
  readonly claims: readonly DriverClaim[];
  /** ISO instant until which a claim may be filed; null while none may be. */
  readonly claimsUntil: string | null;
  /** What the address asked for; `draft` is null without a draft of this driver. */
  readonly query: PageQuery;
}
