import * as z from 'zod';
import type { OwnDeviceClaims } from '~/app/ports/sessions';
import { isSameTenant, type Tenant } from '~/domain/company/scope';
import { ownDeviceMs } from '~/domain/access/own-device';
import type { KioskMarks } from './kiosk-marks.server';
import { longLivedCookie } from './long-lived-cookie';
import { signedTokens } from './signed-token.server';

const claimsSchema = z.object({
  companyId: z.string(),
  siteId: z.string(),
  employeeId: z.string(),
  deviceId: z.string(),
  secret: z.string(),
}) satisfies z.ZodType<OwnDeviceClaims>;

/** A browser belongs to one driver at most: the last who called it their own. */
export interface OwnDeviceCookie {
  /** Null without a valid cookie, and at a kiosk of any site, which belongs to nobody. */
  read(request: Request): Promise<OwnDeviceClaims | null>;
  /** `Set-Cookie` values. */
  write(claims: OwnDeviceClaims): Promise<string>;
  clear(): string;
}

export const createOwnDeviceCookie = (options: {
  keys: readonly string[];
  kiosks: Pick<KioskMarks, 'read'>;
  secure: boolean;
  now: () => number;
}): OwnDeviceCookie => {
  const { keys, kiosks, secure, now } = options;
  const cookie = longLivedCookie('own-device', secure);
  const tokens = signedTokens({ keys, now, audience: 'own-device', claims: claimsSchema });
  return {
    read: async (request) => {
      const token = cookie.read(request);
      if (!token || (await kiosks.read(request))) return null;
      const reading = await tokens.read(token);
      return reading.status === 'valid' ? reading.claims : null;
    },
    write: async (claims) =>
      cookie.write(
        await tokens.sign({ ...claims }, Math.floor((now() + ownDeviceMs) / 1000)),
        ownDeviceMs,
      ),
    clear: cookie.clear,
  };
};

/** Whether a cookie names this very driver. */
export const isOfDriver = (claims: OwnDeviceClaims, tenant: Tenant, employeeId: string): boolean =>
  isSameTenant(claims, tenant) && claims.employeeId === employeeId;
