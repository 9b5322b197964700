import { counted } from '~/app/copy/en/counted';

export const vacations = {
  reviewFirst: 'Review & export before you publish them.',
  published: 'Vacation assignments published',
  publishedText: (version: number, vacations: number) =>
    `Version ${version}: ${counted(vacations, 'driver')} assigned. Drivers see their weeks and the reasons.`,
  publishedWeeksChanged: 'Published vacation weeks changed',
  weekAssigned: (weekId: string, name: string) => `Week ${weekId} goes to ${name}.`,
  weekFreed: 'Vacation Week Freed',
  weekFreedText: (weekId: string) =>
    `The list below shows who gets week ${weekId}, if anyone, once you publish again.`,
  weekUnassigned: (driverId: string) => `The week that ${driverId} had is free for others again.`,
  portalOpened: 'Vacation Portal Opened',
  portalOpenedText: 'Drivers can now submit vacation preferences.',
  portalClosedText: 'Drivers can no longer submit vacation preferences.',
  closureScheduled: 'Auto-Close Scheduled',
  closureCanceled: 'Auto-Close Cancelled',
  closureScheduledText: (date: string, time: string) =>
    `The portal will automatically close on ${date} at ${time}.`,
  closureCanceledText: 'The scheduled portal closure has been cancelled.',
};

export const vacationErrors = {
  nothingChanged: 'Nothing Changed',
  saveInstead: 'The vacation portal is open. Save a new list of picks instead.',
  nothingToGiveUp: (weekId: string) =>
    `There is nothing to give up for week ${weekId}. Please review the assignments.`,
  weekMoved: (weekId: string) =>
    `Drivers hold week ${weekId} on other days than the list of weeks has now. Change the published weeks on Edit Vacation Weeks first.`,
  weekTakenBack: (weekId: string) =>
    `The manual assignment of week ${weekId} was taken back, which is not published yet. Publish the vacation weeks first, then delete it.`,
  weekIdHeld: (weekId: string) =>
    `A driver holds a week ${weekId} that was deleted from this list. Use another ID.`,
  weekTraded: (weekId: string) => `Week ${weekId} is part of a trade, so you cannot give it up.`,
  previewChanged: (weekId: string) =>
    `What happens with week ${weekId} has changed since you opened this page. Please read it again and then confirm.`,
  fieldsMissing: 'Please fill in all required fields',
  duplicateWeekId: 'Duplicate Week ID',
  duplicateWeekIdText: (weekId: string) => `Week ID "${weekId}" already exists`,
  endsBeforeStart: (weekId: string) => `Week ${weekId} ends before it starts`,
  invalidSlots: (most: number) => `Total Slots must be a number from 1 to ${most}`,
  tooManyVacationWeeks: 'Too many vacation weeks',
  tooManyVacationWeeksText: (limit: number, count: number) =>
    `A site can have ${limit} vacation weeks; this would make ${count}. Nothing was saved; delete past weeks first.`,
  weekDeleted: 'Week deleted',
  weekDeletedText: (weekId: string) => `Someone else deleted week ${weekId}. Nothing was saved.`,
  nothingToAdd: 'Nothing to add',
  nothingToAddText: (year: number) => `All weeks of ${year} already exist.`,
  someoneElseEdited: 'Someone else edited this week. Your changes were not saved.',
  deletesMore: (manualAssignments: number) =>
    `Deleting would now also delete ${counted(manualAssignments, 'manual assignment')}. Nothing was deleted. Please check again.`,
  tooMuchAtOnce: 'Too much at once',
  tooMuchAtOnceText: (limit: number) =>
    `You can delete up to ${limit} weeks and manual assignments at once. Delete fewer weeks, or remove assignments first.`,
  keptChanging:
    'The vacation weeks kept changing while you were saving. Nothing was saved. Please try again.',
  driverAndWeekMissing: 'Please select both a driver and a vacation week',
  noSlots: 'No Available Slots',
  noSlotsText: (weekId: string) => `Week ${weekId} has no available slots`,
  driverHasWeek: 'This driver already has a vacation assignment',
  portalClosed: 'Vacation portal is closed',
  portalClosedText: 'The portal is already closed. Open it first.',
  portalOpenAlready:
    'The portal is already open. If its closure is scheduled, the schedule has not changed.',
  portalOpen: 'Vacation portal is open',
  weeksNotPublished: 'No vacation assignments are published, so there is nothing to withdraw.',
  portalOpenText: 'Drivers can still submit vacation preferences. Close the portal first.',
  dateAndTimeMissing: 'Please select both a date and time for the portal closure.',
  closureFar: 'Is this closure right?',
  closureFarText: (deadline: string, weeks: number) =>
    `The closure ${deadline} is more than ${weeks} weeks away. Is this right? If so, confirm it. Nothing was changed yet.`,
  savesArrivingText: (readyInSeconds: number) =>
    `The portal has just closed and the last saves are being written. Try again in ${readyInSeconds} s.`,
};

export const calendar = {
  name: 'Work',
  vacation: 'Vacation',
  vacationWeek: (weekId: string) => `Vacation week ${weekId}`,
  job: (jobId: string) => `Job ${jobId}`,
  jobText: (startTime: string, weekDays: string) => `Start ${startTime}, ${weekDays}`,
};
