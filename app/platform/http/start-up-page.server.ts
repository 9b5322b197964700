import { parse, serialize } from 'hono/utils/cookie';
import { getLanguage, serverCopy } from '~/app/copy/copy';
import { writeIn } from '~/app/copy/server-copy.server';
import { productName } from '~/domain/shared/product';
import { chooseLanguage } from './language.server';

/** The number of times that the start-up page reloads before it gives up. */
const retries = 3;
const retryAfterSeconds = 2;
const cookieName = 'starting';

/** The application's colors, inlined because its style sheet may not be reachable yet. */
const styles = `
  :root {
    color-scheme: light dark;
    font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif;
    background: light-dark(oklch(0.972 0.004 250), oklch(0.195 0.02 262));
    color: light-dark(oklch(0.24 0.028 258), oklch(0.945 0.008 250));
  }
  body { min-height: 100vh; min-height: 100svh; margin: 0; display: grid; place-items: center; }
  main { box-sizing: border-box; width: min(24rem, 100vw - 2rem); padding: 2rem 1.5rem; text-align: center;
    border: 1px solid light-dark(oklch(0.905 0.009 252), oklch(0.345 0.025 258)); border-radius: 0.75rem;
    background: light-dark(oklch(1 0 0), oklch(0.245 0.022 260)); }
  h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.012em; margin: 1rem 0 0.5rem; }
  p, ul { margin: 0 0 1.5rem; }
  ul { padding-left: 1.25rem; text-align: left; }
  progress { width: 100%; height: 0.5rem;
    accent-color: light-dark(oklch(0.45 0.155 259), oklch(0.79 0.105 250)); }
  a { display: block; padding: 0.75rem 1rem; border-radius: 0.5rem; font-weight: 600; text-decoration: none;
    background: light-dark(oklch(0.45 0.155 259), oklch(0.79 0.105 250));
    color: light-dark(oklch(0.99 0.003 250), oklch(0.2 0.045 262)); }
  a:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;

const getWaiting = () => `<h1>${serverCopy.startUp.preparing}</h1>
<p role="status">${serverCopy.startUp.loading}</p>
<progress aria-label="${serverCopy.startUp.loading}"></progress>`;
const getGivenUp = () => `<h1>${productName}</h1>
<p role="alert">${serverCopy.startUp.failed}</p>
<a href="">${serverCopy.startUp.tryAgain}</a>`;

/** A page that needs nothing of the application, in the reader's language. */
export const writeBarePage = ({
  title,
  main,
  nonce,
}: {
  title: string;
  main: string;
  nonce: string;
}): string => `<!doctype html>
<html lang="${getLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body><main><img src="/favicon.svg" alt="" width="48" height="48">${main}</main></body>
</html>`;

const writeBody = (hasGivenUp: boolean, nonce: string): string =>
  writeBarePage({
    title: hasGivenUp ? serverCopy.startUp.failedTitle : serverCopy.startUp.preparing,
    main: hasGivenUp ? getGivenUp() : getWaiting(),
    nonce,
  });

/**
 * Replaces every page while the store is not reachable. It reloads automatically, even without JavaScript, and
 * gives up after a few attempts, which a short-lived cookie counts.
 */
export const startUpPage = (request: Request, nonce: string): Response => {
  const tried = Number(parse(request.headers.get('cookie') ?? '', cookieName)[cookieName]) || 0;
  const hasGivenUp = tried >= retries;
  const body = writeIn(chooseLanguage(request.headers), () => writeBody(hasGivenUp, nonce));
  return new Response(body, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(retryAfterSeconds),
      ...(!hasGivenUp && { refresh: String(retryAfterSeconds) }),
      'set-cookie': serialize(cookieName, hasGivenUp ? '' : String(tried + 1), {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: hasGivenUp ? 0 : 60,
      }),
    },
  });
};
