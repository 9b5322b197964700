import type { ListRulesView } from '~/app/components/ranking/list/list-rules-note';
import type { CatalogueView, OwnPageView } from '~/app/components/ranking/ranking-view';
import type { TradeOffersView } from '~/app/components/ranking/result/trade-link';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { PublishedWeek } from '~/domain/award/record/published-facts';
import type { ResultNews } from '~/domain/award/results/result-news';
import type { ShownAward } from '~/domain/award/shown-award';
import type { DriverClaim } from '~/domain/claims/claim-rules';
import type { JobWeek } from '~/domain/claims/past-outcome';
import type { ShownNote } from '~/domain/notes/note-board';
import type { OfferedWeek } from '~/domain/vacation/offered-week';
import type { WeekColumn } from './week-catalogue';

/** Everything the driver's vacation page shows. */
export interface VacationView extends CatalogueView<OfferedWeek, WeekColumn, string>, OwnPageView {
  readonly isPublished: boolean;
  /** Notes from administrators that the driver has not confirmed. */
  readonly notes: readonly ShownNote[];
  readonly listRules: ListRulesView;
  /** Whether drivers may read all lists and results of the published award. */
  readonly hasAllResults: boolean;
  readonly outcome: DriverOutcome | null;
  /** The weeks that the outcome names, as published. */
  readonly namedWeeks: readonly PublishedWeek[];
  /** The site's time zone as published. */
  readonly awardZone: string;
  /** Null without a published result. */
  readonly news: ResultNews | null;
  /** Set while the published version is withdrawn. */
  readonly withdrawn: { readonly at: string; readonly reason: string } | null;
  /** Null while nothing is published. */
  readonly check: ShownAward | null;
  /** Null if the driver cannot trade. */
  readonly tradeOffers: TradeOffersView | null;
  /** A freed week that the driver will get at the next publication; null if there is none. */
  readonly offeredId: string | null;
  readonly held: readonly HeldWeekView[];
  /** How many weeks the driver may hold, and how many they pick in each round. */
  readonly entitlement: { readonly weeks: number; readonly rounds: readonly number[] };
  /** What the driver works in the published weeks that are not over. */
  readonly jobWeeks: readonly JobWeek[];
  readonly claims: readonly DriverClaim[];
  /** The picks about which the driver has filed one. */
  readonly claimed: readonly string[];
  /** Until when a claim may be filed, as an ISO instant; null if none may be. */
  readonly claimsUntil: string | null;
  /** What the asked confirmation would do; null if the URL asks for none. */
  readonly freeing: Freeing | null;
}

/** A week that the driver holds in the published award. */
export interface HeldWeekView {
  readonly weekId: string;
  /** Null if it was not taken in a round. */
  readonly round: number | null;
  /** Whether the driver gave it up. It is passed on at the next publication. */
  readonly isGivenUp: boolean;
  readonly mayGiveUp: boolean;
}

/** What giving a week up or declining it would do with the next publication. */
export interface Freeing {
  /** Whether another driver gets the week. */
  readonly isWanted: boolean;
  /** The weeks that the driver then holds; `rank` is null for a week that is not on their list. */
  readonly own: readonly { readonly weekId: string; readonly rank: number | null }[];
  /** Sent with the form: the server does nothing if something else would happen by then. */
  readonly confirmed: string;
}
