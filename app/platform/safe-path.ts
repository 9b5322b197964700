/** A path of our own to go on to, or the fallback: nobody is sent to another host. */
export const safePath = (wanted: unknown, fallback: string): string => {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return fallback;
  const base = 'http://own.invalid';
  if (!URL.canParse(wanted, base)) return fallback;
  const url = new URL(wanted, base);
  return url.origin === base ? `${url.pathname}${url.search}` : fallback;
};

/** Where an administrator wanted to go before they had to sign in. */
export const afterAdminLogin = (request: Request): string =>
  safePath(new URL(request.url).searchParams.get('next'), '/admin/dashboard');
