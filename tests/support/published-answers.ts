import { reports } from '~/app/components/reports/report-names';
import { getFeedPath } from './calendar-feeds';
import { john } from './published-site';

/** Who looks at a published result. */
export type Reader = 'admin' | 'john' | 'sarah' | 'michael';

/**
 * What stands on a page beside a result and is not part of it: where, as a CSS selector, and why it may differ once lists or the
 * site have changed.
 */
export const masks = {
  'choices of the next version': {
    at: 'section:has(h2:contains("Manual assignment"))',
    why: 'An administrator assigns drivers, jobs and weeks of today, for a version that is not published.',
  },
  'how drivers are reached': {
    at: 'form:has([name=version]), p:contains("gets messages by"), td:last-child',
    why: 'A reminder is sent to the drivers of today, by the channels that they chose.',
  },
  'letterhead of several weeks': {
    at: 'header',
    why: 'A report of several weeks is of no single version, so it is from the site as it is.',
  },
  'who was found': {
    at: 'section h2:contains("Weeks of driver") + p',
    why: 'A search finds drivers by their name of today.',
  },
  'who is signed in': {
    at: 'p:has(+ h1)',
    why: 'A page names its reader as the list has them today.',
  },
} as const;

interface Page {
  readonly path: string;
  /** The only parts that are of a result; everything if it is missing. */
  readonly only?: readonly string[];
  readonly without?: readonly (keyof typeof masks)[];
  /** Whether it is about the present selection alone, and shows no result once the next one is open. */
  readonly isOfPresent?: true;
}
export interface Published {
  readonly by: readonly Reader[];
  readonly pages: readonly Page[];
}

const everyDriver = ['john', 'sarah', 'michael'] as const;
const forAdmin = (...pages: readonly Page[]): Published => ({ by: ['admin'], pages });
const forDrivers = (...pages: readonly Page[]): Published => ({ by: everyDriver, pages });
const week = '2026-W49';
const ofJobs = `period=${week}`;
/** A page without a query, and with each of these. */
const each = (path: string, ...queries: readonly string[]): Page[] =>
  ['', ...queries.map((query) => `?${query}`)].map((query) => ({ path: `${path}${query}` }));
const leaveOut = (mask: keyof typeof masks, pages: readonly Page[]): Page[] =>
  pages.map((page) => ({ ...page, without: [mask] }));

const findReports = (of: (typeof reports)[keyof typeof reports]['of']) =>
  Object.entries(reports).flatMap(([name, report]) => (report.of === of ? [name] : []));
const awardReports = findReports('award');
const weeksReports = findReports('weeks');

const card = (heading: string): string => `section:has(h2:contains("${heading}"))`;
/** The parts of the page of lists that are about a result. */
const ofResult = [
  ...['Your job', 'Your vacation week', 'You were not assigned', 'Check it yourself'].map(card),
  ...[card('How everyone’s picks went'), '[aria-label="Your jobs of this week and the next"]'],
  'div:has(> p:contains("Your result changed"))',
];

/** Every route that shows a published result, by its name in `access-matrix.ts`. */
export const publishedRoutes: Record<string, Published> = {
  'driver-preferences': forDrivers({ path: '/driver-preferences', only: ofResult }),
  'driver-vacation': forDrivers({ path: '/driver-vacation', only: ofResult }),
  'driver-vacation_.calendar[.]ics': forDrivers({ path: '/driver-vacation/calendar.ics' }),
  'calendar.$companyId.$siteId.$file': { by: ['john'], pages: [{ path: getFeedPath(john) }] },
  'driver-preferences_.past-weeks': forDrivers(
    ...leaveOut('who is signed in', each('/driver-preferences/past-weeks')),
  ),
  'driver-preferences_.give-back': forDrivers(
    ...leaveOut('who is signed in', each('/driver-preferences/give-back', `week=${week}`)),
  ),
  'driver-preferences_.check-record': forDrivers(...each('/driver-preferences/check-record')),
  'driver-vacation_.check-record': forDrivers(...each('/driver-vacation/check-record')),
  'driver-preferences_.all-results': forDrivers(
    ...each('/driver-preferences/all-results', 'number=2', 'q=Garcia').map((page) => ({
      ...page,
      isOfPresent: true as const,
    })),
  ),
  'driver-vacation_.all-results': forDrivers(
    ...each('/driver-vacation/all-results', 'number=2', 'q=Garcia'),
  ),
  'driver-preferences_.trades': forDrivers(
    ...leaveOut('who is signed in', each('/driver-preferences/trades')),
  ),
  'driver-vacation_.trades': forDrivers(
    ...leaveOut('who is signed in', each('/driver-vacation/trades')),
  ),
  'admin.dashboard': forAdmin({
    path: '/admin/dashboard',
    only: [`${card('Job Assignments')}:contains("published in version")`],
  }),
  'admin.dashboard_.feed': forAdmin({ path: '/admin/dashboard/feed' }),
  'admin.vacation-dashboard': forAdmin({
    path: '/admin/vacation-dashboard',
    only: ['a:contains("View Assignments")', '[role=status]'],
  }),
  'admin.dispute-resolution': forAdmin({
    path: '/admin/dispute-resolution',
    only: [card('Claims')],
  }),
  'admin.final-assignments': forAdmin(
    ...leaveOut('choices of the next version', each('/admin/final-assignments')),
  ),
  'admin.final-assignments_.$periodId': forAdmin(
    ...each(`/admin/final-assignments/${week}`, 'version=1'),
  ),
  'admin.final-assignments_.export': forAdmin(
    ...each('/admin/final-assignments/export', ofJobs, `${ofJobs}&version=1`),
  ),
  'admin.final-assignments_.payroll_.export': forAdmin(
    ...each('/admin/final-assignments/payroll/export', ofJobs, `${ofJobs}&version=1`),
  ),
  'admin.final-assignments_.record': forAdmin(
    ...each('/admin/final-assignments/record', ofJobs, `${ofJobs}&version=1`),
  ),
  'admin.award-difference': forAdmin(...each('/admin/award-difference', ofJobs)),
  'admin.award-difference_.export': forAdmin(...each('/admin/award-difference/export', ofJobs)),
  'admin.final-vacation-assignments': forAdmin(
    ...leaveOut('choices of the next version', each('/admin/final-vacation-assignments')),
  ),
  'admin.final-vacation-assignments_.$version': forAdmin(
    ...each('/admin/final-vacation-assignments/1'),
  ),
  'admin.final-vacation-assignments_.posting': forAdmin(
    ...each('/admin/final-vacation-assignments/posting', 'version=1', 'by=week', 'by=name&ids=1'),
  ),
  'admin.final-vacation-assignments_.export': forAdmin(
    ...each('/admin/final-vacation-assignments/export', 'version=1'),
  ),
  'admin.final-vacation-assignments_.record': forAdmin(
    ...each('/admin/final-vacation-assignments/record', 'version=1'),
  ),
  'admin.absence': forAdmin({ path: '/admin/absence?year=2027', only: ['li strong'] }),
  'admin.unseen-results': forAdmin(
    ...leaveOut('how drivers are reached', each('/admin/unseen-results', 'of=vacations')),
  ),
  'admin.unseen-results_.print': forAdmin(
    ...leaveOut('how drivers are reached', each('/admin/unseen-results/print', 'of=vacations')),
  ),
  'admin.free-job': forAdmin({ path: '/admin/free-job' }),
  'admin.left-over-jobs': forAdmin({ path: '/admin/left-over-jobs', only: ['fieldset'] }),
  'admin.trades': forAdmin({ path: '/admin/trades' }),
  'admin.past-weeks': forAdmin(
    ...each('/admin/past-weeks', 'job=J002', 'week=W002'),
    ...leaveOut('who was found', each('/admin/past-weeks?driver=1234567')),
  ),
  'admin.reports': forAdmin(...each('/admin/reports', ofJobs, 'tab=demand', 'tab=leftovers')),
  'admin.reports_.$report': forAdmin(
    ...awardReports.map((name) => ({ path: `/admin/reports/${name}?${ofJobs}` })),
    ...leaveOut(
      'letterhead of several weeks',
      weeksReports.map((name) => ({ path: `/admin/reports/${name}` })),
    ),
  ),
  'admin.reports_.$report_.csv': forAdmin(
    ...[...awardReports, ...weeksReports].map((name) => ({
      path: `/admin/reports/${name}/csv?${ofJobs}`,
    })),
  ),
  // It is asked for by a form, which `readExport` sends.
  'admin.export-data_.site': forAdmin(),
};

/** The routes that show no published result, by what they show instead. */
export const otherRoutes: Readonly<Record<string, readonly string[]>> = {
  'how published weeks differ from the lists of today': [
    ...['admin.edit-jobs_.published-weeks', 'admin.edit-vacation-weeks_.published-weeks'],
  ],
  'how the drivers of the page of unconfirmed results are reached today': [
    'admin.unseen-results_.export',
  ],
  'lists and the site as they are today': [
    ...['admin.edit-drivers', 'admin.edit-drivers_.export', 'admin.edit-drivers_.storing'],
    ...['admin.edit-drivers_.seniority', 'admin.email-addresses'],
    ...['admin.leave', 'admin.leave_.export', 'admin.recently-deleted'],
    ...['admin.edit-jobs', 'admin.edit-jobs_.export', 'admin.edit-jobs_.storing'],
    ...['admin.edit-vacation-weeks', 'admin.edit-vacation-weeks_.export'],
    ...[
      'admin.search',
      'admin.search_.find',
      'admin.search_.choices',
      'admin.first-steps',
      'admin.weeks-ahead',
    ],
    ...['admin.site-link', 'admin.site-link_.poster', 'admin.system-settings', 'admin.notes'],
    ...['_index', 's.$companyId.$siteId', 's.$companyId.$siteId_.manifest[.]webmanifest'],
    ...['logo.$companyId.$version', 'root'],
  ],
  'drivers’ lists, with the jobs and weeks of today': [
    ...['driver-preferences_.history', 'driver-preferences_.print', 'driver-vacation_.history'],
    ...['driver-vacation_.print', 'driver-preferences_.waiting-save'],
    ...['driver-vacation_.waiting-save', 'driver-preferences_.window'],
    ...['admin.driver-picks.$employeeId', 'admin.driver-picks.$employeeId_.vacation'],
    ...['admin.live-picks-snapshot', 'admin.live-picks-snapshot_.changes'],
    ...['admin.live-vacation-picks', 'admin.live-vacation-picks_.report', 'admin.picks-form'],
    ...['admin.enter-lists', 'admin.enter-lists_.driver'],
    ...['admin.remind-drivers', 'admin.remind-drivers_.export', 'admin.remind-drivers_.print'],
  ],
  'what the lists of today would give': [
    ...['driver-preferences_.standing', 'driver-preferences_.standing_.now'],
    ...['admin.conflicts', 'admin.conflicts_.print', 'admin.what-if', 'admin.award-again'],
  ],
  'what was done, as it was logged, at the site’s time': [
    ...['admin.activity-log', 'admin.activity-log_.export', 'admin.erase-driver'],
    ...['dev.outbox', 'dev.outbox_.$mailId'],
  ],
  'accounts, sessions, messages and devices': [
    ...['driver-login', 'passkey-challenge', 'reset-password', 'logout', 'language', 'kiosk.alive'],
    ...['driver-preferences_.mails', 'driver-preferences_.messages'],
    ...['driver-preferences_.calendar', 'driver-preferences_.my-phone'],
    ...['driver-preferences_.password', 'admin-portal'],
    ...['admin-portal_.forgot-password', 'admin-portal_.code', 'activate', 'confirm-email'],
    ...['confirm-device', 'unsubscribe', 'admin.account', 'admin.account_.two-step'],
    ...['sso._index', 'sso.$companyId', 'sso.callback', 'admin._index', 'admin-dashboard'],
    ...['admin.session', 'admin.people', 'admin.support-access', 'request-access', 'status', '$'],
    'for-companies',
  ],
  'settings of the company, and other companies': [
    ...['admin.keeping-history', 'admin.single-sign-on', 'admin.api-access', 'admin.webhooks'],
    ...['admin.sites', 'admin.company-logo', 'admin.export-data'],
    ...['admin.master-admin', 'admin.master', 'admin.master._index', 'admin.master.requests'],
    ...['admin.master.companies', 'admin.master.companies_.export', 'admin.master.erased'],
    ...['admin.master_.certificate', 'admin.master_.certificate_.json', 'admin.master.settings'],
    'admin.master.work',
  ],
  'the same files of each site as the export of one': ['admin.export-data_.company'],
};

/** The operations of the API that give a published result, by ID, with the paths to ask for. */
export const publishedOperations: Readonly<Record<string, readonly string[]>> = {
  'list-awards': ['/awards'],
  'read-award': [`/awards/${week}`, `/awards/${week}?version=1`],
  'list-vacation-awards': ['/vacation-awards'],
  'read-vacation-award': ['/vacation-awards/1'],
  'read-report': [...awardReports, ...weeksReports].map((name) => `/reports/${name}?${ofJobs}`),
};
/** Those that give or take the lists of today. */
export const rosterOperations = ['list-drivers', 'list-jobs', 'replace-drivers', 'replace-jobs'];

/** The tables of an export that hold the lists, settings and log of today. Every other one is about what was published or saved. */
export const todaysTables = [
  ...['settings', 'drivers', 'jobs', 'vacation-weeks', 'job-lists', 'vacation-lists', 'activity'],
];
