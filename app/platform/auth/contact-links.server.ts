import * as z from 'zod';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import type { Tenant } from '~/domain/company/scope';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { createSeal } from './seal.server';
import { signedTokens } from './signed-token.server';

/** The address that a link in an email is about: a driver's, as long as it is still the same one. */
interface LinkedAddress extends Tenant {
  readonly employeeId: string;
  /** A digest of the email address, which the link itself must not reveal. */
  readonly digest: string;
}

/** Signed links in emails to drivers, for one purpose. Who gets one by mistake learns neither the driver nor the company. */
export interface ContactLinks {
  sign(address: LinkedAddress): Promise<string>;
  /** Null for a link that has expired or is not ours. */
  read(token: string): Promise<LinkedAddress | null>;
}

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const driverSchema = z.object({
  companyId: companyIdSchema,
  siteId: siteIdSchema,
  sub: employeeIdSchema,
});
const claimsSchema = z.union([
  z.object({ digest, sealed: z.string() }),
  // Links of earlier versions do not seal the driver.
  driverSchema.extend({ digest }),
]);

export const createContactLinks = ({
  lastsMs,
  ...options
}: {
  keys: readonly string[];
  now: () => number;
  /** The purpose. A link for one purpose is refused for another. */
  audience: string;
  lastsMs: number;
}): ContactLinks => {
  const tokens = signedTokens({ ...options, claims: claimsSchema });
  const { seal, open } = createSeal(options.keys, `${options.audience} link`);
  const openDriver = async (sealed: string) => {
    const text = await open(sealed);
    return text === null ? null : driverSchema.parse(JSON.parse(text));
  };
  return {
    sign: async ({ companyId, siteId, employeeId, digest }) =>
      tokens.sign(
        { digest, sealed: await seal(JSON.stringify({ companyId, siteId, sub: employeeId })) },
        Math.floor((options.now() + lastsMs) / 1000),
      ),
    read: async (token) => {
      const reading = await tokens.read(token);
      if (reading.status !== 'valid') return null;
      const { claims } = reading;
      const driver = 'sealed' in claims ? await openDriver(claims.sealed) : claims;
      if (!driver) return null;
      const { companyId, siteId, sub: employeeId } = driver;
      return { companyId, siteId, employeeId, digest: claims.digest };
    },
  };
};
