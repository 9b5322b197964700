import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type * as z from 'zod';

interface SigningKeys {
  /** The ID of the key that signs. */
  readonly kid: string;
  /** Throws jose's own error for an unknown key ID, so that such a token is treated like any other that is not ours. */
  readonly getKey: (kid: string | undefined) => Uint8Array;
}

/** Entries are `kid:base64url`. The first key signs and all keys verify, so that keys can be rotated. */
export const readSigningKeys = (entries: readonly string[]): SigningKeys => {
  const keys = new Map(
    entries.map((entry) => {
      const [kid = '', secret = ''] = entry.split(':');
      return [kid, new Uint8Array(Buffer.from(secret, 'base64url'))] as const;
    }),
  );
  const [kid = ''] = keys.keys();
  return {
    kid,
    getKey: (wanted) => {
      const key = keys.get(wanted ?? '');
      if (!key) throw new errors.JWSInvalid('unknown key');
      return key;
    },
  };
};

const issuer = 'job-selection';

export type TokenReading<Claims> =
  | { readonly status: 'none' }
  /** The signature is valid but the token has expired. The claims tell whose it was, but must not grant access. */
  | { readonly status: 'expired'; readonly claims: Claims }
  | { readonly status: 'valid'; readonly claims: Claims };

export interface SignedTokens<Claims> {
  /** `expires` in epoch seconds. */
  sign(claims: JWTPayload, expires: number): Promise<string>;
  /** `none` for a token that is not ours, is for another audience, or lacks the claims. */
  read(token: string): Promise<TokenReading<Claims>>;
}

/**
 * Tokens for one audience (JWT, HS256). The first key signs and all keys verify. A token for another audience is
 * invalid. `now` is in epoch milliseconds.
 */
export const signedTokens = <Claims>({
  audience,
  claims: schema,
  keys,
  now,
}: {
  audience: string;
  claims: z.ZodType<Claims>;
  keys: readonly string[];
  now: () => number;
}): SignedTokens<Claims> => {
  const { kid, getKey } = readSigningKeys(keys);
  const typ = `${audience}+jwt`;
  const reading = (status: 'valid' | 'expired', payload: JWTPayload): TokenReading<Claims> => {
    const claims = schema.safeParse(payload);
    return claims.success ? { status, claims: claims.data } : { status: 'none' };
  };
  return {
    sign: (claims, expires) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid, typ })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(Math.floor(now() / 1000))
        .setExpirationTime(expires)
        .sign(getKey(kid)),
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, (header) => getKey(header.kid), {
          algorithms: ['HS256'],
          requiredClaims: ['exp'],
          issuer,
          audience,
          typ,
          currentDate: new Date(now()),
        });
        return reading('valid', payload);
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error;
        // The library checks the signature before the times, so an expired token is still known to be ours.
        return error instanceof errors.JWTExpired
          ? reading('expired', error.payload)
          : { status: 'none' };
      }
    },
  };
};
