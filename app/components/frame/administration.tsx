import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { SessionKeeper } from '~/app/components/session/session-keeper';
import { Brand } from '~/app/components/shell/brand';
import { Footer } from '~/app/components/shell/footer';
import { AccountName } from '~/app/components/shell/header';
import { useShell } from '~/app/components/shell/shell-context';
import { useAdminFrame } from '~/app/components/ui/use-page';
import { AdminHeader } from './admin-header';
import { masterPanel } from './admin-pages';
import { PageMenu } from './page-menu';

/** The frame around every administration page. */
export const Administration = ({ children }: { children: ReactNode }) => {
  const frame = useAdminFrame();
  const { pathname } = useLocation();
  const { account } = useShell();
  const isMaster = frame?.isMaster ?? pathname.startsWith(masterPanel.to);
  return (
    <div className="flex flex-1 [--page-width:104rem]">
      <aside className="sticky top-0 hidden h-dvh w-62 shrink-0 flex-col gap-5 overflow-y-auto border-e border-base-300 bg-base-100 px-3 py-4 lg:flex print:hidden">
        <div className="px-1">
          <Brand to="/admin/dashboard" />
          {account && <AccountName account={account} className="mt-2" />}
        </div>
        <PageMenu isMaster={isMaster} />
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <AdminHeader isMaster={isMaster} />
        <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <SessionKeeper>{children}</SessionKeeper>
        </main>
        <Footer />
      </div>
    </div>
  );
};
