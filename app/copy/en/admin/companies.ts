import { counted } from '~/app/copy/en/counted';

/** How the master administrator finds companies, and corrects them. */
export const companies = {
  searched: 'Name, ID, site or email address',
  show: 'Show',
  filters: {
    all: 'All companies',
    inactive: 'Inactive',
    'never-activated': 'Never activated',
    'near-limit': 'Near a limit (90%)',
  },
  sortBy: 'Sort by',
  orders: {
    name: 'Name',
    newest: 'Newest first',
    drivers: 'Most drivers first',
    activity: 'Last activity first',
  },
  shownOf: (first: number, last: number, count: number) =>
    `${first.toLocaleString('en-US')}–${last.toLocaleString('en-US')} of ${counted(count, 'company', 'companies')}`,
  noneMatch: 'Try another search, or show all companies.',
  notYetFound: (count: number) => `${counted(count, 'company', 'companies')} cannot be found yet`,
  notYetFoundText:
    'They were created before the last update and are being added to this list. Reload the page to continue.',
  lastActivity: 'Last activity',
  lastActive: (date: string) => `Last activity ${date}`,
  noActivity: 'No activity yet',
  neverActivated: 'Never activated',
  since: (date: string) => `since ${date}`,
  usage: 'Usage by month',
  usageOf: (name: string) => `Usage of ${name} by month`,
  usageText:
    'Saves are counted when a selection is published, messages when they are sent. Months are in UTC.',
  usageKinds: { saves: 'Saves', emails: 'Emails', notifications: 'Notifications', texts: 'Texts' },
  month: 'Month',
  amount: (count: number) => count.toLocaleString('en-US'),
  removeLogo: 'Remove logo',
  removeLogoOf: (name: string) => `Remove the logo of ${name}`,
  removeLogoText:
    'All pages of the company show only its name again. Its sites see this in their logs, and those who answer for them are told by email.',
  rename: 'Rename',
  renameCompany: (name: string) => `Rename ${name}`,
  renameSite: (siteId: string, company: string) => `Rename site ${siteId} of ${company}`,
  companyName: 'Company Name',
  renameHint: 'Every page and every new email shows the new name. IDs, links and sign-ins stay.',
  saveName: 'Save Name',
  makeCompanyAdmin: 'Make Company Administrator',
  makeCompanyAdminTitle: (name: string, companyId: string) =>
    `Make ${name} a company administrator of ${companyId}?`,
  makeCompanyAdminText: (name: string) =>
    `${name} may then work at every site of the company, and decides who else may. ${name} is signed out and must sign in again. The site’s activity log will show that you did this.`,
  newLinkText:
    'Send a new activation link, valid for 72 hours. Links that were sent before stop working at once.',
  linkAddress: 'Email address',
  linkAddressHint: (email: string) => `Leave empty to send it to ${email}.`,
  linkAddressNeeded: 'No email address is on file.',
  sendNewLink: 'Send New Link',
};

/** The sites of a company, for those who work at all of them. */
export const sites = {
  title: 'All Sites',
  shortcut: 'The week of every site of the company',
  intro: (company: string, drivers: number) =>
    `${company} has ${counted(drivers, 'driver')} at all sites together.`,
  switchSite: 'Switch site',
  search: 'Search sites',
  searchHint: 'A name or site code',
  shown: (count: number) => counted(count, 'site'),
  noneFound: 'No sites found',
  noneFoundText: 'Check the spelling, or search for another name or site code.',
  workHere: 'Work here',
  workAt: (name: string) => `Work at ${name}`,
  current: 'You work here',
  inactive: 'Deactivated',
  closes: 'Closes',
};

/** A company's logo on its own pages. */
export const logo = {
  title: 'Company Logo',
  shortcut: 'Your logo on sign-in, driver and print pages',
  intro:
    'The logo is shown next to the company’s name on the site links, when drivers sign in, on their pages, above these pages and on prints. Everybody who has a site link can see it.',
  present: 'Current logo',
  none: 'No logo yet',
  noneText: 'Pages show the company’s name only.',
  choose: 'Choose an image',
  replace: 'Replace the logo',
  file: 'Image file',
  fileHint: (kilobytes: number, pixels: string) =>
    `PNG, JPEG or WebP, at most ${kilobytes} KB and ${pixels} × ${pixels} pixels. It is shown on white. Hidden data, such as where a photo was taken, is removed.`,
  told: 'Everybody who answers for a site of the company is told by email.',
  upload: 'Upload logo',
  uploading: 'Uploading...',
  remove: 'Remove logo',
  removeTitle: 'Remove the logo?',
  removeText:
    'All pages of the company show only its name again. Drivers see the change when they open the next page.',
};

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
  peopleOf: (siteId: string, companyId: string) => `People of ${siteId}, ${companyId}`,
  passwordChosen: 'A password has been chosen.',
  noPasswordChosen: 'No password has been chosen yet.',
  twoStepOnText:
    'Two-step sign-in is on. Turn it off only for someone you have spoken to who has lost their phone or passkeys and their recovery codes. This also removes their passkeys. After that, the password alone opens the site.',
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

/** Letting the operator's support sign in at a company. */
export const supportAccess = {
  title: 'Support Access',
  shortcut: 'Whether the operator’s support may sign in',
  intro:
    'Support can help you on your pages, but only while you allow it. Support signs in to an account of your company without its password, may do at most what a site administrator may, and appears as Support in the activity log.',
  state: 'Right now',
  none: 'Support cannot sign in',
  noneText: 'Nobody from support can sign in at any site of this company.',
  allowed: 'Support may sign in',
  allowedUntil: 'Support may sign in until {time}.',
  own: 'This company belongs to the operator, so support can always sign in.',
  allow: 'Allow support',
  allowAgain: 'Allow from now on',
  length: 'For how long',
  hours: (hours: number) => (hours < 24 ? counted(hours, 'hour') : counted(hours / 24, 'day')),
  told: 'Everybody who answers for a site of the company is told by email.',
  stop: 'End Support Access',
  youAreSupport: 'You are signed in as support. Everything you do here is in the activity log.',
  youMayUntil: 'The company allows it until {time}.',
};
