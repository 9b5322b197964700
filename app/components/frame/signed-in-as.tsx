import { NavLink } from '@remix-run/react';
import { AccountName, ExitButton } from '~/app/components/shell/header';
import { LanguageSwitch } from '~/app/components/shell/language-switch';
import { useShell } from '~/app/components/shell/shell-context';
import { classNames } from '~/app/components/ui/class-names';
import { useAdminFrame } from '~/app/components/ui/use-page';
import { adminCopy } from '~/app/copy/copy';
import { account as accountPage } from './admin-pages';

/** Who is signed in, by their own name, and with which role; leads to their account. Below, the language and Log Out. */
export const SignedInAs = () => {
  const frame = useAdminFrame();
  const { account } = useShell();
  if (!account) return null;
  return (
    <div>
      <NavLink
        to={accountPage.to}
        className={({ isActive }) =>
          classNames(
            'flex min-h-11 flex-col justify-center rounded-field px-2',
            isActive ? 'bg-base-200' : 'hover:bg-base-200',
          )
        }
      >
        <AccountName account={frame ? { ...account, name: frame.person } : account} />
        <span className="truncate text-xs text-muted">
          {frame && (
            <>
              <span>{adminCopy.people.roles[frame.role]}</span> ·{' '}
            </>
          )}
          {accountPage.label}
        </span>
      </NavLink>
      <div className="flex items-center justify-between gap-1">
        <LanguageSwitch />
        <ExitButton account={account} className="border-transparent px-2" />
      </div>
    </div>
  );
};
