import { adminCopy } from '~/app/copy/copy';
import { Link } from '@remix-run/react';
import {
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
  label: 'Master Admin',
  text: 'Companies, sites and requests',
  Icon: Building2,
};

const shortcuts = [
  {
    to: '/admin/edit-drivers',
    label: 'Edit Drivers',
    text: 'Drivers and their seniority order',
    Icon: Users,
  },
  {
    to: '/admin/edit-jobs',
    label: 'Edit Jobs',
    text: 'The jobs drivers choose from',
    Icon: BriefcaseBusiness,
  },
  {
    to: '/admin/final-assignments',
    label: 'Final Assignments',
    text: 'Award, review, publish',
    Icon: ClipboardCheck,
  },
  {
    to: '/admin/live-picks-snapshot',
    label: 'Live Picks Snapshot',
    text: 'What each driver has ranked so far',
    Icon: Radio,
  },
  {
    to: '/admin/conflicts',
    label: 'Job Conflicts',
    text: 'Jobs that several drivers ranked first',
    Icon: GitFork,
  },
  {
    to: '/admin/dispute-resolution',
    label: 'Dispute Resolution',
    text: 'Decide conflicts, answer claims',
    Icon: Scale,
  },
  {
    to: '/admin/vacation-dashboard',
    label: 'Vacation Selection',
    text: 'Weeks, portal, picks and awards',
    Icon: Palmtree,
  },
  {
    to: '/admin/activity-log',
    label: 'Activity Log',
    text: 'Who did what, and when',
    Icon: History,
  },
  {
    to: '/admin/system-settings',
    label: 'System Settings',
    text: 'How the site works and looks',
    Icon: Settings,
  },
  {
    to: '/admin/site-link',
    label: 'Site Link',
    text: 'Link and poster for drivers',
    Icon: QrCode,
  },
  {
    to: '/admin/account',
    label: 'My Account',
    text: 'Password, second step, sign-ins',
    Icon: UserRound,
  },
  { to: '/', label: 'Driver Portal', text: 'What drivers see', Icon: Smartphone },
];

/** Where an administrator goes from the dashboard. */
export const Shortcuts = ({ isMaster }: { isMaster: boolean }) => (
  <section aria-labelledby="shortcuts">
    <h2 id="shortcuts" className="mb-3 text-lg font-bold">
      {adminCopy.dashboard.manageTheSite}
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
