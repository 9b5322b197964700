import { adminCopy } from '~/app/copy/copy';
import type { RegistrationField } from '~/domain/registration/limits';
import type { TypedRegistration } from '~/domain/registration/registration-request';

export type TypedRequest = Partial<TypedRegistration>;

/** Why the form was refused, and what is needed to show it again. */
export interface RequestRefusal {
  readonly error: { readonly code: string; readonly title: string; readonly text: string };
  /** The fields that the error is about, if any. */
  readonly fields: readonly RegistrationField[];
  readonly typed: TypedRequest;
  readonly stamp: string;
}
export type RequestAnswer = RequestRefusal | { readonly submitted: string };

/** The errors to show at the fields. The alert above the form shows the error's general text. */
export const getRequestErrors = (
  refusal: RequestRefusal | undefined,
): Partial<Record<RegistrationField, string>> => {
  switch (refusal?.error.code) {
    case 'missing-information':
      return Object.fromEntries(
        refusal.fields.map((field) => [field, adminCopy.registration.missing]),
      );
    case 'invalid-site-code':
      return { siteCode: adminCopy.registration.invalidSiteCode };
    case 'invalid-email':
      return { contactEmail: adminCopy.registration.invalidEmail };
    case 'entry-too-long':
      return Object.fromEntries(
        refusal.fields.map((field) => [field, adminCopy.registration.tooLong]),
      );
    case 'unknown-time-zone':
      return { timeZone: adminCopy.registration.unknownZone };
    case 'invalid-count':
      return Object.fromEntries(refusal.fields.map((field) => [field, refusal.error.text]));
    case 'invalid-company-id':
      return { wishedCompanyId: adminCopy.registration.invalidCompanyId };
    case 'company-id-empty':
      return { wishedCompanyId: adminCopy.registration.companyIdNeeded };
    case 'company-id-taken':
      return { wishedCompanyId: adminCopy.registration.companyIdTaken };
    default:
      return {};
  }
};
