import { serverCopy } from '~/app/copy/copy';
import type { ApproveRegistrationError } from '~/app/services/registration/approve-registration.server';
import type { DenyRegistrationError } from '~/app/services/registration/deny-registration.server';
import type { SubmitRegistrationError } from '~/app/services/registration/submit-registration.server';
import type { ErrorMessages } from './error-message';

export type RegistrationError =
  SubmitRegistrationError | ApproveRegistrationError | DenyRegistrationError;

export const registrationMessages = {
  'entry-too-long': ({ limit }) => ({
    status: 422,
    title: serverCopy.registrationErrors.tooLong,
    text: serverCopy.registrationErrors.thisEntryIsTooLong(limit),
  }),
  'form-trapped': () => ({
    status: 422,
    title: serverCopy.registrationErrors.notSubmitted,
    text: serverCopy.registrationErrors.aFieldThatHasTo,
  }),
  'form-expired': () => ({
    status: 409,
    title: serverCopy.registrationErrors.notSubmitted,
    text: serverCopy.registrationErrors.thisFormWasOpenFor,
  }),
  'form-too-fast': () => ({
    status: 429,
    title: serverCopy.registrationErrors.notSubmittedYet,
    text: serverCopy.registrationErrors.thatWasVeryQuickCheck,
  }),
  'too-many-pending': () => ({
    status: 429,
    title: serverCopy.registrationErrors.notSubmitted,
    text: serverCopy.registrationErrors.tooManyRequestsAreWaiting,
  }),
  'request-not-found': () => ({
    status: 404,
    title: serverCopy.registrationErrors.requestNotFound,
    text: serverCopy.registrationErrors.thereIsNoSuchRegistration,
  }),
  'request-decided': ({ status }) => ({
    status: 409,
    title: serverCopy.common.someoneElseSavedChangesFirst,
    text: serverCopy.registrationErrors.thisRequestHasBeenAlready(status),
  }),
  'company-id-empty': ({ companyName }) => ({
    status: 422,
    title: serverCopy.registrationErrors.noCompanyId,
    text: serverCopy.registrationErrors.theNameHasNoLetters(companyName),
  }),
  'company-id-reserved': ({ companyId }) => ({
    status: 422,
    title: serverCopy.registrationErrors.reservedCompanyId,
    text: serverCopy.registrationErrors.theCompanyIdIsReserved(companyId),
  }),
  'site-code-reserved': ({ siteId }) => ({
    status: 422,
    title: serverCopy.registrationErrors.reservedSiteCode,
    text: serverCopy.registrationErrors.theSiteCodeIsReserved(siteId),
  }),
  'company-exists': ({ companyId }) => ({
    status: 409,
    title: serverCopy.registrationErrors.companyIdIsTaken,
    text: serverCopy.registrationErrors.aCompanyWithTheId(companyId),
  }),
} satisfies Partial<ErrorMessages<RegistrationError>>;
