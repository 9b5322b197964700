import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { PasskeyChallenge } from '~/app/ports/access';
import { minuteMs } from '~/domain/time/time-units';
import { signedCookie, type CookieSigning } from './signed-cookie.server';

const claimsSchema = z.object({ challenge: z.string(), exp: z.int() });
const lastsMs = 5 * minuteMs;

/** A random text that a device signs to show that it answers now. */
export const makeChallenge = (): string => randomBytes(32).toString('base64url');

/** The challenges that devices sign. Each is kept in a signed cookie, so that no stranger can fill the store with challenges. */
export interface PasskeyChallenges {
  /** `cookie`: the `Set-Cookie` value that binds the challenge to this browser. */
  issue(): Promise<{ challenge: string; cookie: string }>;
  /** The challenge of this browser; null if there is none or it has expired. */
  read(request: Request): Promise<PasskeyChallenge | null>;
  clear(): string;
}

export const createPasskeyChallenges = (signing: CookieSigning): PasskeyChallenges => {
  const cookie = signedCookie('passkey-challenge', claimsSchema, signing);
  return {
    issue: async () => {
      const challenge = makeChallenge();
      return { challenge, cookie: await cookie.write({ challenge }, lastsMs) };
    },
    read: async (request) => {
      const claims = await cookie.read(request);
      return claims && { challenge: claims.challenge, expiresAt: claims.exp * 1000 };
    },
    clear: cookie.clear,
  };
};
