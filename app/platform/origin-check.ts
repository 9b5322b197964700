const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something: it must come from our own pages (design 6). `Sec-Fetch-Site`
 * decides where the browser sends it, otherwise `Origin`; a request with neither is refused.
 */
export const isSameOrigin = (request: Request, publicOrigin: string): boolean => {
  if (safeMethods.has(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return request.headers.get('origin') === publicOrigin;
};
