import type { RankingView } from '~/app/components/ranking/ranking-view';
import type { SavedList } from '~/app/components/ranking/receipt';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { Deadline } from '~/domain/selection/selection-window';
import type { OfferedWeek } from '~/domain/vacation/offered-week';
import { wantedWeeks, type VacationPicks } from '~/domain/vacation/vacation-picks';
import type { VacationQuery } from './vacation-query';

/** Everything the driver's vacation page shows. */
export interface VacationView extends RankingView {
  readonly weeks: readonly OfferedWeek[];
  readonly vanished: readonly string[];
  /** When saving ends or ended; null where no time is known. */
  readonly closing: Deadline | null;
  readonly isPublished: boolean;
  readonly outcome: DriverOutcome | null;
  /** A week that became free and goes to the driver when the weeks are published again. */
  readonly offeredId: string | null;
  /** The awarded week was given up; another driver gets it at the next publication. */
  readonly isGivenUp: boolean;
  readonly mayGiveUp: boolean;
  /** What the address asked for; `draft` is null without a draft of this driver. */
  readonly query: VacationQuery;
}

/** A save of weeks as its receipt shows it. */
export const savedWeeks = (picks: VacationPicks): SavedList => ({
  ids: wantedWeeks(picks),
  acceptedAt: picks.acceptedAt,
  receiptNumber: picks.receiptNumber,
  late: false,
});
