import { Link } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

interface RosterPageProps {
  readonly title: string;
  readonly tab: 'table' | 'master';
  readonly children: ReactNode;
}

const tabs = [
  { id: 'table', label: 'Table View' },
  { id: 'master', label: 'Master List' },
] as const;

/** Frame of Edit Drivers and Edit Jobs: title with the site, way back, the two tabs. */
export const RosterPage = ({ title, tab, children }: RosterPageProps) => (
  <div className="mx-auto flex w-full max-w-6xl flex-col gap-5 px-4 py-6">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-2xl font-bold">{title}</h1>
      <Link to="/admin/dashboard" className="btn">
        <ArrowLeft className="size-4" aria-hidden /> Back to Dashboard
      </Link>
    </div>
    <nav className="tabs-border tabs" aria-label="Views">
      {tabs.map(({ id, label }) => (
        <Link
          key={id}
          to={`?tab=${id}`}
          className={`tab min-h-11 ${tab === id ? 'tab-active font-semibold' : ''}`}
          aria-current={tab === id ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
    {children}
  </div>
);
