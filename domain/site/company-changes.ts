import { isProtected, type Company, type CompanySettings } from '~/domain/company/company';
import { companySettingsSchema } from '~/domain/company/company-schema';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';
import type { Site } from './site';

/** A company or site that was activated or deactivated, with its new state. */
export interface Switched {
  readonly isActive: boolean;
  readonly company: boolean;
  readonly siteIds: readonly string[];
  readonly at: Instant;
}

export type SwitchError =
  | { readonly code: 'default-tenant-protected' }
  | { readonly code: 'site-not-found' };

/**
 * Activates or deactivates a site, or a company with all its sites. Deactivating ends all existing sessions for
 * good. Tenants that already have the wanted state do not change.
 */
export const switchTenant = (
  { company, sites }: { company: Company; sites: readonly Site[] },
  { siteId, isActive, at }: { siteId?: string | undefined; isActive: boolean; at: Instant },
): Result<{ company: Company; switched: Switched }, SwitchError> => {
  if (!isActive && isProtected({ companyId: company.companyId, siteId }))
    return fail({ code: 'default-tenant-protected' });
  const wanted = siteId === undefined ? sites : sites.filter((site) => site.siteId === siteId);
  if (siteId !== undefined && wanted.length === 0) return fail({ code: 'site-not-found' });
  const isCompanySwitched = siteId === undefined && company.isActive !== isActive;
  const sessionEpoch = company.sessionEpoch + (isCompanySwitched && !isActive ? 1 : 0);
  return ok({
    company: isCompanySwitched ? { ...company, isActive, sessionEpoch } : company,
    switched: {
      isActive,
      company: isCompanySwitched,
      siteIds: wanted.filter((site) => site.isActive !== isActive).map((site) => site.siteId),
      at,
    },
  });
};

export type LimitName = 'maxDrivers' | 'maxJobs' | 'maxSites';
export type Limits = Pick<CompanySettings, LimitName>;
export interface LimitError {
  readonly code: 'invalid-limit';
  readonly name: LimitName;
}

/** Limits are whole numbers. Lowering one deletes nothing but prevents growth. */
export const checkLimits = <Checked extends Limits>(
  settings: Checked,
): Result<Checked, LimitError> => {
  const { shape } = companySettingsSchema;
  const wrong = (['maxDrivers', 'maxJobs', 'maxSites'] as const).find(
    (name) => !shape[name].safeParse(settings[name]).success,
  );
  return wrong ? fail({ code: 'invalid-limit', name: wrong }) : ok(settings);
};
