import { parse, serialize } from 'hono/utils/cookie';
import { dayMs } from '~/domain/shared/time-units';

/** The longest that browsers keep a cookie. */
const lifetimeMs = 400 * dayMs;

/** A cookie that no script reads and no other host sets, for as long as browsers keep one. */
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
    /** When a cookie that is written now is gone, in seconds since the epoch. */
    expiresAt: (now: number): number => Math.floor((now + lifetimeMs) / 1000),
  };
};
