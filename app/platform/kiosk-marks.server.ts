import { parse, serialize } from 'hono/utils/cookie';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Tenant } from '~/domain/tenancy/scope';
import { readSigningKeys } from './signing-keys';

const claimsSchema = z.object({ companyId: z.string(), siteId: z.string(), iat: z.int() });

/** Marks a browser as the kiosk of one site: a signed cookie that only an administrator's page sets. */
export interface KioskMarks {
  /** `renewed`: a `Set-Cookie` value that keeps a mark in use from running out. */
  read(request: Request): Promise<{ tenant: Tenant; renewed: string | null } | null>;
  /** `Set-Cookie` values. */
  set(tenant: Tenant): Promise<string>;
  clear(): string;
}

const issuer = 'job-selection';
const audience = 'kiosk';
const typ = 'kiosk+jwt';
const dayMs = 24 * 60 * 60_000;
/** The longest that browsers keep a cookie. */
const lifetimeMs = 400 * dayMs;
const renewAfterMs = 30 * dayMs;

export const createKioskMarks = (options: {
  keys: readonly string[];
  secure: boolean;
  now: () => number;
}): KioskMarks => {
  const { kid, keyOf } = readSigningKeys(options.keys);
  const name = `${options.secure ? '__Host-' : ''}kiosk`;
  const cookie = (value: string, maxAgeMs: number) =>
    serialize(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: options.secure,
      maxAge: maxAgeMs / 1000,
    });
  const set = async ({ companyId, siteId }: Tenant) => {
    const nowSeconds = Math.floor(options.now() / 1000);
    const token = await new SignJWT({ companyId, siteId })
      .setProtectedHeader({ alg: 'HS256', kid, typ })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(nowSeconds)
      .setExpirationTime(nowSeconds + lifetimeMs / 1000)
      .sign(keyOf(kid));
    return cookie(token, lifetimeMs);
  };
  return {
    set,
    clear: () => cookie('', 0),
    read: async (request) => {
      const token = parse(request.headers.get('cookie') ?? '', name)[name];
      if (!token) return null;
      try {
        const { payload } = await jwtVerify(token, (header) => keyOf(header.kid), {
          algorithms: ['HS256'],
          issuer,
          audience,
          typ,
          currentDate: new Date(options.now()),
        });
        const claims = claimsSchema.safeParse(payload);
        if (!claims.success) return null;
        const { iat, ...tenant } = claims.data;
        const isOld = options.now() - iat * 1000 > renewAfterMs;
        return { tenant, renewed: isOld ? await set(tenant) : null };
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error;
        return null;
      }
    },
  };
};
