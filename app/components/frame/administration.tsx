import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { SessionKeeper } from '~/app/components/session/session-keeper';
import { Brand } from '~/app/components/shell/brand';
import { Footer } from '~/app/components/shell/footer';
import { useShell } from '~/app/components/shell/shell-context';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { Icon } from '~/app/components/ui/icon';
import { Sentence } from '~/app/components/ui/sentence';
import { useAdminFrame } from '~/app/components/ui/use-page';
import { adminCopy } from '~/app/copy/copy';
import type { AdminFrame } from '~/domain/site/admin-frame';
import { AdminHeader } from './admin-header';
import { masterPanel } from './admin-pages';
import { PageMenu, SignedInAs } from './page-menu';

/** Tells support that it is signed in at a company, and company administrators that support may sign in. */
const SupportBanner = ({
  support: { isSupport, until },
}: {
  support: NonNullable<AdminFrame['support']>;
}) => {
  const { supportAccess } = adminCopy;
  return (
    <div role="note" className="border-b surface-warning print:hidden">
      <p className="shell flex items-start gap-2 py-2 text-sm">
        <Icon name="life-buoy" className="mt-0.5 size-4 shrink-0" />
        <span>
          {isSupport && `${supportAccess.youAreSupport} `}
          {until && (
            <Sentence
              text={isSupport ? supportAccess.youMayUntil : supportAccess.allowedUntil}
              parts={{ time: <DeadlineText deadline={until} short /> }}
            />
          )}{' '}
          {!isSupport && (
            <Link to="/admin/support-access" className="link font-semibold">
              {supportAccess.title}
            </Link>
          )}
        </span>
      </p>
    </div>
  );
};

/** The frame around every administration page. */
export const Administration = ({ children }: { children: ReactNode }) => {
  const frame = useAdminFrame();
  const { pathname } = useLocation();
  const { account } = useShell();
  // A page that failed does not tell the role, so its menu leads to every page of a site.
  const role = frame?.role ?? (pathname.startsWith(masterPanel.to) ? 'master' : 'site-admin');
  return (
    <div className="flex flex-1 [--page-width:104rem]">
      <aside className="sticky top-0 hidden h-dvh w-62 shrink-0 flex-col gap-5 overflow-y-auto border-e border-base-300 bg-base-100 px-3 py-4 lg:flex print:hidden">
        <div className="px-1">
          <Brand to="/admin/dashboard" />
          {account && <SignedInAs account={account} className="mt-2" />}
        </div>
        <PageMenu role={role} />
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <AdminHeader role={role} />
        {frame?.support && <SupportBanner support={frame.support} />}
        <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <SessionKeeper>{children}</SessionKeeper>
        </main>
        <Footer />
      </div>
    </div>
  );
};
