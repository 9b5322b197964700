import * as z from 'zod';
import { emailSchema } from '~/domain/mail/mail';
import { cutText } from '~/domain/shared/clean-text';
import { instantSchema } from '~/domain/shared/instant';
import { companyIdSchema } from '~/domain/tenancy/company';
import { siteIdSchema } from '~/domain/tenancy/site';

/** The longest that each field may be. */
export const registrationLimits = {
  companyName: 120,
  contactName: 120,
  contactEmail: 254,
  contactPhone: 40,
  siteCode: 5,
  siteName: 120,
  siteAddress: 300,
  notes: 1000,
} as const;
export type RegistrationField = keyof typeof registrationLimits;
export const maxDenialReason = 1000;

const text = (field: RegistrationField) => z.string().min(1).max(registrationLimits[field]);

/** What a company tells about itself (spec 3 and 5). */
export const registrationDetailsSchema = z.object({
  companyName: text('companyName'),
  contactName: text('contactName'),
  contactEmail: emailSchema,
  contactPhone: text('contactPhone'),
  siteCode: siteIdSchema,
  siteName: text('siteName'),
  siteAddress: text('siteAddress'),
  notes: z.string().max(registrationLimits.notes),
});
export type RegistrationDetails = z.infer<typeof registrationDetailsSchema>;

/** `REQ` and four digits; more of them once those run out (design 7). */
export const requestIdSchema = z.string().regex(/^REQ\d{4,8}$/);

const submitted = registrationDetailsSchema.extend({
  id: requestIdSchema,
  requestedAt: instantSchema,
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
    denialReason: z.string().min(1).max(maxDenialReason),
  }),
]);
export const registrationRequestSchema = z.discriminatedUnion('status', [
  pendingRequestSchema,
  ...processedRequestSchema.options,
]);

export type PendingRequest = z.infer<typeof pendingRequestSchema>;
export type ProcessedRequest = z.infer<typeof processedRequestSchema>;
export type ApprovedRequest = Extract<ProcessedRequest, { status: 'approved' }>;
export type DeniedRequest = Extract<ProcessedRequest, { status: 'denied' }>;
export type RegistrationRequest = PendingRequest | ProcessedRequest;

/** Spec 4. */
export const defaultDenialReason = 'Request denied by administrator';

const previewLength = 50;

/** Spec 2: the denial reason, otherwise the beginning of the notes. */
export const detailsOf = (request: ProcessedRequest): string => {
  if (request.status === 'denied') return request.denialReason;
  const { notes } = request;
  if (notes.length > previewLength) return `${cutText(notes, previewLength)}...`;
  return notes || 'No details';
};
