import type { LinksFunction, MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useFetchers,
  useLoaderData,
  useMatches,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';
import { KioskShell } from '~/app/components/kiosk/kiosk-shell';
import { AnnouncedWork } from '~/app/components/shell/announced-work';
import { AppLinks } from '~/app/components/shell/app-links';
import { findLogo } from '~/app/components/shell/find-logo';
import { findSiteName } from '~/app/components/shell/find-site-name';
import { Footer } from '~/app/components/shell/footer';
import { Header } from '~/app/components/shell/header';
import { useNonce } from '~/app/components/shell/nonce';
import { hasHandle, NewPage, PageOutlet } from '~/app/components/shell/page-outlet';
import { pageTitle } from '~/app/components/shell/product';
import { RouteProblem } from '~/app/components/shell/route-problem';
import { ShellContext } from '~/app/components/shell/shell-context';
import { chosenTheme, isDarkSite } from '~/app/components/shell/theme';
import { Toaster } from '~/app/components/shell/toaster';
import { ClockContext, findClock } from '~/app/components/time/use-clock';
import { ProgressLine } from '~/app/components/ui/progress-line';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { copy } from '~/app/copy/copy';
import { getLanguage } from '~/app/copy/copy';
import styles from '~/app/styles/app.css?url';
import { sitePath } from '~/domain/company/paths';
import { publicLoader } from './platform/guards/guards.server';
import { activeKiosk } from './platform/guards/kiosk.server';
import { findPageAccount } from './platform/guards/page-account.server';
import { describeWork } from './platform/http/announced-work.server';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export const meta: MetaFunction = () => [{ title: pageTitle() }];

export const loader = publicLoader(async ({ request, context, receivedAt }) => {
  const taken = await context.platform.toasts.take(request);
  if (taken) context.setPageCookie(taken.forget);
  const kiosk = await activeKiosk(request, context);
  const isSignedIn = async () =>
    (await context.platform.sessions.read(request, 'driver')).status === 'valid';
  const announced = await context.platform.status.findAnnounced();
  return {
    announced: announced && describeWork(announced),
    kiosk: kiosk && { home: sitePath(kiosk), isSignedIn: await isSignedIn() },
    account: await findPageAccount(request, context.platform.sessions),
    toast: taken ? { ...taken.toast, id: context.requestId } : null,
    year: Number(receivedAt.slice(0, 4)),
    theme: chosenTheme(request.headers.get('cookie')),
    language: getLanguage(),
  };
});

/** The header, the page and the footer of all pages but the administrator's, which have a frame of their own. */
const PageShell = ({ children }: { children: ReactNode }) => (
  <>
    <Header />
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      {children}
    </main>
    <Footer />
  </>
);

export const Layout = ({ children }: { children: ReactNode }) => {
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>('root');
  const matches = useMatches();
  const isFailed = Boolean(useRouteError());
  const loaded = matches.map(({ data }) => data);
  const isDark = loaded.some(isDarkSite);
  const page = <ClockContext.Provider value={findClock(loaded)}>{children}</ClockContext.Provider>;
  const toast = root?.toast ?? null;
  const [firstToast] = useState(toast);
  const isFirst = toast !== null && toast.id === firstToast?.id;
  const theme = root?.theme ?? (isDark ? 'dark' : 'device');
  return (
    // The theme switch can change `data-theme` before hydration, so suppress React's warning.
    <html
      lang={getLanguage()}
      {...(theme !== 'device' && { 'data-theme': theme })}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content={copy.shell.summary} />
        <Meta />
        <Links />
        {!root?.kiosk && <AppLinks loaded={loaded} />}
      </head>
      <body className="flex min-h-dvh flex-col bg-base-200 text-base-content">
        <ShellContext.Provider
          value={{
            account: root?.account ?? null,
            year: root?.year ?? null,
            theme,
            logo: findLogo(loaded),
            siteName: findSiteName(loaded),
            message: isFirst ? firstToast : null,
          }}
        >
          {hasHandle(matches, 'bare') ? (
            page
          ) : (
            <>
              <a
                href="#main"
                className="sr-only z-50 rounded-field bg-base-100 px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
              >
                {copy.shell.skip}
              </a>
              <ProgressBar />
              <NewPage />
              <Toaster toast={isFirst ? null : toast} />
              {root?.announced && <AnnouncedWork text={root.announced} />}
              {root?.kiosk && <KioskShell {...root.kiosk} />}
              {hasHandle(matches, 'framed') && !isFailed ? page : <PageShell>{page}</PageShell>}
            </>
          )}
        </ShellContext.Provider>
        <HydrationMark />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
};

export default function App() {
  const { language } = useLoaderData<typeof loader>();
  // Reload if the language has changed, in another tab or at a kiosk's sign-out, because only one language is loaded.
  useEffect(() => {
    if (language !== getLanguage()) window.location.reload();
  }, [language]);
  const isFramed = hasHandle(useMatches(), 'framed');
  return isFramed ? <Outlet /> : <PageOutlet />;
}

export const ErrorBoundary = RouteProblem;

/** Tells stories and measurements that scripts have taken over the page, error pages included. */
const HydrationMark = () => {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset.hydrated = '';
  }, [isHydrated]);
  return null;
};

/** Shown while a page loads or a form is sent. */
const ProgressBar = () => {
  const isNavigating = useNavigation().state !== 'idle';
  const isFetching = useFetchers().some(({ state }) => state !== 'idle');
  return <ProgressLine isShown={isNavigating || isFetching} />;
};
