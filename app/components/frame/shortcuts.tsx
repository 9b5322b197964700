import { Link } from '@remix-run/react';
import { exitPath } from '~/app/components/ui/exit-form';
import { adminCopy, copy } from '~/app/copy/copy';
import { getShortcuts } from './side-bar';
import { useRole } from './use-role';

const look =
  'inline-flex min-h-11 cursor-pointer items-center text-sm font-medium hover:text-primary hover:underline';

/** Links from the dashboard to the pages that an administrator needs most, in one row. */
export const Shortcuts = () => (
  <nav aria-label={adminCopy.dashboard.shortcuts}>
    <ul className="flex flex-wrap gap-x-6">
      {getShortcuts(useRole()).map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={look}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <form method="post" action={`${exitPath}?as=admin`}>
          <button className={look}>{copy.shell.logOut}</button>
        </form>
      </li>
    </ul>
  </nav>
);
