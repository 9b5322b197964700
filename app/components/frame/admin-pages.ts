import type { IconName } from '~/app/components/ui/icon-names';
import { adminCopy } from '~/app/copy/copy';
import type { AdminRole } from '~/domain/company/admin-role';

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

export const dashboard = linkTo('/admin/dashboard', 'steward', 'layout-dashboard', () => [
  adminCopy.dashboard.title,
  adminCopy.frame.dashboardText,
]);

export const masterPanel = linkTo('/admin/master', 'master', 'building-complex', () => [
  adminCopy.dashboard.masterAdmin,
  adminCopy.dashboard.masterText,
]);

export const allSites = linkTo('/admin/sites', 'company-admin', 'map-pinned', () => [
  adminCopy.sites.title,
  adminCopy.sites.shortcut,
]);

export const livePicks = linkTo('/admin/live-picks-snapshot', 'steward', 'radio', () => [
  adminCopy.dashboard.livePicks,
  adminCopy.dashboard.livePicksText,
]);

export const enterLists = linkTo('/admin/enter-lists', 'steward', 'list-plus', () => [
  adminCopy.enterLists.title,
  adminCopy.enterLists.shortcut,
]);

export const conflicts = linkTo('/admin/conflicts', 'dispatcher', 'git-fork', () => [
  adminCopy.dashboard.jobConflicts,
  adminCopy.dashboard.conflictsText,
]);

export const finalAssignments = linkTo(
  '/admin/final-assignments',
  'dispatcher',
  'clipboard-check',
  () => [adminCopy.dashboard.finalAssignments, adminCopy.dashboard.assignmentsText],
);

export const freeJob = linkTo('/admin/free-job', 'dispatcher', 'user-x', () => [
  adminCopy.freeJob.title,
  adminCopy.freeJob.shortcut,
]);
export const leftOver = linkTo('/admin/left-over-jobs', 'dispatcher', 'package-open', () => [
  adminCopy.leftOver.title,
  adminCopy.leftOver.shortcut,
]);

export const awardAgain = linkTo('/admin/award-again', 'dispatcher', 'refresh-cw', () => [
  adminCopy.awardAgain.title,
  adminCopy.awardAgain.shortcut,
]);

export const disputes = linkTo('/admin/dispute-resolution', 'dispatcher', 'scale', () => [
  adminCopy.dashboard.disputeResolution,
  adminCopy.dashboard.disputesText,
]);

export const trades = linkTo('/admin/trades', 'dispatcher', 'arrow-left-right', () => [
  adminCopy.trades.title,
  adminCopy.trades.shortcut,
]);

export const whatIf = linkTo('/admin/what-if', 'dispatcher', 'flask-conical', () => [
  adminCopy.whatIf.title,
  adminCopy.frame.whatIfText,
]);

export const notes = linkTo('/admin/notes', 'dispatcher', 'megaphone', () => [
  adminCopy.notes.title,
  adminCopy.notes.shortcut,
]);

export const pastWeeks = linkTo('/admin/past-weeks', 'steward', 'archive', () => [
  adminCopy.pastWeeks.title,
  adminCopy.dashboard.pastWeeksText,
]);

export const reports = linkTo('/admin/reports', 'steward', 'chart-column', () => [
  adminCopy.reports.title,
  adminCopy.reports.pageText,
]);

export const weeksAhead = linkTo('/admin/weeks-ahead', 'dispatcher', 'calendar-range', () => [
  adminCopy.weeksAhead.title,
  adminCopy.weeksAhead.shortcut,
]);

export const vacations = linkTo('/admin/vacation-dashboard', 'dispatcher', 'tree-palm', () => [
  adminCopy.dashboard.vacationSelection,
  adminCopy.dashboard.vacationText,
]);

export const vacationPages: readonly PageLink[] = [
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

export const absence = linkTo('/admin/absence', 'dispatcher', 'calendar-range', () => [
  adminCopy.absence.title,
  adminCopy.absence.shortcut,
]);

export const editDrivers = linkTo('/admin/edit-drivers', 'dispatcher', 'users', () => [
  adminCopy.dashboard.editDrivers,
  adminCopy.dashboard.driversText,
]);

export const editJobs = linkTo('/admin/edit-jobs', 'dispatcher', 'briefcase-business', () => [
  adminCopy.dashboard.editJobs,
  adminCopy.dashboard.jobsText,
]);

export const leave = linkTo('/admin/leave', 'dispatcher', 'calendar-x-2', () => [
  adminCopy.leave.title,
  adminCopy.leave.shortcut,
]);

export const emailAddresses = linkTo('/admin/email-addresses', 'dispatcher', 'mail', () => [
  adminCopy.emailAddresses.title,
  adminCopy.emailAddresses.shortcut,
]);

export const eraseDriver = linkTo('/admin/erase-driver', 'site-admin', 'user-x', () => [
  adminCopy.erasure.title,
  adminCopy.erasure.shortcut,
]);

export const recentlyDeleted = linkTo('/admin/recently-deleted', 'dispatcher', 'undo-2', () => [
  adminCopy.recentlyDeleted.title,
  adminCopy.recentlyDeleted.shortcut,
]);

export const activityLog = linkTo('/admin/activity-log', 'dispatcher', 'rotate-ccw-clock', () => [
  adminCopy.dashboard.activityLog,
  adminCopy.dashboard.activityText,
]);

export const settings = linkTo('/admin/system-settings', 'site-admin', 'settings', () => [
  adminCopy.common.systemSettings,
  adminCopy.dashboard.settingsText,
]);

export const people = linkTo('/admin/people', 'site-admin', 'user-cog', () => [
  adminCopy.people.title,
  adminCopy.people.shortcut,
]);

export const companyLogo = linkTo('/admin/company-logo', 'company-admin', 'image', () => [
  adminCopy.logo.title,
  adminCopy.logo.shortcut,
]);

export const singleSignOn = linkTo(
  '/admin/single-sign-on',
  'company-admin',
  'fingerprint-pattern',
  () => [adminCopy.sso.title, adminCopy.sso.shortcut],
);

export const apiAccess = linkTo('/admin/api-access', 'site-admin', 'key-square', () => [
  adminCopy.apiAccess.title,
  adminCopy.apiAccess.shortcut,
]);

export const webhooks = linkTo('/admin/webhooks', 'site-admin', 'webhook', () => [
  adminCopy.webhooks.title,
  adminCopy.webhooks.shortcut,
]);

export const keepingHistory = linkTo(
  '/admin/keeping-history',
  'company-admin',
  'calendar-clock',
  () => [adminCopy.retention.title, adminCopy.retention.shortcut],
);

export const supportAccess = linkTo('/admin/support-access', 'company-admin', 'life-buoy', () => [
  adminCopy.supportAccess.title,
  adminCopy.supportAccess.shortcut,
]);

export const exportData = linkTo('/admin/export-data', 'site-admin', 'package-open', () => [
  adminCopy.dataExport.title,
  adminCopy.dataExport.shortcut,
]);

export const siteLink = linkTo('/admin/site-link', 'dispatcher', 'qr-code', () => [
  adminCopy.dashboard.siteLink,
  adminCopy.dashboard.siteLinkText,
]);

export const account = linkTo('/admin/account', 'steward', 'user-round', () => [
  adminCopy.dashboard.myAccount,
  adminCopy.dashboard.accountText,
]);

export const driverPortal = linkTo('/', 'steward', 'smartphone', () => [
  adminCopy.dashboard.driverPortal,
  adminCopy.dashboard.driverPortalText,
]);

/** The pages of reports and past weeks share one link, which is named after both. */
export const lookBack = linkTo('/admin/reports', 'steward', 'chart-column', () => [
  adminCopy.frame.reportsAndPastWeeks,
  adminCopy.reports.pageText,
]);
