import { Link, useLocation } from '@remix-run/react';
import { Icon } from '~/app/components/ui/icon';
import { adminCopy } from '~/app/copy/copy';
import type { AdminFrame } from '~/domain/site/admin-frame';
import { getSitesPath } from './admin-pages';

/** The site and its company. Leads those who work at several sites to the choice of another one. */
export const SiteName = ({
  frame: { siteName, companyName, canSwitchSite },
}: {
  frame: AdminFrame;
}) => {
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
