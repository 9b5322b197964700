import type { Activity } from '~/domain/activity/activity';
import type { ManualAssignment } from '~/domain/award/manual-assignment';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { PickShare } from '~/domain/award/pick-shares';
import type { NewNotice } from '~/domain/mail/notice';
import type { Result } from '~/domain/shared/result';
import type { SiteScope } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';

/** A job that is given by hand, as it was decided on. */
export interface ManualChange {
  readonly assignment: ManualAssignment;
  /** The id of the assignment that held the job; null: none did. */
  readonly replaces: string | null;
  /** What `findLatest` said of the driver before the assignments were listed. */
  readonly follows: string | null;
}

export interface ManualStore {
  /** The period's manual assignments in the order they were made. */
  list(scope: SiteScope, periodId: string): Promise<ManualAssignment[]>;
  /** The id of the latest that the driver was given in the period, whether it stands or not; null: none. */
  findLatest(scope: SiteScope, periodId: string, driverId: string): Promise<string | null>;
  /**
   * One per job: a new one for the job replaces the old and stands last. Refused, with nothing logged,
   * where the job (`manual-changed`) or the driver (`manual-driver-changed`) was given another one since,
   * or the site is in another period by now.
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
  /** Refused, with nothing logged, where the job is no longer held by that very assignment. */
  remove(
    scope: SiteScope,
    periodId: string,
    manual: ManualAssignment,
    entry: Activity,
  ): Promise<Result<null, { code: 'manual-changed' }>>;
}

/** A published award as stored: `recordJson` is the frozen record (input, output, digest). */
export interface StoredAward {
  readonly periodId: string;
  readonly version: number;
  readonly publishedAt: string;
  readonly digest: string;
  readonly recordJson: string;
  readonly shares: readonly PickShare[];
  /** Ids of the period's claims that were answered when this version was made. */
  readonly answeredClaims: readonly string[];
}

/** What one driver's page shows of a published award. */
interface PublishedOutcome {
  readonly outcome: DriverOutcome | null;
  readonly shares: readonly PickShare[];
}

export interface AwardStore {
  read(scope: SiteScope, periodId: string, version: number): Promise<StoredAward | null>;
  /**
   * Stages the record (compressed, in parts below the item limit) and every driver's outcome, then flips
   * `site` to it in one transaction conditional on `site.version`, with the notice that drivers are told
   * by. Nothing is visible before the flip.
   */
  publish(
    scope: SiteScope,
    input: {
      award: StoredAward;
      outcomes: readonly DriverOutcome[];
      site: Site;
      entry: Activity;
      notice: NewNotice;
    },
  ): Promise<Result<Site, { code: 'site-changed' }>>;
  /** The driver's own outcome of a published award and its shares: two small items. */
  outcome(
    scope: SiteScope,
    periodId: string,
    version: number,
    employeeId: string,
  ): Promise<PublishedOutcome | null>;
}
