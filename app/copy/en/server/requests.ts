export const common = {
  nothingWasChanged: 'Nothing was changed',
  validationError: 'Validation Error',
  vacationPortalClosed: 'Vacation Portal Closed',
  invalidEmployeeId: 'Invalid Employee ID',
  periodNotPublished: 'Nothing is published for that period.',
  importSuccessful: 'Import Successful',
  alsoRemoved: (text: string, removed: number) => `${text} · ${removed} removed`,
  provisionalCreated: 'Provisional assignments created',
  assignmentCreated: 'Assignment Created',
  assignmentRemoved: 'Assignment Removed',
  notPublishedYet: 'Nothing is published yet.',
  settingsUpdated: 'Settings updated',
  settingsUpdatedText: 'System settings saved successfully.',
};

export const forms = {
  incomplete: 'This form is incomplete or damaged.',
  tooLarge: 'That is too much data. Please send less.',
  closing: 'Selection closes in 10 seconds',
  closingText: 'Saves already on the way still count.',
  closingCanceled: 'Closing was canceled',
  cutoffSet: 'Cutoff set',
  cutoffExtendedText: 'Selection is open again. Drivers are told by email and on their page.',
  cutoffSetText: 'Drivers see the new deadline from now on.',
  nextPeriodStarted: 'Next period started',
  nextPeriodStartedText: 'Drivers can rank their jobs again.',
};

/** Answers to requests that none of our pages sends, to requests during start-up, and to those that take too long. */
export const refusals = {
  nothingHere: 'This page does not exist.',
  notFromOurPages: 'This request did not come from our own pages.',
  unsupportedMethod: 'This page does not support that request.',
  unlikeOurPages: 'None of our pages sends a request like this.',
  starting: 'The application is starting. Nothing was changed. Please try again.',
  tooSlow:
    'The application took too long. Open the page again to see whether your change was saved.',
};

/** The page for a form of which the browser did not say that it comes from our pages. */
export const foreignRequest = {
  title: 'This form was not accepted',
  text: 'Your browser did not say that it comes from our own pages, so nothing was changed. This protects you from other websites that act in your name.',
  ways: [
    'Go back, reload the page, and send the form again.',
    'If that does not help, turn off privacy tools and add-ons that hide where requests come from, or use another browser.',
    'If the page is open inside another app, open it in a browser instead.',
  ],
  toStart: 'Go to the start page',
};

export const shell = {
  loggedOut: 'Logged Out',
  loggedOutText: 'You have been logged out successfully',
};

/** The page that replaces all others while the store is not reachable. */
export const startUp = {
  preparing: 'Preparing Application',
  loading: 'Loading critical system data...',
  failedTitle: 'Critical system error',
  failed: 'Critical system error: Please contact support immediately.',
  tryAgain: 'Try again',
};
