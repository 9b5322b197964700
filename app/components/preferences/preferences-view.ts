import type { ListRulesView } from '~/app/components/ranking/list/list-rules-note';
import type { CatalogueView, OwnPageView } from '~/app/components/ranking/ranking-view';
import type { TakeLeftOverView } from '~/app/components/ranking/result/take-left-over';
import type { TradeOffersView } from '~/app/components/ranking/result/trade-link';
import type { LeaveDays } from '~/domain/award/award-input';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { PickShare } from '~/domain/award/figures/pick-shares';
import type { ResultNews } from '~/domain/award/results/result-news';
import type { ShownAward } from '~/domain/award/shown-award';
import type { DriverClaim } from '~/domain/claims/claim-rules';
import type { PastOutcome } from '~/domain/claims/past-outcome';
import type { Job } from '~/domain/jobs/job';
import type { ShownNote } from '~/domain/notes/note-board';
import type { JobColumn, JobFilter } from '~/domain/picks/filter-jobs';
import type { AskedJob } from '~/domain/reports/who-got';
import type { WindowState } from '~/domain/selection/selection-window';
import type { Deadline } from '~/domain/time/deadline';

/** Everything the driver's job page shows. */
export interface PreferencesView extends CatalogueView<Job, JobColumn, JobFilter>, OwnPageView {
  readonly selection: {
    readonly state: WindowState;
    readonly periodId: string;
    readonly closesAt: Deadline;
    /** The missing minutes, if the cutoff was moved because of an outage; otherwise null. */
    readonly movedForOutage: number | null;
  };
  /** The filters that this browser keeps for the driver; null if it may keep none. */
  readonly savedFilters: readonly JobFilter[] | null;
  /** Notes from administrators that the driver has not confirmed. */
  readonly notes: readonly ShownNote[];
  readonly listRules: ListRulesView;
  /** Whether drivers may read all lists and results of the published award. */
  readonly hasAllResults: boolean;
  /** Whether the list was carried over from an earlier period. */
  readonly standing: boolean;
  readonly outcome: DriverOutcome | null;
  /** Null without a published result. */
  readonly news: ResultNews | null;
  /** Set while the published version is withdrawn. */
  readonly withdrawn: { readonly at: string; readonly reason: string } | null;
  /** Null if no left-over job is offered to the driver. */
  readonly leftOver: TakeLeftOverView | null;
  /** Null if the driver cannot trade. */
  readonly tradeOffers: TradeOffersView | null;
  /** The site's time zone as published. */
  readonly awardZone: string;
  /** As published; null if the driver got none. */
  readonly awardedJob: Job | null;
  /** The jobs of the reasons as published, without those that were deleted before. */
  readonly rankedJobs: readonly Job[];
  /** The jobs left free that an eligible driver without a job may hold; null for others, and if it is not known. */
  readonly jobsLeft: readonly Job[] | null;
  /** Who got the job that the URL asks about; null if it asks about none. */
  readonly askedJob: AskedJob | null;
  /** The driver's results from earlier awards for weeks that are not over yet. */
  readonly atWork: readonly PastOutcome[];
  readonly shares: readonly PickShare[];
  /** Null while nothing is published. */
  readonly check: ShownAward | null;
  /** The driver's vacation week, if it is why the driver gets no job in this award; otherwise null. */
  readonly onVacation: string | null;
  /** The driver's leave, if it is why the driver gets no job in this award; otherwise null. */
  readonly onLeave: LeaveDays | null;
  readonly coverJobs: readonly string[];
  readonly claims: readonly DriverClaim[];
  /** The picks about which the driver has filed one. */
  readonly claimed: readonly string[];
  /** Until when a claim may be filed, as an ISO instant; null if none may be. */
  readonly claimsUntil: string | null;
}
