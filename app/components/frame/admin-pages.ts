import {
  Archive,
  ArrowLeftRight,
  BriefcaseBusiness,
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarCog,
  CalendarRange,
  CalendarSearch,
  ChartColumn,
  ClipboardCheck,
  Fingerprint,
  FlaskConical,
  GitFork,
  History,
  Image,
  KeySquare,
  LayoutDashboard,
  LifeBuoy,
  MapPinned,
  Megaphone,
  PackageOpen,
  Palmtree,
  QrCode,
  Radio,
  Scale,
  Settings,
  Smartphone,
  UserCog,
  UserRound,
  UserX,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import { hasRole, type AdminRole } from '~/domain/company/admin-role';
import { adminCopy } from '~/app/copy/copy';

/** A page that the menu, the search and the dashboard lead to. */
export interface PageLink {
  readonly to: string;
  readonly label: string;
  readonly text: string;
  readonly Icon: LucideIcon;
  /** The role that the page needs; others are not led to it. */
  readonly least: AdminRole;
}

/** The texts are read anew each time, because on the server each request has its own language. */
const linkTo = (
  to: string,
  least: AdminRole,
  Icon: LucideIcon,
  read: () => readonly [label: string, text: string],
): PageLink => ({
  to,
  least,
  Icon,
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

const dashboard = linkTo('/admin/dashboard', 'steward', LayoutDashboard, () => [
  adminCopy.dashboard.title,
  adminCopy.frame.dashboardText,
]);

export const masterPanel = linkTo('/admin/master', 'master', Building2, () => [
  adminCopy.dashboard.masterAdmin,
  adminCopy.dashboard.masterText,
]);

const allSites = linkTo('/admin/sites', 'company-admin', MapPinned, () => [
  adminCopy.sites.title,
  adminCopy.sites.shortcut,
]);

const livePicks = linkTo('/admin/live-picks-snapshot', 'steward', Radio, () => [
  adminCopy.dashboard.livePicks,
  adminCopy.dashboard.livePicksText,
]);

const conflicts = linkTo('/admin/conflicts', 'dispatcher', GitFork, () => [
  adminCopy.dashboard.jobConflicts,
  adminCopy.dashboard.conflictsText,
]);

const finalAssignments = linkTo('/admin/final-assignments', 'dispatcher', ClipboardCheck, () => [
  adminCopy.dashboard.finalAssignments,
  adminCopy.dashboard.assignmentsText,
]);

const disputes = linkTo('/admin/dispute-resolution', 'dispatcher', Scale, () => [
  adminCopy.dashboard.disputeResolution,
  adminCopy.dashboard.disputesText,
]);

const trades = linkTo('/admin/trades', 'dispatcher', ArrowLeftRight, () => [
  adminCopy.trades.title,
  adminCopy.trades.shortcut,
]);

const whatIf = linkTo('/admin/what-if', 'dispatcher', FlaskConical, () => [
  adminCopy.whatIf.title,
  adminCopy.frame.whatIfText,
]);

const notes = linkTo('/admin/notes', 'dispatcher', Megaphone, () => [
  adminCopy.notes.title,
  adminCopy.notes.shortcut,
]);

const pastWeeks = linkTo('/admin/past-weeks', 'steward', Archive, () => [
  adminCopy.pastWeeks.title,
  adminCopy.dashboard.pastWeeksText,
]);

const reports = linkTo('/admin/reports', 'steward', ChartColumn, () => [
  adminCopy.reports.title,
  adminCopy.reports.pageText,
]);

const weeksAhead = linkTo('/admin/weeks-ahead', 'dispatcher', CalendarRange, () => [
  adminCopy.weeksAhead.title,
  adminCopy.weeksAhead.shortcut,
]);

const vacations = linkTo('/admin/vacation-dashboard', 'dispatcher', Palmtree, () => [
  adminCopy.dashboard.vacationSelection,
  adminCopy.dashboard.vacationText,
]);

const vacationPages: readonly PageLink[] = [
  linkTo('/admin/edit-vacation-weeks', 'dispatcher', CalendarCog, () => [
    adminCopy.vacationWeeks.title,
    adminCopy.frame.vacationWeeksText,
  ]),
  linkTo('/admin/live-vacation-picks', 'steward', CalendarSearch, () => [
    adminCopy.live.vacationTitle,
    adminCopy.dashboard.livePicksText,
  ]),
  linkTo('/admin/final-vacation-assignments', 'dispatcher', CalendarCheck, () => [
    adminCopy.vacations.finalTitle,
    adminCopy.dashboard.assignmentsText,
  ]),
];

const editDrivers = linkTo('/admin/edit-drivers', 'dispatcher', Users, () => [
  adminCopy.dashboard.editDrivers,
  adminCopy.dashboard.driversText,
]);

const editJobs = linkTo('/admin/edit-jobs', 'dispatcher', BriefcaseBusiness, () => [
  adminCopy.dashboard.editJobs,
  adminCopy.dashboard.jobsText,
]);

const eraseDriver = linkTo('/admin/erase-driver', 'site-admin', UserX, () => [
  adminCopy.erasure.title,
  adminCopy.erasure.shortcut,
]);

const sitePages: readonly PageLink[] = [
  linkTo('/admin/activity-log', 'dispatcher', History, () => [
    adminCopy.dashboard.activityLog,
    adminCopy.dashboard.activityText,
  ]),
  linkTo('/admin/system-settings', 'site-admin', Settings, () => [
    adminCopy.common.systemSettings,
    adminCopy.dashboard.settingsText,
  ]),
  linkTo('/admin/people', 'site-admin', UserCog, () => [
    adminCopy.people.title,
    adminCopy.people.shortcut,
  ]),
  linkTo('/admin/company-logo', 'company-admin', Image, () => [
    adminCopy.logo.title,
    adminCopy.logo.shortcut,
  ]),
  linkTo('/admin/single-sign-on', 'company-admin', Fingerprint, () => [
    adminCopy.sso.title,
    adminCopy.sso.shortcut,
  ]),
  linkTo('/admin/api-access', 'site-admin', KeySquare, () => [
    adminCopy.apiAccess.title,
    adminCopy.apiAccess.shortcut,
  ]),
  linkTo('/admin/webhooks', 'site-admin', Webhook, () => [
    adminCopy.webhooks.title,
    adminCopy.webhooks.shortcut,
  ]),
  linkTo('/admin/keeping-history', 'company-admin', CalendarClock, () => [
    adminCopy.retention.title,
    adminCopy.retention.shortcut,
  ]),
  linkTo('/admin/support-access', 'company-admin', LifeBuoy, () => [
    adminCopy.supportAccess.title,
    adminCopy.supportAccess.shortcut,
  ]),
  linkTo('/admin/export-data', 'site-admin', PackageOpen, () => [
    adminCopy.dataExport.title,
    adminCopy.dataExport.shortcut,
  ]),
  linkTo('/admin/site-link', 'dispatcher', QrCode, () => [
    adminCopy.dashboard.siteLink,
    adminCopy.dashboard.siteLinkText,
  ]),
  linkTo('/admin/account', 'steward', UserRound, () => [
    adminCopy.dashboard.myAccount,
    adminCopy.dashboard.accountText,
  ]),
  linkTo('/', 'steward', Smartphone, () => [
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
      conflicts,
      finalAssignments,
      disputes,
      trades,
      notes,
      whatIf,
      weeksAhead,
      reports,
      pastWeeks,
    ],
  },
  { title: adminCopy.frame.roster, pages: [editDrivers, editJobs, eraseDriver] },
  { title: adminCopy.frame.vacations, pages: [vacations, ...vacationPages] },
  { title: adminCopy.frame.site, pages: sitePages },
];

/** The pages that the dashboard links to, each with a sentence. */
const dashboardPages: readonly PageLink[] = [
  masterPanel,
  allSites,
  editDrivers,
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
