import type { CompanySettings } from '~/domain/company/company';
import { defaultSiteSettings, type SiteSettings } from '~/domain/settings/site-settings';
import { parseRounds } from '~/domain/settings/vacation-rounds';
import type { AwardSettings } from './award-input';

/** The settings that an award record keeps: only those that the engine reads. */
export const awardSettings = (
  {
    useSeniorityAssignment,
    disableAutoAssignments,
    assignLeftoverVacations,
    vacationRounds,
  }: SiteSettings,
  { usesSeniorityForAssignment, usesVCStatus, airportCertificationRequired }: CompanySettings,
): AwardSettings => ({
  useSeniorityAssignment,
  disableAutoAssignments,
  assignLeftoverVacations,
  // Left out by default, so that earlier records stay the same.
  ...(vacationRounds !== defaultSiteSettings.vacationRounds && {
    vacationRounds: parseRounds(vacationRounds),
  }),
  company: { usesSeniorityForAssignment, usesVCStatus, airportCertificationRequired },
});
