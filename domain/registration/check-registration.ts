import { maxEntryLimit, maxSiteLimit } from '~/domain/company/limits';
import { cleanLines, cleanText } from '~/domain/shared/clean-text';
import { readEmail } from '~/domain/shared/email-schema';
import { fail, ok, type Result } from '~/domain/shared/result';
import { isOfferedZone } from '~/domain/time/time-zones';
import { toCompanyId } from './company-id';
import { registrationLimits, type RegistrationField } from './limits';
import type { RegistrationDetails, TypedRegistration, OptionalField } from './registration-request';
import { registrationDetailsSchema } from './registration-request-schema';

export type RegistrationRefusal =
  | { readonly code: 'missing-information'; readonly fields: readonly RegistrationField[] }
  | { readonly code: 'invalid-site-code' }
  | { readonly code: 'invalid-email' }
  | {
      readonly code: 'entry-too-long';
      readonly fields: readonly RegistrationField[];
      readonly limit: number;
    }
  | { readonly code: 'unknown-time-zone' }
  | {
      readonly code: 'invalid-count';
      readonly fields: readonly RegistrationField[];
      readonly most: number;
    }
  | { readonly code: 'invalid-company-id' }
  | { readonly code: 'company-id-empty' };

const required = [
  'companyName',
  'contactName',
  'contactEmail',
  'contactPhone',
  'siteCode',
  'siteName',
  'siteAddress',
] as const satisfies readonly RegistrationField[];

const maxCounted = { driverCount: maxEntryLimit, siteCount: maxSiteLimit } as const;

/** The fields that may be left out, and the refusal of the first that is wrong. */
const checkOptional = (
  typed: TypedRegistration,
): Result<Pick<RegistrationDetails, OptionalField>, RegistrationRefusal> => {
  const read = (field: OptionalField) => cleanText(typed[field] ?? '') || undefined;
  const timeZone = read('timeZone');
  if (timeZone !== undefined && !isOfferedZone(timeZone))
    return fail({ code: 'unknown-time-zone' });
  const counts: { driverCount?: number; siteCount?: number } = {};
  for (const field of ['driverCount', 'siteCount'] as const) {
    const text = read(field);
    if (text === undefined) continue;
    const count = registrationDetailsSchema.shape[field].safeParse(Number(text));
    if (!/^\d+$/.test(text) || !count.success)
      return fail({ code: 'invalid-count', fields: [field], most: maxCounted[field] });
    counts[field] = Number(text);
  }
  const wishedCompanyId = read('wishedCompanyId')?.toUpperCase();
  if (!registrationDetailsSchema.shape.wishedCompanyId.safeParse(wishedCompanyId).success)
    return fail({ code: 'invalid-company-id' });
  if (wishedCompanyId === undefined && toCompanyId(typed.companyName) === '')
    return fail({ code: 'company-id-empty' });
  return ok({ timeZone, ...counts, wishedCompanyId });
};

/** Checks required fields (all except notes), then the code's form, then the email address, then what may be left out. */
export const checkRegistration = (
  typed: TypedRegistration,
): Result<RegistrationDetails, RegistrationRefusal> => {
  const details = {
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
  const { siteCode } = registrationDetailsSchema.shape;
  if (!siteCode.safeParse(details.siteCode).success) return fail({ code: 'invalid-site-code' });
  const contactEmail = readEmail(details.contactEmail);
  if (contactEmail === null) return fail({ code: 'invalid-email' });
  // Unicode composition can make text longer, so the stored form is measured.
  const tooLong = ([...required, 'notes'] as const).find(
    (field) => details[field].length > registrationLimits[field],
  );
  if (tooLong)
    return fail({
      code: 'entry-too-long',
      fields: [tooLong],
      limit: registrationLimits[tooLong],
    });
  const optional = checkOptional(typed);
  return optional.ok ? ok({ ...details, contactEmail, ...optional.value }) : optional;
};
