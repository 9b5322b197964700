import type { Company } from '~/domain/company/company';
import type { Instant } from '~/domain/time/instant';
import type { Site } from './site-schema';

/** Why nobody can use a site until the master administrator activates it again. */
export interface Deactivation {
  /** `company`: all its sites, or the site alone. */
  readonly of: 'company' | 'site';
  /** Since when for this site; null if an earlier release deactivated it. */
  readonly since: Instant | null;
}

/** Null for a site that can be used, and for one that does not exist. */
export const findDeactivation = ({
  site,
  company,
}: {
  site: Pick<Site, 'isActive' | 'deactivatedAt'> | null;
  company: Pick<Company, 'isActive'> | null;
}): Deactivation | null => {
  if (!site || !company || (site.isActive && company.isActive)) return null;
  return { of: company.isActive ? 'site' : 'company', since: site.deactivatedAt ?? null };
};
