import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Brand } from '~/app/components/shell/brand';
import { CompanyLogo } from '~/app/components/ui/company-logo';
import { Icon } from '~/app/components/ui/icon';
import { useAdminFrame } from '~/app/components/ui/use-page';
import { adminCopy } from '~/app/copy/copy';
import type { AdminFrame } from '~/domain/site/admin-frame';
import { getSitesPath } from './side-bar';

const look = 'flex min-h-11 items-center gap-2.5 rounded-field px-2';

const Names = ({
  logo,
  siteName,
  companyName,
  children,
}: AdminFrame & { children?: ReactNode }) => (
  <>
    {logo ? (
      <CompanyLogo logo={logo} isSmall className="max-w-20" />
    ) : (
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-field bg-primary font-bold text-primary-content"
      >
        {siteName.slice(0, 1).toUpperCase()}
      </span>
    )}
    <span className="min-w-0 flex-1 leading-tight">
      <span className="block truncate font-bold">{siteName}</span>
      <span className="block truncate text-xs text-muted">{companyName}</span>
    </span>
    {children}
  </>
);

/**
 * The site and its company. Leads those who work at several sites to the choice of another one. Pages that are not about
 * one site show the product.
 */
export const SiteName = () => {
  const frame = useAdminFrame();
  const { pathname } = useLocation();
  if (!frame)
    return (
      <div className="px-2">
        <Brand to="/admin/dashboard" />
      </div>
    );
  if (!frame.canSwitchSite)
    return (
      <div className={look}>
        <Names {...frame} />
      </div>
    );
  return (
    <Link to={getSitesPath(pathname)} className={`${look} hover:bg-base-200`}>
      <Names {...frame}>
        <Icon name="chevrons-up-down" className="size-4 shrink-0 text-muted" />
        <span className="sr-only">{adminCopy.sites.switchSite}</span>
      </Names>
    </Link>
  );
};
