import * as z from 'zod';
import { companyRoles } from '~/domain/company/admin-role';
import { siteIdSchema } from '~/domain/company/company-schema';

/** What is empty or too long must get an error message, so the schema accepts it. */
const text = z.string().max(5_000);
const rule = {
  group: text,
  role: z.enum(companyRoles),
  // Empty: every site.
  siteId: z.union([siteIdSchema, z.literal('').transform(() => null)]),
};
const isSite = (text: string): boolean => siteIdSchema.safeParse(text).success;

/** The forms of the page about single sign-on; `intent` tells them apart. */
export const ssoForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('connect'),
    issuer: text,
    clientId: text,
    clientSecret: text,
    groupsClaim: text,
  }),
  z.object({ intent: z.literal('add-rule'), ...rule }),
  z.object({ intent: z.literal('remove-rule'), ...rule }),
  z.object({
    intent: z.literal('require'),
    /** Site and username; no site code has a space. */
    keeper: z
      .string()
      .max(100)
      .transform((keeper) => {
        const [siteId = '', ...username] = keeper.split(' ');
        return { siteId, username: username.join(' ') };
      })
      .refine(({ siteId, username }) => isSite(siteId) && username !== ''),
  }),
  z.object({ intent: z.literal('allow-passwords') }),
  z.object({ intent: z.literal('turn-off') }),
]);
