import { Outlet, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { usePageKey } from '~/app/components/ui/use-page-key';
import { PageSkeleton } from './page-skeleton';

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
 * Spec 2: every route change starts at the top of the page, also going back. Gives the title of the new
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
/** Spec 2: who enters the master panel is told that they are being checked. */
const waitingText = (from: string, to = ''): string | undefined =>
  to.startsWith(masterPanel) && !from.startsWith(masterPanel)
    ? 'Checking authorization...'
    : undefined;

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
  return (
    <>
      <p role="status" className="sr-only">
        {title}
      </p>
      {isLate && <PageSkeleton text={waitingText(pathname, next?.pathname)} />}
      <div className={isLate ? 'hidden' : 'contents'}>
        <Outlet key={pageKey} />
      </div>
    </>
  );
};
