import type { IconName } from '~/app/components/ui/icon-names';
import { adminCopy } from '~/app/copy/copy';
import { hasRole, type AdminRole } from '~/domain/company/admin-role';

/** A page that the menu, the search and the dashboard lead to. */
export interface PageLink {
  readonly to: string;
  readonly label: string;
  readonly text: string;
  readonly icon: IconName;
  /** The role that the page needs; others are not led to it. */
  readonly least: AdminRole;
}

/** The texts are read anew each time, because on the server each request has its own language. */
const linkTo = (
  to: string,
  least: AdminRole,
  icon: IconName,
  read: () => readonly [label: string, text: string],
): PageLink => ({
  to,
  least,
  icon,
  get label() {
    return read()[0];
  },
  get text() {
    return read()[1];
  },
});

interface PageGroup {
  /** Empty for pages that need no heading. */
  readonly title: string;
  readonly pages: readonly PageLink[];
}

const dashboard = linkTo('/admin/dashboard', 'steward', 'layout-dashboard', () => [
  adminCopy.dashboard.title,
  adminCopy.frame.dashboardText,
]);

export const masterPanel = linkTo('/admin/master', 'master', 'building-complex', () => [
  adminCopy.dashboard.masterAdmin,
  adminCopy.dashboard.masterText,
]);

const allSites = linkTo('/admin/sites', 'company-admin', 'map-pinned', () => [
  adminCopy.sites.title,
  adminCopy.sites.shortcut,
]);

const livePicks = linkTo('/admin/live-picks-snapshot', 'steward', 'radio', () => [
  adminCopy.dashboard.livePicks,
  adminCopy.dashboard.livePicksText,
]);

const enterLists = linkTo('/admin/enter-lists', 'steward', 'list-plus', () => [
  adminCopy.enterLists.title,
  adminCopy.enterLists.shortcut,
]);

const conflicts = linkTo('/admin/conflicts', 'dispatcher', 'git-fork', () => [
  adminCopy.dashboard.jobConflicts,
  adminCopy.dashboard.conflictsText,
]);

const finalAssignments = linkTo('/admin/final-assignments', 'dispatcher', 'clipboard-check', () => [
  adminCopy.dashboard.finalAssignments,
  adminCopy.dashboard.assignmentsText,
]);

const freeJob = linkTo('/admin/free-job', 'dispatcher', 'user-x', () => [
  adminCopy.freeJob.title,
  adminCopy.freeJob.shortcut,
]);

const awardAgain = linkTo('/admin/award-again', 'dispatcher', 'refresh-cw', () => [
  adminCopy.awardAgain.title,
  adminCopy.awardAgain.shortcut,
]);

const disputes = linkTo('/admin/dispute-resolution', 'dispatcher', 'scale', () => [
  adminCopy.dashboard.disputeResolution,
  adminCopy.dashboard.disputesText,
]);

const trades = linkTo('/admin/trades', 'dispatcher', 'arrow-left-right', () => [
  adminCopy.trades.title,
  adminCopy.trades.shortcut,
]);

const whatIf = linkTo('/admin/what-if', 'dispatcher', 'flask-conical', () => [
  adminCopy.whatIf.title,
  adminCopy.frame.whatIfText,
]);

const notes = linkTo('/admin/notes', 'dispatcher', 'megaphone', () => [
  adminCopy.notes.title,
  adminCopy.notes.shortcut,
]);

const pastWeeks = linkTo('/admin/past-weeks', 'steward', 'archive', () => [
  adminCopy.pastWeeks.title,
  adminCopy.dashboard.pastWeeksText,
]);

const reports = linkTo('/admin/reports', 'steward', 'chart-column', () => [
  adminCopy.reports.title,
  adminCopy.reports.pageText,
]);

const weeksAhead = linkTo('/admin/weeks-ahead', 'dispatcher', 'calendar-range', () => [
  adminCopy.weeksAhead.title,
  adminCopy.weeksAhead.shortcut,
]);

const vacations = linkTo('/admin/vacation-dashboard', 'dispatcher', 'tree-palm', () => [
  adminCopy.dashboard.vacationSelection,
  adminCopy.dashboard.vacationText,
]);

const vacationPages: readonly PageLink[] = [
  linkTo('/admin/edit-vacation-weeks', 'dispatcher', 'calendar-cog', () => [
    adminCopy.vacationWeeks.title,
    adminCopy.frame.vacationWeeksText,
  ]),
  linkTo('/admin/live-vacation-picks', 'steward', 'calendar-search', () => [
    adminCopy.live.vacationTitle,
    adminCopy.dashboard.livePicksText,
  ]),
  linkTo('/admin/final-vacation-assignments', 'dispatcher', 'calendar-check', () => [
    adminCopy.vacations.finalTitle,
    adminCopy.dashboard.assignmentsText,
  ]),
];

const absence = linkTo('/admin/absence', 'dispatcher', 'calendar-range', () => [
  adminCopy.absence.title,
  adminCopy.absence.shortcut,
]);

const editDrivers = linkTo('/admin/edit-drivers', 'dispatcher', 'users', () => [
  adminCopy.dashboard.editDrivers,
  adminCopy.dashboard.driversText,
]);

const editJobs = linkTo('/admin/edit-jobs', 'dispatcher', 'briefcase-business', () => [
  adminCopy.dashboard.editJobs,
  adminCopy.dashboard.jobsText,
]);

const leave = linkTo('/admin/leave', 'dispatcher', 'calendar-x-2', () => [
  adminCopy.leave.title,
  adminCopy.leave.shortcut,
]);

const emailAddresses = linkTo('/admin/email-addresses', 'dispatcher', 'mail', () => [
  adminCopy.emailAddresses.title,
  adminCopy.emailAddresses.shortcut,
]);

const eraseDriver = linkTo('/admin/erase-driver', 'site-admin', 'user-x', () => [
  adminCopy.erasure.title,
  adminCopy.erasure.shortcut,
]);

const sitePages: readonly PageLink[] = [
  linkTo('/admin/activity-log', 'dispatcher', 'rotate-ccw-clock', () => [
    adminCopy.dashboard.activityLog,
    adminCopy.dashboard.activityText,
  ]),
  linkTo('/admin/system-settings', 'site-admin', 'settings', () => [
    adminCopy.common.systemSettings,
    adminCopy.dashboard.settingsText,
  ]),
  linkTo('/admin/people', 'site-admin', 'user-cog', () => [
    adminCopy.people.title,
    adminCopy.people.shortcut,
  ]),
  linkTo('/admin/company-logo', 'company-admin', 'image', () => [
    adminCopy.logo.title,
    adminCopy.logo.shortcut,
  ]),
  linkTo('/admin/single-sign-on', 'company-admin', 'fingerprint-pattern', () => [
    adminCopy.sso.title,
    adminCopy.sso.shortcut,
  ]),
  linkTo('/admin/api-access', 'site-admin', 'key-square', () => [
    adminCopy.apiAccess.title,
    adminCopy.apiAccess.shortcut,
  ]),
  linkTo('/admin/webhooks', 'site-admin', 'webhook', () => [
    adminCopy.webhooks.title,
    adminCopy.webhooks.shortcut,
  ]),
  linkTo('/admin/keeping-history', 'company-admin', 'calendar-clock', () => [
    adminCopy.retention.title,
    adminCopy.retention.shortcut,
  ]),
  linkTo('/admin/support-access', 'company-admin', 'life-buoy', () => [
    adminCopy.supportAccess.title,
    adminCopy.supportAccess.shortcut,
  ]),
  linkTo('/admin/export-data', 'site-admin', 'package-open', () => [
    adminCopy.dataExport.title,
    adminCopy.dataExport.shortcut,
  ]),
  linkTo('/admin/site-link', 'dispatcher', 'qr-code', () => [
    adminCopy.dashboard.siteLink,
    adminCopy.dashboard.siteLinkText,
  ]),
  linkTo('/admin/account', 'steward', 'user-round', () => [
    adminCopy.dashboard.myAccount,
    adminCopy.dashboard.accountText,
  ]),
  linkTo('/', 'steward', 'smartphone', () => [
    adminCopy.dashboard.driverPortal,
    adminCopy.dashboard.driverPortalText,
  ]),
];

const listGroups = (): readonly PageGroup[] => [
  { title: '', pages: [dashboard, masterPanel, allSites] },
  {
    title: adminCopy.frame.week,
    pages: [
      livePicks,
      enterLists,
      conflicts,
      finalAssignments,
      freeJob,
      awardAgain,
      disputes,
      trades,
      notes,
      whatIf,
      weeksAhead,
      reports,
      pastWeeks,
    ],
  },
  {
    title: adminCopy.frame.roster,
    pages: [editDrivers, emailAddresses, leave, editJobs, eraseDriver],
  },
  { title: adminCopy.frame.vacations, pages: [vacations, ...vacationPages, absence] },
  { title: adminCopy.frame.site, pages: sitePages },
];

/** The pages that the dashboard links to, each with a sentence. */
const dashboardPages: readonly PageLink[] = [
  masterPanel,
  allSites,
  editDrivers,
  leave,
  editJobs,
  finalAssignments,
  weeksAhead,
  reports,
  pastWeeks,
  livePicks,
  conflicts,
  disputes,
  trades,
  notes,
  vacations,
  ...sitePages,
];

const onlyFor = (role: AdminRole, pages: readonly PageLink[]): readonly PageLink[] =>
  pages.filter(({ least }) => hasRole(role, least));

/** The pages of the menu that a role may use, in the order of an administrator's work. */
export const getPageGroups = (role: AdminRole): readonly PageGroup[] =>
  listGroups()
    .map(({ title, pages }) => ({ title, pages: onlyFor(role, pages) }))
    .filter(({ pages }) => pages.length > 0);

/** The page of this name if a role may use it, else the dashboard. For a page of another site with the same name. */
export const findSamePage = (role: AdminRole, path: string): string =>
  getPageGroups(role)
    .flatMap(({ pages }) => pages)
    .find(({ to }) => to === path && to !== '/' && to !== allSites.to)?.to ?? dashboard.to;

/** Where those who work at several sites choose one, to go on there with the page `from`. */
export const getSitesPath = (from: string): string =>
  `${allSites.to}?${new URLSearchParams({ from })}`;

/** The pages that the dashboard links to for a role. */
export const getDashboardPages = (role: AdminRole): readonly PageLink[] =>
  onlyFor(role, dashboardPages);
