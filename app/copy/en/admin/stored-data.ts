import { createDescribeKept } from '~/app/copy/describe-kept';
import { counted } from '~/app/copy/en/counted';
import type { KeptYears } from '~/domain/retention/limits';

/** The page that exports all data of a site or a company. */
export const dataExport = {
  title: 'Export All Data',
  shortcut: 'Everything of the site or company in one file',
  intro:
    'Take along everything that is stored: for another product, for your records, or before a site is erased.',
  site: (name: string) => `All data of ${name}`,
  siteText: 'Everything of this site.',
  company: (name: string) => `All data of ${name} (company)`,
  companyText: (count: number) =>
    `Everything of ${count === 1 ? 'its only site' : `all ${count} sites`}. If this takes longer than 5 minutes, the download breaks off: then export each site on its own.`,
  exportSite: 'Export site',
  exportCompany: 'Export company',
  contents: 'What the file contains',
  tables:
    'Drivers, jobs, vacation weeks, settings, all saved lists, awards with their records, claims, trades, notes, people and the whole activity log.',
  forms:
    'Each as JSON Lines for programs, and once more as sheets of an Excel workbook for each site. README.txt in the file explains all of it.',
  complete:
    'The last entry, complete.json, has the size and the SHA-256 of every file. A file without it was cut off.',
  without:
    'No passwords, codes, keys, tokens or security answers, and none of the email addresses and phone numbers at which drivers get messages.',
  sealedJobs:
    'The lists of this week are sealed: until the selection closes, the file says who saved, but not what.',
  sealedVacations:
    'The vacation lists are sealed: until the portal closes, the file says who saved, but not what.',
  care: 'The file names your drivers and your people. Protect it as you would protect a personnel file. Each export is in the activity log.',
};

/** The page that erases a driver. `{…}` are parts that the page fills in. */
export const erasure = {
  title: 'Erase a Driver',
  shortcut: 'Remove everything that names a driver, for good',
  intro:
    'Erasing removes everything that names a driver from this site, for good. To take somebody off the roster only, delete them under Edit Drivers.',
  whom: 'Whom to erase',
  idHint: '7 digits. The driver may have left the roster.',
  review: 'Review',
  inRoster: (driver: string) => `Erase ${driver}?`,
  notInRoster: (employeeId: string) => `Erase employee ID ${employeeId}?`,
  notInRosterText:
    'No driver with this ID is in the roster. Everything else that names the ID is erased. A name that no stored text connects with the ID is not found.',
  gone: 'What is erased',
  goneItems: [
    'Name, employee ID, email address, phone numbers, password, security questions, passkeys and devices.',
    'All saved lists, claims, confirmations, manual assignments and trades that are not approved, and messages that have not been sent.',
    'The employee ID and the full name in the activity log, in notes and in other texts.',
  ],
  stays: 'What stays, and why',
  staysItems: [
    'Published results, with a random number instead of the driver, so that everybody else’s results stay explained. They can still be verified, with a new digest.',
    'Messages that were sent, and exports, printed pages and backups. Please delete these where they are kept.',
  ],
  noUndo: 'This cannot be undone.',
  typeAgain: 'Type the employee ID again',
  erase: 'Erase driver',
  choose: 'Choose another driver',
  erased: 'Erased drivers',
  erasedText: 'Each is known here only by the number in published results.',
  none: 'No driver has been erased here.',
  number: (number: string) => `Driver ${number}`,
  running: 'Being erased',
  done: 'Erased',
  ordered: (by: string) => `Ordered by ${by}: {time}`,
  finished: 'Finished: {time}',
  link: 'Erase this driver for good',
  linkText: 'Removes everything that names the driver, also from past weeks and the activity log.',
};

/** How the master administrator erases companies and sites, and their certificates. `{…}` are parts that the page fills in. */
export const tenantErasure = {
  erase: 'Erase for Good',
  eraseCompany: (name: string) => `Erase ${name} for good`,
  eraseSite: (siteId: string, company: string) => `Erase site ${siteId} of ${company} for good`,
  companyTitle: (name: string) => `Erase ${name} with all its sites?`,
  siteTitle: (siteId: string, company: string) => `Erase site ${siteId} of ${company}?`,
  waits: (days: number) =>
    `Nothing is erased for ${days} days. Until then, you can withdraw this, and activating again withdraws it too. The people who answer for the site or company get an email.`,
  gone: 'Afterwards, everything that is stored is erased for good: drivers, accounts, lists, awards with their records, the activity log, and messages that wait. For a company, this includes its request for access.',
  stays:
    'What stays is a certificate that counts what was erased, without names of people or addresses. Nobody gets the ID again. Delete exports, printed pages and backups where they are kept.',
  typeId: (id: string) => `Type ${id} to confirm`,
  reason: 'Reason',
  reasonHint: 'Kept in your activity log, and sent to the people who answer for it. Name nobody.',
  ask: (days: number) => `Erase after ${days} Days`,
  willBeErased: 'Will be erased',
  willBeErasedOn: (date: string) => `on ${date}`,
  withdraw: 'Withdraw Erasure',
  withdrawCompany: (name: string) => `Withdraw the erasure of ${name}`,
  withdrawSite: (siteId: string, company: string) =>
    `Withdraw the erasure of site ${siteId} of ${company}`,
  tab: 'Erased Companies',
  waitingTitle: 'Waiting',
  waitingText: 'Withdraw an erasure in Companies & Sites.',
  noneWaiting: 'No erasure waits.',
  erasedTitle: 'Certificates',
  erasedText: 'What is left of erased companies and sites. Nobody gets their IDs again.',
  noneErased: 'No company or site was erased.',
  company: (companyId: string) => `Company ${companyId}`,
  site: (siteId: string, companyId: string) => `Site ${siteId} of ${companyId}`,
  asked: (by: string) => `Asked for by ${by}: {time}`,
  running: 'Being erased',
  runningText: 'The certificate is complete when everything is erased.',
  done: 'Erased',
  erasedAt: 'Erased: {time}',
  showCertificate: 'Certificate',
  certificateOf: (what: string) => `Certificate of ${what}`,
  certificate: 'Certificate of Erasure',
  json: 'Certificate as JSON',
  facts: {
    companyId: 'Company ID',
    siteIds: 'Sites',
    askedBy: 'Asked for by',
    askedAt: 'Asked for',
    begunAt: 'Begun',
    erasedAt: 'Erased',
  },
  kind: 'Kind of item',
  count: 'Erased',
  kinds: {
    drivers: 'Drivers',
    jobs: 'Jobs',
    weeks: 'Vacation weeks',
    lists: 'Saved lists, with earlier ones',
    assignments: 'Manual assignments',
    awards: 'Published awards, in parts',
    claims: 'Claims',
    trades: 'Trades',
    notes: 'Notes and their confirmations',
    accounts: 'Accounts, contacts and sign-ins',
    log: 'Entries of activity logs',
    messages: 'Messages that waited',
    requests: 'Requests for access',
    other: 'Other items',
  },
};

const kindLabels = { awards: 'Award history', claims: 'Claims', log: 'Activity log' };
const yearsLabel = (years: KeptYears | null) =>
  years === null ? 'forever' : counted(years, 'year');

/** For how long a company keeps its history. `{…}` are parts that the page fills in. */
export const retention = {
  title: 'Keeping History',
  shortcut: 'For how many years awards, claims and the log are kept',
  intro:
    'Choose how long all sites of your company keep their history. Anything older is erased for good, from reports and exports too.',
  kindLabels,
  kindHints: {
    awards:
      'Published weeks and vacation awards with their records, lists saved by drivers, manual assignments, confirmations and trades.',
    claims: 'Claims with their answers.',
    log: 'What was done at each site, and by whom.',
  },
  yearsLabel,
  countLabels: {
    weeks: 'Published weeks',
    vacations: 'Vacation awards',
    lists: 'Saved lists',
    claims: 'Claims',
    entries: 'Log entries',
  },
  describeKept: createDescribeKept(kindLabels, yearsLabel),
  state: 'Kept now',
  change: 'Change',
  review: 'Review',
  waiting: (days: number) => `A shorter time takes effect after ${days} days.`,
  waits: 'A shorter time waits',
  waitsUntil: (by: string) =>
    `Chosen by ${by}. Takes effect from {time} on, unless you withdraw it:`,
  withdraw: 'Withdraw',
  erased: 'Erased at this site so far',
  nothingErased: 'Nothing was erased at this site.',
  keptFrom: (day: string) => `before ${day}`,
  reviewTitle: 'What this changes',
  goes: (day: string) => `Everything before ${day} is erased`,
  over: (count: string) => `at this site now: ${count}`,
  orMore: (count: number) => `${count.toLocaleString('en-US')} or more`,
  never:
    'Never erased: the running selection, the awards your pages still show, weeks with open claims, and each driver’s latest list.',
  later: (days: number) =>
    `This is shorter than now. It takes effect after ${days} days; until then, every company administrator can withdraw it. What is erased cannot be brought back.`,
  atOnce: 'These times count at once.',
  told: 'Everybody who answers for a site of the company is told by email.',
  save: 'Save These Times',
  saveLater: (days: number) => `Erase After ${days} Days`,
  back: 'Back',
  same: 'These times count already, so nothing would change.',
  ofCompany: 'Keeps history',
};
