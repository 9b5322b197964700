import type { CompanySettings } from './company';

/** Labels of the rules and limits, for the pages and the log. */
export const ruleLabels = {
  usesSeniorityForAssignment: 'Use seniority for assignment',
  usesVCStatus: 'Use VC status',
  airportCertificationRequired: 'Require airport certification',
} as const;
export const limitLabels = {
  maxDrivers: 'Maximum drivers',
  maxJobs: 'Maximum jobs',
  maxSites: 'Maximum sites',
} as const;

const getEntries = <Name extends string>(labels: Record<Name, string>) =>
  Object.entries(labels) as [Name, string][];

export const describeSettings = (settings: CompanySettings): string =>
  [
    ...getEntries(ruleLabels).map(([name, label]) => `${label}: ${settings[name] ? 'On' : 'Off'}`),
    ...getEntries(limitLabels).map(([name, label]) => `${label}: ${settings[name]}`),
  ].join('; ');
