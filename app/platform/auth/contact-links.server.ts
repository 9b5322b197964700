import * as z from 'zod';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import type { Tenant } from '~/domain/company/scope';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { signedTokens } from './signed-token.server';

/** The address that a link in an email is about: a driver's, as long as it is still the same one. */
interface LinkedAddress extends Tenant {
  readonly employeeId: string;
  /** A digest of the email address, which the link itself must not reveal. */
  readonly digest: string;
}

/** Signed links in emails to drivers, for one purpose. */
export interface ContactLinks {
  sign(address: LinkedAddress): Promise<string>;
  /** Null for a link that has expired or is not ours. */
  read(token: string): Promise<LinkedAddress | null>;
}

const claimsSchema = z.object({
  companyId: companyIdSchema,
  siteId: siteIdSchema,
  sub: employeeIdSchema,
  digest: z.string().regex(/^[0-9a-f]{64}$/),
});

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
  return {
    sign: ({ companyId, siteId, employeeId, digest }) =>
      tokens.sign(
        { companyId, siteId, sub: employeeId, digest },
        Math.floor((options.now() + lastsMs) / 1000),
      ),
    read: async (token) => {
      const reading = await tokens.read(token);
      if (reading.status !== 'valid') return null;
      const { sub: employeeId, ...address } = reading.claims;
      return { ...address, employeeId };
    },
  };
};
