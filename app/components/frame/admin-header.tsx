import { Link, useLocation } from '@remix-run/react';
import { useState } from 'react';
import { ExitButton } from '~/app/components/shell/header';
import { LanguageSwitch } from '~/app/components/shell/language-switch';
import { useShell } from '~/app/components/shell/shell-context';
import { CompactCountdown } from '~/app/components/time/countdown';
import { CompanyLogo } from '~/app/components/ui/company-logo';
import { Icon } from '~/app/components/ui/icon';
import { StatusChip } from '~/app/components/ui/status-chip';
import { useAdminFrame } from '~/app/components/ui/use-page';
import { getWeekStates } from '~/app/components/week/week-states';
import { adminCopy } from '~/app/copy/copy';
import { formatWeek } from '~/app/copy/format-time';
import type { AdminRole } from '~/domain/company/admin-role';
import type { AdminFrame } from '~/domain/site/admin-frame';
import { toEpochMs } from '~/domain/time/instant';
import { getSitesPath } from './admin-pages';
import { PageMenu, SignedInAs } from './page-menu';
import { SearchButton } from './search-button';

/** The site and its company. Leads those who work at several sites to the choice of another one. */
const SiteName = ({ frame: { siteName, companyName, canSwitchSite } }: { frame: AdminFrame }) => {
  const { pathname } = useLocation();
  return (
    <>
      {canSwitchSite ? (
        <Link
          to={getSitesPath(pathname)}
          className="-ms-2 inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-field px-2 font-bold hover:bg-base-200 lg:min-h-8"
        >
          <span className="truncate">{siteName}</span>
          <Icon name="chevrons-up-down" className="size-4 shrink-0" />
          <span className="sr-only">{adminCopy.sites.switchSite}</span>
        </Link>
      ) : (
        <p className="truncate font-bold">{siteName}</p>
      )}
      <p className="truncate text-sm text-muted max-sm:text-xs">{companyName}</p>
    </>
  );
};

/**
 * The week, its state, and the time left until the cutoff or for claims. When that time is up, the state changes here
 * without reloading the page, which may hold unsaved work.
 */
const WeekStatus = ({ frame: { periodId, state: loaded, endsAt, now } }: { frame: AdminFrame }) => {
  const [endedAt, setEndedAt] = useState<string | null>(null);
  const hasEnded = endedAt !== null && endedAt === endsAt;
  const state = hasEnded && loaded === 'open' ? 'closed' : loaded;
  const { tone, word } = getWeekStates()[state];
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 text-sm">
      {state !== 'not-opened' && <span className="font-semibold">{formatWeek(periodId)}</span>}
      <StatusChip tone={tone}>{word}</StatusChip>
      {endsAt && !hasEnded && (
        <span className="text-muted">
          <CompactCountdown
            until={endsAt}
            serverNow={toEpochMs(now)}
            onEnd={() => setEndedAt(endsAt)}
          />{' '}
          {loaded === 'open' ? adminCopy.frame.untilCutoff : adminCopy.frame.untilClaimsEnd}
        </span>
      )}
    </p>
  );
};

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
