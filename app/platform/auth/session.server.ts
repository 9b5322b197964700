import { randomUUID } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import * as z from 'zod';
import type { PasskeyChallenge } from '~/app/ports/access';
import type { SignInMethod, SignInShortcut, SsoProof, WorkSite } from '~/app/ports/sessions';
import { longestSessionMs } from '~/domain/access/ended-sessions';
import type { Tenant } from '~/domain/company/scope';
import { ssoSessionMs } from '~/domain/sso/limits';
import { minuteMs } from '~/domain/time/time-units';
import { signedTokens, type TokenReading } from './signed-token.server';

/**
 * Drivers and administrators have separate sessions, so signing in as one does not end the other. `admin-code`:
 * an administrator who has entered the password but not yet taken the second step.
 */
export type SessionKind = 'driver' | 'admin' | 'admin-code';

const claimsSchema = z.object({
  sub: z.string(),
  companyId: z.string(),
  siteId: z.string(),
  /** The other site at which a company admin works. An earlier release ignores it, and stays at the account's own site. */
  at: z.object({ siteId: z.string(), ep: z.int() }).optional(),
  /** The method by which the user signed in. */
  amr: z.enum([
    'password',
    'password+code',
    'id',
    'master',
    'sso',
  ]) satisfies z.ZodType<SignInMethod>,
  /** Signed in without typing. */
  via: z.enum(['own-device', 'passkey']).optional() satisfies z.ZodType<SignInShortcut | undefined>,
  /** The own device or passkey that opened the session, which ends with it. */
  viaId: z.string().optional(),
  /** Names a driver's session, so that it can end without the others. */
  sid: z.string().optional(),
  /** The sign-in that the provider of an administrator's company vouched for. */
  sso: z.object({ connection: z.int(), at: z.int() }).optional(),
  /** The credential's session version. The session ends when the stored version changes. */
  sv: z.int(),
  /** The session epoch of site and company. A deactivation changes it, which ends the session. */
  ep: z.int(),
  /** When the user signed in, in epoch seconds. Limits the session's total lifetime. */
  auth_time: z.int(),
  /** Signed in at a kiosk, where the session must end soon because the next person is waiting. */
  kiosk: z.literal(true).optional(),
  /** In an `admin-code` session: what a passkey must sign as the second step of this very sign-in. */
  challenge: z.string().optional(),
  iat: z.int(),
});
export type SessionClaims = z.infer<typeof claimsSchema>;

interface SessionLimits {
  idleMs: number;
  absoluteMs: number;
}
/** Drivers are signed out after 30 idle minutes, administrators after 60, and both after 12 hours. */
const sessionLimits: Record<SessionKind, SessionLimits> = {
  driver: { idleMs: 30 * minuteMs, absoluteMs: longestSessionMs },
  admin: { idleMs: 60 * minuteMs, absoluteMs: 12 * 60 * minuteMs },
  'admin-code': { idleMs: 5 * minuteMs, absoluteMs: 5 * minuteMs },
};

/** The challenge for a passkey as the second step; null if an earlier release took the password. */
export const getStepChallenge = ({
  challenge,
  auth_time: began,
}: Pick<SessionClaims, 'challenge' | 'auth_time'>): PasskeyChallenge | null =>
  challenge === undefined
    ? null
    : { challenge, expiresAt: began * 1000 + sessionLimits['admin-code'].absoluteMs };

/** A kiosk signs drivers out after two idle minutes. */
export const kioskIdleMs = 2 * minuteMs;
/** Shorter limits for sessions opened with the master password. */
const masterLimits: SessionLimits = { idleMs: 15 * minuteMs, absoluteMs: 60 * minuteMs };
/** After this time the company's provider says again whether the person still belongs to it, and to which groups. */
const ssoLimits: SessionLimits = { idleMs: ssoSessionMs, absoluteMs: ssoSessionMs };
/**
 * How old a token must be before it is renewed, so that not every response sets a cookie. Shorter at kiosks, because
 * their sessions expire sooner.
 */
const freshMs = minuteMs;
const kioskFreshMs = 5_000;

type SessionReading = TokenReading<SessionClaims>;

/** The user whose session starts, and how they signed in. */
interface SignedInUser {
  subject: string;
  tenant: Tenant;
  signedInBy: SignInMethod;
  via?: SignInShortcut;
  viaId?: string;
  sso?: SsoProof | undefined;
  at?: WorkSite | undefined;
  challenge?: string;
  sessionVersion: number;
  sessionEpoch: number;
  atKiosk?: boolean;
}

export interface Sessions {
  read(request: Request, kind: SessionKind): Promise<SessionReading>;
  /** A `Set-Cookie` value for a new session. */
  start(kind: SessionKind, who: SignedInUser): Promise<string>;
  /** A `Set-Cookie` value for the same session at another site; undefined for the account's own. */
  moveTo(claims: SessionClaims, at: WorkSite | undefined): Promise<string>;
  /** A `Set-Cookie` value that extends the idle limit; null while the token is fresh. */
  renew(kind: SessionKind, claims: SessionClaims): Promise<string | null>;
  end(kind: SessionKind): string;
  /**
   * Milliseconds until the session ends if nobody does anything. `canExtend`: it lasts longer if somebody does something.
   * `isRenewed`: this answer extends it.
   */
  getTimeLeft(
    kind: SessionKind,
    claims: SessionClaims,
    isRenewed: boolean,
  ): { leftMs: number; canExtend: boolean };
}

const findLimits = (
  kind: SessionKind,
  { amr, kiosk }: Pick<SessionClaims, 'amr' | 'kiosk'>,
): SessionLimits => {
  const limits = amr === 'master' ? masterLimits : amr === 'sso' ? ssoLimits : sessionLimits[kind];
  return kiosk ? { ...limits, idleMs: kioskIdleMs } : limits;
};

/** The claims of a session that starts now (epoch ms). */
const toClaims = (
  {
    subject,
    tenant,
    signedInBy,
    via,
    viaId,
    sso,
    at,
    challenge,
    sessionVersion,
    sessionEpoch,
    atKiosk,
  }: SignedInUser,
  now: number,
): Omit<SessionClaims, 'iat'> => ({
  sub: subject,
  companyId: tenant.companyId,
  siteId: tenant.siteId,
  amr: signedInBy,
  ...(via && { via }),
  ...(viaId !== undefined && { viaId }),
  ...(sso && { sso }),
  ...(at && { at }),
  sv: sessionVersion,
  ep: sessionEpoch,
  // A change of the account opens a new session, which must not outlast what the provider said.
  auth_time: sso?.at ?? Math.floor(now / 1000),
  ...(atKiosk && { kiosk: true }),
  ...(challenge !== undefined && { challenge }),
});

export const createSessions = (options: {
  keys: readonly string[];
  secure: boolean;
  now: () => number;
}): Sessions => {
  const { keys, now } = options;
  const makeTokens = (audience: SessionKind) =>
    signedTokens({ keys, now, audience, claims: claimsSchema });
  const tokens = {
    driver: makeTokens('driver'),
    admin: makeTokens('admin'),
    'admin-code': makeTokens('admin-code'),
  };
  const cookieName = (kind: SessionKind) => `${options.secure ? '__Host-' : ''}${kind}-session`;
  const cookie = (kind: SessionKind, value: string, maxAge: number) =>
    serialize(cookieName(kind), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: options.secure,
      maxAge,
    });

  const issue = async (kind: SessionKind, claims: Omit<SessionClaims, 'iat'>): Promise<string> => {
    const { idleMs, absoluteMs } = findLimits(kind, claims);
    const nowSeconds = Math.floor(now() / 1000);
    const expires = Math.min(nowSeconds + idleMs / 1000, claims.auth_time + absoluteMs / 1000);
    const token = await tokens[kind].sign(claims, expires);
    // The cookie outlives the token, so that the server still knows whose session has expired.
    const keptMs = claims.amr === 'sso' ? sessionLimits[kind].absoluteMs : absoluteMs;
    return cookie(kind, token, keptMs / 1000);
  };

  return {
    read: async (request, kind) => {
      const token = parse(request.headers.get('cookie') ?? '', cookieName(kind))[cookieName(kind)];
      return token ? tokens[kind].read(token) : { status: 'none' };
    },
    start: (kind, who) =>
      issue(kind, {
        ...toClaims(who, now()),
        ...(kind === 'driver' && { sid: randomUUID() }),
      }),
    moveTo: (claims, at) => {
      const { iat: _iat, at: _at, ...session } = claims;
      return issue('admin', { ...session, ...(at && { at }) });
    },
    renew: async (kind, { iat, ...claims }) =>
      now() - iat * 1000 < (claims.kiosk ? kioskFreshMs : freshMs) ? null : issue(kind, claims),
    end: (kind) => cookie(kind, '', 0),
    getTimeLeft: (kind, claims, isRenewed) => {
      const { idleMs, absoluteMs } = findLimits(kind, claims);
      const idleAt = (isRenewed ? now() : claims.iat * 1000) + idleMs;
      const lastAt = claims.auth_time * 1000 + absoluteMs;
      return { leftMs: Math.min(idleAt, lastAt) - now(), canExtend: idleAt < lastAt };
    },
  };
};
