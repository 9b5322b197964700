import { cleanLines, cleanText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { RegistrationDetails } from './registration-request';
import { registrationLimits, type RegistrationField } from './limits';
import { registrationDetailsSchema } from './registration-request-schema';

export type RegistrationRefusal =
  | { readonly code: 'missing-information'; readonly fields: readonly RegistrationField[] }
  | { readonly code: 'invalid-site-code' }
  | { readonly code: 'invalid-email' }
  | {
      readonly code: 'entry-too-long';
      readonly fields: readonly RegistrationField[];
      readonly limit: number;
    };

const fields = Object.keys(registrationLimits) as RegistrationField[];
const required = [
  'companyName',
  'contactName',
  'contactEmail',
  'contactPhone',
  'siteCode',
  'siteName',
  'siteAddress',
] as const satisfies readonly RegistrationField[];

/** Checks required fields (all except notes), then the code's form, then the email address. */
export const checkRegistration = (
  typed: RegistrationDetails,
): Result<RegistrationDetails, RegistrationRefusal> => {
  const details: RegistrationDetails = {
    companyName: cleanText(typed.companyName),
    contactName: cleanText(typed.contactName),
    contactEmail: cleanText(typed.contactEmail),
    contactPhone: cleanText(typed.contactPhone),
    siteCode: cleanText(typed.siteCode).toUpperCase(),
    siteName: cleanText(typed.siteName),
    siteAddress: cleanText(typed.siteAddress),
    notes: cleanLines(typed.notes),
  };
  const missing = required.filter((field) => details[field] === '');
  if (missing.length > 0) return fail({ code: 'missing-information', fields: missing });
  const { siteCode, contactEmail } = registrationDetailsSchema.shape;
  if (!siteCode.safeParse(details.siteCode).success) return fail({ code: 'invalid-site-code' });
  if (!contactEmail.safeParse(details.contactEmail).success) return fail({ code: 'invalid-email' });
  // Unicode composition can make text longer, so the stored form is measured.
  const tooLong = fields.find((field) => details[field].length > registrationLimits[field]);
  if (tooLong)
    return fail({
      code: 'entry-too-long',
      fields: [tooLong],
      limit: registrationLimits[tooLong],
    });
  return ok(details);
};
