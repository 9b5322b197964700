import type { CompanySettings } from './company-schema';
import { defaultTenant } from './scope';

export type { CompanySettings, Company } from './company-schema';

/** Limits of a new company and of the built-in one. */
export const newCompanySettings: CompanySettings = {
  usesSeniorityForAssignment: true,
  usesVCStatus: true,
  airportCertificationRequired: true,
  maxDrivers: 100,
  maxJobs: 50,
  maxSites: 3,
};
export const defaultCompanySettings: CompanySettings = {
  ...newCompanySettings,
  maxDrivers: 1000,
  maxJobs: 500,
  maxSites: 10,
};

/** The built-in company and site keep the system reachable for its master administrator. */
export const isProtected = ({
  companyId,
  siteId,
}: {
  companyId: string;
  siteId?: string | undefined;
}): boolean =>
  companyId === defaultTenant.companyId &&
  (siteId === undefined || siteId === defaultTenant.siteId);
