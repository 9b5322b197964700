import * as z from 'zod';
import { companyRoles } from '~/domain/company/admin-role';
import { siteIdSchema } from '~/domain/company/company-schema';

/** The members of a group get a role: at the site that keeps their account, or only if that is the site `siteId`. */
export const ssoRuleSchema = z.object({
  group: z.string(),
  role: z.enum(companyRoles),
  siteId: siteIdSchema.nullable(),
});
export type SsoRule = z.infer<typeof ssoRuleSchema>;

export const ssoAccountSchema = z.object({ siteId: siteIdSchema, username: z.string() });

/** How people of a company sign in with its own accounts, by OpenID Connect. */
export const ssoSettingsSchema = z.object({
  /** Increased whenever the provider, the client or the claim changes: what was tried before no longer counts. */
  connection: z.int(),
  issuer: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  /** The claim that lists the groups of a person. */
  groupsClaim: z.string(),
  /** Without rules, everybody keeps the role that the company gave them here. */
  rules: z.array(ssoRuleSchema),
  /** Whoever keeps signing in with password and code where nobody else may; null where passwords are allowed. */
  breakGlass: ssoAccountSchema.nullable(),
});
export type SsoSettings = z.infer<typeof ssoSettingsSchema>;
