import { counted } from '~/app/copy/en/counted';

export const history = {
  none: 'Nothing saved yet',
  noneHint: 'After you save your list, its receipt appears here.',
  olderSaves: 'Older saves are kept, but not shown here.',
  jobsTitle: 'Your saves',
  jobsIntro:
    'Each save with its receipt and what it changed. For each week, the latest save is the one that counts.',
  weeksTitle: 'Your vacation saves',
  weeksIntro:
    'Each save with its receipt and what it changed. The latest save is the one that counts.',
  unchanged: 'The same list as before.',
  added: 'Added:',
  addedAs: (id: string, rank: number) => `${id} (pick ${rank})`,
  removed: 'Removed:',
  moved: 'Moved:',
  movedTo: (id: string, from: number, to: number) => `${id} (${from} → ${to})`,
  moreChanges: (count: number) => `and ${count} more`,
  counted: 'Counted',
  counts: 'Counts',
};

export const listPrint = {
  empty: 'The list is empty.',
  jobsTitle: 'Print Job Preferences',
  weeksTitle: 'Print Vacation Preferences',
  aboutWeeks: 'Most wanted week first',
  carriedOver: 'Carried over from an earlier period',
  notSaved: 'Not saved',
};

export const pastResults = {
  title: 'Your past results',
  intro: 'Every published week, and why.',
  none: (year: number) => `No results in ${year}`,
  noneHint: 'After a week is published, your result stays here for good.',
  years: 'Years',
  vacations: 'Your vacation weeks',
  vacationsIntro: 'What you got in each published version.',
  noVacation: 'No week',
  replaced: 'replaced by a later version',
  publishedAt: 'Version {version}, published {time}',
};

export const standing = {
  basis:
    'Based on everything saved so far. Other drivers’ saves, changes to the seniority list and manual assignments can change it.',
  closedText:
    'Your result and the reasons appear on your page after your administrator publishes the results.',
  closed: 'Selection has closed',
  noGuaranteeText:
    'Right now, no number of picks guarantees you a job. Rank as many jobs as you would accept.',
  noGuarantee: 'No guarantee right now',
};

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
