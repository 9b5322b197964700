import { serverCopy } from '~/app/copy/copy';
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
    ? serverCopy.accessErrors.hours(Math.ceil(seconds / 3600))
    : serverCopy.accessErrors.min(Math.max(1, Math.ceil(seconds / 60)));

export const accessMessages = {
  'employee-not-found': () => ({
    status: 404,
    title: serverCopy.accessErrors.employeeIdNotRecognized,
    text: serverCopy.accessErrors.yourEmployeeIdWasNot,
  }),
  'facility-not-found': () => ({
    status: 404,
    title: serverCopy.accessErrors.facilityNotFound,
    text: serverCopy.accessErrors.yourAssignedFacilityCouldNot,
  }),
  'missing-password': () => ({
    status: 400,
    title: serverCopy.accessErrors.loginFailed,
    text: serverCopy.accessErrors.pleaseEnterYourPassword,
  }),
  'invalid-password': () => ({
    status: 401,
    title: serverCopy.accessErrors.loginFailed,
    text: serverCopy.accessErrors.invalidPasswordPleaseTryAgain,
  }),
  'code-unknown': () => ({
    status: 404,
    title: serverCopy.accessErrors.thisLinkIsIncomplete,
    text: serverCopy.accessErrors.pleaseOpenItAgainFrom,
  }),
  'code-used': () => ({
    status: 410,
    title: serverCopy.accessErrors.thisLinkHasAlreadyBeen,
    text: serverCopy.accessErrors.eachLinkWorksOnceIf,
  }),
  'code-expired': () => ({
    status: 410,
    title: serverCopy.accessErrors.thisLinkIsNoLonger,
    text: serverCopy.accessErrors.linksWorkFor72Hours,
  }),
  'password-too-short': ({ minLength }) => ({
    status: 422,
    title: serverCopy.accessErrors.passwordTooShort,
    text: serverCopy.accessErrors.useAtLeastCharactersA(minLength),
  }),
  'password-too-long': () => ({
    status: 422,
    title: serverCopy.accessErrors.passwordTooLong,
    text: serverCopy.accessErrors.useAtMostCharacters(maxPasswordLength),
  }),
  'password-too-easy': () => ({
    status: 422,
    title: serverCopy.accessErrors.passwordEasyToGuess,
    text: serverCopy.accessErrors.itContainsCommonWordsYour,
  }),
  'passwords-differ': () => ({
    status: 422,
    title: serverCopy.accessErrors.passwordsDoNotMatch,
    text: serverCopy.accessErrors.theTwoPasswordsDoNot,
  }),
  'wrong-reset-code': () => ({
    status: 401,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.thisEmployeeIdAndOne,
  }),
  'wrong-answers': () => ({
    status: 401,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.theEmployeeIdQuestionsAnd,
  }),
  'same-questions': () => ({
    status: 422,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.pleaseChooseTwoDifferentQuestions,
  }),
  'same-answers': () => ({
    status: 422,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.pleaseGiveTwoDifferentAnswers,
  }),
  'answer-too-short': ({ minLength }) => ({
    status: 422,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.pleaseGiveAnswersOfAt(minLength),
  }),
  'questions-not-allowed': () => ({
    status: 403,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.yourSiteDoesNotUse,
  }),
  'wrong-current-password': () => ({
    status: 401,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.thisIsNotYourCurrent,
  }),
  'account-changed': () => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.yourAccountHasChangedPlease,
  }),
  'password-required': () => ({
    status: 403,
    title: serverCopy.accessErrors.passwordRequired,
    text: serverCopy.accessErrors.yourSiteRequiresAPassword,
  }),
  'invalid-admin-login': () => ({
    status: 401,
    title: serverCopy.accessErrors.loginFailed,
    text: serverCopy.accessErrors.companyIdSiteCodeUsername,
  }),
  'wrong-code': () => ({
    status: 401,
    title: serverCopy.accessErrors.wrongCode,
    text: serverCopy.accessErrors.eachCodeWorksOnceFor,
  }),
  'sign-in-over': () => ({
    status: 409,
    title: serverCopy.accessErrors.pleaseLogInAgain,
    text: serverCopy.accessErrors.yourAccountHasChangedPleaseEnter,
  }),
  'second-factor-on': () => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.twoStepSignInIs,
  }),
  'second-factor-off': () => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.twoStepSignInIsNot,
  }),
  'too-many-attempts': ({ retryAfterSeconds }) => ({
    status: 429,
    title: serverCopy.accessErrors.tooManyAttempts,
    text: serverCopy.accessErrors.tooManyAttemptsPleaseWait(wait(retryAfterSeconds)),
  }),
  'contact-changed': () => ({
    status: 409,
    title: serverCopy.accessErrors.addressChanged,
    text: serverCopy.accessErrors.yourEmailAddressWasChanged,
  }),
} satisfies Partial<ErrorMessages<AccessError>>;
