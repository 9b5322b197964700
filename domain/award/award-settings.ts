import type { SiteSettings } from '~/domain/settings/site-settings';
import type { CompanySettings } from '~/domain/company/company';
import type { AwardSettings } from './award-input';

/** What an award record keeps of the settings: the rules that the engine reads, and nothing else. */
export const awardSettings = (
  { useSeniorityAssignment, disableAutoAssignments, assignLeftoverVacations }: SiteSettings,
  { usesSeniorityForAssignment, usesVCStatus, airportCertificationRequired }: CompanySettings,
): AwardSettings => ({
  useSeniorityAssignment,
  disableAutoAssignments,
  assignLeftoverVacations,
  company: { usesSeniorityForAssignment, usesVCStatus, airportCertificationRequired },
});
