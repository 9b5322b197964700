import * as z from 'zod';
import { findZone } from '~/app/copy/zone-list';
import { limitFields, refusedLimits, toLimits } from '~/app/platform/forms/company-rule-forms';
import { ticked } from '~/app/platform/forms/form-fields';
import type { ApprovalTerms } from '~/domain/registration/approval-terms';
import { registrationLimits } from '~/domain/registration/limits';
import { requestIdSchema } from '~/domain/registration/registration-request-schema';

const approvalForm = z.object({
  intent: z.literal('approve'),
  requestId: requestIdSchema,
  /** Without a company ID, the form has no terms and means those that are proposed. */
  companyId: z.string().max(registrationLimits.wishedCompanyId).optional(),
  siteCode: z.string().max(60).default(''),
  timeZone: z.string().max(registrationLimits.timeZone).default(''),
  isFree: ticked,
  maxDrivers: limitFields.maxDrivers.default(''),
  maxJobs: limitFields.maxJobs.default(''),
  maxSites: limitFields.maxSites.default(''),
});

/** The forms of the Registration Requests tab; `intent` tells them apart. */
export const decisionForm = z.discriminatedUnion('intent', [
  approvalForm,
  z.object({
    intent: z.literal('deny'),
    requestId: requestIdSchema,
    reason: z.string().max(10_000).default(''),
  }),
]);

type ApprovalForm = z.infer<typeof approvalForm>;

/** The terms that the form confirms. The time zone comes as text. */
export const toTerms = ({
  companyId,
  siteCode,
  timeZone,
  isFree,
  ...limits
}: ApprovalForm): ApprovalTerms | undefined =>
  companyId === undefined
    ? undefined
    : {
        companyId,
        siteId: siteCode,
        timeZone: findZone(timeZone) ?? timeZone,
        isFree,
        limits: toLimits(limits),
      };

/** What the form shows again when it was refused. */
export const showRefusedTerms = (
  { companyId, siteCode: siteId, timeZone, isFree, ...limits }: ApprovalForm,
  error: { readonly code: string },
) =>
  companyId === undefined
    ? undefined
    : { companyId, siteId, timeZone, isFree, ...refusedLimits(limits, error) };
