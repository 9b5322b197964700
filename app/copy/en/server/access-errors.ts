export const accessErrors = {
  hours: (ceil: number) => `${ceil} hours`,
  min: (max: number) => `${max} min`,
  employeeIdNotRecognized: 'Employee ID Not Recognized',
  yourEmployeeIdWasNot: 'Your Employee ID was not recognized or is not yet active for scheduling.',
  facilityNotFound: 'Facility Not Found',
  yourAssignedFacilityCouldNot:
    'Your assigned facility could not be found. Please contact your supervisor.',
  loginFailed: 'Login failed',
  pleaseEnterYourPassword: 'Please enter your password.',
  invalidPasswordPleaseTryAgain: 'Invalid password. Please try again.',
  thisLinkIsIncomplete: 'This link is incomplete',
  pleaseOpenItAgainFrom: 'Please open it again from the email, or copy the whole link.',
  thisLinkHasAlreadyBeen: 'This link has already been used',
  eachLinkWorksOnceIf:
    'Each link works once. If you have set a password with this link or a newer one, please log in.',
  thisLinkIsNoLonger: 'This link is no longer valid',
  linksWorkFor72Hours: 'Links work for 72 hours. We can email you a new one.',
  passwordTooShort: 'Password too short',
  useAtLeastCharactersA: (minLength: number) =>
    `Use at least ${minLength} characters. A few unrelated words are easy to remember.`,
  passwordTooLong: 'Password too long',
  useAtMostCharacters: (maxPasswordLength: number) =>
    `Use at most ${maxPasswordLength} characters.`,
  passwordEasyToGuess: 'Password easy to guess',
  itContainsCommonWordsYour:
    'It contains common words, your own names or runs of characters. Please choose another.',
  passwordsDoNotMatch: 'Passwords do not match',
  theTwoPasswordsDoNot: 'The two passwords do not match. Please type them again.',
  thisEmployeeIdAndOne:
    'This Employee ID and one-time code do not match, or the code was used or has expired. Please try again, or ask your administrator for a new code.',
  theEmployeeIdQuestionsAnd:
    'The Employee ID, questions and answers do not match. Please try again, or ask your administrator for a one-time code.',
  pleaseChooseTwoDifferentQuestions: 'Please choose two different questions.',
  pleaseGiveTwoDifferentAnswers: 'Please give two different answers.',
  pleaseGiveAnswersOfAt: (minLength: number) =>
    `Please give answers of at least ${minLength} letters or digits.`,
  yourSiteDoesNotUse: 'Your site does not use security questions.',
  thisIsNotYourCurrent: 'This is not your current password. Please try again.',
  yourAccountHasChangedPlease: 'Your account has changed. Please try again.',
  passwordRequired: 'Password required',
  yourSiteRequiresAPassword:
    'Your site requires a password, and none is on file for you. Please ask your administrator to set up a password.',
  companyIdSiteCodeUsername:
    'Company ID, site code, username or password is wrong. Please try again.',
  wrongCode: 'Wrong code',
  eachCodeWorksOnceFor:
    'Each code works once, for about a minute. Please type the code the app shows now.',
  pleaseLogInAgain: 'Please log in again',
  yourAccountHasChangedPleaseEnter: 'Your account has changed. Please enter your password again.',
  twoStepSignInIs: 'Two-step sign-in is already on.',
  twoStepSignInIsNot: 'Two-step sign-in is not on.',
  tooManyAttempts: 'Too many attempts',
  tooManyAttemptsPleaseWait: (wait: string) =>
    `Too many attempts. Please wait ${wait} and try again.`,
  addressChanged: 'Address changed',
  yourEmailAddressWasChanged:
    'Your email address was changed on another device. Please check it and try again.',
};
