import { serverCopy } from '~/app/copy/copy';
import type { ApproveRegistrationError } from '~/app/services/registration/approve-registration.server';
import type { DenyRegistrationError } from '~/app/services/registration/deny-registration.server';
import type { EraseApplicantError } from '~/app/services/registration/erase-applicant.server';
import type { SubmitRegistrationError } from '~/app/services/registration/submit-registration.server';
import type { ErrorMessages } from './error-message';

export type RegistrationError =
  | SubmitRegistrationError
  | ApproveRegistrationError
  | DenyRegistrationError
  | Exclude<EraseApplicantError, { code: 'no-erasure-with-master-password' }>;

export const registrationMessages = {
  'entry-too-long': ({ limit }) => ({
    status: 422,
    title: serverCopy.registrationErrors.tooLong,
    text: serverCopy.registrationErrors.tooLongText(limit),
  }),
  'form-trapped': () => ({
    status: 422,
    title: serverCopy.registrationErrors.notSubmitted,
    text: serverCopy.registrationErrors.trapFilled,
  }),
  'form-expired': () => ({
    status: 409,
    title: serverCopy.registrationErrors.notSubmitted,
    text: serverCopy.registrationErrors.formTooOld,
  }),
  'form-too-fast': () => ({
    status: 429,
    title: serverCopy.registrationErrors.notSubmittedYet,
    text: serverCopy.registrationErrors.tooQuick,
  }),
  'too-many-pending': () => ({
    status: 429,
    title: serverCopy.registrationErrors.notSubmitted,
    text: serverCopy.registrationErrors.tooManyWaiting,
  }),
  'request-not-found': () => ({
    status: 404,
    title: serverCopy.registrationErrors.requestNotFound,
    text: serverCopy.registrationErrors.requestNotFoundText,
  }),
  'request-decided': ({ status }) => ({
    status: 409,
    title: serverCopy.common.someoneElseSaved,
    text: serverCopy.registrationErrors.alreadyDecided(status),
  }),
  'request-became-company': () => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.registrationErrors.becameCompany,
  }),
  'request-changed': () => ({
    status: 409,
    title: serverCopy.common.someoneElseSaved,
    text: serverCopy.registrationErrors.changedMeanwhile,
  }),
  'other-request-typed': () => ({
    status: 422,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.registrationErrors.otherRequestTyped,
  }),
  'company-id-empty': () => ({
    status: 422,
    title: serverCopy.registrationErrors.noCompanyId,
    text: serverCopy.registrationErrors.noCompanyIdText,
  }),
  'invalid-company-id': () => ({
    status: 422,
    title: serverCopy.registrationErrors.invalidCompanyId,
    text: serverCopy.registrationErrors.invalidCompanyIdText,
  }),
  'company-id-taken': ({ companyId }) => ({
    status: 409,
    title: serverCopy.registrationErrors.companyIdIsTaken,
    text: serverCopy.registrationErrors.chooseAnotherId(companyId),
  }),
  'invalid-count': ({ most }) => ({
    status: 422,
    title: serverCopy.registrationErrors.invalidCount,
    text: serverCopy.registrationErrors.invalidCountText(most.toLocaleString('en-US')),
  }),
  'company-id-reserved': ({ companyId }) => ({
    status: 422,
    title: serverCopy.registrationErrors.reservedCompanyId,
    text: serverCopy.registrationErrors.reservedCompanyIdText(companyId),
  }),
  'site-code-reserved': ({ siteId }) => ({
    status: 422,
    title: serverCopy.registrationErrors.reservedSiteCode,
    text: serverCopy.registrationErrors.reservedSiteCodeText(siteId),
  }),
  'company-exists': ({ companyId }) => ({
    status: 409,
    title: serverCopy.registrationErrors.companyIdIsTaken,
    text: serverCopy.registrationErrors.companyIdIsTakenText(companyId),
  }),
} satisfies Partial<ErrorMessages<RegistrationError>>;
