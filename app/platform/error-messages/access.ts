import type { ChangeAccountError } from '~/app/services/access/change-admin-account.server';
import type { ChangeAnswersError } from '~/app/services/passwords/change-security-answers.server';
import type { ChangeContactError } from '~/app/services/mail/change-contact.server';
import type { ChangeDriverPasswordError } from '~/app/services/passwords/change-driver-password.server';
import type { EnterCodeError } from '~/app/services/access/enter-code.server';
import type { FindDriverError } from '~/app/services/access/find-driver.server';
import type { RedeemResetCodeError } from '~/app/services/passwords/redeem-reset-code.server';
import type { ResetByAnswersError } from '~/app/services/passwords/reset-by-answers.server';
import type { ResetPasswordError } from '~/app/services/passwords/reset-driver-password.server';
import type { SecondFactorError } from '~/app/services/access/change-second-factor.server';
import type { SetPasswordError } from '~/app/services/passwords/set-password-by-code.server';
import type { SignInAdminError } from '~/app/services/access/sign-in-admin.server';
import type { SignInDriverError } from '~/app/services/access/sign-in-driver.server';
import { maxPasswordLength } from '~/domain/access/password';
import type { ErrorMessages } from './error-message';

export type AccessError =
  | FindDriverError
  | SignInDriverError
  | SignInAdminError
  | EnterCodeError
  | SecondFactorError
  | ChangeAccountError
  | SetPasswordError
  | ChangeAnswersError
  | ResetByAnswersError
  | ResetPasswordError
  | RedeemResetCodeError
  | ChangeDriverPasswordError
  | ChangeContactError;

const wait = (seconds: number) =>
  seconds > 7200
    ? `${Math.ceil(seconds / 3600)} hours`
    : `${Math.max(1, Math.ceil(seconds / 60))} min`;

export const accessMessages = {
  'employee-not-found': () => ({
    status: 404,
    title: 'Employee ID Not Recognized',
    text: 'Your Employee ID was not recognized or is not yet active for scheduling.',
  }),
  'facility-not-found': () => ({
    status: 404,
    title: 'Facility Not Found',
    text: 'Your assigned facility could not be found. Please contact your supervisor.',
  }),
  'missing-password': () => ({
    status: 400,
    title: 'Login failed',
    text: 'Please enter your password.',
  }),
  'invalid-password': () => ({
    status: 401,
    title: 'Login failed',
    text: 'Invalid password. Please try again.',
  }),
  'code-unknown': () => ({
    status: 404,
    title: 'This link is incomplete',
    text: 'Please open it again from the email, or copy the whole link.',
  }),
  'code-used': () => ({
    status: 410,
    title: 'This link has already been used',
    text: 'Each link works once. If you have set a password with this link or a newer one, please log in.',
  }),
  'code-expired': () => ({
    status: 410,
    title: 'This link is no longer valid',
    text: 'Links work for 72 hours. We can email you a new one.',
  }),
  'password-too-short': ({ minLength }) => ({
    status: 422,
    title: 'Password too short',
    text: `Use at least ${minLength} characters. A few unrelated words are easy to remember.`,
  }),
  'password-too-long': () => ({
    status: 422,
    title: 'Password too long',
    text: `Use at most ${maxPasswordLength} characters.`,
  }),
  'password-too-easy': () => ({
    status: 422,
    title: 'Password easy to guess',
    text: 'It contains common words, your own names or runs of characters. Please choose another.',
  }),
  'passwords-differ': () => ({
    status: 422,
    title: 'Passwords do not match',
    text: 'The two passwords do not match. Please type them again.',
  }),
  'wrong-reset-code': () => ({
    status: 401,
    title: 'Nothing was changed',
    text: 'This Employee ID and one-time code do not match, or the code was used or has expired. Please try again, or ask your administrator for a new code.',
  }),
  'wrong-answers': () => ({
    status: 401,
    title: 'Nothing was changed',
    text: 'The Employee ID, questions and answers do not match. Please try again, or ask your administrator for a one-time code.',
  }),
  'same-questions': () => ({
    status: 422,
    title: 'Nothing was changed',
    text: 'Please choose two different questions.',
  }),
  'same-answers': () => ({
    status: 422,
    title: 'Nothing was changed',
    text: 'Please give two different answers.',
  }),
  'answer-too-short': ({ minLength }) => ({
    status: 422,
    title: 'Nothing was changed',
    text: `Please give answers of at least ${minLength} letters or digits.`,
  }),
  'questions-not-allowed': () => ({
    status: 403,
    title: 'Nothing was changed',
    text: 'Your site does not use security questions.',
  }),
  'wrong-current-password': () => ({
    status: 401,
    title: 'Nothing was changed',
    text: 'This is not your current password. Please try again.',
  }),
  'account-changed': () => ({
    status: 409,
    title: 'Nothing was changed',
    text: 'Your account has changed. Please try again.',
  }),
  'password-required': () => ({
    status: 403,
    title: 'Password required',
    text: 'Your site requires a password, and none is on file for you. Please ask your administrator to set up a password.',
  }),
  'invalid-admin-login': () => ({
    status: 401,
    title: 'Login failed',
    text: 'Company ID, site code, username or password is wrong. Please try again.',
  }),
  'wrong-code': () => ({
    status: 401,
    title: 'Wrong code',
    text: 'Each code works once, for about a minute. Please type the code the app shows now.',
  }),
  'sign-in-over': () => ({
    status: 409,
    title: 'Please log in again',
    text: 'Your account has changed. Please enter your password again.',
  }),
  'second-factor-on': () => ({
    status: 409,
    title: 'Nothing was changed',
    text: 'Two-step sign-in is already on.',
  }),
  'second-factor-off': () => ({
    status: 409,
    title: 'Nothing was changed',
    text: 'Two-step sign-in is not on.',
  }),
  'too-many-attempts': ({ retryAfterSeconds }) => ({
    status: 429,
    title: 'Too many attempts',
    text: `Too many attempts. Please wait ${wait(retryAfterSeconds)} and try again.`,
  }),
  'contact-changed': () => ({
    status: 409,
    title: 'Address changed',
    text: 'Your email address was changed on another device. Please check it and try again.',
  }),
} satisfies Partial<ErrorMessages<AccessError>>;
