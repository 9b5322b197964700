import { copy, serverCopy } from '~/app/copy/copy';
import type { ChangeAccountError } from '~/app/services/access/change-admin-account.server';
import type { ChangeAnswersError } from '~/app/services/passwords/change-security-answers.server';
import type { AddDeviceError } from '~/app/services/mail/add-device.server';
import type { ChangeContactError } from '~/app/services/mail/change-contact.server';
import type { ChangeNumberError } from '~/app/services/mail/change-number.server';
import type { ConfirmNumberError } from '~/app/services/mail/confirm-number.server';
import type { ChangeDriverPasswordError } from '~/app/services/passwords/change-driver-password.server';
import type { SecondStepError } from '~/app/services/access/take-second-step.server';
import type { RememberOwnDeviceError } from '~/app/services/own-devices/remember-own-device.server';
import type { FindDriverError } from '~/app/services/access/find-driver.server';
import type { RedeemResetCodeError } from '~/app/services/passwords/redeem-reset-code.server';
import type { ResetByAnswersError } from '~/app/services/passwords/reset-by-answers.server';
import type { ResetPasswordError } from '~/app/services/passwords/reset-driver-password.server';
import type { SecondFactorError } from '~/app/services/access/change-second-factor.server';
import type { SetPasswordError } from '~/app/services/passwords/set-password-by-code.server';
import type { SignInAdminError } from '~/app/services/access/sign-in-admin.server';
import type { SignInOnOwnDeviceError } from '~/app/services/own-devices/sign-in-on-own-device.server';
import type { AddStepPasskeyError } from '~/app/services/passkeys/add-step-passkey.server';
import type { AddPasskeyError } from '~/app/services/passkeys/add-passkey.server';
import type { SignInWithPasskeyError } from '~/app/services/passkeys/sign-in-with-passkey.server';
import type { SignInDriverError } from '~/app/services/access/sign-in-driver.server';
import { maxPasswordLength } from '~/domain/access/password';
import type { ErrorMessages } from './error-message';

export type AccessError =
  | FindDriverError
  | SignInDriverError
  | SignInAdminError
  | SecondStepError
  | SecondFactorError
  | ChangeAccountError
  | SetPasswordError
  | ChangeAnswersError
  | ResetByAnswersError
  | ResetPasswordError
  | RedeemResetCodeError
  | ChangeDriverPasswordError
  | ChangeContactError
  | ChangeNumberError
  | ConfirmNumberError
  | AddDeviceError
  | RememberOwnDeviceError
  | SignInOnOwnDeviceError
  | AddPasskeyError
  | AddStepPasskeyError
  | SignInWithPasskeyError;

export const accessMessages = {
  'employee-not-found': () => ({
    status: 404,
    title: serverCopy.accessErrors.unknownId,
    text: serverCopy.accessErrors.unknownIdText,
  }),
  'facility-not-found': () => ({
    status: 404,
    title: serverCopy.accessErrors.facilityNotFound,
    text: serverCopy.accessErrors.facilityNotFoundText,
  }),
  'site-deactivated': () => ({
    status: 403,
    title: copy.deactivated.title,
    text: copy.deactivated.adminText,
  }),
  'missing-password': () => ({
    status: 400,
    title: serverCopy.accessErrors.loginFailed,
    text: serverCopy.accessErrors.enterPassword,
  }),
  'invalid-password': () => ({
    status: 401,
    title: serverCopy.accessErrors.loginFailed,
    text: serverCopy.accessErrors.invalidPassword,
  }),
  'code-unknown': () => ({
    status: 404,
    title: serverCopy.accessErrors.linkIncomplete,
    text: serverCopy.accessErrors.linkIncompleteText,
  }),
  'code-used': () => ({
    status: 410,
    title: serverCopy.accessErrors.linkUsed,
    text: serverCopy.accessErrors.linkUsedText,
  }),
  'code-expired': () => ({
    status: 410,
    title: serverCopy.accessErrors.linkExpired,
    text: serverCopy.accessErrors.linkExpiredText,
  }),
  'password-too-short': ({ minLength }) => ({
    status: 422,
    title: serverCopy.accessErrors.passwordTooShort,
    text: serverCopy.accessErrors.passwordTooShortText(minLength),
  }),
  'password-too-long': () => ({
    status: 422,
    title: serverCopy.accessErrors.passwordTooLong,
    text: serverCopy.accessErrors.passwordTooLongText(maxPasswordLength),
  }),
  'password-too-easy': () => ({
    status: 422,
    title: serverCopy.accessErrors.passwordEasyToGuess,
    text: serverCopy.accessErrors.passwordEasyToGuessText,
  }),
  'passwords-differ': () => ({
    status: 422,
    title: serverCopy.accessErrors.passwordsDoNotMatch,
    text: serverCopy.accessErrors.passwordsDoNotMatchText,
  }),
  'wrong-reset-code': () => ({
    status: 401,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.wrongOneTimeCode,
  }),
  'wrong-answers': () => ({
    status: 401,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.wrongAnswers,
  }),
  'same-questions': () => ({
    status: 422,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.sameQuestions,
  }),
  'same-answers': () => ({
    status: 422,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.sameAnswers,
  }),
  'answer-too-short': ({ minLength }) => ({
    status: 422,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.answersTooShort(minLength),
  }),
  'questions-not-allowed': () => ({
    status: 403,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.questionsOff,
  }),
  'wrong-current-password': () => ({
    status: 401,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.wrongCurrentPassword,
  }),
  'account-changed': () => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.accountChanged,
  }),
  'password-required': () => ({
    status: 403,
    title: serverCopy.accessErrors.passwordRequired,
    text: serverCopy.accessErrors.passwordRequiredText,
  }),
  'invalid-admin-login': () => ({
    status: 401,
    title: serverCopy.accessErrors.loginFailed,
    text: serverCopy.accessErrors.wrongSignIn,
  }),
  'support-not-allowed': () => ({
    status: 403,
    title: serverCopy.accessErrors.loginFailed,
    text: serverCopy.accessErrors.supportNotAllowed,
  }),
  'wrong-code': () => ({
    status: 401,
    title: serverCopy.accessErrors.wrongCode,
    text: serverCopy.accessErrors.wrongCodeText,
  }),
  'wrong-passkey': () => ({
    status: 401,
    title: serverCopy.accessErrors.wrongPasskey,
    text: serverCopy.accessErrors.wrongPasskeyText,
  }),
  'sign-in-over': () => ({
    status: 409,
    title: serverCopy.accessErrors.logInAgain,
    text: serverCopy.accessErrors.logInAgainText,
  }),
  'second-factor-on': () => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.twoStepAlreadyOn,
  }),
  'second-factor-off': () => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.accessErrors.twoStepNotOn,
  }),
  'last-resort-needs-code': () => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.sso.lastResortNeedsCode,
  }),
  'too-many-attempts': ({ retryAfterSeconds }) => ({
    status: 429,
    title: serverCopy.accessErrors.tooManyAttempts,
    text: serverCopy.accessErrors.tooManyAttemptsText(retryAfterSeconds),
  }),
  'push-service-unknown': () => ({
    status: 422,
    title: serverCopy.notifications.serviceUnknown,
    text: serverCopy.notifications.serviceUnknownText,
  }),
  'device-at-kiosk': () => ({
    status: 403,
    title: serverCopy.notifications.atKiosk,
    text: serverCopy.notifications.atKioskText,
  }),
  'too-many-devices': ({ most }) => ({
    status: 409,
    title: serverCopy.notifications.tooMany,
    text: serverCopy.notifications.tooManyText(most),
  }),
  'invalid-number': () => ({
    status: 422,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.texts.invalidNumber,
  }),
  'country-not-served': ({ countries }) => ({
    status: 422,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.texts.notServed(countries.join(', ')),
  }),
  'wrong-number-code': ({ triesLeft }) => ({
    status: 401,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.texts.wrongCode(triesLeft),
  }),
  'number-code-over': () => ({
    status: 410,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.texts.codeOver,
  }),
  'number-known': () => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.texts.numberKnown,
  }),
  'texts-not-offered': () => ({
    status: 409,
    title: serverCopy.texts.notOffered,
    text: serverCopy.texts.notOfferedText,
  }),
  'own-device-off': () => ({
    status: 403,
    title: copy.myPhone.off,
    text: copy.myPhone.offText,
  }),
  'own-device-at-kiosk': () => ({
    status: 403,
    title: serverCopy.common.nothingWasChanged,
    text: copy.myPhone.atKiosk,
  }),
  'own-device-unproven': () => ({
    status: 403,
    title: serverCopy.common.nothingWasChanged,
    text: copy.myPhone.unproven,
  }),
  'own-device-unknown': () => ({
    status: 401,
    title: serverCopy.accessErrors.loginFailed,
    text: serverCopy.myPhone.unknown,
  }),
  'passkey-unknown': () => ({
    status: 401,
    title: serverCopy.accessErrors.loginFailed,
    text: serverCopy.myPhone.passkeyUnknown,
  }),
  'passkey-invalid': () => ({
    status: 422,
    title: serverCopy.common.nothingWasChanged,
    text: copy.login.passkeyFailed,
  }),
  'too-many-passkeys': ({ most }) => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.myPhone.tooManyPasskeys(most),
  }),
  'too-many-own-devices': ({ most }) => ({
    status: 409,
    title: serverCopy.myPhone.tooMany,
    text: serverCopy.myPhone.tooManyText(most),
  }),
  'contact-changed': () => ({
    status: 409,
    title: serverCopy.accessErrors.contactChanged,
    text: serverCopy.accessErrors.contactChangedText,
  }),
} satisfies Partial<ErrorMessages<AccessError>>;
