import type { Activity } from '~/domain/activity/activity';
import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import type { Result } from '~/domain/shared/result';
import type { SiteScope } from '~/domain/company/scope';

/** A site's whole list with its version, which every change increases. */
export interface Versioned<T> {
  readonly items: readonly T[];
  readonly version: number;
}

export interface ListChange<T> {
  /** The version of the list on which the change was decided. */
  readonly expectedVersion: number;
  readonly puts: readonly T[];
  /** Ids (employee ids or job ids) to delete with everything that belongs to them. */
  readonly deletes: readonly string[];
  readonly entry: Activity;
  /** How the change counts toward the company's limit; if missing, it is not counted. */
  readonly usage?: ListUsage;
}

export interface ListUsage {
  /** By how many items the list grows. */
  readonly growth: number;
  /** The most that all sites of the company together may have. */
  readonly limit: number;
}

/**
 * A change is stored all or nothing: in one transaction if it fits, otherwise as a journal that one transaction
 * commits. The journal is then applied by the writer, or if the writer died, by the next reader of the list.
 */
export interface RosterStore<T> {
  /** Every item, sorted by ID, compared as text. Applies a committed journal first. Strongly consistent. */
  list(scope: SiteScope): Promise<Versioned<T>>;
  /**
   * Returns `list-changed` if the list has another version, or if other sites of the company have used up the limit.
   */
  commit(
    scope: SiteScope,
    change: ListChange<T>,
  ): Promise<Result<{ version: number }, { code: 'list-changed' }>>;
}

/**
 * Putting a driver also updates the employee directory. Deleting one also deletes the credential, the email
 * address, all picks, a manually assigned week and the directory entry.
 */
export type DriverStore = RosterStore<Driver>;
export type JobStore = RosterStore<Job>;
