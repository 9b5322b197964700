import { counted } from '~/app/copy/en/counted';

export const accessErrors = {
  unknownId: 'Employee ID Not Recognized',
  unknownIdText: 'Your Employee ID was not recognized or is not yet active for scheduling.',
  facilityNotFound: 'Facility Not Found',
  facilityNotFoundText:
    'Your assigned facility could not be found. Please contact your supervisor.',
  loginFailed: 'Login failed',
  enterPassword: 'Please enter your password.',
  invalidPassword: 'Invalid password. Please try again.',
  linkIncomplete: 'This link is incomplete',
  linkIncompleteText: 'Please open it again from the email, or copy the whole link.',
  linkUsed: 'This link has already been used',
  linkUsedText:
    'Each link works once. If you have set a password with this link or a newer one, please log in.',
  linkExpired: 'This link is no longer valid',
  linkExpiredText:
    'A link for a new password works for 1 hour, a link for a new account for 72 hours. We can email you a new one.',
  passwordTooShort: 'Password too short',
  passwordTooShortText: (minLength: number) =>
    `Use at least ${minLength} characters. A few unrelated words are easy to remember.`,
  passwordTooLong: 'Password too long',
  passwordTooLongText: (maxPasswordLength: number) =>
    `Use at most ${maxPasswordLength} characters.`,
  passwordEasyToGuess: 'Password easy to guess',
  passwordEasyToGuessText:
    'Too much of it is common words, names, or sequences such as 1234. Please choose another.',
  passwordsDoNotMatch: 'Passwords do not match',
  passwordsDoNotMatchText: 'The two passwords do not match. Please type them again.',
  wrongOneTimeCode:
    'This Employee ID and one-time code do not match, or the code was used or has expired. Please try again, or ask your administrator for a new code.',
  wrongAnswers:
    'The Employee ID, questions and answers do not match. Please try again, or ask your administrator for a one-time code.',
  sameQuestions: 'Please choose two different questions.',
  sameAnswers: 'Please give two different answers.',
  answersTooShort: (minLength: number) =>
    `Please give answers of at least ${minLength} letters or digits.`,
  questionsOff: 'Your site does not use security questions.',
  wrongCurrentPassword: 'This is not your current password. Please try again.',
  accountChanged: 'Your account has changed. Please try again.',
  passwordRequired: 'Password required',
  passwordRequiredText:
    'Your site requires a password, and none is on file for you. Please ask your administrator to set up a password.',
  supportNotAllowed:
    'This company does not allow support to sign in right now. A company administrator can allow it under Support Access.',
  wrongSignIn: 'Company ID, site code, username or password is wrong. Please try again.',
  wrongCode: 'Wrong code',
  wrongCodeText:
    'Each code works once, for about a minute. Please type the code the app shows now.',
  wrongPasskey: 'Passkey not accepted',
  wrongPasskeyText:
    'This passkey does not open this account. Please try again, start again, or use a recovery code.',
  logInAgain: 'Please log in again',
  logInAgainText: 'Your account has changed. Please enter your password again.',
  twoStepAlreadyOn: 'Two-step sign-in is already on.',
  twoStepNotOn: 'Two-step sign-in is not on.',
  tooManyAttempts: 'Too many attempts',
  tooManyAttemptsText: (seconds: number): string => {
    const wait =
      seconds > 7200
        ? `${Math.ceil(seconds / 3600)} hours`
        : counted(Math.max(1, Math.ceil(seconds / 60)), 'minute');
    return `Too many attempts. Please wait ${wait} and try again.`;
  },
  contactChanged: 'Changed on another device',
  contactChangedText:
    'Your email address or devices were changed on another device. Please check them and try again.',
};
