import * as z from 'zod';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import { maxEntryLimit, maxSiteLimit } from '~/domain/company/limits';
import { emailSchema } from '~/domain/shared/email-schema';
import { storedLanguageSchema } from '~/domain/shared/language-schema';
import { instantSchema } from '~/domain/time/instant-schema';
import { maxDenialReason, registrationLimits, type RegistrationField } from './limits';

const text = (field: RegistrationField) => z.string().min(1).max(registrationLimits[field]);

/** The details that a company enters. The optional ones let its site fit from the start; older requests lack them. */
export const registrationDetailsSchema = z.object({
  companyName: text('companyName'),
  contactName: text('contactName'),
  contactEmail: emailSchema,
  contactPhone: text('contactPhone'),
  siteCode: siteIdSchema,
  siteName: text('siteName'),
  siteAddress: text('siteAddress'),
  notes: z.string().max(registrationLimits.notes),
  timeZone: text('timeZone').optional(),
  driverCount: z.int().min(1).max(maxEntryLimit).optional(),
  siteCount: z.int().min(1).max(maxSiteLimit).optional(),
  wishedCompanyId: companyIdSchema.optional(),
});
export type RegistrationDetails = z.infer<typeof registrationDetailsSchema>;

/** `REQ` and four digits, or more once those are used up. */
export const requestIdSchema = z.string().regex(/^REQ\d{4,8}$/);

const submitted = registrationDetailsSchema.extend({
  id: requestIdSchema,
  requestedAt: instantSchema,
  /** The language of the form, also used for the emails that answer it. */
  language: storedLanguageSchema,
});
const decision = { decidedAt: instantSchema, decidedBy: z.string().min(1).max(60) };

export const pendingRequestSchema = submitted.extend({ status: z.literal('pending') });
export const processedRequestSchema = z.discriminatedUnion('status', [
  submitted.extend({
    status: z.literal('approved'),
    ...decision,
    companyId: companyIdSchema,
    siteId: siteIdSchema,
  }),
  submitted.extend({
    status: z.literal('denied'),
    ...decision,
    /** Null if the administrator gave none. */
    denialReason: z.string().min(1).max(maxDenialReason).nullable(),
  }),
]);
export const registrationRequestSchema = z.discriminatedUnion('status', [
  pendingRequestSchema,
  ...processedRequestSchema.options,
]);

export type PendingRequest = z.infer<typeof pendingRequestSchema>;
export type ProcessedRequest = z.infer<typeof processedRequestSchema>;
