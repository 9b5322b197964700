import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { readSigningKeys } from './signing-keys';

export interface FormStamp {
  /** One per form given out: what is sent twice is known by it. */
  readonly id: string;
  readonly givenOutAt: number;
}

/** Signed marks in public forms: when a form was given out, which a script cannot choose. */
export interface FormStamps {
  issue(): Promise<string>;
  /** Null for a mark that is not ours or older than a day. */
  read(text: string): Promise<FormStamp | null>;
}

const issuer = 'job-selection';
const audience = 'public-form';
const typ = 'form+jwt';
const lifetimeSeconds = 24 * 60 * 60;
const claimsSchema = z.object({ jti: z.uuid(), iat: z.int() });

export const createFormStamps = (options: {
  keys: readonly string[];
  now: () => number;
}): FormStamps => {
  const { kid, keyOf } = readSigningKeys(options.keys);
  return {
    issue: async () => {
      const nowSeconds = Math.floor(options.now() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256', kid, typ })
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(randomUUID())
        .setIssuedAt(nowSeconds)
        .setExpirationTime(nowSeconds + lifetimeSeconds)
        .sign(keyOf(kid));
    },
    read: async (text) => {
      try {
        const { payload } = await jwtVerify(text, (header) => keyOf(header.kid), {
          algorithms: ['HS256'],
          issuer,
          audience,
          typ,
          currentDate: new Date(options.now()),
        });
        const claims = claimsSchema.safeParse(payload);
        return claims.success ? { id: claims.data.jti, givenOutAt: claims.data.iat * 1000 } : null;
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error;
        return null;
      }
    },
  };
};
