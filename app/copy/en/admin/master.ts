import { counted } from '~/domain/shared/counted';

export const master = {
  active: (name: string) => `${name} active`,
  inactive: 'Inactive',
  addSiteTo: (name: string) => `Add Site to ${name}`,
  ofSitesInUse: (sites: number, maxSites: number) => `${sites} of ${maxSites} sites in use.`,
  n35UppercaseLettersOr: (exampleSiteCode: string) =>
    `3-5 uppercase letters or numbers, such as ${exampleSiteCode}.`,
  administratorEmail: 'Administrator Email',
  getsALinkValidFor:
    'Gets a link, valid for 72 hours, to set the password of the user “admin” at this site.',
  addSite: 'Add Site',
  ofMax: (limit: number) => `of max ${limit}`,
  signIn: 'Sign-in',
  signInOfTheAdministrator: (siteId: string, name: string) =>
    `Sign-in of the administrator of ${siteId}, ${name}`,
  siteOf: (siteId: string, name: string) => `Site ${siteId} of ${name}`,
  manageSettings: 'Manage Settings',
  freeTier: 'Free Tier',
  jobs: 'Jobs',
  sites: 'Sites',
  pagesOfCompanies: 'Pages of companies',
  firstPage: 'First page',
  nextCompanies: 'Next companies',
  searchCompanies: 'Search companies',
  companyNameOrId: 'Company name or ID',
  settingsOf: (name: string) => `Settings of ${name}`,
  showsTheFreeTierBadge: 'Shows the Free Tier badge. The limits below apply in every tier.',
  freeTier2: 'Free tier',
  limitsApplyToAllSites:
    'Limits apply to all sites of the company together. If you lower a limit below what the company has, nothing is removed, but nothing can be added.',
  noCompaniesFound: 'No companies found',
  noCompanyNameOrId: (search: string) => `No company name or ID contains “${search}”.`,
  companyUsage: 'Company Usage',
  jobsThatAreLeftAt:
    'Jobs that are left at the end go to drivers without a job in seniority order.',
  vacationCoverDriversTakePart:
    'Vacation cover drivers take part in automatic assignment without a list of their own.',
  airportJobsGoToCertified:
    'Airport jobs go to certified drivers only. Off: every driver may hold them.',
  forgotPasswordAtTheAdmin: (email: string) =>
    `“Forgot password?” at the Admin Portal emails a new link to ${email}.`,
  noEmailAddressIsOn: 'No email address is on file, so “Forgot password?” cannot send a link.',
  administratorOf: (siteId: string, companyId: string) =>
    `Administrator of ${siteId}, ${companyId}`,
  aPasswordHasBeenChosen: 'A password has been chosen.',
  noPasswordHasBeenChosen: 'No password has been chosen yet.',
  twoStepSignInIs:
    'Two-step sign-in is on. Turn it off only for someone you have spoken to who has lost both their phone and their recovery codes. After that, the password alone opens the site.',
  theyAreSignedOutEverywhere:
    'They are signed out everywhere, and the site’s activity log names you.',
  turnTwoStepSignIn: 'Turn Two-step Sign-in Off',
  twoStepSignInIsOff: 'Two-step sign-in is off.',
  close: 'Close',
  registrationRequests: 'Registration requests',
  rejected: 'Rejected',
  activitySignIns: 'Activity (sign-ins)',
  last24Hours: 'Last 24 hours',
  last7Days: 'Last 7 days',
  companies: 'Companies',
  systemMetrics: 'System Metrics',
  activeOf: (ofValue: number) => `active of ${ofValue}`,
  systemOverview: 'System Overview',
  companiesSites: 'Companies & Sites',
  thereAreNoMoreCompanies: 'There are no more companies.',
  deactivateSiteOf: (siteId: string, name: string) => `Deactivate site ${siteId} of ${name}?`,
  deactivate: (name: string) => `Deactivate ${name}?`,
  nothingIsDeletedAfterYou:
    'Nothing is deleted. After you activate it again, everyone has to sign in again.',
  deactivate2: 'Deactivate',
  registrationRequests2: 'Registration Requests',
  nothingWasSavedPleaseCorrect: 'Nothing was saved. Please correct the highlighted limit.',
  defaultRules: 'Default Rules',
  whatNewCompaniesAndSites:
    'What new companies and sites start with. Existing ones keep their own.',
  atANewSiteJobs: 'At a new site, jobs that remain after the picks are assigned automatically.',
  autoAssignment: 'Auto assignment',
  openingTheVacationPortalOf: (time: string) =>
    `Opening the vacation portal of a new site schedules its closure for the next Wednesday at ${time}, site time. The site’s administrator can move or cancel it.`,
  autoPortalClosure: 'Auto portal closure',
  driversOfANewSite: 'Drivers of a new site can print their list.',
  printing: 'Printing',
  defaultLimits: 'Default Limits',
  theMostANewCompany: 'The most a new company can have across all its sites.',
  saveSystemSettings: 'Save System Settings',
  masterAdminPanel: 'Master Admin Panel',
  masterAdministrator: 'Master Administrator',
  returnToDashboard: 'Return to Dashboard',

  systemSettings: 'System Settings',
  registeredOn: (date: string) => `Registered ${date}`,
  usernameIs: 'Username {name}.',
  deactivatingSite:
    'The site closes at once: drivers and administrators are signed out at their next request, and nobody can sign in.',
  deactivatingCompany: (sites: number) =>
    `${counted(sites, 'site')} will close at once: drivers and administrators are signed out at their next request, and nobody can sign in.`,
  whatEachCompanyHas: 'What each company has. Limits and sites are under {link}.',
  ruleLabels: {
    usesSeniorityForAssignment: 'Use seniority for assignment',
    usesVCStatus: 'Use VC status',
    airportCertificationRequired: 'Require airport certification',
  },
  limitLabels: {
    maxDrivers: 'Maximum drivers',
    maxJobs: 'Maximum jobs',
    maxSites: 'Maximum sites',
  },
  cannotBeDeactivated:
    'The master administrator signs in here, so this company and its main site cannot be deactivated.',
};
