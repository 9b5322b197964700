import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { VerifiedClaims } from '~/app/ports/sessions';
import type { DeviceMark } from '~/app/services/attempts/attempt-origin';
import { isSameTenant, type Tenant } from '~/domain/company/scope';
import type { KioskMarks } from './kiosk-marks.server';
import { signedCookie, type CookieSigning } from './signed-cookie.server';

/**
 * The most accounts that a device remembers, enough for a family's computer. The least recently used one is dropped.
 */
const maxAccounts = 8;
const knownSchema = z.object({
  companyId: z.string(),
  siteId: z.string(),
  account: z.string(),
  byIdAlone: z.boolean(),
});
const claimsSchema = z.object({ id: z.string(), known: z.array(knownSchema).max(maxAccounts) });

/**
 * Remembers in a signed cookie which accounts have signed in on a device. Failed attempts from other devices
 * then do not lock out the owner. Accounts are stored as keyed hashes.
 */
export interface DeviceMarks {
  read(request: Request): Promise<DeviceMark>;
  /** The `Set-Cookie` value after a sign-in; null at the site's kiosk, which everyone uses. */
  add(
    request: Request,
    tenant: Tenant,
    account: string,
    signedInBy: VerifiedClaims['amr'],
  ): Promise<string | null>;
}

export const createDeviceMarks = ({
  kiosks,
  ...signing
}: CookieSigning & { kiosks: Pick<KioskMarks, 'read'> }): DeviceMarks => {
  const cookie = signedCookie('device', claimsSchema, signing);
  /** Hashes the account under every key, the newest key first, so that a mark survives a key rotation. */
  const hashes = ({ companyId, siteId }: Tenant, account: string): string[] =>
    signing.keys.map((key) =>
      createHmac('sha256', key)
        .update(JSON.stringify(['device', companyId, siteId, account]))
        .digest('base64url')
        .slice(0, 22),
    );
  return {
    read: async (request) => {
      const [mark, kiosk] = await Promise.all([cookie.read(request), kiosks.read(request)]);
      return {
        at: (tenant, account) => {
          const own = mark?.known.find(
            (one) => isSameTenant(one, tenant) && hashes(tenant, account).includes(one.account),
          );
          if (mark && own) return { key: mark.id, kind: own.byIdAlone ? 'own-by-id' : 'own' };
          return isSameTenant(kiosk?.tenant, tenant)
            ? { key: `${kiosk?.id} ${tenant.companyId} ${tenant.siteId}`, kind: 'kiosk' }
            : null;
        },
      };
    },
    add: async (request, { companyId, siteId }, account, signedInBy) => {
      const tenant = { companyId, siteId };
      if (isSameTenant((await kiosks.read(request))?.tenant, tenant)) return null;
      const own = hashes(tenant, account);
      const mark = await cookie.read(request);
      const others = (mark?.known ?? []).filter((one) => !own.includes(one.account));
      const added = { ...tenant, account: own[0]!, byIdAlone: signedInBy === 'id' };
      const id = mark?.id ?? randomBytes(16).toString('base64url');
      const known = [added, ...others].slice(0, maxAccounts);
      return cookie.write({ id, known });
    },
  };
};
