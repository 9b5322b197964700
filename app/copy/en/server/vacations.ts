import { counted } from '~/domain/shared/counted';

export const vacations = {
  reviewExportBeforeYouPublish: 'Review & export before you publish them.',
  vacationAssignmentsPublished: 'Vacation assignments published',
  versionAssignedDriversSeeTheir: (version: number, vacations: number) =>
    `Version ${version}: ${counted(vacations, 'driver')} assigned. Drivers see their week and why.`,
  weekGoesTo: (weekId: string, driverId: string) => `Week ${weekId} goes to ${driverId}.`,
  vacationWeekFreed: 'Vacation Week Freed',
  seeBelowWhoGetsWeek: (weekId: string) =>
    `See below who gets week ${weekId} next by seniority when you publish again.`,
  theWeekOfIsAwarded: (driverId: string) =>
    `The week of ${driverId} is awarded by the rules again.`,
  vacationPortalOpened: 'Vacation Portal Opened',
  driversCanNowSubmitVacation: 'Drivers can now submit vacation preferences.',
  driversCanNoLongerSubmit: 'Drivers can no longer submit vacation preferences.',
  autoCloseScheduled: 'Auto-Close Scheduled',
  autoCloseCancelled: 'Auto-Close Cancelled',
  thePortalWillAutomaticallyClose: (date: string, time: string) =>
    `The portal will automatically close on ${date} at ${time}.`,
  theScheduledPortalClosureHas: 'The scheduled portal closure has been cancelled.',
};
