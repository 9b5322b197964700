const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request comes from our own pages or from a person who follows a link. A request that changes
 * something must come from our own pages: `Sec-Fetch-Site` decides if the browser sends it, otherwise `Origin`;
 * a request with neither is refused. Links from other sites may open our pages, but other sites may not load
 * them as images, scripts or frames, which would send requests in the name of visitors who see nothing of it.
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
