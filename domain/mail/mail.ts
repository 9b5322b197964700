import * as z from 'zod';
import { instantSchema } from '~/domain/shared/instant';
import { companyIdSchema } from '~/domain/tenancy/company';
import { siteIdSchema } from '~/domain/tenancy/site';

/** Longer ones cannot be delivered (RFC 5321). */
export const emailSchema = z.email().max(254);

const to = emailSchema;
const requestFields = {
  to,
  contactName: z.string(),
  companyName: z.string(),
  requestId: z.string(),
};
const siteFields = { companyId: companyIdSchema, siteId: siteIdSchema, siteName: z.string() };
/** A link that sets an administrator's password: `secret` opens it once, until `validUntil`. */
const linkFields = {
  ...siteFields,
  companyName: z.string(),
  username: z.string(),
  secret: z.string(),
  validUntil: instantSchema,
};

/** What is told by mail, and the data that each text needs. */
export const mailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('registration-received'), ...requestFields }),
  z.object({
    kind: z.literal('registration-approved'),
    ...requestFields,
    ...linkFields,
  }),
  z.object({ kind: z.literal('registration-denied'), ...requestFields, reason: z.string() }),
  /** A site that the master administrator added to a company. */
  z.object({ kind: z.literal('admin-activation'), to, ...linkFields }),
  z.object({ kind: z.literal('password-reset'), to, ...linkFields }),
]);
export type Mail = z.infer<typeof mailSchema>;

/** A mail that waits to be sent. `id` is its place in the order and becomes its Message-ID. */
export const outboxEntrySchema = z.object({
  id: z.string().min(1),
  at: instantSchema,
  /** How often sending was begun. */
  attempts: z.int().min(0),
  mail: mailSchema,
});
export type OutboxEntry = z.infer<typeof outboxEntrySchema>;
