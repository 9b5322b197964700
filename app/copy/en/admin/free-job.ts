import { counted } from '~/app/copy/en/counted';

/** The page that passes a published job down the list. */
export const freeJob = {
  title: 'Free a Job',
  shortcut: 'Pass the job of a sick driver down the list',
  intro:
    'For a driver who is sick, leaves, or gives a published job back. The job goes down the list by seniority: lists decide, nobody loses a job, and whoever moves gets one that they ranked higher.',
  none: 'No published week is left',
  noneText: 'Jobs can be freed once a week is published, until that week is over.',
  choose: 'Whose job becomes free?',
  chooseHint: 'Drivers who hold a job in a published week that is not over.',
  show: 'Show who gets it',
  givenBackTitle: (jobs: number) =>
    `${counted(jobs, 'driver')} ${jobs === 1 ? 'gives a job' : 'give jobs'} back after a change`,
  givenBackBy: (job: string, driver: string, days: string) =>
    `Pass on ${job} of ${driver}, week of ${days}`,
  allGivenBack: (jobs: number) => `All ${jobs} of them`,
  givenBackAt: 'Given back on {time}, after the job had changed.',
  holds: (driver: string, job: string) => `${driver} holds ${job}`,
  otherWeek: (days: string, job: string) => `Also holds ${job} in the week of ${days}`,
  why: 'Why',
  reasons: {
    away: { label: 'Sick or away', text: 'These days are entered as leave.' },
    gives: { label: 'Gives it back', text: 'Other jobs that become free may still go to them.' },
  },
  onLeave: (days: string) => `On leave ${days}, so no job of this week goes to them.`,
  update: 'Update',
  giveTo: 'Give it to',
  giveToHint: 'Leave this empty, and the list decides.',
  given: (job: string, driver: string) => `${job} goes to ${driver}`,
  chainTitle: 'How freed jobs are passed on',
  step: ({
    offer,
    giver,
    taker,
    movedFrom,
    isGivenBack,
  }: {
    offer: string;
    giver: string | null;
    taker: string | null;
    movedFrom: string | null;
    isGivenBack: boolean;
  }): string => {
    const freed =
      giver === null ? offer : `${offer}, ${isGivenBack ? 'given back' : 'freed'} by ${giver}`;
    if (taker === null) return `${freed}: nobody left in line ranked it higher than their own job.`;
    const comma = giver === null ? '' : ',';
    return movedFrom === null
      ? `${freed}${comma} goes to ${taker}.`
      : `${freed}${comma} goes to ${taker}, who moves from ${movedFrom}.`;
  },
  left: (jobs: readonly string[]) => `Stays free: ${jobs.join(', ')}.`,
  limit: (moves: number) =>
    `Your site lets at most ${counted(moves, 'driver')} move for each freed job.`,
  withOthers: (jobs: readonly string[]) =>
    `Passed on with it, because the driver was deleted or the manual assignment taken back: ${jobs.join(', ')}.`,
  confirm: (job: string, drivers: number) => `Free ${job} and tell ${counted(drivers, 'driver')}`,
  next: (version: number) =>
    `This publishes version ${version} now. Drivers read what they had, what they have, and why.`,
};
