export const companiesErrors = {
  missingInformation: 'Missing Information',
  missingInformationText: 'Please fill out all required fields',
  invalidSiteCode: 'Invalid Site Code',
  invalidSiteCodeText: (exampleSiteCode: string) =>
    `Site code must be 3-5 uppercase letters/numbers (e.g., ${exampleSiteCode})`,
  invalidEmail: 'Invalid Email',
  invalidEmailText: 'Please enter a valid email address.',
  companyNotFound: 'Company not found',
  companyNotFoundText: 'There is no such company. Nothing was changed.',
  hasCompanyAdmin: (name: string) =>
    `${name} is a company administrator already, and decides who else is one.`,
  siteNotFound: 'Site not found',
  siteNotFoundText: 'The company has no such site. Nothing was changed.',
  alreadyActivated: 'The account is activated',
  alreadyActivatedText:
    'The administrator has chosen a password since this page was opened. No link was sent.',
  cannotBeDeactivated: 'Cannot be deactivated',
  keptChanging:
    'The company kept changing while you were saving. Nothing was saved. Please try again.',
  tooManySites: 'Too many sites',
  tooManySitesText: (limit: number, count: number) =>
    `The company's limit is ${limit} sites; this would make ${count}. Nothing was saved.`,
  siteCodeIsTaken: 'Site code is taken',
  siteCodeIsTakenText: (siteId: string) =>
    `The company already has a site ${siteId}. Choose another code.`,
  invalidLimit: 'Invalid limit',
  invalidLimitText: (label: string, most: string) =>
    `${label} must be a whole number from 0 to ${most}.`,
};
