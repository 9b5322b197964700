import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { PasskeyChallenge } from '~/app/ports/passkeys';
import { minuteMs } from '~/domain/shared/time-units';
import { longLivedCookie } from './long-lived-cookie';
import { signedTokens } from './signed-token.server';

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

export const createPasskeyChallenges = (options: {
  keys: readonly string[];
  secure: boolean;
  now: () => number;
}): PasskeyChallenges => {
  const { keys, secure, now } = options;
  const cookie = longLivedCookie('passkey-challenge', secure);
  const tokens = signedTokens({ keys, now, audience: 'passkey-challenge', claims: claimsSchema });
  return {
    issue: async () => {
      const challenge = makeChallenge();
      const expires = Math.floor((now() + lastsMs) / 1000);
      return {
        challenge,
        cookie: cookie.write(await tokens.sign({ challenge }, expires), lastsMs),
      };
    },
    read: async (request) => {
      const token = cookie.read(request);
      const reading = token ? await tokens.read(token) : null;
      if (reading?.status !== 'valid') return null;
      const { challenge, exp } = reading.claims;
      return { challenge, expiresAt: exp * 1000 };
    },
    clear: cookie.clear,
  };
};
