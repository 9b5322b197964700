const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request is one that our own pages or a person makes. Whoever changes something must come from our
 * own pages: `Sec-Fetch-Site` decides where the browser sends it, otherwise `Origin`; a request with neither
 * is refused. Anybody may follow a link from elsewhere, but no foreign page may load ours as an image, a script
 * or a frame: its visitors would do in our name what they do not see.
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
