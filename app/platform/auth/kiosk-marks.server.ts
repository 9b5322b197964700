import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Tenant } from '~/domain/company/scope';
import { dayMs } from '~/domain/time/time-units';
import { signedCookie, type CookieSigning } from './signed-cookie.server';

const claimsSchema = z.object({
  companyId: z.string(),
  siteId: z.string(),
  /** Optional, because marks made by earlier versions have no ID. */
  id: z.string().optional(),
  iat: z.int(),
});

/** Marks a browser as the kiosk of one site, with a signed cookie that only an administrator's page can set. */
export interface KioskMarks {
  /**
   * `id`: distinguishes the kiosks of a site. `renewed`: a `Set-Cookie` value that renews an old mark, so that it does
   * not expire while it is in use; null for a newer mark.
   */
  read(request: Request): Promise<{ tenant: Tenant; id: string; renewed: string | null } | null>;
  /** `Set-Cookie` values. */
  set(tenant: Tenant): Promise<string>;
  clear(): string;
}

const renewAfterMs = 30 * dayMs;

export const createKioskMarks = (signing: CookieSigning): KioskMarks => {
  const cookie = signedCookie('kiosk', claimsSchema, signing);
  const write = ({ companyId, siteId }: Tenant, id: string) =>
    cookie.write({ companyId, siteId, id });
  return {
    set: (tenant) => write(tenant, randomBytes(16).toString('base64url')),
    clear: cookie.clear,
    read: async (request) => {
      const mark = await cookie.read(request);
      if (!mark) return null;
      const { iat, id = String(iat), ...tenant } = mark;
      const isOld = signing.now() - iat * 1000 > renewAfterMs;
      return { tenant, id, renewed: isOld ? await write(tenant, id) : null };
    },
  };
};
