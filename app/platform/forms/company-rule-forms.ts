import * as z from 'zod';
import type { CompanySettings } from '~/domain/company/company';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import type { LimitError } from '~/domain/site/company-changes';
import { ticked } from './form-fields';

/** Text that is not a whole number must get its own error message, so the schema accepts any text. */
const limit = z.string().max(20);
const wholeNumber = (text: string): number =>
  /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;

/** Rules and limits, as sent by both pages that edit them. */
export const companyRuleFields = {
  usesSeniorityForAssignment: ticked,
  usesVCStatus: ticked,
  airportCertificationRequired: ticked,
  maxDrivers: limit,
  maxJobs: limit,
  maxSites: limit,
};
type CompanyRules = z.infer<z.ZodObject<typeof companyRuleFields>>;

export const toCompanySettings = (form: CompanyRules): CompanySettings => ({
  usesSeniorityForAssignment: form.usesSeniorityForAssignment,
  usesVCStatus: form.usesVCStatus,
  airportCertificationRequired: form.airportCertificationRequired,
  maxDrivers: wholeNumber(form.maxDrivers),
  maxJobs: wholeNumber(form.maxJobs),
  maxSites: wholeNumber(form.maxSites),
});

/** The values to show in the form again, with the limit that was refused. */
export const refusedRules = (
  form: CompanyRules,
  error: LimitError | { readonly code: string },
) => ({
  rules: toCompanySettings(form),
  limits: { maxDrivers: form.maxDrivers, maxJobs: form.maxJobs, maxSites: form.maxSites },
  wrong:
    error.code === 'invalid-limit' && 'name' in error
      ? {
          name: error.name,
          text: getErrorMessage({ code: 'invalid-limit', name: error.name }).text,
        }
      : undefined,
});
