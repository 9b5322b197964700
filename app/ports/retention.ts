import type { Activity } from '~/domain/activity/activity';
import type { ActEntry } from '~/domain/company/company-act';
import type { SiteScope, Tenant } from '~/domain/company/scope';
import type { ErasurePlan } from '~/domain/erasure/plan-history';
import type { ErasedHistory, HistoryCounts } from '~/domain/retention/erased-history-schema';
import type { Retention } from '~/domain/retention/retention';
import type { Instant } from '~/domain/time/instant';

export interface StoredRetention extends Retention {
  /** Increased with every change; 0 if nothing was ever chosen. */
  readonly version: number;
}

/** How far a company's history is erased. */
export interface RetentionRun {
  /** When it is due. */
  readonly dueAt: Instant;
  /** When it was first seen to be due (domain/time/agreed-time.ts). */
  readonly firstSeenAt: Instant | null;
  /** The time at which everything is measured; null before the clocks agree. */
  readonly at: Instant | null;
  /** The last site that is done; '' if none is. */
  readonly doneSiteId: string;
  /** Increased with every step, so that of two processes only one advances. */
  readonly step: number;
}

export interface RunningRetention extends StoredRetention {
  readonly run: RetentionRun;
}

/** For how long companies keep their history, and the erasure of what is over (domain/README.md#kept-history). */
export interface RetentionStore {
  /** Strongly consistent. */
  read(companyId: string): Promise<StoredRetention>;
  /** In the order of `companyIds`. */
  readMany(companyIds: readonly string[]): Promise<StoredRetention[]>;
  /**
   * Replaces what was read, with the log entry and the notice that tells the company's sites, in one transaction. A run that
   * has begun stops. `dueAt`: when the next one is due; null for never. False if it was changed meanwhile, or if there is no
   * such company.
   */
  save(
    scope: SiteScope,
    change: {
      readonly read: StoredRetention;
      readonly next: Retention;
      readonly dueAt: Instant | null;
      readonly entry: ActEntry;
    },
  ): Promise<boolean>;
  /** The companies with a run that is due at `until`, or that was seen to be due. */
  due(until: Instant): Promise<string[]>;
  /** Null if the company has no run. */
  readRun(companyId: string): Promise<RunningRetention | null>;
  /** Replaces a run that is as in `read`, and with it what counts; `run`: null if nothing is ever due. False if it changed. */
  saveRun(
    companyId: string,
    read: RunningRetention,
    next: Retention & { readonly run: Omit<RetentionRun, 'step'> | null },
  ): Promise<boolean>;
  /**
   * Erases what the plan says, a little at a time while there is time. True once the site is done; then its log has an entry
   * made by `toEntry`, if anything was erased since the last one. Stops with false if the run changed meanwhile.
   */
  eraseHistory(
    tenant: Tenant,
    input: {
      readonly running: RunningRetention;
      readonly plan: ErasurePlan;
      readonly hasTime: () => boolean;
      readonly toEntry: (from: HistoryCounts, to: HistoryCounts) => Activity;
    },
  ): Promise<boolean>;
  /** What was erased at the site. */
  readErased(tenant: Tenant): Promise<ErasedHistory>;
  /** How many published weeks, claims and entries of the log are over, each counted up to `most`. */
  countOver(
    tenant: Tenant,
    plan: ErasurePlan,
    max: number,
  ): Promise<Pick<HistoryCounts, 'weeks' | 'claims' | 'entries'>>;
}
