import type { AdminCredential } from '~/domain/access/credential';
import type { OneTimeCode } from '~/domain/access/one-time-code';
import type { Activity } from '~/domain/activity/activity';
import type { Company } from '~/domain/company/company';
import type { ActEntry } from '~/domain/company/company-act';
import type { CompanySummary } from '~/domain/company/company-summary';
import type { Usage, UsageByMonth } from '~/domain/company/monthly-usage';
import type { SiteScope, Tenant } from '~/domain/company/scope';
import type { CompanyErasures } from '~/domain/erasure/asked-erasure';
import type { StoredLogo } from '~/domain/logo/logo';
import type { NewMail } from '~/domain/mail/mail';
import type { NewNotice } from '~/domain/mail/notice';
import type { Result } from '~/domain/shared/result';
import type { Switched } from '~/domain/site/company-changes';
import type { TenantDefaults } from '~/domain/site/new-tenant';
import type { Site } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';

/** Counts across all tenants. */
export interface Totals {
  readonly companies: number;
  readonly activeCompanies: number;
  readonly sites: number;
  readonly activeSites: number;
  readonly drivers: number;
  readonly jobs: number;
}

export interface SiteStore {
  /** A strongly consistent read, because access and the window are decided from it. */
  read(tenant: Tenant): Promise<{ site: Site | null; company: Company | null }>;
  /**
   * Replaces the site, appends the log entries and stores the notices, in one transaction, if its stored
   * version is still `site.version`. Stores `site.version + 1` and updates the `due` index: the item is due
   * at `nextDue(site)`.
   */
  save(
    scope: SiteScope,
    site: Site,
    entries: readonly Activity[],
    notices?: readonly NewNotice[],
  ): Promise<Result<Site, { code: 'site-changed' }>>;
  /** The log's entries about changed settings, newest first, even if the log was cleared; at most `limit`. */
  settingsChanges(scope: SiteScope, limit: number): Promise<Activity[]>;
  /** Creates the company, site and credential that are missing, and never changes existing ones. */
  ensure(input: {
    company: Company;
    site: Site;
    admin: AdminCredential;
  }): Promise<{ createdAdmin: boolean }>;
}

/** Sites that need something recorded or a reminder sent, from the sharded `due` index, never from a scan. */
export interface DueStore {
  /** One page of one shard (0 … `dueShards` - 1), earliest first, due at or before `until`. */
  page(input: {
    shard: number;
    until: Instant;
    limit: number;
    cursor?: string | undefined;
  }): Promise<{
    sites: Site[];
    /** Sites of the page that cannot be parsed, with the error. */
    unreadable: { tenant: Tenant; error: unknown }[];
    cursor: string | null;
  }>;
}

/** A company with its sites and what counts toward its limits. */
export interface CompanyOverview {
  readonly company: Company;
  readonly usage: CompanyUsage;
  readonly usageByMonth: UsageByMonth;
  readonly sites: readonly Site[];
  readonly erasures: CompanyErasures;
  readonly lastActiveAt: Instant | null;
  /** The sites whose administrator never activated the account, with since when. */
  readonly pendingSince: Readonly<Record<string, Instant>>;
}
export type CompanyUsage = Pick<Totals, 'drivers' | 'jobs'>;

export interface CompanyStore {
  /** Strongly consistent, because limits are checked against it. */
  usage(companyId: string): Promise<CompanyUsage>;
  /** What companies are billed for by month, in the order of `companyIds`. */
  usageByMonth(companyIds: readonly string[]): Promise<UsageByMonth[]>;
  /** Adds to what the company used in the month of `at`, once however often it is retried. Does nothing for an erased company. */
  addUsage(companyId: string, at: Instant, counts: Partial<Usage>): Promise<void>;
  /** Whether a company has or had the ID. Strongly consistent. */
  isTaken(companyId: string): Promise<boolean>;
  read(companyId: string): Promise<CompanyOverview | null>;
  /** The image of this version; null for any other than the company's present one. */
  readLogo(companyId: string, version: string): Promise<StoredLogo | null>;
  /** The companies in the order of `companyIds`, without missing ones. */
  readMany(companyIds: readonly string[]): Promise<CompanyOverview[]>;
  /** The summaries of all companies, in no order, with a constant number of store calls. Eventually consistent. */
  summaries(): Promise<CompanySummary[]>;
  /**
   * Summarizes companies of an earlier release, which stored no summaries, while `hasTime` says so. Returns how many
   * companies still have none.
   */
  addMissingSummaries(known: ReadonlySet<string>, hasTime: () => boolean): Promise<number>;
  /**
   * Replaces the company with the next version if the stored one is still `company.version`. Also appends the
   * log entry and the notice that tells the company's sites, activates or deactivates what `switched` names, replaces the
   * company's erasures, and stores `logo.put` and deletes the version `logo.remove`, in one transaction.
   */
  save(
    scope: SiteScope,
    company: Company,
    change: {
      switched?: Switched;
      erasures?: CompanyErasures;
      logo?: LogoChange;
      entry: ActEntry;
    },
  ): Promise<Result<null, CompanyChanged>>;
  /** Like `save`, for a company with a new name. */
  rename(
    scope: SiteScope,
    company: Company,
    change: { formerName: string; entry: ActEntry },
  ): Promise<Result<null, CompanyChanged>>;
  /** Like `save`, for a site with a new name if its stored version is still `site.version`. */
  renameSite(scope: SiteScope, site: Site, entry: ActEntry): Promise<Result<null, CompanyChanged>>;
  /**
   * Like `save`, and in the same transaction adds a site, its administrator without a password, the activation link and
   * its email.
   */
  addSite(
    scope: SiteScope,
    company: Company,
    added: {
      site: Site;
      admin: AdminCredential;
      code: OneTimeCode;
      mail: NewMail;
      erasures?: CompanyErasures;
      entry: ActEntry;
    },
  ): Promise<Result<null, CompanyChanged>>;
}
/** The image to store, and the version whose image is to be deleted. */
export interface LogoChange {
  readonly put?: StoredLogo | undefined;
  readonly remove?: string | undefined;
}
export interface CompanyChanged {
  readonly code: 'company-changed';
}

/** Data that spans all tenants, for the master administrator only. */
export interface SystemStore {
  /** The defaults of new companies and sites. */
  newCompanyDefaults(): Promise<TenantDefaults>;
  saveDefaults(scope: SiteScope, defaults: TenantDefaults, entry: Activity): Promise<void>;
  totals(): Promise<Totals>;
  /**
   * Counts a sign-in and remembers it as the company's last activity, at most once an hour. This is the only action of
   * drivers that writes to an item shared by all tenants.
   */
  countSignIn(who: Tenant, at: Instant): Promise<void>;
  /** The number of sign-ins from `since` on. They are counted by the hour, so the whole hour of `since` is included. */
  signInsSince(since: Instant): Promise<number>;
}
