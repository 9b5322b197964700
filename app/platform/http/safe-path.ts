/** The wanted path if it is one of ours, else the fallback. Prevents redirects to other hosts. */
export const safePath = (wanted: unknown, fallback: string): string => {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return fallback;
  const base = 'http://own.invalid';
  if (!URL.canParse(wanted, base)) return fallback;
  const { origin, pathname, search } = new URL(wanted, base);
  // `/.//host` resolves to `//host`, which a browser would read as another host.
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}` : fallback;
};

/** The page that an administrator wanted to open before they had to sign in. */
export const afterAdminLogin = (request: Request): string =>
  safePath(new URL(request.url).searchParams.get('next'), '/admin/dashboard');
