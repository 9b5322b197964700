import { counted } from '~/app/copy/en/counted';
import type { WeekDayName } from '~/domain/time/week-day-names';

export const week = {
  caption: 'The week in steps',
  stages: {
    open: 'Open',
    closed: 'Closed',
    review: 'Review',
    published: 'Published',
    claims: 'Claims',
    next: 'Next week',
  },
  done: 'done',
  now: 'now',
  next: (what: string) => `Next step: ${what}`,
  steps: {
    firstSteps: 'finish the first steps',
    remind: (drivers: number) =>
      drivers === 1
        ? 'remind the driver without a list'
        : `remind ${drivers} drivers without a list`,
    close: 'wait for the cutoff, or close the selection',
    review: 'review the result and publish it',
    answerClaims: (claims: number) => `answer ${counted(claims, 'claim')}`,
    publishGrants: (claims: number) => `publish ${counted(claims, 'granted claim')}`,
    publishTrades: (trades: number) => `publish ${counted(trades, 'trade')}`,
    startNext: 'start the next period',
  },
  answerClaims: (claims: number) => `Answer ${counted(claims, 'claim')}`,
  publishGrants: (claims: number) => `Publish ${counted(claims, 'granted claim')}`,
  publishTrades: (trades: number) => `Publish ${counted(trades, 'trade')}`,
  blocks: 'The next week can start after that.',
  claimsWait: (claims: number) =>
    `${counted(claims, 'claim')} ${claims === 1 ? 'waits' : 'wait'} for an answer. Answer ${claims === 1 ? 'it' : 'them'} first: the next week can start after that.`,
  firstSteps: 'Continue with the first steps',
  closing: 'Closing at {time}. Saves until then count.',
  cancelClosing: 'Cancel closing',
  publishing: (version: number) => `Version ${version} is published in {left}.`,
  publishingGoesOn: 'It goes on if you leave this page.',
  publishNow: 'Publish now',
  cancelPublishing: 'Cancel publishing',
  closeTitle: 'Close the selection now?',
  closeText: (days: string) =>
    `Selection for the week of ${days} closes 10 seconds after you confirm. Saves until then count, and you can cancel until then.`,
  closeMissing: (missing: number, eligible: number) =>
    missing === 0
      ? 'Every eligible driver has saved.'
      : `${missing} of ${counted(eligible, 'eligible driver')} ${missing === 1 ? 'has' : 'have'} not saved in this period.`,
  close: 'Close selection',
  grantAndPublish: 'Grant and publish',
  grantAnywayAndPublish: 'Grant anyway and publish',
  publishesAll: (version: number) =>
    `If you also publish, everything else that has changed since version ${version} is published with it.`,
  nextCutoff: (zone: string) => `Cutoff of the new week (${zone})`,
};

export const weeksAhead = {
  title: 'Weeks Ahead',
  shortcut: 'Coming cutoffs and holidays',
  weeks: 'Coming weeks',
  opensAutomatically: (day: WeekDayName, time: string) =>
    `After you publish a week, the next one opens automatically every ${day} at ${time}. You can change this in {settings}.`,
  opensByButton:
    'The next week opens when you press the button. {settings} can open it automatically.',
  week: 'Work week',
  opens: 'Opens',
  byButton: 'With the button',
  cutoff: 'Cutoff',
  holidays: 'Holidays',
  why: { holiday: 'Moved by a holiday', chosen: 'Chosen' },
  tooLate: 'After the cutoff',
  change: 'Change',
  changeOf: (days: string) => `Change the cutoff for the week of ${days}`,
  chooseTitle: (days: string) => `Cutoff for the week of ${days}`,
  cutoffIn: (zone: string) => `Cutoff (${zone})`,
  cutoffHint: 'It must be before the work week. Drivers see it when selection opens.',
  useUsual: 'Use the usual cutoff',
  choose: 'Set the cutoff',
  holidaysIntro:
    'A cutoff on a holiday moves to the last working day before, at the same time. The cutoff of the present week does not move.',
  date: 'Date',
  name: 'Name (optional)',
  addHoliday: 'Add holiday',
  removeHoliday: (date: string) => `Remove the holiday on ${date}`,
};

/** The master administrator's page about planned work. */
export const workPlan = {
  title: 'Planned Work',
  intro: (hours: number) =>
    `Tell everybody when pages may not answer. Every page announces planned work ${counted(hours, 'hour')} before it begins, until it is over; the status page shows it at once.`,
  statusPage: 'Open the status page',
  plan: 'Plan work',
  from: 'From',
  until: 'Until',
  zone: (zone: string) => `Time zone: ${zone}`,
  note: 'Note',
  noteHint: (most: number) =>
    `Optional, up to ${counted(most, 'character')}. Everybody can read it, in your words.`,
  none: 'No work is planned',
  noneText: 'What you plan is listed here until it is over.',
  cancel: 'Cancel',
  cancelNamed: (from: string) => `Cancel the work from ${from}`,
};

export const firstSteps = {
  title: 'First Steps',
  intro:
    'Your site is ready to be set up. Drivers cannot rank jobs and nothing happens automatically until you open the first selection.',
  prepare: 'Prepare the site',
  zone: 'Check the time zone',
  zoneText: (zone: string, time: string) =>
    `${zone}: it is ${time} there now. Every cutoff follows it.`,
  drivers: 'Enter drivers',
  driversText: 'Type them, paste a list or upload an Excel workbook. Seniority 1 chooses first.',
  jobs: 'Enter jobs',
  jobsText: 'The jobs that drivers rank, with their start times and days.',
  rules: 'Look at the rules',
  rulesText: 'How jobs are awarded, who sees lists, passwords and reminders. The defaults work.',
  link: 'Share the link',
  linkText: 'A link and a poster with which drivers find this site.',
  noneYet: 'None yet',
  countDrivers: (drivers: number) => counted(drivers, 'driver'),
  countJobs: (jobs: number) => counted(jobs, 'job'),
  open: 'Open the first selection',
  openText: 'Drivers rank jobs until the cutoff, for the week after it.',
  cutoff: (zone: string) => `First cutoff (${zone})`,
  openNow: 'Open selection',
  openWithCutoff: 'Yes, open with this cutoff',
  withSample:
    'The sample drivers and jobs are still here. They take part in the selection unless you remove them first.',
  notYet: 'Enter at least one driver and one job first.',
  sample: 'Sample data',
  addSampleText:
    'Five invented drivers and five jobs to try everything with. You can remove them until you open the first selection.',
  addSample: 'Add sample data',
  removeSampleText: (drivers: number, jobs: number) =>
    `${counted(drivers, 'sample driver')} and ${counted(jobs, 'sample job')} are here. Rows that you edited are no longer counted as samples.`,
  removeSample: 'Remove sample data',
  removeConfirm: 'Yes, remove them',
  removeTitle: 'Remove the sample data?',
  removeText: (drivers: number, jobs: number) =>
    `This removes ${counted(drivers, 'sample driver')} and ${counted(jobs, 'sample job')}. For a day you can undo it in Edit Drivers and in Edit Jobs.`,
};

export const live = {
  caption: 'Live picks',
  searchHint: 'Search ID, name, site or company…',
  noDrivers: 'No drivers.',
  noMatch: (search: string) => `No drivers match "${search}".`,
  refresh: 'Refresh',
  loadFailed: 'Failed to load snapshot',
  unexpectedError: 'Unexpected error',
  generateReport: 'Generate Report',
  picks: 'Picks',
  reportTitle: 'Vacation Picks Report',
  vacationPicks: 'Vacation Picks',
  byDriver: 'By Driver',
  byWeek: 'By Week',
  noPicks: 'No picks',

  title: 'Live Picks Snapshot',
  vacationTitle: 'Live Vacation Picks',
  submittedOf: (submitted: number, drivers: number) =>
    `${submitted} of ${counted(drivers, 'eligible driver')} submitted`,
  found: (found: number) => `${found} found`,
  columns: {
    seniority: 'Seniority',
    employeeId: 'Employee ID',
    name: 'Name',
    picks: 'Picks',
    firstPicks: 'First picks',
    saved: 'Saved',
    status: 'Status',
  },
  carriedOver: 'Carried over',
  submitted: 'Submitted',
  entered: 'Entered',
  sealed: 'Sealed',
};

export const siteLink = {
  title: 'Site Link',
  intro:
    'Your drivers’ sign-in link. It opens your site’s landing page, and their Employee IDs are looked up at this site only.',
  sendIt: 'Send it',
  sendText: 'By email or text message, or as a bookmark on a shared computer.',
  printIt: 'Print it',
  printText: 'A poster with this code, the link and three steps, for Letter or A4 paper.',
  qrCodeOf: (link: string) => `QR code of ${link}`,
  printPoster: 'Print Poster',
  linkForDrivers: 'Link for drivers',
  poster: 'Poster',
  posterTitle: 'Choose your job for the coming week',
  questions: (contactEmail: string) => `Questions? ${contactEmail}`,

  calendar: 'A calendar of the site',
  calendarText:
    'Calendar programs read at a secret link when selections close, and how many drivers are on vacation in each published week. It names no driver.',
  calendarSecret: 'Give the link only to those who may know this. A new link ends the one before.',
  copyResult: {
    copied: 'Copied to Clipboard',
    failed: 'Failed to copy data to clipboard. Please try again or select and copy manually.',
  },
  posterSteps: (digits: number): readonly (readonly [string, string])[] => [
    ['Scan', 'the code with your phone’s camera, or type the address below it.'],
    ['Log in', `with your ${digits}-digit Employee ID.`],
    ['Rank and save', 'the jobs you want, best first, before the deadline.'],
  ],
};

const drivers = (count: number) => counted(count, 'driver');

export const reminders = {
  title: 'Drivers without a list',
  intro:
    'These drivers choose jobs this week and have no list yet. A list from an earlier week that still counts is a list too.',
  remindThe: (count: number) => (count === 1 ? 'Remind the driver…' : `Remind the ${count}…`),
  lastReminded: 'Last reminded {time}.',
  canBeReached: (reachable: number, all: number) =>
    `${reachable} of ${drivers(all)} can be reached by email or notification.`,
  cannotBeReached: (count: number) =>
    `${drivers(count)} cannot be reached. Print the list, or call them.`,
  remind: (count: number) => `Send the reminder to ${drivers(count)}`,
  remindText: 'They get one message with the cutoff and a link to their page, in their language.',
  nextAt: 'You can remind them again from {time}.',
  closed: 'Selection is closed, so a reminder would come too late.',
  everybody: 'Every driver has a list',
  everybodyHint: 'There is nobody to remind.',
  unreachable: 'Not reached by messages',
  reachable: 'Reached by messages',
  email: 'Gets messages',
  yes: 'Yes',
  no: 'No',
  print: 'Print the list',
  counts: (all: number, unreachable: number) =>
    `${drivers(all)} without a list, ${unreachable} of them not reached by messages.`,
};
