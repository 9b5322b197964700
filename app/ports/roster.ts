import type { Activity } from '~/domain/activity/activity';
import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import type { Result } from '~/domain/shared/result';
import type { SiteScope } from '~/domain/company/scope';

/** A site's whole list with the version that every change moves on. */
export interface Versioned<T> {
  readonly items: readonly T[];
  readonly version: number;
}

export interface ListChange<T> {
  /** The version the change was decided on. */
  readonly expectedVersion: number;
  readonly puts: readonly T[];
  /** Ids (employee ids or job ids) to delete; everything that hangs on them goes too. */
  readonly deletes: readonly string[];
  readonly entry: Activity;
  /** What the change means for the company's limit; without it the change is not counted. */
  readonly usage?: ListUsage;
}

export interface ListUsage {
  /** How many items more the list has afterwards. */
  readonly growth: number;
  /** The most that all sites of the company together may have. */
  readonly limit: number;
}

/**
 * A change is stored whole or not at all: in one transaction while it fits, otherwise as one journal
 * item that the same transaction commits and that is then applied, by whoever reads the list next if
 * the writer died.
 */
export interface RosterStore<T> {
  /** Every item, sorted by id as text. Applies a committed journal first. Strongly consistent. */
  list(scope: SiteScope): Promise<Versioned<T>>;
  /** `list-changed` too where another site of the company has used up the room meanwhile. */
  commit(
    scope: SiteScope,
    change: ListChange<T>,
  ): Promise<Result<{ version: number }, { code: 'list-changed' }>>;
}

/**
 * A driver's put keeps the employee directory in step; a delete takes the credential, the mail address, all
 * picks, a week assigned by hand and the directory entry along.
 */
export type DriverStore = RosterStore<Driver>;
export type JobStore = RosterStore<Job>;
