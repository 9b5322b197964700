import { counted } from '~/app/copy/en/counted';

/** The page that offers the jobs of a published week that nobody has. */
export const leftOver = {
  title: 'Left-Over Jobs',
  shortcut: 'Offer the jobs that nobody has',
  intro:
    'Offer the jobs that nobody has on drivers’ pages until a time that you set. Who may hold one can take it, seniority decides, and nobody loses a job by it.',
  none: 'Every published job has a driver',
  noneText: 'Jobs that nobody has are listed here once a week is published, until it is over.',
  week: (days: string) => `Week of ${days}`,
  offerTitle: (jobs: number) => `${counted(jobs, 'job')} without a driver`,
  chooseJobs: 'Jobs to offer',
  until: (zone: string) => `Offer until (${zone})`,
  discard: (drivers: number) => `Discard the answers of ${counted(drivers, 'driver')}`,
  waiting: (drivers: number, days: string) =>
    `${counted(drivers, 'driver')} took jobs of the week of ${days}, which wait to be passed on. Publish them there first. Another offer discards them.`,
  offer: 'Offer these jobs',
  offerText:
    'Drivers read it on their pages at once. Messages are not sent: send a note if they should come and look.',
  sendNote: 'Send a note',
  running: 'Offered on drivers’ pages',
  runningUntil: 'Drivers can answer until {time}.',
  over: 'The time to answer is over',
  overSince: 'It ended on {time}.',
  changeUntil: 'Change the time',
  offerAgain: 'Offer again',
  endNow: 'End now',
  answers: (drivers: number) =>
    drivers === 0 ? 'Nobody has taken one yet' : `Taken by ${counted(drivers, 'driver')}`,
  answerHint: 'The most senior first; each driver’s jobs in the order in which they took them.',
  nobody: 'Nobody took one. Offer them again, or assign one manually on Final Assignments.',
  assign: 'Assign manually',
  others: (jobs: readonly string[]) => `Not offered: ${jobs.join(', ')}.`,
  noChange: 'Nobody who took one can get it now, so there is nothing to publish.',
  publish: (drivers: number) => `Publish and tell ${counted(drivers, 'driver')}`,
};
