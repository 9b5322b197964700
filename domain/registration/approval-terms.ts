import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import { maxEntryLimit, maxSiteLimit } from '~/domain/company/limits';
import { defaultTenant, isReservedSite } from '~/domain/company/scope';
import { cleanText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import { checkLimits, type Limits, type LimitError } from '~/domain/site/company-changes';
import { defaultTimeZone } from '~/domain/site/new-tenant';
import { isOfferedZone } from '~/domain/time/time-zones';
import { toCompanyId } from './company-id';
import type { RegistrationDetails, OptionalField } from './registration-request';

/** What an approval creates. The master administrator may change what is proposed. */
export interface ApprovalTerms {
  readonly companyId: string;
  readonly siteId: string;
  readonly timeZone: string;
  readonly isFree: boolean;
  readonly limits: Limits;
}

/** A fifth more, rounded up to a multiple of ten, so that a company can grow. */
const withRoom = (count: number): number => Math.ceil((count * 1.2) / 10) * 10;

/** The default limits, raised for a company that says it is larger. Jobs grow in proportion to drivers. */
const proposeLimits = (
  { driverCount = 0, siteCount = 0 }: Pick<RegistrationDetails, 'driverCount' | 'siteCount'>,
  { maxDrivers, maxJobs, maxSites }: Limits,
): Limits => {
  const isLarger = driverCount > maxDrivers;
  const drivers = isLarger ? Math.min(withRoom(driverCount), maxEntryLimit) : maxDrivers;
  const jobs = isLarger && maxDrivers > 0 ? Math.ceil((maxJobs * drivers) / maxDrivers) : maxJobs;
  return {
    maxDrivers: drivers,
    maxJobs: Math.min(jobs, maxEntryLimit),
    maxSites: Math.min(Math.max(maxSites, siteCount), maxSiteLimit),
  };
};

/**
 * What an approval of the request would create: the wished company ID or one made from the name, the time zone that the
 * company entered, and limits that fit its size. A company that fits the default limits gets the free tier.
 */
export const proposeTerms = (
  request: Pick<RegistrationDetails, 'companyName' | 'siteCode' | OptionalField>,
  defaults: Limits,
): ApprovalTerms => {
  const { maxDrivers, maxSites } = defaults;
  const limits = proposeLimits(request, defaults);
  return {
    companyId: request.wishedCompanyId ?? toCompanyId(request.companyName),
    siteId: request.siteCode,
    timeZone: request.timeZone ?? defaultTimeZone,
    isFree: limits.maxDrivers === maxDrivers && limits.maxSites === maxSites,
    limits,
  };
};

export type TermsRefusal =
  | { readonly code: 'company-id-empty' }
  | { readonly code: 'invalid-company-id' }
  | { readonly code: 'company-id-reserved'; readonly companyId: string }
  | { readonly code: 'invalid-site-code' }
  | { readonly code: 'site-code-reserved'; readonly siteId: string }
  | { readonly code: 'unknown-time-zone' }
  | LimitError;

/** Checks what an approval is about to create. The built-in tenant's names are reserved. */
export const checkTerms = (terms: ApprovalTerms): Result<ApprovalTerms, TermsRefusal> => {
  const companyId = cleanText(terms.companyId).toUpperCase();
  const siteId = cleanText(terms.siteId).toUpperCase();
  if (companyId === '') return fail({ code: 'company-id-empty' });
  if (!companyIdSchema.safeParse(companyId).success) return fail({ code: 'invalid-company-id' });
  if (companyId === defaultTenant.companyId)
    return fail({ code: 'company-id-reserved', companyId });
  if (!siteIdSchema.safeParse(siteId).success) return fail({ code: 'invalid-site-code' });
  if (isReservedSite(siteId)) return fail({ code: 'site-code-reserved', siteId });
  if (!isOfferedZone(terms.timeZone)) return fail({ code: 'unknown-time-zone' });
  const limits = checkLimits(terms.limits);
  return limits.ok ? ok({ ...terms, companyId, siteId }) : limits;
};
