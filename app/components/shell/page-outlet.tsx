import { copy } from '~/app/copy/copy';
import { Navigate, Outlet, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '~/app/components/ui/alert';
import { useAtSite, usePageKey } from '~/app/components/ui/use-page';

/** Stands in for a page that is on its way; what is announced comes from the progress bar. */
const PageSkeleton = ({ text }: { text: string | undefined }) => (
  <div className="shell flex flex-col gap-5 py-6" data-skeleton aria-hidden="true">
    {text && <p className="font-semibold text-muted">{text}</p>}
    <div className="h-9 w-64 max-w-full animate-pulse rounded-field bg-base-300" />
    <div className="grid gap-4 md:grid-cols-3">
      {[1, 2, 3].map((card) => (
        <div key={card} className="h-32 animate-pulse rounded-box bg-base-300" />
      ))}
    </div>
    <div className="h-80 animate-pulse rounded-box bg-base-300" />
  </div>
);

/** Most pages come sooner: a placeholder that flashes up is worse than none. */
const lateAfterMs = 400;

const useIsLate = (isWaiting: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), lateAfterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
};

/**
 * Every route change starts at the top of the page, also going back. Gives the title of the new
 * page to be announced: a browser does so only for documents.
 */
const useNewPage = (pathname: string): string => {
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (!window.location.hash) window.scrollTo(0, 0);
  }, [pathname]);
  return title;
};

const masterPanel = '/admin/master';
/** Who enters the master panel is told that they are being checked. */
const waitingText = (from: string, to = ''): string | undefined =>
  to.startsWith(masterPanel) && !from.startsWith(masterPanel)
    ? copy.shell.checkingAuthorization
    : undefined;

/**
 * Whether a page of administration, left open, has come back as that of another account or site. What its
 * address asked was asked of the first: the page comes without it.
 */
const useSwitch = (pageKey: string | undefined): { isOfAnother: boolean; mustReset: boolean } => {
  const { pathname, search, key } = useLocation();
  const [known, setKnown] = useState(pageKey);
  const [at, setAt] = useState({ pathname: '', key: '' });
  if (pageKey !== known) {
    setKnown(pageKey);
    if (known !== undefined && pageKey !== undefined && pathname.startsWith('/admin'))
      setAt({ pathname, key });
  } else if (at.pathname !== '' && at.pathname !== pathname) {
    setAt({ pathname: '', key: '' });
  }
  return { isOfAnother: at.pathname === pathname, mustReset: at.key === key && search !== '' };
};

/**
 * The page, or its placeholder while the next one takes long. The page keeps its state behind it, unless it
 * has become somebody else's.
 */
export const PageOutlet = () => {
  const { pathname } = useLocation();
  const { state, location: next, formMethod } = useNavigation();
  const isLeaving = state === 'loading' && formMethod !== 'POST' && next.pathname !== pathname;
  const isLate = useIsLate(isLeaving);
  const title = useNewPage(pathname);
  const pageKey = usePageKey();
  const atSite = useAtSite();
  const { isOfAnother, mustReset } = useSwitch(pageKey);
  return (
    <>
      <p role="status" className="sr-only">
        {title}
      </p>
      {isLate && <PageSkeleton text={waitingText(pathname, next?.pathname)} />}
      <div className={isLate ? 'hidden' : 'contents'}>
        {isOfAnother && atSite && (
          <div className="shell pt-4 print:hidden">
            <Alert kind="warning" title={copy.shell.thisIsThePageOf(atSite)} live="assertive">
              {copy.shell.youHaveSignedInThere}
            </Alert>
          </div>
        )}
        {mustReset ? <Navigate to={pathname} replace /> : <Outlet key={pageKey} />}
      </div>
    </>
  );
};
