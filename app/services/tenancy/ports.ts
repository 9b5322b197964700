import type { Activity } from '~/domain/activity/activity';
import type { AdminCredential } from '~/domain/access/credential';
import type { Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/shared/instant';
import type { Company } from '~/domain/tenancy/company';
import type { SiteScope, Tenant } from '~/domain/tenancy/scope';
import type { TenantDefaults } from '~/domain/tenancy/new-tenant';
import type { Site } from '~/domain/tenancy/site';

/** Over all tenants. */
export interface Totals {
  readonly companies: number;
  readonly activeCompanies: number;
  readonly sites: number;
  readonly activeSites: number;
  readonly drivers: number;
  readonly jobs: number;
}

export interface SiteStore {
  /** A strongly consistent read: access and the window are decided from it. */
  read(tenant: Tenant): Promise<{ site: Site | null; company: Company | null }>;
  /**
   * Replaces the site and appends the entries, in one transaction, if its stored version is still
   * `site.version`; stores `site.version + 1` and keeps the `due` index in step: while the window is
   * selecting and its cutoff is not recorded, the item is due at `window.closesAt.instant`.
   */
  save(
    scope: SiteScope,
    site: Site,
    entries: readonly Activity[],
  ): Promise<Result<Site, { code: 'site-changed' }>>;
  /** Creates what is missing of company, site and credential; never touches what is there. */
  ensure(input: {
    company: Company;
    site: Site;
    admin: AdminCredential;
  }): Promise<{ createdAdmin: boolean }>;
}

/** Sites whose cutoff has passed unrecorded. Served by the sharded `due` index, never by a scan. */
export interface DueStore {
  /** One page of one shard (0 … `dueShards` - 1), earliest first, due at or before `until`. */
  page(input: {
    shard: number;
    until: Instant;
    limit: number;
    cursor?: string | undefined;
  }): Promise<{
    sites: Site[];
    cursor: string | null;
  }>;
}

/** What spans the tenants: for the master administrator alone. */
export interface SystemStore {
  /** What new companies and sites start with. */
  newCompanyDefaults(): Promise<TenantDefaults>;
  totals(): Promise<Totals>;
}
