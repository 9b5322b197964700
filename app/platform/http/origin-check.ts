import { isApiPath } from './api-path';

/**
 * Whether a request may be a mail provider's own, which unsubscribes for its user (RFC 8058). Providers send neither of
 * the headers by which browsers say where a request comes from. The signed link is the proof, and the route can do
 * nothing but unsubscribe.
 */
export const isOneClickUnsubscribe = ({ method, url, headers }: Request): boolean =>
  method === 'POST' &&
  new URL(url).pathname === '/unsubscribe' &&
  !headers.has('sec-fetch-site') &&
  !headers.has('origin') &&
  !headers.has('cookie');

/**
 * Whether a request to the API may be a program's own. Browsers say where a script's request comes from, programs do not.
 * Cookies do not count there, so such a request acts for nobody but the owner of its token.
 */
export const isFromProgram = ({ url, headers }: Request): boolean =>
  isApiPath(new URL(url).pathname) && !headers.has('sec-fetch-site') && !headers.has('origin');

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request comes from our own pages or from following a link. A request that changes data must come
 * from our own pages: `Sec-Fetch-Site` decides if the browser sends it, otherwise `Origin`; without either the
 * request is refused. Other sites may link to our pages, but must not load them as images, scripts or frames,
 * because that sends requests with the visitor's cookies.
 */
export const isOwnRequest = ({ method, headers }: Request, publicOrigin: string): boolean => {
  const site = headers.get('sec-fetch-site');
  if (safeMethods.has(method)) {
    const isForeign = site === 'cross-site' || site === 'same-site';
    return !isForeign || headers.get('sec-fetch-dest') === 'document';
  }
  if (site !== null) return site === 'same-origin';
  return headers.get('origin') === publicOrigin;
};
