import { parse, serialize } from 'hono/utils/cookie';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Tenant } from '~/domain/tenancy/scope';

/** Drivers and administrators have a session each: signing in as one does not end the other. */
export type SessionKind = 'driver' | 'admin';

const claimsSchema = z.object({
  sub: z.string(),
  companyId: z.string(),
  siteId: z.string(),
  /** How they signed in (design 6). */
  amr: z.enum(['password', 'id']),
  /** Session version of the credential; another one there ends this session. */
  sv: z.int(),
  /** When they signed in, epoch seconds; bounds the absolute lifetime. */
  auth_time: z.int(),
  iat: z.int(),
});
export type SessionClaims = z.infer<typeof claimsSchema>;

export interface SessionLimits {
  idleMs: number;
  absoluteMs: number;
}
const minuteMs = 60_000;
/** Design 6: drivers 30 min idle; administrators 60 min idle and 12 h in all. */
export const sessionLimits: Record<SessionKind, SessionLimits> = {
  driver: { idleMs: 30 * minuteMs, absoluteMs: 12 * 60 * minuteMs },
  admin: { idleMs: 60 * minuteMs, absoluteMs: 12 * 60 * minuteMs },
};

export type SessionReading =
  | { status: 'none' }
  /** Well signed but over: says whom to ask to sign in again, and proves nothing. */
  | { status: 'expired'; claims: SessionClaims }
  | { status: 'valid'; claims: SessionClaims };

export interface Sessions {
  read(request: Request, kind: SessionKind): Promise<SessionReading>;
  /** A `Set-Cookie` value for a new session. */
  start(
    kind: SessionKind,
    who: {
      subject: string;
      tenant: Tenant;
      signedInBy: SessionClaims['amr'];
      sessionVersion: number;
    },
  ): Promise<string>;
  /** A `Set-Cookie` value that pushes the idle limit on, or null while the token is fresh. */
  renew(kind: SessionKind, claims: SessionClaims): Promise<string | null>;
  end(kind: SessionKind): string;
}

const issuer = 'job-selection';

/** `keys`: `kid:base64url` entries, the first signs and all verify, so that keys can rotate. */
export const createSessions = (options: {
  keys: readonly string[];
  secure: boolean;
  now: () => number;
}): Sessions => {
  const keys = new Map(
    options.keys.map((entry) => {
      const [kid = '', secret = ''] = entry.split(':');
      return [kid, new Uint8Array(Buffer.from(secret, 'base64url'))] as const;
    }),
  );
  const [signingKid = ''] = keys.keys();
  const cookieName = (kind: SessionKind) => `${options.secure ? '__Host-' : ''}${kind}-session`;
  const keyOf = (kid: string | undefined) => {
    const key = keys.get(kid ?? '');
    if (!key) throw new errors.JWSInvalid('unknown key');
    return key;
  };
  const cookie = (kind: SessionKind, value: string, maxAge: number) =>
    serialize(cookieName(kind), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: options.secure,
      maxAge,
    });

  const issue = async (kind: SessionKind, claims: Omit<SessionClaims, 'iat'>): Promise<string> => {
    const { idleMs, absoluteMs } = sessionLimits[kind];
    const nowSeconds = Math.floor(options.now() / 1000);
    const expires = Math.min(nowSeconds + idleMs / 1000, claims.auth_time + absoluteMs / 1000);
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: signingKid, typ: `${kind}+jwt` })
      .setIssuer(issuer)
      .setAudience(kind)
      .setIssuedAt(nowSeconds)
      .setExpirationTime(expires)
      .sign(keyOf(signingKid));
    // The cookie outlives the token, so that an expired session can say whose it was.
    return cookie(kind, token, absoluteMs / 1000);
  };

  return {
    read: async (request, kind) => {
      const token = parse(request.headers.get('cookie') ?? '', cookieName(kind))[cookieName(kind)];
      if (!token) return { status: 'none' };
      try {
        const { payload } = await jwtVerify(token, (header) => keyOf(header.kid), {
          algorithms: ['HS256'],
          issuer,
          audience: kind,
          typ: `${kind}+jwt`,
          currentDate: new Date(options.now()),
        });
        const claims = claimsSchema.safeParse(payload);
        return claims.success ? { status: 'valid', claims: claims.data } : { status: 'none' };
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error;
        // The signature is checked before the times: an expired token is still known to be ours.
        const claims =
          error instanceof errors.JWTExpired ? claimsSchema.safeParse(error.payload) : null;
        return claims?.success ? { status: 'expired', claims: claims.data } : { status: 'none' };
      }
    },
    start: (kind, { subject, tenant, signedInBy, sessionVersion }) =>
      issue(kind, {
        sub: subject,
        companyId: tenant.companyId,
        siteId: tenant.siteId,
        amr: signedInBy,
        sv: sessionVersion,
        auth_time: Math.floor(options.now() / 1000),
      }),
    renew: async (kind, { iat, ...claims }) =>
      options.now() - iat * 1000 < minuteMs ? null : issue(kind, claims),
    end: (kind) => cookie(kind, '', 0),
  };
};
