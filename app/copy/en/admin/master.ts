import { counted } from '~/app/copy/en/counted';

export const master = {
  activeSwitch: (name: string) => `${name} active`,
  inactive: 'Inactive',
  addSiteTo: (name: string) => `Add Site to ${name}`,
  sitesInUse: (sites: number, maxSites: number) => `${sites} of ${maxSites} sites in use.`,
  siteCodeHint: (exampleSiteCode: string) =>
    `3-5 uppercase letters or numbers, such as ${exampleSiteCode}.`,
  adminEmail: 'Administrator Email',
  adminEmailHint:
    'This address gets a link, valid for 72 hours, to choose the password for this site.',
  addSite: 'Add Site',
  usedOf: (limit: number) => `{used} of ${limit}`,
  signIn: 'Sign-in',
  signInOfSite: (siteId: string, name: string) =>
    `Sign-in of the administrator of ${siteId}, ${name}`,
  siteOfCompany: (siteId: string, name: string) => `Site ${siteId} of ${name}`,
  manageSettings: 'Manage Settings',
  freeTierBadge: 'Free Tier',
  jobs: 'Jobs',
  sites: 'Sites',
  pagesOfCompanies: 'Pages of companies',
  searchCompanies: 'Search companies',
  settingsOf: (name: string) => `Settings of ${name}`,
  freeTierHint: 'Shows the Free Tier badge. The limits below apply in every tier.',
  freeTier: 'Free tier',
  limitsHint:
    'Limits apply to all sites of the company together. If you lower a limit below the current count, nothing is removed, but nothing more can be added.',
  noneFound: 'No companies found',
  companyUsage: 'Company Usage',
  seniorityHint: 'Leftover jobs go to drivers without a job, in seniority order.',
  vcHint:
    'Vacation cover drivers take part in automatic assignment even if they have not saved a list.',
  airportHint: 'Airport jobs go to certified drivers only. Off: every driver may hold them.',
  newLinkTo: (email: string) =>
    `“Forgot password?” at the Admin Portal emails a new link to ${email}.`,
  noEmail: 'No email address is on file, so “Forgot password?” cannot send a link.',
  administratorOf: (siteId: string, companyId: string) =>
    `Administrator of ${siteId}, ${companyId}`,
  passwordChosen: 'A password has been chosen.',
  noPasswordChosen: 'No password has been chosen yet.',
  twoStepOnText:
    'Two-step sign-in is on. Turn it off only for someone you have spoken to who has lost both their phone and their recovery codes. After that, the password alone opens the site.',
  signedOutText:
    'They will be signed out everywhere, and the site’s activity log will show that you did this.',
  turnTwoStepOff: 'Turn Two-step Sign-in Off',
  twoStepOff: 'Two-step sign-in is off.',
  close: 'Close',
  requests: 'Registration requests',
  rejected: 'Rejected',
  signIns: 'Activity (sign-ins)',
  last24Hours: 'Last 24 hours',
  last7Days: 'Last 7 days',
  companies: 'Companies',
  systemMetrics: 'System Metrics',
  activeCount: (all: number) => `{active} of ${all} active`,
  systemOverview: 'System Overview',
  companiesTitle: 'Companies & Sites',
  deactivateSiteTitle: (siteId: string, name: string) => `Deactivate site ${siteId} of ${name}?`,
  deactivateTitle: (name: string) => `Deactivate ${name}?`,
  nothingDeleted: 'Nothing is deleted. After you activate it again, everyone has to sign in again.',
  deactivate: 'Deactivate',
  requestsTitle: 'Registration Requests',
  correctLimit: 'Nothing was saved. Please correct the highlighted limit.',
  defaultRules: 'Default Rules',
  rulesIntro: 'What new companies and sites start with. Existing ones keep their own.',
  autoAssignmentHint: 'At a new site, jobs that remain after the picks are assigned automatically.',
  autoAssignment: 'Auto assignment',
  autoClosureHint: (time: string) =>
    `Opening the vacation portal of a new site schedules its closure for the next Wednesday at ${time}, site time. The site’s administrator can move or cancel it.`,
  autoClosure: 'Auto portal closure',
  printingHint: 'Drivers of a new site can print their list.',
  printing: 'Printing',
  defaultLimits: 'Default Limits',
  limitsIntro: 'The most a new company can have across all its sites.',
  saveSettings: 'Save System Settings',
  panelTitle: 'Master Admin Panel',
  masterAdministrator: 'Master Administrator',
  returnToDashboard: 'Return to Dashboard',

  systemSettings: 'System Settings',
  registeredOn: (date: string) => `Registered ${date}`,
  usernameIs: 'Username {name}.',
  deactivateSiteText:
    'The site closes immediately: drivers and administrators are signed out at their next request, and nobody can sign in.',
  deactivateText: (sites: number) =>
    `${counted(sites, 'site')} will close immediately: drivers and administrators are signed out at their next request, and nobody can sign in.`,
  usageIntro:
    'The sites, drivers and jobs of each company. To change limits or sites, go to {link}.',
  ruleLabels: {
    usesSeniorityForAssignment: 'Use seniority for assignment',
    usesVCStatus: 'Use VC status',
    airportCertificationRequired: 'Require airport certification',
  },
  limitRange: (most: number) => `0 to ${most.toLocaleString('en-US')}`,
  limitLabels: {
    maxDrivers: 'Maximum drivers',
    maxJobs: 'Maximum jobs',
    maxSites: 'Maximum sites',
  },
  lockedText:
    'The master administrator signs in here, so this company and its main site cannot be deactivated.',
  isActive: 'Active',
  pendingRequests: 'Pending',
  approvedRequests: 'Approved',
  activeTotals: 'Active',
  countOf: (count: number, all: number) => `${count} of ${all}`,
};
