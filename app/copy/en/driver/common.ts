import { counted } from '~/app/copy/en/counted';
import type { Language } from '~/domain/shared/language';

export const common = {
  continue: 'Continue',
  availableJobs: 'Available jobs',
  jobId: 'Job ID',
  startTime: 'Start Time',
  daysOfWeek: 'Days of Week',
  location: 'Location',
  driver: 'Driver',
  password: 'Password',
  employeeId: 'Employee ID',
  saving: 'Saving…',
  sending: 'Sending…',
  messages: 'Messages',
  pastResults: 'Past results',
  backToList: 'Back to your list',
  pick: (rank: number) => `Pick ${rank}`,
  picksGone: 'Picks no longer offered',
  whereYouStand: 'Where you stand',
  tryAgain: 'Try again',
  shortDays: { Sun: 'Sun', Mon: 'Mon', Tue: 'Tue', Wed: 'Wed', Thu: 'Thu', Fri: 'Fri', Sat: 'Sat' },
  notAvailable: 'N/A',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading…',
  places: { airport: 'Airport', local: 'Local' },
  placeCount: (places: number) => counted(places, 'place'),
  paidHours: (hours: number) => `${hours} paid ${hours === 1 ? 'hour' : 'hours'}`,
};

export const kiosk = {
  stillThere: 'Still there?',
  signOut: 'Sign out now',
  startOver: 'Start over',
  stay: 'I am still here',
  signedOutIn: 'You will be signed out in {time}. Changes you have not saved will be lost.',
  startsOverIn: 'This page starts over in {time}.',
};

/** The name of the other language, written in that language, because those who need it may not know English. */
export const language = {
  switchTo: { language: 'es' as Language, name: 'Español' },
};

export const print = {
  print: 'Print',
  blocked: 'Unable to open print window. Please check your browser settings.',
  error: 'Print Error',
  newWindow: '(opens a new window)',
  printed: (time: string) => `Printed ${time}`,
};

export const shell = {
  colors: 'Colors',
  rights: (year: number, productName: string) => `© ${year} ${productName}. All rights reserved.`,
  kioskBanner: 'Kiosk Mode Active - This computer is restricted to the Job Selection System',
  fullScreen: 'Enter full screen',
  checkingAccess: 'Checking authorization...',
  plannedWork: ({ from, until, note }: { from: string; until: string; note: string }) =>
    `Planned work: ${from} – ${until}. Pages may not answer then.${note === '' ? '' : ` ${note}`}`,
  status: 'Status',
  signedInThere: (site: string) => `Since you opened this page, you have signed in at ${site}.`,
  otherSite: (atSite: string) => `This page now shows ${atSite}`,
  returnHome: 'Return Home',
  notFoundText: 'This page does not exist. It may have moved, or the link may be wrong.',
  notFound: 'Page Not Found',
  offline: 'No connection',
  offlineText:
    'The server did not answer. Everything you saved is safe. Please try again when you are connected.',
  busy: 'Your site is very busy',
  busyText:
    'Your site is sending more requests than it is allowed to right now. Nothing was changed. Please try again in a few seconds.',
  tooLarge: 'That is too much data',
  tooLargeText: 'Please send less text, or a workbook of less than 2 MB. Nothing was changed.',
  refused: 'That did not work',
  refusedText: 'The request was incomplete or not allowed. Nothing was changed.',
  failed: 'Something went wrong',
  failedText:
    'The problem is on our side. Everything you saved is safe. Please try again in a moment.',
  message: 'Message',
  closeMessage: 'Close message',
  leaveTitle: 'Leave without saving?',
  leave: 'Leave',
  previous: 'Previous',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  next: 'Next',
  skip: 'Skip to main content',
  tagline: 'Efficient Workforce Management',
  summary:
    'Delivery drivers rank the jobs and vacation weeks they want; seniority decides, and everybody sees why.',
  sameAsDevice: 'Same as device',
  light: 'Light',
  dark: 'Dark',
  exit: 'Exit',
  logOut: 'Log out',
  signedInAs: 'Signed in as {name}',
  messages: 'Messages ({hotkey})',
};
