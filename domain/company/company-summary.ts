import type { Instant } from '~/domain/time/instant';
import type { CompanySettings } from './company-schema';

interface SiteSummary {
  readonly siteId: string;
  readonly name: string;
  /** Where its administrator gets links. */
  readonly email: string | null;
  /** Since when the administrator's account waits for its activation; null once it is activated. */
  readonly pendingSince: Instant | null;
}

/** What the master administrator finds, filters and sorts companies by. */
export interface CompanySummary extends Pick<
  CompanySettings,
  'maxDrivers' | 'maxJobs' | 'maxSites'
> {
  readonly companyId: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly isFree: boolean;
  readonly registeredAt: Instant;
  readonly drivers: number;
  readonly jobs: number;
  /** The last sign-in at one of its sites, at most an hour old; null if none is known. */
  readonly lastActiveAt: Instant | null;
  readonly sites: readonly SiteSummary[];
}

const nearShare = 0.9;
const isNear = (used: number, limit: number) => used > 0 && used >= nearShare * limit;

/** Whether a company uses at least 90% of one of its limits. */
export const isNearLimit = (company: CompanySummary): boolean =>
  isNear(company.drivers, company.maxDrivers) ||
  isNear(company.jobs, company.maxJobs) ||
  isNear(company.sites.length, company.maxSites);
