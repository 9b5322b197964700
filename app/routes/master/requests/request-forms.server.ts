import * as z from 'zod';
import { findZone } from '~/app/copy/zone-list';
import { limitFields, refusedLimits, toLimits } from '~/app/platform/forms/company-rule-forms';
import { ticked } from '~/app/platform/forms/form-fields';
import type { ApprovalTerms } from '~/domain/registration/approval-terms';
import { registrationLimits } from '~/domain/registration/limits';
import { requestIdSchema } from '~/domain/registration/registration-request-schema';

/** A release before this one refuses its intent, and so does not approve on other terms than those confirmed. */
const termsForm = z.object({
  intent: z.literal('approve-terms'),
  requestId: requestIdSchema,
  companyId: z.string().max(registrationLimits.wishedCompanyId),
  siteCode: z.string().max(60),
  timeZone: z.string().max(registrationLimits.timeZone),
  isFree: ticked,
  ...limitFields,
});

/** The forms of the Registration Requests tab; `intent` tells them apart. */
export const decisionForm = z.discriminatedUnion('intent', [
  termsForm,
  /** Approves on the terms that are proposed. */
  z.object({ intent: z.literal('approve'), requestId: requestIdSchema }),
  z.object({
    intent: z.literal('deny'),
    requestId: requestIdSchema,
    reason: z.string().max(10_000).default(''),
  }),
  z.object({ intent: z.literal('erase'), requestId: requestIdSchema, typed: z.string().max(60) }),
]);

type TermsForm = z.infer<typeof termsForm>;

/** The terms that the form confirms. The time zone comes as text. */
export const toTerms = ({
  companyId,
  siteCode: siteId,
  timeZone,
  isFree,
  ...limits
}: TermsForm): ApprovalTerms => ({
  companyId,
  siteId,
  isFree,
  timeZone: findZone(timeZone) ?? timeZone,
  limits: toLimits(limits),
});

/** What the form shows again when it was refused. */
export const showRefusedTerms = (
  { companyId, siteCode: siteId, timeZone, isFree, ...limits }: TermsForm,
  error: { readonly code: string },
) => ({ companyId, siteId, timeZone, isFree, ...refusedLimits(limits, error) });
