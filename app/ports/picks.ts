import type { Activity } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import type { NewMail } from '~/domain/mail/mail';
import type { EnteredBy } from '~/domain/picks/entered-by-schema';
import type { Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';

/** The facts that are stored with every save of a list. */
export type SaveFacts = {
  readonly employeeId: string;
  /** ISO instant at which the request arrived. */
  readonly acceptedAt: string;
  readonly receiptNumber: string;
  /** Missing if the driver saved the list themselves. */
  readonly enteredBy?: EnteredBy | undefined;
};

/** A save that replaces exactly the list that its page showed. */
export interface Replacement {
  /** The receipt of the list that this one replaces; null if there is none. */
  readonly over: string | null;
  /** The email that tells the driver that an administrator entered the list. */
  readonly mail?: NewMail | null;
}

/**
 * How many entries the activity log had since a time when something was read. Nearly every change appends an entry, so
 * another count shows that something may have changed. An entry may be written up to a request deadline after its ID was
 * made, so `since` is that much earlier than the reading.
 */
export interface LogMarker {
  readonly since: Instant;
  readonly count: number;
}

/** Lists for pages that many people have open. */
export interface RecentLists<List> {
  readonly lists: readonly List[];
  /** When the lists were like this: a few seconds ago, or now if nothing was saved since. */
  readonly asOf: Instant;
}
export interface MarkedLists<List> extends RecentLists<List> {
  readonly marker: LogMarker;
}

/** The lists that drivers have saved in one catalogue (jobs or vacation weeks). */
export interface PicksStore<List> {
  get(scope: SiteScope, employeeId: string): Promise<List | null>;
  /** Every driver's current picks. Strongly consistent, because an award reads them after the drain. */
  list(scope: SiteScope): Promise<List[]>;
  /**
   * Every driver's picks as they were at most about ten seconds before `now`, for pages that many people have open, never
   * for an award. Not each page reads all lists then: many are read at most once in ten seconds, and few after a change. A
   * change that appends no entry to the log may show ten minutes later.
   */
  recent(scope: SiteScope, now: Instant): Promise<MarkedLists<List>>;
  /** Whether `recent` may return something newer than what it returned with this marker. */
  isOutdated(scope: SiteScope, marker: LogMarker, now: Instant): Promise<boolean>;
  /**
   * Replaces the driver's picks and appends to the history and to the activity log, in one transaction.
   * `newer-save-exists`: the stored list was accepted later than this one or, if `replacement` is given, is another one
   * than `over`.
   */
  save(
    scope: SiteScope,
    picks: List,
    entry: Activity,
    replacement?: Replacement,
  ): Promise<Result<null, { code: 'newer-save-exists' }>>;
  /** The driver's saves, newest first. */
  history(scope: SiteScope, employeeId: string, limit: number): Promise<List[]>;
  /**
   * At most `limit` saves of all drivers, also of deleted ones, in the order of their cursors. `after` is the `next` of the
   * page before. The saves of the last second may be missing.
   */
  saves(
    scope: SiteScope,
    page: { readonly after: string | null; readonly limit: number },
  ): Promise<{ readonly saves: List[]; readonly next: string | null }>;
}
