import * as z from 'zod';
import { companyRuleFields } from '~/app/platform/forms/company-rule-forms';
import { ticked } from '~/app/platform/forms/form-fields';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import { maxErasureReason } from '~/domain/erasure/limits';

const companyId = z.string().max(40);
/** The forms of Companies & Sites; `intent` tells them apart. */
export const companyForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('switch'),
    companyId,
    siteId: z.string().max(5).optional(),
    isActive: z.enum(['true', 'false']).transform((value) => value === 'true'),
    confirmed: ticked,
  }),
  z.object({
    intent: z.literal('add-site'),
    companyId,
    siteId: z.string().max(20),
    name: z.string().max(120),
    address: z.string().max(300),
    email: z.string().max(254),
  }),
  z.object({
    intent: z.literal('rename'),
    companyId,
    siteId: z.string().max(5).optional(),
    name: z.string().max(120),
  }),
  z.object({ intent: z.literal('remove-logo'), companyId }),
  z.object({
    intent: z.literal('ask-erasure'),
    companyId,
    siteId: z.string().max(5).optional(),
    typed: z.string().max(60),
    reason: z.string().max(maxErasureReason),
  }),
  z.object({
    intent: z.literal('withdraw-erasure'),
    companyId,
    siteId: z.string().max(5).optional(),
  }),
  z.object({
    intent: z.literal('send-activation-link'),
    companyId: companyIdSchema,
    siteId: siteIdSchema,
    username: z.string().min(1).max(60),
    email: z.string().max(254),
  }),
  z.object({
    intent: z.literal('turn-off-second-factor'),
    companyId: companyIdSchema,
    siteId: siteIdSchema,
    username: z.string().min(1).max(60),
  }),
  z.object({
    intent: z.literal('make-company-admin'),
    companyId: companyIdSchema,
    siteId: siteIdSchema,
    username: z.string().min(1).max(60),
  }),
  z.object({ intent: z.literal('save-settings'), companyId, isFree: ticked, ...companyRuleFields }),
]);
