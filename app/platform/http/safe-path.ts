/** A path of our own to go on to, or the fallback: nobody is sent to another host. */
export const safePath = (wanted: unknown, fallback: string): string => {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return fallback;
  const base = 'http://own.invalid';
  if (!URL.canParse(wanted, base)) return fallback;
  const { origin, pathname, search } = new URL(wanted, base);
  // `/.//host` is resolved to `//host`, which the next reader takes for another host.
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}` : fallback;
};

/** Where an administrator wanted to go before they had to sign in. */
export const afterAdminLogin = (request: Request): string =>
  safePath(new URL(request.url).searchParams.get('next'), '/admin/dashboard');
