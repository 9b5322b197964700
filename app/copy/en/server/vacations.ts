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
  weekUnassigned: (driverId: string) =>
    `The week that ${driverId} had is free for others again. For a day you can bring the assignment back under Recently Deleted.`,
  portalOpened: 'Vacation Portal Opened',
  portalOpenedText: 'Drivers can now submit vacation preferences.',
  portalClosedText: 'Drivers can no longer submit vacation preferences.',
  closureScheduled: 'Auto-Close Scheduled',
  closureCanceled: 'Auto-Close Cancelled',
  closureScheduledText: (date: string, time: string) =>
    `The portal will automatically close on ${date} at ${time}.`,
  closureCanceledText: 'The scheduled portal closure has been cancelled.',
};

export const calendar = {
  name: 'Work',
  vacation: 'Vacation',
  vacationWeek: (weekId: string) => `Vacation week ${weekId}`,
  job: (jobId: string) => `Job ${jobId}`,
  jobShift: (times: string, weekDays: string) => `${times}, ${weekDays}`,
  jobText: (startTime: string, weekDays: string) => `Start ${startTime}, ${weekDays}`,
  jobsClose: 'Job selection closes',
  vacationsClose: 'Vacation selection closes',
  weekTaken: (taken: number, slots: number) => `Vacation: ${taken} of ${slots} slots taken`,
  ended: { title: 'Calendar link turned off', text: 'No calendar can read it anymore.' },
};
