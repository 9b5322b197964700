import type { Activity } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import type { JobTemplates } from '~/domain/jobs/job-templates';
import type { ImportGlossary } from '~/domain/roster/import-glossary';
import type { KeptChange, ChangeUndone } from '~/domain/roster/kept-change';
import type { RosterNoun } from '~/domain/roster/roster-text';
import type { Result } from '~/domain/shared/result';

/** How far a large piece of work is, in steps. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** A site's whole list with its version, which every change increases. */
export interface Versioned<T> {
  readonly items: readonly T[];
  readonly version: number;
  /** How much of the latest change is stored, in steps, while a large change is still being stored. */
  readonly storing?: Progress;
}

/** A change of a list that can be undone for a day. */
export interface StoredChange<T> extends KeptChange<T> {
  /** A ULID: its order is time order. Empty for one that an earlier release kept. */
  readonly id: string;
  readonly at: string;
  /** The name of the administrator who made it. */
  readonly by: string;
}

/** `keep`: what undoing the change needs, or which change it undoes; missing if neither. */
export interface WithKept<T> {
  readonly keep?: KeptChange<T> | ChangeUndone;
}

export interface ListChange<T> extends WithKept<T> {
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

/** Which of the kept changes of a list to read. */
export interface ChangesPage {
  readonly limit: number;
  /** The ID before which they were made; missing for the newest. */
  readonly before?: string | undefined;
}

/**
 * A change is stored all or nothing: in one transaction if it fits, otherwise as a journal that one transaction commits.
 * The writer then applies the journal for a few seconds, and a scheduled function applies the rest.
 */
export interface RosterStore<T> {
  /** Every item, sorted by ID, compared as text, with committed changes that are still being stored. Strongly consistent. */
  list(scope: SiteScope): Promise<Versioned<T>>;
  /**
   * Returns `list-changed` if the list has another version, or if other sites of the company have used up the limit, and
   * `list-being-stored` if an earlier large change has to be stored first.
   */
  commit(
    scope: SiteScope,
    change: ListChange<T>,
  ): Promise<Result<{ version: number }, { code: 'list-changed' } | ListBeingStored>>;
  /**
   * The latest changes that were kept, newest first, without those that were undone or too large to keep. Old ones are
   * deleted sooner or later.
   */
  changes(scope: SiteScope, page: ChangesPage): Promise<readonly StoredChange<T>[]>;
  /** Null if it was undone, or is gone. */
  findChange(scope: SiteScope, id: string): Promise<StoredChange<T> | null>;
  /** Continues to store a committed change while `hasTime` returns true. True if everything is stored. */
  finish(scope: SiteScope, hasTime: () => boolean): Promise<boolean>;
}
export type ListBeingStored = Progress & { readonly code: 'list-being-stored' };

/**
 * Putting a driver also updates the employee directory. Deleting one also deletes the credential, the email
 * address, all picks, a manually assigned week, all leave and the directory entry.
 */
export type DriverStore = RosterStore<Driver>;
export type JobStore = RosterStore<Job>;

export interface JobTemplateStore {
  read(scope: SiteScope): Promise<JobTemplates>;
  /** Stores the templates if they still have their version. All of them together fit into one item. */
  save(
    scope: SiteScope,
    templates: JobTemplates,
    entry: Activity,
  ): Promise<Result<null, { code: 'templates-changed' } | { code: 'templates-too-large' }>>;
}

/** `version` is 0 before the first answer. */
export interface VersionedGlossary extends ImportGlossary {
  readonly version: number;
}

/** What people answered about imports of each roster of a site. */
export interface GlossaryStore {
  read(scope: SiteScope, noun: RosterNoun): Promise<VersionedGlossary>;
  /** Stores the answers if they still have their version; `entry` if that is logged. False if somebody else changed them. */
  save(
    scope: SiteScope,
    noun: RosterNoun,
    change: { readonly glossary: VersionedGlossary; readonly entry?: Activity | undefined },
  ): Promise<boolean>;
}
