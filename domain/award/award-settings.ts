import type { SiteSettings } from '~/domain/settings/site-settings';
import type { CompanySettings } from '~/domain/company/company';
import type { AwardSettings } from './award-input';

/** The settings that an award record keeps: only those that the engine reads. */
export const awardSettings = (
  { useSeniorityAssignment, disableAutoAssignments, assignLeftoverVacations }: SiteSettings,
  { usesSeniorityForAssignment, usesVCStatus, airportCertificationRequired }: CompanySettings,
): AwardSettings => ({
  useSeniorityAssignment,
  disableAutoAssignments,
  assignLeftoverVacations,
  company: { usesSeniorityForAssignment, usesVCStatus, airportCertificationRequired },
});
