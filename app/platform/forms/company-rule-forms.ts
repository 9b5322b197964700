import * as z from 'zod';
import type { CompanySettings } from '~/domain/company/company';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import type { LimitError } from '~/domain/site/company-changes';
import { ticked } from './form-fields';

/** What is no whole number is refused with its reason, not as a damaged form. */
const limit = z.string().max(20);
const wholeNumber = (text: string): number =>
  /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;

/** Rules and limits, as both pages that edit them send them. */
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

/** The form again, with the limit that it was refused for. */
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
