import { createHmac } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import * as z from 'zod';
import type { DeviceMark } from '~/app/services/access/attempt-origin';
import { isSameTenant, type Tenant } from '~/domain/tenancy/scope';
import type { KioskMarks } from './kiosk-marks.server';
import { signedTokens } from './signed-token.server';

/** A family's computer; the account that was used longest ago is forgotten first. */
const maxAccounts = 8;
const knownSchema = z.object({ companyId: z.string(), siteId: z.string(), account: z.string() });
const claimsSchema = z.object({ known: z.array(knownSchema).max(maxAccounts) });

/**
 * Remembers in a signed cookie which accounts have signed in on a device, so that strangers who guess at an
 * account slow down themselves and not its owner. An account stands there as a keyed hash.
 */
export interface DeviceMarks {
  read(request: Request): Promise<DeviceMark>;
  /** The `Set-Cookie` value after a sign-in; null at the site's kiosk, which is everybody's device. */
  add(request: Request, tenant: Tenant, account: string): Promise<string | null>;
}

/** The longest that browsers keep a cookie. */
const lifetimeMs = 400 * 24 * 60 * 60_000;

export const createDeviceMarks = (options: {
  keys: readonly string[];
  kiosks: Pick<KioskMarks, 'read'>;
  secure: boolean;
  now: () => number;
}): DeviceMarks => {
  const { keys, kiosks, now, secure } = options;
  const tokens = signedTokens({ keys, now, audience: 'device', claims: claimsSchema });
  const name = `${secure ? '__Host-' : ''}device`;
  /** Under each key, the newest first: a mark outlives a rotation. */
  const hashes = ({ companyId, siteId }: Tenant, account: string): string[] =>
    keys.map((key) =>
      createHmac('sha256', key)
        .update(JSON.stringify(['device', companyId, siteId, account]))
        .digest('base64url')
        .slice(0, 22),
    );
  const readKnown = async (request: Request) => {
    const token = parse(request.headers.get('cookie') ?? '', name)[name];
    const reading = token ? await tokens.read(token) : null;
    return reading?.status === 'valid' ? reading.claims.known : [];
  };
  return {
    read: async (request) => {
      const [known, kiosk] = await Promise.all([readKnown(request), kiosks.read(request)]);
      return {
        at: (tenant, account) => {
          const here = known.filter((one) => isSameTenant(one, tenant));
          const own = here.find((one) => hashes(tenant, account).includes(one.account));
          if (own) return { key: own.account, kind: 'own' };
          if (isSameTenant(kiosk?.tenant, tenant))
            return { key: `${kiosk?.id} ${tenant.companyId} ${tenant.siteId}`, kind: 'kiosk' };
          return here[0] ? { key: here[0].account, kind: 'other' } : null;
        },
      };
    },
    add: async (request, { companyId, siteId }, account) => {
      const tenant = { companyId, siteId };
      if (isSameTenant((await kiosks.read(request))?.tenant, tenant)) return null;
      const own = hashes(tenant, account);
      const others = (await readKnown(request)).filter((one) => !own.includes(one.account));
      const known = [{ ...tenant, account: own[0]! }, ...others].slice(0, maxAccounts);
      const token = await tokens.sign({ known }, Math.floor((now() + lifetimeMs) / 1000));
      return serialize(name, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        maxAge: lifetimeMs / 1000,
      });
    },
  };
};
