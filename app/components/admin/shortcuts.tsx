import { adminCopy } from '~/app/copy/copy';
import { Link } from '@remix-run/react';
import {
  Archive,
  ArrowLeftRight,
  BriefcaseBusiness,
  Building2,
  ClipboardCheck,
  GitFork,
  History,
  Palmtree,
  QrCode,
  Radio,
  Scale,
  Settings,
  Smartphone,
  UserRound,
  Users,
} from 'lucide-react';

const masterPanel = {
  to: '/admin/master',
  get label() {
    return adminCopy.dashboard.masterAdmin;
  },
  get text() {
    return adminCopy.dashboard.masterText;
  },
  Icon: Building2,
};

const shortcuts = [
  {
    to: '/admin/edit-drivers',
    get label() {
      return adminCopy.dashboard.editDrivers;
    },
    get text() {
      return adminCopy.dashboard.driversText;
    },
    Icon: Users,
  },
  {
    to: '/admin/edit-jobs',
    get label() {
      return adminCopy.dashboard.editJobs;
    },
    get text() {
      return adminCopy.dashboard.jobsText;
    },
    Icon: BriefcaseBusiness,
  },
  {
    to: '/admin/final-assignments',
    get label() {
      return adminCopy.dashboard.finalAssignments;
    },
    get text() {
      return adminCopy.dashboard.assignmentsText;
    },
    Icon: ClipboardCheck,
  },
  {
    to: '/admin/past-weeks',
    get label() {
      return adminCopy.pastWeeks.title;
    },
    get text() {
      return adminCopy.dashboard.pastWeeksText;
    },
    Icon: Archive,
  },
  {
    to: '/admin/live-picks-snapshot',
    get label() {
      return adminCopy.dashboard.livePicks;
    },
    get text() {
      return adminCopy.dashboard.livePicksText;
    },
    Icon: Radio,
  },
  {
    to: '/admin/conflicts',
    get label() {
      return adminCopy.dashboard.jobConflicts;
    },
    get text() {
      return adminCopy.dashboard.conflictsText;
    },
    Icon: GitFork,
  },
  {
    to: '/admin/dispute-resolution',
    get label() {
      return adminCopy.dashboard.disputeResolution;
    },
    get text() {
      return adminCopy.dashboard.disputesText;
    },
    Icon: Scale,
  },
  {
    to: '/admin/trades',
    get label() {
      return adminCopy.trades.title;
    },
    get text() {
      return adminCopy.trades.shortcut;
    },
    Icon: ArrowLeftRight,
  },
  {
    to: '/admin/vacation-dashboard',
    get label() {
      return adminCopy.dashboard.vacationSelection;
    },
    get text() {
      return adminCopy.dashboard.vacationText;
    },
    Icon: Palmtree,
  },
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

/** Links from the dashboard to the other pages of an administrator. */
export const Shortcuts = ({ isMaster }: { isMaster: boolean }) => (
  <section aria-labelledby="shortcuts">
    <h2 id="shortcuts" className="mb-3 text-lg font-bold">
      {adminCopy.dashboard.manageSite}
    </h2>
    <ul className="grid gap-3 sm:grid-cols-2">
      {[...(isMaster ? [masterPanel] : []), ...shortcuts].map(({ to, label, text, Icon }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full flex-row items-center gap-4 rounded-box border border-base-300 bg-base-100 p-4 hover:border-primary"
          >
            <Icon className="size-6 shrink-0 text-primary" aria-hidden />
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="text-sm text-muted">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
