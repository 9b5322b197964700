import {
  Archive,
  ArrowLeftRight,
  BriefcaseBusiness,
  Building2,
  CalendarCheck,
  CalendarCog,
  CalendarSearch,
  ClipboardCheck,
  FlaskConical,
  GitFork,
  History,
  LayoutDashboard,
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

/** A page that the menu, the search and the dashboard lead to. Texts are getters, because their language varies. */
export interface PageLink {
  readonly to: string;
  readonly label: string;
  readonly text: string;
  readonly Icon: LucideIcon;
}

export interface PageGroup {
  /** Empty for pages that need no heading. */
  readonly title: string;
  readonly pages: readonly PageLink[];
}

const dashboard: PageLink = {
  to: '/admin/dashboard',
  get label() {
    return adminCopy.dashboard.title;
  },
  get text() {
    return adminCopy.frame.dashboardText;
  },
  Icon: LayoutDashboard,
};

export const masterPanel: PageLink = {
  to: '/admin/master',
  get label() {
    return adminCopy.dashboard.masterAdmin;
  },
  get text() {
    return adminCopy.dashboard.masterText;
  },
  Icon: Building2,
};

const livePicks: PageLink = {
  to: '/admin/live-picks-snapshot',
  get label() {
    return adminCopy.dashboard.livePicks;
  },
  get text() {
    return adminCopy.dashboard.livePicksText;
  },
  Icon: Radio,
};

const conflicts: PageLink = {
  to: '/admin/conflicts',
  get label() {
    return adminCopy.dashboard.jobConflicts;
  },
  get text() {
    return adminCopy.dashboard.conflictsText;
  },
  Icon: GitFork,
};

const finalAssignments: PageLink = {
  to: '/admin/final-assignments',
  get label() {
    return adminCopy.dashboard.finalAssignments;
  },
  get text() {
    return adminCopy.dashboard.assignmentsText;
  },
  Icon: ClipboardCheck,
};

const disputes: PageLink = {
  to: '/admin/dispute-resolution',
  get label() {
    return adminCopy.dashboard.disputeResolution;
  },
  get text() {
    return adminCopy.dashboard.disputesText;
  },
  Icon: Scale,
};

const trades: PageLink = {
  to: '/admin/trades',
  get label() {
    return adminCopy.trades.title;
  },
  get text() {
    return adminCopy.trades.shortcut;
  },
  Icon: ArrowLeftRight,
};

const whatIf: PageLink = {
  to: '/admin/what-if',
  get label() {
    return adminCopy.whatIf.title;
  },
  get text() {
    return adminCopy.frame.whatIfText;
  },
  Icon: FlaskConical,
};

const pastWeeks: PageLink = {
  to: '/admin/past-weeks',
  get label() {
    return adminCopy.pastWeeks.title;
  },
  get text() {
    return adminCopy.dashboard.pastWeeksText;
  },
  Icon: Archive,
};

const vacations: PageLink = {
  to: '/admin/vacation-dashboard',
  get label() {
    return adminCopy.dashboard.vacationSelection;
  },
  get text() {
    return adminCopy.dashboard.vacationText;
  },
  Icon: Palmtree,
};

const vacationPages: readonly PageLink[] = [
  {
    to: '/admin/edit-vacation-weeks',
    get label() {
      return adminCopy.vacationWeeks.title;
    },
    get text() {
      return adminCopy.frame.vacationWeeksText;
    },
    Icon: CalendarCog,
  },
  {
    to: '/admin/live-vacation-picks',
    get label() {
      return adminCopy.live.vacationTitle;
    },
    get text() {
      return adminCopy.dashboard.livePicksText;
    },
    Icon: CalendarSearch,
  },
  {
    to: '/admin/final-vacation-assignments',
    get label() {
      return adminCopy.vacations.finalTitle;
    },
    get text() {
      return adminCopy.dashboard.assignmentsText;
    },
    Icon: CalendarCheck,
  },
];

const editDrivers: PageLink = {
  to: '/admin/edit-drivers',
  get label() {
    return adminCopy.dashboard.editDrivers;
  },
  get text() {
    return adminCopy.dashboard.driversText;
  },
  Icon: Users,
};

const editJobs: PageLink = {
  to: '/admin/edit-jobs',
  get label() {
    return adminCopy.dashboard.editJobs;
  },
  get text() {
    return adminCopy.dashboard.jobsText;
  },
  Icon: BriefcaseBusiness,
};

const sitePages: readonly PageLink[] = [
  {
    to: '/admin/activity-log',
    get label() {
      return adminCopy.dashboard.activityLog;
    },
    get text() {
      return adminCopy.dashboard.activityText;
    },
    Icon: History,
  },
  {
    to: '/admin/system-settings',
    get label() {
      return adminCopy.common.systemSettings;
    },
    get text() {
      return adminCopy.dashboard.settingsText;
    },
    Icon: Settings,
  },
  {
    to: '/admin/site-link',
    get label() {
      return adminCopy.dashboard.siteLink;
    },
    get text() {
      return adminCopy.dashboard.siteLinkText;
    },
    Icon: QrCode,
  },
  {
    to: '/admin/account',
    get label() {
      return adminCopy.dashboard.myAccount;
    },
    get text() {
      return adminCopy.dashboard.accountText;
    },
    Icon: UserRound,
  },
  {
    to: '/',
    get label() {
      return adminCopy.dashboard.driverPortal;
    },
    get text() {
      return adminCopy.dashboard.driverPortalText;
    },
    Icon: Smartphone,
  },
];

/** The pages of the menu, in the order of an administrator's work. */
export const getPageGroups = (isMaster: boolean): readonly PageGroup[] => [
  { title: '', pages: [dashboard, ...(isMaster ? [masterPanel] : [])] },
  {
    title: adminCopy.frame.week,
    pages: [livePicks, conflicts, finalAssignments, disputes, trades, whatIf, pastWeeks],
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
  pastWeeks,
  livePicks,
  conflicts,
  disputes,
  trades,
  vacations,
  ...sitePages,
];
