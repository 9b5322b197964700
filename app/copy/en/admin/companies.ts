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
