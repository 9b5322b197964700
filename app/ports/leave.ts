import type { Activity } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import type { DriverLeave } from '~/domain/leave/leave-schema';
import type { Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';

/** When drivers are away. Every item is of one driver, and a driver without leave has none. */
export interface LeaveStore {
  get(scope: SiteScope, employeeId: string): Promise<DriverLeave | null>;
  /** The leave of all drivers, sorted by employee ID: one query. */
  list(scope: SiteScope): Promise<DriverLeave[]>;
  /**
   * Replaces a driver's spans, with a log entry, if the stored version is still `leave.version`. Without spans nothing stays
   * stored. From `expiresAt` on the store may delete them. Deleting a driver deletes them too (`DriverStore`).
   */
  save(
    scope: SiteScope,
    leave: DriverLeave,
    change: { readonly expiresAt: Instant; readonly entry: Activity },
  ): Promise<Result<null, { code: 'leave-changed' | 'no-driver' }>>;
}
