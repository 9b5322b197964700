import { NavLink } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { AccountName } from '~/app/components/shell/header';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';
import { useAdminFrame } from '~/app/components/ui/use-page';
import { adminCopy } from '~/app/copy/copy';
import type { AdminRole } from '~/domain/company/admin-role';
import { getPageGroups } from './admin-pages';

/** Who is signed in, by their own name, and with which role. */
export const SignedInAs = ({ account, className }: ComponentProps<typeof AccountName>) => {
  const frame = useAdminFrame();
  return (
    <div className={className}>
      <AccountName account={frame ? { ...account, name: frame.person } : account} />
      {frame && <p className="truncate text-xs text-muted">{adminCopy.people.roles[frame.role]}</p>}
    </div>
  );
};

/** Links to every page of the administration; the current one is marked. */
export const PageMenu = ({ role }: { role: AdminRole }) => (
  <nav aria-label={adminCopy.frame.administration} className="flex flex-col gap-4">
    {getPageGroups(role).map(({ title, pages }) => (
      <div key={title}>
        {title && <p className="mb-1 px-3 text-xs font-semibold text-muted">{title}</p>}
        <ul>
          {pages.map(({ to, label, icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/'}
                className={({ isActive }) =>
                  classNames(
                    'flex min-h-11 items-center gap-3 rounded-field px-3 py-1.5 text-sm leading-snug lg:min-h-9',
                    isActive
                      ? 'bg-primary font-semibold text-primary-content'
                      : 'hover:bg-base-200',
                  )
                }
              >
                <Icon name={icon} className="size-4 shrink-0" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);
