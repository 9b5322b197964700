import { counted } from '~/app/copy/en/counted';

export const selectionErrors = {
  jobSelectionClosed: 'Job Selection Closed',
  jobSelectionClosedText: 'The selection deadline has passed. Your last saved picks count.',
  siteChanged: 'The site has changed. Review the page and try again.',
  dateAndTimeMissing: 'Please select both a date and time for the cutoff.',
  cutoffFar: 'Is this cutoff right?',
  cutoffAfterWeek: (deadline: string, days: number, week: string) =>
    `The cutoff ${deadline} is ${days < 14 ? counted(days, 'day') : `about ${Math.round(days / 7)} weeks`} after the end of the week of ${week}, for which drivers choose. Is this right? If so, confirm it. Nothing was changed yet.`,
  cutoffWeeksAhead: (deadline: string, weeks: number) =>
    `The cutoff ${deadline} is more than ${weeks} weeks away. Is this right? If so, confirm it. Nothing was changed yet.`,
  cutoffSoon: (deadline: string, hours: number) =>
    `The cutoff ${deadline} is in ${hours === 0 ? 'less than an hour' : counted(hours, 'hour')}, so many drivers would miss it. Is this right? If so, confirm it. Nothing was changed yet.`,
  alreadyPublished: 'Already published',
  alreadyPublishedText:
    'The assignments of this period are published. Start the next period to open selection again.',
  publishingUnfinished: 'Publishing is not finished',
  publishingUnfinishedText:
    'An award is being published. Wait until it is, or cancel that on its page.',
  noOutage: 'Cutoff not moved',
  noOutageText: 'No outage before the cutoff waits for your decision. Set a new cutoff instead.',
  sealed: 'Nothing to show yet',
  notPublishedYet: 'Not published yet',
  notPublishedYetText: 'Save the final assignments of this period before you start the next one.',
  selectionIsStillOpen: 'Selection is still open',
  selectionIsStillOpenText: (deadline: string) =>
    `Drivers can save until ${deadline}. Close the selection first.`,
  savesArrivingText: (readyInSeconds: number) =>
    `Selection has just closed and the last saves are being written. Try again in ${readyInSeconds} s.`,
  claimsAreWaiting: 'Claims are waiting',
  grantsNotPublished: 'Granted claims are not published',
  tradesNotPublished: 'Approved trades are not published',
  tradesNotPublishedText: (trades: number) =>
    `${counted(trades, 'approved trade')} of this period ${trades === 1 ? 'is' : 'are'} not published yet. Publish under Trades before you start the next period.`,
  claimsAreWaitingText: (claims: number) =>
    `${counted(claims, 'claim')} of this period ${claims === 1 ? 'has' : 'have'} no answer yet. Answer in Dispute Resolution before you start the next period.`,
  grantsNotPublishedText: (claims: number) =>
    `${counted(claims, 'granted claim')} of this period ${claims === 1 ? 'takes' : 'take'} effect once you save the final assignments again. Do that before you start the next period.`,
};

export const settings = {
  nowKiosk: 'This computer is now a kiosk',
  nowKioskText: 'After you log out, it shows the site’s own landing page.',
  kioskNoLonger: 'This computer is no longer a kiosk',
};

export const settingsErrors = {
  someoneElseSaved:
    'Another administrator saved different settings first. Your changes were not saved.',
  invalidEmail: 'Please enter a valid email address, or leave the field empty.',
  invalidHours: (max: number) => `Please enter whole hours from 0 to ${max}.`,
  invalidRounds: 'Invalid vacation rounds',
  invalidRoundsText: 'Enter one to six numbers from 1 to 12, such as 2, 1.',
  invalidOpeningTime: 'Invalid opening time',
  invalidOpeningTimeText: 'The opening time must be a time of day such as 08:00.',
  unknownTimeZone: 'Please select a time zone from the list.',
  cutoffWouldPass: (dateAndTime: string, zone: string) =>
    `The cutoff keeps its clock time, and ${dateAndTime} has already passed in ${zone}. Change the cutoff first, or close the selection.`,
};

export const weeksAhead = {
  saved: {
    'add-holiday': 'Holiday added',
    'remove-holiday': 'Holiday removed',
    'choose-cutoff': 'Cutoff set',
    'usual-cutoff': 'Usual cutoff set',
  },
  invalidDateText:
    'A holiday must be today or later, and at most two years ahead. Nothing was saved.',
  tooManyHolidays: 'Too many holidays',
  tooManyHolidaysText: (limit: number) =>
    `A site can have ${limit} coming holidays. Remove one first. Nothing was saved.`,
  notBeforeWeek: 'Cutoff too late',
  notBeforeWeekText: 'The cutoff must be before the Monday of the work week. Nothing was saved.',
  notAfterWeekBefore: 'Cutoff too early',
  notAfterWeekBeforeText: 'The cutoff must be after that of the week before. Nothing was saved.',
  weekNotAhead: 'Week not ahead',
  weekNotAheadText:
    'This week has opened already, or is too far ahead. Change the cutoff of the present week on the dashboard. Nothing was saved.',
};

export const workPlan = {
  planned: 'Work planned',
  plannedText: 'The status page shows it now.',
  canceled: 'Work canceled',
  canceledText: 'Pages no longer announce it.',
  notPlanned: 'No work was planned',
  notATime: 'Enter date and time of its begin and end.',
  length: (maxHours: number) =>
    `It must end after it begins, and within ${counted(maxHours, 'hour')}.`,
  date: (maxDays: number) =>
    `It must not be over, and must begin within ${counted(maxDays, 'day')}.`,
  noteTooLong: (limit: number) => `The note may have up to ${counted(limit, 'character')}.`,
  tooMany: (limit: number) =>
    `At most ${limit} can be planned at a time. Cancel one first, or wait until one is over.`,
  changed: 'Somebody else changed the plan at the same time. Look at it and try again.',
};

export const dashboard = {
  refreshed: 'Dashboard Refreshed',
  refreshedText: 'Latest data has been loaded',
};

export const live = {
  damagedLink: 'This link is damaged.',
};

export const firstSteps = {
  opened: 'Selection is open',
  openedText: 'Drivers can rank jobs until the cutoff.',
  sample: {
    'add-sample': { title: 'Sample data added' },
    'remove-sample': {
      title: 'Sample data removed',
      description: 'For a day you can undo this in Edit Drivers and in Edit Jobs.',
    },
  },
  notOpened: 'The first selection is not open yet',
  notOpenedText: 'Finish the first steps and open the first selection. Nothing was changed.',
  alreadyOpened: 'Selection was opened already',
  alreadyOpenedText: 'Someone opened the first selection. Nothing was changed.',
  missing: 'Something is missing',
  missingText: 'Enter at least one driver and one job before you open the selection.',
  sampleRefused: 'Sample data was not changed',
  sampleRefusedText: 'Sample data can be added only to a site without drivers and jobs.',
};
