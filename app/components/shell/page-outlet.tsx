import { Navigate, Outlet, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Alert } from '~/app/components/ui/alert';
import { useAtSite, usePageKey } from '~/app/components/ui/use-page';
import { copy } from '~/app/copy/copy';
import { useShell } from './shell-context';

/**
 * What a route says about its page: `bare` hides header, menu and footer, such as on a print page; `framed` pages bring
 * their own header and menu.
 */
interface PageHandle {
  readonly bare?: boolean;
  readonly framed?: boolean;
}

/** Whether one of the routes of a page has `handle = { [name]: true }`. */
export const hasHandle = (
  matches: readonly { readonly handle: unknown }[],
  name: keyof PageHandle,
): boolean => matches.some(({ handle }) => (handle as PageHandle | undefined)?.[name] === true);

/**
 * A placeholder for a page that is loading. It is hidden from screen readers, because the progress bar announces
 * the loading.
 */
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

/**
 * How long to wait before showing the placeholder. Most pages load faster, and a placeholder that only flashes is worse
 * than none.
 */
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
  // The next page appears in one step: a dialog that opens with it could take no focus while the page is hidden.
  return isWaiting && isLate;
};

/**
 * Scrolls to the top after every route change, including "back", and announces the new page's title, because browsers
 * announce titles only when a document loads.
 */
export const NewPage = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (!window.location.hash) window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
};

const masterPanel = '/admin/master';
/**
 * The placeholder's text. While the master panel opens, it says that authorization is being checked; otherwise none.
 */
const waitingText = (from: string, to = ''): string | undefined =>
  to.startsWith(masterPanel) && !from.startsWith(masterPanel)
    ? copy.shell.checkingAccess
    : undefined;

/**
 * Detects that an open administrator's page now belongs to another account or site. The URL's query was meant for the
 * earlier account or site, so the page must be loaded again without the query.
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
 * A message that came with a full page load: an alert in the page instead of a toast, because it works without JavaScript
 * and stays until the next page.
 */
const PageMessage = () => {
  const { message } = useShell();
  if (!message) return null;
  const { kind, title, description } = message;
  return (
    <div className="shell pt-4 print:hidden">
      <Alert kind={kind} title={title} live={kind === 'error' ? 'assertive' : 'polite'}>
        {description}
      </Alert>
    </div>
  );
};

/**
 * The current page, or a placeholder if the next one is slow to load. While hidden, the page keeps its state, unless
 * the page key changes because the page now belongs to another user. `bar` stands above the placeholder, in place of the
 * page's own.
 */
export const PageOutlet = ({ bar = null }: { bar?: ReactNode }) => {
  const { pathname } = useLocation();
  const { state, location: next, formMethod } = useNavigation();
  const isLeaving = state === 'loading' && formMethod !== 'POST' && next.pathname !== pathname;
  const isLate = useIsLate(isLeaving);
  const pageKey = usePageKey();
  const atSite = useAtSite();
  const { isOfAnother, mustReset } = useSwitch(pageKey);
  return (
    <>
      <PageMessage />
      {isLate && bar}
      {isLate && <PageSkeleton text={waitingText(pathname, next?.pathname)} />}
      <div className={isLate ? 'hidden' : 'contents'}>
        {isOfAnother && atSite && (
          <div className="shell pt-4 print:hidden">
            <Alert kind="warning" title={copy.shell.otherSite(atSite)} live="assertive">
              {copy.shell.signedInThere(atSite)}
            </Alert>
          </div>
        )}
        {mustReset ? <Navigate to={pathname} replace /> : <Outlet key={pageKey} />}
      </div>
    </>
  );
};
