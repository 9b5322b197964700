import type { CatalogueView } from '~/app/components/ranking/ranking-view';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { OfferedWeek } from '~/domain/vacation/offered-week';
import type { WeekColumn } from './week-catalogue';

/** Everything the driver's vacation page shows. */
export interface VacationView extends CatalogueView<OfferedWeek, WeekColumn, string> {
  readonly isPublished: boolean;
  readonly outcome: DriverOutcome | null;
  /** A freed week that the driver will get at the next publication; null if there is none. */
  readonly offeredId: string | null;
  /** Whether the driver gave up the awarded week. Another driver gets it at the next publication. */
  readonly isGivenUp: boolean;
  readonly mayGiveUp: boolean;
}
