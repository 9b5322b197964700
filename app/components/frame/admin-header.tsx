import { useLocation } from '@remix-run/react';
import { Icon } from '~/app/components/ui/icon';
import { ExitButton } from '~/app/components/shell/header';
import { LanguageSwitch } from '~/app/components/shell/language-switch';
import { useShell } from '~/app/components/shell/shell-context';
import { CompanyLogo } from '~/app/components/ui/company-logo';
import { useAdminFrame } from '~/app/components/ui/use-page';
import type { AdminRole } from '~/domain/company/admin-role';
import { adminCopy } from '~/app/copy/copy';
import { PageMenu } from './page-menu';
import { SignedInAs } from './signed-in-as';
import { SiteName } from './site-name';
import { SearchButton } from './search-button';
import { WeekStatus } from './week-status';

/** The menu on narrow screens: it opens below the header, also without JavaScript, and closes on every new page. */
const FoldedMenu = ({ role }: { role: AdminRole }) => {
  const { pathname } = useLocation();
  const { account } = useShell();
  return (
    <details key={pathname} className="lg:hidden">
      <summary
        className="btn btn-square list-none border-base-300 bg-base-100 [&::-webkit-details-marker]:hidden"
        aria-label={adminCopy.frame.menu}
      >
        <Icon name="menu" className="size-5" />
      </summary>
      <div className="absolute inset-x-0 top-full z-30 flex max-h-[75dvh] flex-col gap-4 overflow-y-auto border-y border-base-300 bg-base-100 p-4 shadow-xl">
        <div className="flex flex-wrap items-center justify-between gap-2">
          {account && <SignedInAs account={account} />}
          <LanguageSwitch />
        </div>
        <PageMenu role={role} />
      </div>
    </details>
  );
};

/** The header of an administrator's page: the site, its week, the search, the account. */
export const AdminHeader = ({ role }: { role: AdminRole }) => {
  const frame = useAdminFrame();
  const { account } = useShell();
  return (
    <header className="relative border-b border-base-300 bg-base-100 print:hidden">
      <div className="shell flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <FoldedMenu role={role} />
        {frame?.logo && <CompanyLogo logo={frame.logo} isSmall className="max-sm:hidden" />}
        <div className="min-w-0 flex-1 leading-tight">{frame && <SiteName frame={frame} />}</div>
        {frame && (
          <div className="max-lg:order-last max-lg:w-full">
            <WeekStatus frame={frame} />
          </div>
        )}
        <SearchButton role={role} />
        <div className="flex items-center gap-1">
          <div className="max-lg:hidden">
            <LanguageSwitch />
          </div>
          {account && <ExitButton account={account} />}
        </div>
      </div>
    </header>
  );
};
