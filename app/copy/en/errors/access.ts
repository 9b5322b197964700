import { counted } from '~/app/copy/en/counted';
import { login as driverLogin } from '~/app/copy/en/driver/account';
import { calendarFeed } from '~/app/copy/en/driver/calendar-feed';
import { deactivated } from '~/app/copy/en/driver/landing';
import { myPhone } from '~/app/copy/en/driver/my-phone';
import { maxPasswordLength } from '~/domain/access/password';

export const access = {
  'employee-not-found.title': 'Employee ID Not Recognized',
  'employee-not-found': 'Your Employee ID was not recognized or is not yet active for scheduling.',
  'facility-not-found.title': 'Facility Not Found',
  'facility-not-found':
    'Your assigned facility could not be found. Please contact your supervisor.',
  'site-deactivated.title': deactivated.title,
  'site-deactivated': deactivated.adminText,
  'code-unknown.title': 'This link is incomplete',
  'code-unknown': 'Please open it again from the email, or copy the whole link.',
  'code-used.title': 'This link has already been used',
  'code-used':
    'Each link works once. If you have set a password with this link or a newer one, please log in.',
  'code-expired.title': 'This link is no longer valid',
  'code-expired':
    'A link for a new password works for 1 hour, a link for a new account for 72 hours. We can email you a new one.',
  'password-too-short.title': 'Password too short',
  'password-too-short': ({ minLength }: { minLength: number }) =>
    `Use at least ${minLength} characters. A few unrelated words are easy to remember.`,
  'password-too-long.title': 'Password too long',
  'password-too-long': `Use at most ${maxPasswordLength} characters.`,
  'password-too-easy.title': 'Password easy to guess',
  'password-too-easy':
    'Too much of it is common words, names, or sequences such as 1234. Please choose another.',
  'passwords-differ.title': 'Passwords do not match',
  'passwords-differ': 'The two passwords do not match. Please type them again.',
  'wrong-reset-code':
    'This Employee ID and one-time code do not match, or the code was used or has expired. Please try again, or ask your administrator for a new code.',
  'wrong-answers':
    'The Employee ID, questions and answers do not match. Please try again, or ask your administrator for a one-time code.',
  'same-questions': 'Please choose two different questions.',
  'same-answers': 'Please give two different answers.',
  'answer-too-short': ({ minLength }: { minLength: number }) =>
    `Please give answers of at least ${minLength} letters or digits.`,
  'questions-not-allowed': 'Your site does not use security questions.',
  'wrong-current-password': 'This is not your current password. Please try again.',
  'account-changed': 'Your account has changed. Please try again.',
  'password-required.title': 'Password required',
  'password-required':
    'Your site requires a password, and none is on file for you. Please ask your administrator to set up a password.',
  'wrong-code.title': 'Wrong code',
  'wrong-code': 'Each code works once, for about a minute. Please type the code the app shows now.',
  'wrong-passkey.title': 'Passkey not accepted',
  'wrong-passkey':
    'This passkey does not open this account. Please try again, start again, or use a recovery code.',
  'sign-in-over.title': 'Please log in again',
  'sign-in-over': 'Your account has changed. Please enter your password again.',
  'second-factor-on': 'Two-step sign-in is already on.',
  'second-factor-off': 'Two-step sign-in is not on.',
  'last-resort-needs-code':
    'You keep a password for the day when single sign-on fails, which needs two-step sign-in. Choose another person under Single Sign-On first.',
  'too-many-attempts.title': 'Too many attempts',
  'too-many-attempts': ({ retryAfterSeconds }: { retryAfterSeconds: number }) => {
    const wait =
      retryAfterSeconds > 7200
        ? `${Math.ceil(retryAfterSeconds / 3600)} hours`
        : counted(Math.max(1, Math.ceil(retryAfterSeconds / 60)), 'minute');
    return `Too many attempts. Please wait ${wait} and try again.`;
  },
  'push-service-unknown.title': 'This browser is not supported',
  'push-service-unknown':
    'Notifications work with Chrome, Edge, Firefox and Safari. Nothing was changed.',
  'device-at-kiosk.title': 'Not on this computer',
  'device-at-kiosk': 'Everybody uses this computer, so it shows no notifications.',
  'too-many-devices.title': 'Too many devices',
  'too-many-devices': ({ most }: { most: number }) =>
    `You can have ${most} devices. Remove one that you no longer use, and try again.`,
  'invalid-number': 'Please enter a valid mobile number.',
  'country-not-served': ({ countries }: { countries: readonly string[] }) =>
    `We can send texts to mobile numbers of these countries only: ${countries.join(', ')}.`,
  'wrong-number-code': ({ triesLeft }: { triesLeft: number }) =>
    triesLeft === 1
      ? 'That is not the code. You have one more try.'
      : `That is not the code. You have ${triesLeft} more tries.`,
  'number-code-over': 'This code no longer works. Ask for a new one.',
  'number-known': 'Text messages already go to this number.',
  'texts-not-offered.title': 'No text messages',
  'texts-not-offered': 'Text messages have been turned off. Nothing was changed.',
  'calendar-feed-at-kiosk': calendarFeed.atKiosk,
  'own-device-off.title': myPhone.off,
  'own-device-off': myPhone.offText,
  'own-device-at-kiosk': myPhone.atKiosk,
  'own-device-unproven': myPhone.unproven,
  'passkey-invalid': driverLogin.passkeyFailed,
  'too-many-passkeys': ({ most }: { most: number }) =>
    `You can have ${most} passkeys. Remove one that you no longer use, and try again.`,
  'too-many-own-devices.title': 'Too many phones',
  'too-many-own-devices': ({ most }: { most: number }) =>
    `You can have ${most} phones. Forget one that you no longer use, and try again.`,
  'contact-changed.title': 'Changed on another device',
  'contact-changed':
    'Your email address or devices were changed on another device. Please check them and try again.',
};

export const login = {
  title: 'Login failed',
  'missing-password': 'Please enter your password.',
  'invalid-password': 'Invalid password. Please try again.',
  'invalid-admin-login': 'Company ID, site code, username or password is wrong. Please try again.',
  'support-not-allowed':
    'This company does not allow support to sign in right now. A company administrator can allow it under Support Access.',
  'own-device-unknown': 'This phone is not remembered. Please enter your Employee ID.',
  'passkey-unknown': 'This passkey is not known here. Please enter your Employee ID.',
};
