import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { SessionKeeper } from '~/app/components/session/session-keeper';
import { Footer } from '~/app/components/shell/footer';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { Icon } from '~/app/components/ui/icon';
import { Sentence } from '~/app/components/ui/sentence';
import { useAdminFrame } from '~/app/components/ui/use-page';
import { adminCopy } from '~/app/copy/copy';
import type { AdminFrame } from '~/domain/site/admin-frame';
import { PageMenu } from './page-menu';
import { SearchButton } from './search-button';
import { SignedInAs } from './signed-in-as';
import { SiteName } from './site-name';
import { useRole } from './use-role';

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

/** The frame around every administration page. Each page brings its own header (`PageBar`). */
export const Administration = ({ children }: { children: ReactNode }) => {
  const frame = useAdminFrame();
  return (
    <div className="flex flex-1 [--page-width:104rem]">
      <aside className="sticky top-0 hidden h-dvh w-58 shrink-0 flex-col gap-2 border-e border-base-300 bg-base-100 px-3 py-3 lg:flex print:hidden">
        <SiteName />
        <SearchButton role={useRole()} />
        <div className="-mx-1 flex min-h-0 flex-1 flex-col overflow-y-auto px-1 py-0.5">
          <PageMenu />
        </div>
        <div className="border-t border-base-300 pt-2">
          <SignedInAs />
        </div>
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        {frame?.support && <SupportBanner support={frame.support} />}
        <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <SessionKeeper>{children}</SessionKeeper>
        </main>
        <Footer />
      </div>
    </div>
  );
};
