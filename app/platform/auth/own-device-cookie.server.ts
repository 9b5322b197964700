import * as z from 'zod';
import type { OwnDeviceClaims } from '~/app/ports/sessions';
import { ownDeviceMs } from '~/domain/access/own-device';
import { isSameTenant, type Tenant } from '~/domain/company/scope';
import type { KioskMarks } from './kiosk-marks.server';
import { signedCookie, type CookieSigning } from './signed-cookie.server';

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

export const createOwnDeviceCookie = ({
  kiosks,
  ...signing
}: CookieSigning & { kiosks: Pick<KioskMarks, 'read'> }): OwnDeviceCookie => {
  const cookie = signedCookie('own-device', claimsSchema, signing);
  return {
    read: async (request) => ((await kiosks.read(request)) ? null : cookie.read(request)),
    write: (claims) => cookie.write({ ...claims }, ownDeviceMs),
    clear: cookie.clear,
  };
};

/** Whether a cookie names this very driver. */
export const isOfDriver = (claims: OwnDeviceClaims, tenant: Tenant, employeeId: string): boolean =>
  isSameTenant(claims, tenant) && claims.employeeId === employeeId;
