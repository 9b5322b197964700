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

/** A link of the side bar. The pages inside are reached from its page, and have it marked as the current one. */
export interface BarLink {
  readonly page: PageLink;
  readonly inside: readonly PageLink[];
}

interface BarGroup {
  /** Empty for links that need no heading. */
  readonly title: string;
  readonly links: readonly BarLink[];
}

interface SideBar {
  /** What is used every week. */
  readonly groups: readonly BarGroup[];
  /** The rest, folded until a page in it is open. */
  readonly folds: readonly (BarGroup & { readonly icon: IconName })[];
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

const activityLog = linkTo('/admin/activity-log', 'dispatcher', 'rotate-ccw-clock', () => [
  adminCopy.dashboard.activityLog,
  adminCopy.dashboard.activityText,
]);

const settings = linkTo('/admin/system-settings', 'site-admin', 'settings', () => [
  adminCopy.common.systemSettings,
  adminCopy.dashboard.settingsText,
]);

const people = linkTo('/admin/people', 'site-admin', 'user-cog', () => [
  adminCopy.people.title,
  adminCopy.people.shortcut,
]);

const companyLogo = linkTo('/admin/company-logo', 'company-admin', 'image', () => [
  adminCopy.logo.title,
  adminCopy.logo.shortcut,
]);

const singleSignOn = linkTo('/admin/single-sign-on', 'company-admin', 'fingerprint-pattern', () => [
  adminCopy.sso.title,
  adminCopy.sso.shortcut,
]);

const apiAccess = linkTo('/admin/api-access', 'site-admin', 'key-square', () => [
  adminCopy.apiAccess.title,
  adminCopy.apiAccess.shortcut,
]);

const webhooks = linkTo('/admin/webhooks', 'site-admin', 'webhook', () => [
  adminCopy.webhooks.title,
  adminCopy.webhooks.shortcut,
]);

const keepingHistory = linkTo('/admin/keeping-history', 'company-admin', 'calendar-clock', () => [
  adminCopy.retention.title,
  adminCopy.retention.shortcut,
]);

const supportAccess = linkTo('/admin/support-access', 'company-admin', 'life-buoy', () => [
  adminCopy.supportAccess.title,
  adminCopy.supportAccess.shortcut,
]);

const exportData = linkTo('/admin/export-data', 'site-admin', 'package-open', () => [
  adminCopy.dataExport.title,
  adminCopy.dataExport.shortcut,
]);

const siteLink = linkTo('/admin/site-link', 'dispatcher', 'qr-code', () => [
  adminCopy.dashboard.siteLink,
  adminCopy.dashboard.siteLinkText,
]);

export const account = linkTo('/admin/account', 'steward', 'user-round', () => [
  adminCopy.dashboard.myAccount,
  adminCopy.dashboard.accountText,
]);

const driverPortal = linkTo('/', 'steward', 'smartphone', () => [
  adminCopy.dashboard.driverPortal,
  adminCopy.dashboard.driverPortalText,
]);

/** The pages of reports and past weeks share one link, which is named after both. */
const lookBack = linkTo('/admin/reports', 'steward', 'chart-column', () => [
  adminCopy.frame.reportsAndPastWeeks,
  adminCopy.reports.pageText,
]);

const alone = (page: PageLink): BarLink => ({ page, inside: [] });

const listBar = (): SideBar => ({
  groups: [
    { title: '', links: [{ page: dashboard, inside: [notes] }] },
    {
      title: adminCopy.frame.week,
      links: [
        alone(livePicks),
        alone(enterLists),
        alone(conflicts),
        { page: finalAssignments, inside: [freeJob, awardAgain, whatIf] },
        { page: disputes, inside: [trades] },
        alone(weeksAhead),
      ],
    },
    {
      title: adminCopy.frame.roster,
      links: [
        alone(editDrivers),
        alone(editJobs),
        alone(leave),
        { page: vacations, inside: [...vacationPages, absence] },
      ],
    },
    {
      title: adminCopy.frame.lookBack,
      links: [{ page: lookBack, inside: [reports, pastWeeks] }],
    },
  ],
  folds: [
    {
      title: adminCopy.frame.siteSettings,
      icon: 'settings',
      links: [settings, siteLink, emailAddresses, activityLog, eraseDriver].map(alone),
    },
    {
      title: adminCopy.frame.company,
      icon: 'building-complex',
      links: [
        masterPanel,
        allSites,
        people,
        singleSignOn,
        apiAccess,
        webhooks,
        companyLogo,
        supportAccess,
        keepingHistory,
        exportData,
      ].map(alone),
    },
  ],
});

/** The dashboard's shortcuts to other pages. */
const shortcuts: readonly PageLink[] = [
  editDrivers,
  editJobs,
  livePicks,
  finalAssignments,
  disputes,
  settings,
  activityLog,
  masterPanel,
  driverPortal,
];

const onlyFor = (role: AdminRole, pages: readonly PageLink[]): readonly PageLink[] =>
  pages.filter(({ least }) => hasRole(role, least));

/** A link that a role may not use gives way to the pages inside that it may use. */
const narrow = (role: AdminRole, { page, inside }: BarLink): readonly BarLink[] => {
  const pages = onlyFor(role, inside);
  return hasRole(role, page.least) ? [{ page, inside: pages }] : pages.map(alone);
};

const narrowGroups = <Group extends BarGroup>(role: AdminRole, groups: readonly Group[]): Group[] =>
  groups
    .map((group) => ({ ...group, links: group.links.flatMap((link) => narrow(role, link)) }))
    .filter(({ links }) => links.length > 0);

/** The links of the side bar that a role may use, in the order of an administrator's work. */
export const getSideBar = (role: AdminRole): SideBar => {
  const { groups, folds } = listBar();
  return { groups: narrowGroups(role, groups), folds: narrowGroups(role, folds) };
};

/** Every page that a role may use, each once. */
export const getPages = (role: AdminRole): readonly PageLink[] => {
  const { groups, folds } = getSideBar(role);
  const links = [...groups, ...folds].flatMap((group) => group.links);
  const pages = links.flatMap(({ page, inside }) =>
    page === lookBack ? inside : [page, ...inside],
  );
  return [...pages, ...onlyFor(role, [account, driverPortal])];
};

/** The page of this name if a role may use it, else the dashboard. For a page of another site with the same name. */
export const findSamePage = (role: AdminRole, path: string): string =>
  getPages(role).find(({ to }) => to === path && to !== '/' && to !== allSites.to)?.to ??
  dashboard.to;

/** Where those who work at several sites choose one, to go on there with the page `from`. */
export const getSitesPath = (from: string): string =>
  `${allSites.to}?${new URLSearchParams({ from })}`;

/** The dashboard's shortcuts for a role. */
export const getShortcuts = (role: AdminRole): readonly PageLink[] => onlyFor(role, shortcuts);
