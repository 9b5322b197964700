import * as z from 'zod';
import { event } from '~/domain/shared/event-schema';
import { ssoAccountSchema, ssoRuleSchema } from './sso-settings-schema';

const text = z.string().nullable();
/** What one setting was and is now; null if there was or is none. The client secret itself is never told. */
const ssoDifferenceSchema = z.discriminatedUnion('setting', [
  z.object({
    setting: z.enum(['issuer', 'clientId', 'groupsClaim']),
    from: text,
    to: text,
  }),
  z.object({ setting: z.literal('clientSecret') }),
  z.object({
    setting: z.literal('rule'),
    from: ssoRuleSchema.nullable(),
    to: ssoRuleSchema.nullable(),
  }),
  z.object({
    setting: z.literal('breakGlass'),
    from: ssoAccountSchema.nullable(),
    to: ssoAccountSchema.nullable(),
  }),
]);
export type SsoDifference = z.infer<typeof ssoDifferenceSchema>;

/** The events that every company administrator gets by email, because an impostor would cause them. */
const ssoNews = [
  event('sso-changed', { changes: z.array(ssoDifferenceSchema) }),
  /** Somebody signed in with a password where only single sign-on is allowed. */
  event('break-glass-used', {}),
] as const;
export const ssoNewsSchema = z.discriminatedUnion('code', ssoNews);
export type SsoNews = z.infer<typeof ssoNewsSchema>;

const person = { username: z.string(), name: z.string() };

export const ssoEvents = [
  ...ssoNews,
  /** The account at the provider was tied to the account here. */
  event('sso-linked', { ...person }),
  /** Somebody could not sign in because they are in no group that has a role, and was signed out everywhere. */
  event('sso-without-group', { ...person }),
] as const;
