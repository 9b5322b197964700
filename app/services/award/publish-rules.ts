import type { AwardBeingPublished, RunningPublication } from '~/app/ports/award';
import type { Deps } from '~/app/ports/deps';
import type { SiteAccess } from '~/app/ports/sessions';
import type { NewEvent } from '~/domain/activity/activity';
import type { Catalogue } from '~/domain/award/award';
import type { AwardRecord } from '~/domain/award/record/award-record';
import type { JobChainPlan } from '~/domain/award/record/free-jobs';
import type { Result } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';
import type { LoadStored } from './load-version.server';
import type { readRosters, RostersChanged } from './read-roster-changes.server';

/** Why an award cannot be published; `readyInSeconds` if only the last saves are missing. */
export interface PublishingRefusal {
  readonly code: string;
  readonly readyInSeconds?: number;
}

type PartKind = NonNullable<RunningPublication['only']>;

/** How publishing jobs and publishing vacation weeks differ. */
export interface PublishRules<E extends PublishingRefusal> {
  readonly catalogue: Catalogue;
  /** The latest version; 0 before the first. */
  readonly getVersion: (site: Site) => number;
  /** The part of the site on which the decision to publish is based. */
  readonly getBasis: (site: Site) => unknown;
  /** Stops late saves, if there can be any, for an award that reads the lists at `startsAt`: the site to store. */
  readonly freeze?: (site: Site, now: Instant, startsAt?: Instant) => Result<Site, E>;
  /** Takes back what `freeze` changed: the site to store, or null if it needs no change. */
  readonly thaw?: (site: Site) => Site | null;
  readonly load: LoadStored;
  /** Reads what a version takes from today's lists, if administrators confirm that. */
  readonly readRosters?: typeof readRosters;
  /**
   * Prepares the site for publishing, for example by recording a closure. Fails while the last saves may still be
   * written.
   */
  readonly prepare: (site: Site, now: Instant) => Result<Site, E>;
  /** The site with the next version. */
  readonly advance: (site: Site, publishedAt: Instant) => Site;
  /** How a version with one kind of change differs: there must be a version in force. */
  readonly part: {
    readonly prepare: (site: Site, now: Instant, only: PartKind) => Result<Site, E>;
    readonly advance: (site: Site, publishedAt: Instant, only: PartKind) => Site;
  };
  readonly getPeriodId: (site: Site) => string;
  /** What the activity log records. */
  readonly toEvent: (record: AwardRecord, digest: string, chain?: JobChainPlan) => NewEvent;
}

export type PublishingError<E> =
  | E
  | { readonly code: 'site-changed' }
  | { readonly code: 'award-changed' }
  | RostersChanged
  /** It is too large for one request. Publishing again continues it, and a scheduled function finishes it. */
  | AwardBeingPublished;

export interface PublishContext {
  readonly deps: Deps;
  readonly access: SiteAccess;
  /** The version that the page showed; publishing is refused if it is no longer the latest. */
  readonly seen?: number | undefined;
  /** Names what the page showed of `readRosterChanges`; if missing, nobody confirms what the version takes from the lists. */
  readonly basis?: string | undefined;
}
