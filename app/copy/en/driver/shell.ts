export const shell = {
  colors: 'Colors',
  allRightsReserved: (year: number, productName: string) =>
    `© ${year} ${productName}. All rights reserved.`,
  kioskModeActiveThisComputer:
    'Kiosk Mode Active - This computer is restricted to the Job Selection System',
  enterFullScreen: 'Enter full screen',
  checkingAuthorization: 'Checking authorization...',
  youHaveSignedInThere: 'You have signed in there since it was opened.',
  thisIsThePageOf: (atSite: string) => `This is the page of ${atSite}`,
  returnHome: 'Return Home',
  thisPageDoesNotExist: 'This page does not exist. It may have moved, or the link may be wrong.',
  pageNotFound: 'Page Not Found',
  noConnection: 'No connection',
  theServerDidNotAnswer:
    'The server did not answer. Everything you saved is safe. Please try again when you are connected.',
  yourSiteIsVeryBusy: 'Your site is very busy',
  yourSiteIsSendingMore:
    'Your site is sending more requests than it may at the moment. Nothing was changed. Please try again in a few seconds.',
  thatIsTooMuchData: 'That is too much data',
  pleaseSendLessTextOr:
    'Please send less text, or a workbook of less than 2 MB. Nothing was changed.',
  thatDidNotWork: 'That did not work',
  theRequestWasIncompleteOr: 'The request was incomplete or not allowed. Nothing was changed.',
  somethingWentWrong: 'Something went wrong',
  theProblemIsOnOur:
    'The problem is on our side. Everything you saved is safe. Please try again in a moment.',
  message: 'Message',
  closeMessage: 'Close message',
  cancel: 'Cancel',
  close: 'Close',
  leaveWithoutSaving: 'Leave without saving?',
  leave: 'Leave',
  previous: 'Previous',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  next: 'Next',
  skipToMainContent: 'Skip to main content',
  loading: 'Loading…',
  tagline: 'Efficient Workforce Management',
  summary:
    'Delivery drivers rank the jobs and vacation weeks they want; seniority decides, and everybody sees why.',
  sameAsDevice: 'Same as device',
  light: 'Light',
  dark: 'Dark',
  exit: 'Exit',
  logOut: 'Log out',
  signedInAs: 'Signed in as {name}',
};
