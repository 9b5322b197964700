import * as z from 'zod';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import type { CompanySettings } from '~/domain/company/company';
import type { LimitError, LimitName, Limits } from '~/domain/site/company-changes';
import { ticked } from './form-fields';

/** Text that is not a whole number must get its own error message, so the schema accepts any text. */
const limit = z.string().max(20);
/** The number, or one that no limit allows. */
const wholeNumber = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : -1);

export const limitFields = { maxDrivers: limit, maxJobs: limit, maxSites: limit };

/** Rules and limits, as sent by both pages that edit them. */
export const companyRuleFields = {
  usesSeniorityForAssignment: ticked,
  usesVCStatus: ticked,
  airportCertificationRequired: ticked,
  ...limitFields,
};
type CompanyRules = z.infer<z.ZodObject<typeof companyRuleFields>>;

export const toLimits = (form: Record<LimitName, string>): Limits => ({
  maxDrivers: wholeNumber(form.maxDrivers),
  maxJobs: wholeNumber(form.maxJobs),
  maxSites: wholeNumber(form.maxSites),
});

export const toCompanySettings = (form: CompanyRules): CompanySettings => ({
  usesSeniorityForAssignment: form.usesSeniorityForAssignment,
  usesVCStatus: form.usesVCStatus,
  airportCertificationRequired: form.airportCertificationRequired,
  ...toLimits(form),
});

/** The limits to show in the form again, with the one that was refused. */
export const refusedLimits = (
  form: Record<LimitName, string>,
  error: LimitError | { readonly code: string },
) => ({
  limits: { maxDrivers: form.maxDrivers, maxJobs: form.maxJobs, maxSites: form.maxSites },
  wrong:
    error.code === 'invalid-limit' && 'name' in error
      ? {
          name: error.name,
          text: getErrorMessage({ code: 'invalid-limit', name: error.name }).text,
        }
      : undefined,
});

/** The values to show in the form again, with the limit that was refused. */
export const refusedRules = (
  form: CompanyRules,
  error: LimitError | { readonly code: string },
) => ({ rules: toCompanySettings(form), ...refusedLimits(form, error) });
