import { parse, serialize } from 'hono/utils/cookie';
import { dayMs } from '~/domain/time/time-units';

/** The longest lifetime that browsers allow for a cookie. */
export const lifetimeMs = 400 * dayMs;

/** A cookie that scripts cannot read and other hosts cannot set, with the longest possible lifetime. */
export const longLivedCookie = (plainName: string, secure: boolean) => {
  const name = `${secure ? '__Host-' : ''}${plainName}`;
  const write = (value: string, maxAgeMs = lifetimeMs): string =>
    serialize(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure,
      maxAge: maxAgeMs / 1000,
    });
  return {
    read: (request: Request): string | undefined =>
      parse(request.headers.get('cookie') ?? '', name)[name],
    /** The `Set-Cookie` value. */
    write,
    clear: (): string => write('', 0),
  };
};
