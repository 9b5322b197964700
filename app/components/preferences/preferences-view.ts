import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { PickShare } from '~/domain/award/pick-shares';
import type { DriverClaim } from '~/domain/claims/claim-rules';
import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import type { Deadline, WindowState } from '~/domain/portal/selection-window';
import type { PageQuery } from './page-query';
import type { SavedPicks } from './receipt';

/** Everything the driver's job page shows. */
export interface PreferencesView {
  readonly driver: Pick<Driver, 'employeeId' | 'name' | 'seniorityNumber' | 'airportCertified'>;
  readonly companyName: string;
  readonly site: { readonly siteId: string; readonly name: string; readonly timeZone: string };
  readonly window: {
    readonly state: WindowState;
    readonly periodId: string;
    readonly closesAt: Deadline;
    readonly awardVersion: number;
  };
  /** Epoch milliseconds. */
  readonly serverNow: number;
  /** Only those this driver may hold. */
  readonly jobs: readonly Job[];
  /** The list as the server has it: the save of this period, or what was carried over. */
  readonly list: readonly string[];
  readonly standing: boolean;
  readonly vanished: readonly string[];
  /** The save of this period. */
  readonly saved: SavedPicks | null;
  readonly mayEdit: boolean;
  readonly outcome: DriverOutcome | null;
  readonly awardedJob: Job | null;
  readonly shares: readonly PickShare[];
  readonly claims: readonly DriverClaim[];
  /** ISO instant until which a claim may be filed; null while none may be. */
  readonly claimsUntil: string | null;
  readonly allowPrinting: boolean;
  /** Whom to ask; empty if the site names nobody. */
  readonly contactEmail: string;
  /** Binds a draft in the address to this driver and period, so that nobody finds somebody else's. */
  readonly draftKey: string;
  /** What the address asked for; `draft` is null without a draft of this driver. */
  readonly query: PageQuery;
}
