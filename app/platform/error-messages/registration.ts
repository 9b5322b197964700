import type { ApproveRegistrationError } from '~/app/services/registration/approve-registration.server';
import type { DenyRegistrationError } from '~/app/services/registration/deny-registration.server';
import type { SubmitRegistrationError } from '~/app/services/registration/submit-registration.server';
import type { ErrorMessages } from './error-message';

export type RegistrationError =
  SubmitRegistrationError | ApproveRegistrationError | DenyRegistrationError;

export const registrationMessages = {
  'entry-too-long': ({ limit }) => ({
    status: 422,
    title: 'Too long',
    text: `This entry is too long. It can have up to ${limit} characters.`,
  }),
  'form-trapped': () => ({
    status: 422,
    title: 'Not submitted',
    text: 'A field that has to stay empty was filled in, perhaps by your browser. Reload the page and fill out the form manually.',
  }),
  'form-expired': () => ({
    status: 409,
    title: 'Not submitted',
    text: 'This form was open for too long. Check your entries and submit it again.',
  }),
  'form-too-fast': () => ({
    status: 429,
    title: 'Not submitted yet',
    text: 'That was very quick. Check your entries and submit the form again.',
  }),
  'too-many-pending': () => ({
    status: 429,
    title: 'Not submitted',
    text: 'Too many requests are waiting for an answer. Please try again in a few days.',
  }),
  'request-not-found': () => ({
    status: 404,
    title: 'Request not found',
    text: 'There is no such registration request.',
  }),
  'request-decided': ({ status }) => ({
    status: 409,
    title: 'Someone else saved changes first',
    text: `This request has been ${status} already. Nothing was changed.`,
  }),
  'company-id-empty': ({ companyName }) => ({
    status: 422,
    title: 'No company ID',
    text: `The name “${companyName}” has no letters A-Z or digits to make a company ID from. Nothing was created.`,
  }),
  'company-id-reserved': ({ companyId }) => ({
    status: 422,
    title: 'Reserved company ID',
    text: `The company ID ${companyId} is reserved for the built-in company. Nothing was created.`,
  }),
  'site-code-reserved': ({ siteId }) => ({
    status: 422,
    title: 'Reserved site code',
    text: `The site code ${siteId} is reserved for the built-in site. Nothing was created.`,
  }),
  'company-exists': ({ companyId }) => ({
    status: 409,
    title: 'Company ID is taken',
    text: `A company with the ID ${companyId} already exists. Nothing was created.`,
  }),
} satisfies Partial<ErrorMessages<RegistrationError>>;
