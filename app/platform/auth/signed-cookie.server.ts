import type { JWTPayload } from 'jose';
import type * as z from 'zod';
import { lifetimeMs, longLivedCookie } from './long-lived-cookie';
import { signedTokens } from './signed-token.server';

/** `now` is in epoch milliseconds. */
export interface CookieSigning {
  readonly keys: readonly string[];
  readonly secure: boolean;
  readonly now: () => number;
}

/** A cookie of signed claims, which only this application can have written. */
export const signedCookie = <Claims>(
  name: string,
  claims: z.ZodType<Claims>,
  { keys, secure, now }: CookieSigning,
) => {
  const cookie = longLivedCookie(name, secure);
  const tokens = signedTokens({ audience: name, claims, keys, now });
  return {
    /** Null without a cookie, and if it is not ours or has expired. */
    read: async (request: Request): Promise<Claims | null> => {
      const token = cookie.read(request);
      const reading = token ? await tokens.read(token) : null;
      return reading?.status === 'valid' ? reading.claims : null;
    },
    /** The `Set-Cookie` value. */
    write: async (
      values: JWTPayload,
      lastsMs = lifetimeMs,
      expiresAt = now() + lastsMs,
    ): Promise<string> =>
      cookie.write(await tokens.sign(values, Math.floor(expiresAt / 1000)), lastsMs),
    clear: cookie.clear,
  };
};
