import { parse, serialize } from 'hono/utils/cookie';
import * as z from 'zod';
import type { Tenant } from '~/domain/tenancy/scope';
import { signedTokens } from './signed-token.server';

const claimsSchema = z.object({ companyId: z.string(), siteId: z.string(), iat: z.int() });

/** Marks a browser as the kiosk of one site: a signed cookie that only an administrator's page sets. */
export interface KioskMarks {
  /** `id`: tells a site's kiosks apart. `renewed`: a `Set-Cookie` value that keeps a mark in use from running out. */
  read(request: Request): Promise<{ tenant: Tenant; id: string; renewed: string | null } | null>;
  /** `Set-Cookie` values. */
  set(tenant: Tenant): Promise<string>;
  clear(): string;
}

const dayMs = 24 * 60 * 60_000;
/** The longest that browsers keep a cookie. */
const lifetimeMs = 400 * dayMs;
const renewAfterMs = 30 * dayMs;

export const createKioskMarks = (options: {
  keys: readonly string[];
  secure: boolean;
  now: () => number;
}): KioskMarks => {
  const { keys, now } = options;
  const tokens = signedTokens({ keys, now, audience: 'kiosk', claims: claimsSchema });
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
    const expires = Math.floor((now() + lifetimeMs) / 1000);
    return cookie(await tokens.sign({ companyId, siteId }, expires), lifetimeMs);
  };
  return {
    set,
    clear: () => cookie('', 0),
    read: async (request) => {
      const token = parse(request.headers.get('cookie') ?? '', name)[name];
      const mark = token ? await tokens.read(token) : null;
      if (mark?.status !== 'valid') return null;
      const { iat, ...tenant } = mark.claims;
      const isOld = now() - iat * 1000 > renewAfterMs;
      return { tenant, id: String(iat), renewed: isOld ? await set(tenant) : null };
    },
  };
};
