import type { Activity } from '~/domain/activity/activity';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { PickShare } from '~/domain/award/figures/pick-shares';
import type { JobHolder } from '~/domain/award/job-holders';
import type { ManualAssignment } from '~/domain/award/manual-assignment';
import type { JobChange, WeekChange } from '~/domain/award/record/change-offers';
import type { ErasedRow } from '~/domain/award/record/erased-row-schema';
import type { JobChainPlan } from '~/domain/award/record/free-jobs';
import type { PublishedFacts } from '~/domain/award/record/published-facts';
import type { Withdrawal } from '~/domain/award/record/withdrawal';
import type { OpenedAward } from '~/domain/award/results/all-results';
import type { Outcomes } from '~/domain/award/results/outcomes';
import type { WeekHolder } from '~/domain/award/week-holders';
import type { Actor, SiteScope } from '~/domain/company/scope';
import type { NewNotice } from '~/domain/mail/notice';
import type { AwardFigures } from '~/domain/reports/award-figures';
import type { AwardName } from '~/domain/selection/past-awards';
import type { Result } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';
import type { Progress } from './roster';

/** A manual assignment with its place among those of the job, so that two of them cannot take the last place at once. */
export interface PlacedAssignment extends ManualAssignment {
  /** Counted from 1; 1 if missing. */
  readonly place?: number | undefined;
}

/** A manual assignment of a job, with the state that the decision was based on. */
export interface ManualChange {
  readonly assignment: PlacedAssignment;
  /** The ID of the assignment that it replaces at its place; null if none. */
  readonly replaces: string | null;
  /** What `findLatest` returned for the driver before the assignments were listed. */
  readonly follows: string | null;
}

export interface ManualStore {
  /** The period's manual assignments in the order they were made. */
  list(scope: SiteScope, periodId: string): Promise<PlacedAssignment[]>;
  /**
   * The ID of the driver's latest manual assignment in the period, even if that assignment was replaced or removed;
   * null if there was none.
   */
  findLatest(scope: SiteScope, periodId: string, driverId: string): Promise<string | null>;
  /**
   * Assigns the job manually. An earlier assignment at the same place is replaced, and the new one is last in the list.
   * Refused without a log entry if the place (`manual-changed`) or the driver (`manual-driver-changed`) has been given
   * another assignment since the decision, or if the site is now in another period.
   */
  put(
    scope: SiteScope,
    periodId: string,
    change: ManualChange,
    entry: Activity,
  ): Promise<
    Result<
      null,
      { code: 'manual-changed' } | { code: 'manual-driver-changed' } | { code: 'period-over' }
    >
  >;
  /** Removes the assignment. Refused without a log entry if its place now has another one. */
  remove(
    scope: SiteScope,
    periodId: string,
    manual: PlacedAssignment,
    entry: Activity,
  ): Promise<Result<null, { code: 'manual-changed' }>>;
}

/** An approved trade in a version, and whether it counts or was skipped, because it was no longer possible. */
export interface VersionTrade {
  readonly id: string;
  readonly counts: boolean;
}

/** Facts about an award for lists of awards. */
export interface AwardSummary {
  /** Who published it. */
  readonly by: string;
  readonly assigned: number;
}

/** A published award as stored: `recordJson` is the frozen record (input, output, digest). */
export interface StoredAward {
  readonly periodId: string;
  readonly version: number;
  readonly publishedAt: string;
  readonly digest: string;
  /** The digest of the record without people. Absent in awards that an earlier version of the application published. */
  readonly numberedDigest?: string | undefined;
  readonly recordJson: string;
  readonly shares: readonly PickShare[];
  /** Ids of the period's claims that were answered before this version. */
  readonly answeredClaims: readonly string[];
  /** The trades that were approved before this version; missing if there are none. */
  readonly trades?: readonly VersionTrade[] | undefined;
  /** Absent in awards that an earlier version of the application published. */
  readonly summary?: AwardSummary | undefined;
  /** Present if it was withdrawn. The record stays as it was published. */
  readonly withdrawn?: Withdrawal | undefined;
  /** The drivers who were erased from the record, in this order; missing if there are none. */
  readonly erased?: readonly ErasedRow[] | undefined;
}

/** A published version, without what it assigns. */
export interface AwardVersion
  extends
    AwardName,
    Pick<
      StoredAward,
      'publishedAt' | 'digest' | 'summary' | 'withdrawn' | 'trades' | 'answeredClaims'
    > {
  /** The name under which the store keeps what belongs to it. */
  readonly stage: string;
  /** The site's time zone as the version names it. Absent in awards that an earlier version of the application published, until their facts are kept. */
  readonly timeZone?: string | undefined;
}

/** A published version, by which the store finds what belongs to it. */
export type StagedVersion = AwardName & Pick<AwardVersion, 'stage'>;

/** A holder of a job, or of a vacation week in an award of these. */
export type AwardHolder = JobHolder | WeekHolder;

/** What one driver's page shows of a published award. */
interface PublishedOutcome extends Pick<AwardVersion, 'stage'> {
  readonly outcome: DriverOutcome | null;
  readonly shares: readonly PickShare[];
  readonly numberedDigest?: string | undefined;
}

/** What a published version says about the site and its jobs or weeks: `facts` is null if it is not stored beside the record yet. */
interface StoredFacts extends Pick<AwardVersion, 'stage'> {
  readonly facts: PublishedFacts | null;
}

/** A publication of the version before with one kind of change, and nothing else. */
interface PartPublication {
  /** `job-changes`: those of `jobs`. `week-changes`: those of `weeks`. `freed-jobs`: `chain`. Missing for a whole version. */
  readonly only?: 'trades' | 'job-changes' | 'week-changes' | 'freed-jobs' | undefined;
  /** As they were confirmed: the list of jobs or weeks may have changed again. */
  readonly jobs?: readonly JobChange[] | undefined;
  readonly weeks?: readonly WeekChange[] | undefined;
  readonly chain?: JobChainPlan | undefined;
}

/** An award that is being published. */
export interface RunningPublication extends Progress, PartPublication {
  readonly periodId: string;
  readonly version: number;
  /** When an administrator began it, which is the award's time of publication. */
  readonly begunAt: Instant;
  /** Until when it can be canceled, if it waits. */
  readonly startsAt?: Instant | undefined;
  /** Names what it takes from today's lists, as an administrator confirmed it (domain/README.md#later-versions). */
  readonly basis?: string | undefined;
  /** Drivers with a lower seniority number keep what they hold (domain/README.md#awarded-again); missing if nobody does. */
  readonly keepBelow?: number | undefined;
  readonly actor: Actor;
}

export interface AwardStore {
  read(scope: SiteScope, periodId: string, version: number): Promise<StoredAward | null>;
  /**
   * Notes that the scope's actor is publishing a version, and stores `site` in the same transaction if it is given. From
   * here on, a scheduled function finishes the publication. `publication-begun`: one of the period was begun before.
   */
  begin(
    scope: SiteScope,
    begun: Omit<RunningPublication, 'actor' | keyof Progress> & { readonly site: Site | null },
  ): Promise<Result<Site | null, { code: 'site-changed' } | { code: 'publication-begun' }>>;
  findPublication(scope: SiteScope, periodId: string): Promise<RunningPublication | null>;
  /**
   * Deletes a publication of which nothing is staged, and stores `site` and `entry` in the same transaction if they are given.
   * `site-changed`: the site has another version, or the publication was finished or has begun.
   */
  cancel(
    scope: SiteScope,
    publication: AwardName,
    site: Site | null,
    entry?: Activity,
  ): Promise<Result<null, { code: 'site-changed' }>>;
  /**
   * Stages the record (compressed, in parts below the item limit) and every driver's outcome while `hasTime` returns
   * true. Continues where an earlier call with the same award stopped. Then makes the version current by storing `site`
   * with the drivers' notice in one transaction, conditional on `site.version`. Nothing is visible before that.
   * `award-being-published`: not everything is staged yet, or the publication is gone.
   */
  publish(
    scope: SiteScope,
    input: {
      award: StoredAward;
      outcomes: Outcomes;
      /** Who got which job or week. Earlier versions of the application stored none, for weeks or at all. */
      holders?: readonly AwardHolder[];
      /** Earlier versions of the application stored none. Null if it adds trades to a version of theirs. */
      facts?: PublishedFacts | null;
      /** Adds to what the company used in the month of the publication. */
      saves?: number;
      site: Site;
      entry: Activity;
      notice: NewNotice;
    },
    hasTime: () => boolean,
  ): Promise<Result<Site, { code: 'site-changed' } | AwardBeingPublished>>;
  /** Deletes a publication that can no longer be finished, with everything that was staged for it. */
  abandon(scope: SiteScope, publication: RunningPublication): Promise<void>;
  /**
   * Marks a version as withdrawn and stores `site` with the drivers' notice in one transaction, conditional on
   * `site.version`. `publishing-unfinished`: another version of the period is being published.
   */
  withdraw(
    scope: SiteScope,
    withdrawn: {
      award: AwardName;
      mark: Withdrawal;
      site: Site;
      entry: Activity;
      notice: NewNotice;
    },
  ): Promise<Result<Site, { code: 'site-changed' } | { code: 'publishing-unfinished' }>>;
  /** Reads the driver's own outcome and the shares of a published award: two small items. */
  outcome(
    scope: SiteScope,
    periodId: string,
    version: number,
    employeeId: string,
  ): Promise<PublishedOutcome | null>;
  /** Those of the awards that were published, in the same order: a small read for each. */
  versions(scope: SiteScope, names: readonly AwardName[]): Promise<AwardVersion[]>;
  /** The first period of which anything is stored; null if there is none. One small read. */
  findFirstPeriod(scope: SiteScope): Promise<string | null>;
  /** The driver's outcome in each version; null where the driver was not in the roster. */
  outcomesIn(
    scope: SiteScope,
    versions: readonly AwardVersion[],
    employeeId: string,
  ): Promise<(DriverOutcome | null)[]>;
  /** Who got which job or week in each version; null if it is not stored beside the record yet. */
  holdersIn(
    scope: SiteScope,
    versions: readonly StagedVersion[],
  ): Promise<(readonly AwardHolder[] | null)[]>;
  /** Stores the holders beside the record of an award that an earlier version of the application published. */
  keepHolders(
    scope: SiteScope,
    version: AwardVersion,
    holders: readonly AwardHolder[],
  ): Promise<void>;
  /** What a version says about the site and its jobs or weeks; null if it was not published. */
  facts(scope: SiteScope, award: AwardName): Promise<StoredFacts | null>;
  /**
   * Stores the facts beside the record of an award that an earlier version of the application published, unless some are,
   * and their time zone in its `AwardVersion`.
   */
  keepFacts(scope: SiteScope, award: StagedVersion, facts: PublishedFacts): Promise<void>;
  /** The figures of each version for reports; null if they are not stored beside the record yet. */
  figuresIn(scope: SiteScope, versions: readonly StagedVersion[]): Promise<(AwardFigures | null)[]>;
  keepFigures(scope: SiteScope, version: StagedVersion, figures: AwardFigures): Promise<void>;
}

export type AwardBeingPublished = Progress & {
  readonly code: 'award-being-published';
  /** It is not what was asked for. */
  readonly isOther?: boolean;
};

/**
 * What a process has made of published awards last. A record never changes, so a key that names the award names what is made
 * of it for good.
 */
export interface AwardMemory<Made, Kept> {
  /**
   * What is kept under this key, or what `make` returns, which is null if there is no such award. Those who ask at the same
   * time share one call of `make`.
   */
  recall(key: string, make: () => Promise<Made | null>): Promise<Kept | null>;
}

/** A record without people, and the number of each driver by employee ID. */
export interface RecordText {
  readonly json: string;
  readonly numbers: ReadonlyMap<string, number>;
}

/** A `RecordText` as it is sent. */
interface PackedRecord extends Pick<RecordText, 'numbers'> {
  /** The JSON, compressed with gzip. */
  readonly gzipped: Uint8Array<ArrayBuffer>;
}

export interface AwardMemories {
  /** Awards for reading all lists and results. `size`: the length of the record as text. */
  readonly opened: AwardMemory<{ readonly award: OpenedAward; readonly size: number }, OpenedAward>;
  /** Records without people. */
  readonly numbered: AwardMemory<RecordText, PackedRecord>;
}
