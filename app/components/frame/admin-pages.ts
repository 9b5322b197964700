import {
  Archive,
  ArrowLeftRight,
  BriefcaseBusiness,
  Building2,
  CalendarCheck,
  CalendarCog,
  CalendarRange,
  CalendarSearch,
  ChartColumn,
  ClipboardCheck,
  FlaskConical,
  GitFork,
  History,
  LayoutDashboard,
  Megaphone,
  Palmtree,
  QrCode,
  Radio,
  Scale,
  Settings,
  Smartphone,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { adminCopy } from '~/app/copy/copy';

/** A page that the menu, the search and the dashboard lead to. */
export interface PageLink {
  readonly to: string;
  readonly label: string;
  readonly text: string;
  readonly Icon: LucideIcon;
}

/** The texts are read anew each time, because on the server each request has its own language. */
const linkTo = (
  to: string,
  Icon: LucideIcon,
  read: () => readonly [label: string, text: string],
): PageLink => ({
  to,
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

const dashboard = linkTo('/admin/dashboard', LayoutDashboard, () => [
  adminCopy.dashboard.title,
  adminCopy.frame.dashboardText,
]);

export const masterPanel = linkTo('/admin/master', Building2, () => [
  adminCopy.dashboard.masterAdmin,
  adminCopy.dashboard.masterText,
]);

const livePicks = linkTo('/admin/live-picks-snapshot', Radio, () => [
  adminCopy.dashboard.livePicks,
  adminCopy.dashboard.livePicksText,
]);

const conflicts = linkTo('/admin/conflicts', GitFork, () => [
  adminCopy.dashboard.jobConflicts,
  adminCopy.dashboard.conflictsText,
]);

const finalAssignments = linkTo('/admin/final-assignments', ClipboardCheck, () => [
  adminCopy.dashboard.finalAssignments,
  adminCopy.dashboard.assignmentsText,
]);

const disputes = linkTo('/admin/dispute-resolution', Scale, () => [
  adminCopy.dashboard.disputeResolution,
  adminCopy.dashboard.disputesText,
]);

const trades = linkTo('/admin/trades', ArrowLeftRight, () => [
  adminCopy.trades.title,
  adminCopy.trades.shortcut,
]);

const whatIf = linkTo('/admin/what-if', FlaskConical, () => [
  adminCopy.whatIf.title,
  adminCopy.frame.whatIfText,
]);

const notes = linkTo('/admin/notes', Megaphone, () => [
  adminCopy.notes.title,
  adminCopy.notes.shortcut,
]);

const pastWeeks = linkTo('/admin/past-weeks', Archive, () => [
  adminCopy.pastWeeks.title,
  adminCopy.dashboard.pastWeeksText,
]);

const reports = linkTo('/admin/reports', ChartColumn, () => [
  adminCopy.reports.title,
  adminCopy.reports.pageText,
]);

const weeksAhead = linkTo('/admin/weeks-ahead', CalendarRange, () => [
  adminCopy.weeksAhead.title,
  adminCopy.weeksAhead.shortcut,
]);

const vacations = linkTo('/admin/vacation-dashboard', Palmtree, () => [
  adminCopy.dashboard.vacationSelection,
  adminCopy.dashboard.vacationText,
]);

const vacationPages: readonly PageLink[] = [
  linkTo('/admin/edit-vacation-weeks', CalendarCog, () => [
    adminCopy.vacationWeeks.title,
    adminCopy.frame.vacationWeeksText,
  ]),
  linkTo('/admin/live-vacation-picks', CalendarSearch, () => [
    adminCopy.live.vacationTitle,
    adminCopy.dashboard.livePicksText,
  ]),
  linkTo('/admin/final-vacation-assignments', CalendarCheck, () => [
    adminCopy.vacations.finalTitle,
    adminCopy.dashboard.assignmentsText,
  ]),
];

const editDrivers = linkTo('/admin/edit-drivers', Users, () => [
  adminCopy.dashboard.editDrivers,
  adminCopy.dashboard.driversText,
]);

const editJobs = linkTo('/admin/edit-jobs', BriefcaseBusiness, () => [
  adminCopy.dashboard.editJobs,
  adminCopy.dashboard.jobsText,
]);

const sitePages: readonly PageLink[] = [
  linkTo('/admin/activity-log', History, () => [
    adminCopy.dashboard.activityLog,
    adminCopy.dashboard.activityText,
  ]),
  linkTo('/admin/system-settings', Settings, () => [
    adminCopy.common.systemSettings,
    adminCopy.dashboard.settingsText,
  ]),
  linkTo('/admin/site-link', QrCode, () => [
    adminCopy.dashboard.siteLink,
    adminCopy.dashboard.siteLinkText,
  ]),
  linkTo('/admin/account', UserRound, () => [
    adminCopy.dashboard.myAccount,
    adminCopy.dashboard.accountText,
  ]),
  linkTo('/', Smartphone, () => [
    adminCopy.dashboard.driverPortal,
    adminCopy.dashboard.driverPortalText,
  ]),
];

/** The pages of the menu, in the order of an administrator's work. */
export const getPageGroups = (isMaster: boolean): readonly PageGroup[] => [
  { title: '', pages: [dashboard, ...(isMaster ? [masterPanel] : [])] },
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
  { title: adminCopy.frame.roster, pages: [editDrivers, editJobs] },
  { title: adminCopy.frame.vacations, pages: [vacations, ...vacationPages] },
  { title: adminCopy.frame.site, pages: sitePages },
];

/** The pages that the dashboard links to, each with a sentence. */
export const dashboardPages: readonly PageLink[] = [
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
