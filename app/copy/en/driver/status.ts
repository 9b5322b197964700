import { counted } from '~/app/copy/en/counted';

/** The page about how the product runs. */
export const status = {
  title: 'Status',
  intro:
    'How the system has been running, and when work on it is planned. Times are those of your device.',
  runs: 'The system is running',
  runsText: 'It answered when this page was opened.',
  notChecked: 'There are no checks yet.',
  recent: (days: number) => `The last ${counted(days, 'day')}`,
  checked: 'Every minute, the system checks whether it answers and can save.',
  none: 'No outage',
  noneText: 'Every check since {since} was fine.',
  more: (count: number) => `and ${counted(count, 'earlier outage')}`,
  outage: (minutes: number) =>
    minutes < 120 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour'),
  from: 'From',
  length: 'Length',
  planned: 'Planned work',
  plannedText: 'Pages may not answer then. Lists that are saved stay saved.',
  nothingPlanned: 'No work is planned.',
  lookAgain: 'Check again',
};
