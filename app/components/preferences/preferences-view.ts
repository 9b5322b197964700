import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import type { PickList } from '~/domain/picks/pick-list';
import type { Deadline, WindowState } from '~/domain/portal/selection-window';
import type { PageQuery } from './page-query';

/** Everything the driver's job page shows. */
export interface PreferencesView {
  readonly driver: Pick<Driver, 'employeeId' | 'name' | 'seniorityNumber' | 'airportCertified'>;
  readonly companyName: string;
  readonly site: { readonly siteId: string; readonly name: string; readonly timeZone: string };
  readonly window: {
    readonly state: WindowState;
    readonly periodId: string;
    readonly closesAt: Deadline;
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
  readonly saved: Pick<PickList, 'jobIds' | 'acceptedAt' | 'receiptNumber' | 'late'> | null;
  readonly mayEdit: boolean;
  readonly outcome: DriverOutcome | null;
  readonly awardedJob: Job | null;
  readonly allowPrinting: boolean;
  /** Whom to ask; empty if the site names nobody. */
  readonly contactEmail: string;
  /** Binds a draft in the address to this driver and period, so that nobody finds somebody else's. */
  readonly draftKey: string;
  /** What the address asked for; `draft` is null without a draft of this driver. */
  readonly query: PageQuery;
}
