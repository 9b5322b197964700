import { counted } from '~/app/copy/en/counted';
import type { RankedJobs } from '~/domain/award/figures/safe-list';
import type { SafeDepth } from '~/domain/award/figures/standing';

/** Who or what comes before a driver's turn. At least one of `ahead` and `byHand` is above zero. */
const describeAhead = ({ ahead, byHand }: SafeDepth): string => {
  const drivers =
    ahead === 1 ? '1 driver chooses before you' : `${ahead} drivers choose before you`;
  const jobs = byHand === 1 ? '1 job is assigned manually' : `${byHand} jobs are assigned manually`;
  if (byHand === 0) return `${drivers}.`;
  return ahead === 0 ? `${jobs}.` : `${drivers} and ${jobs}.`;
};

const rankAtLeast = (depth: SafeDepth): string =>
  `${describeAhead(depth)} Rank ${counted(depth.picks, 'job')} and one is yours for sure.`;

export const preferences = {
  jobType: 'Job type',
  worksOn: 'Works on all of these days',
  reset: 'Reset',
  done: 'Done',
  apply: 'Apply',
  searchJobs: 'Search jobs',
  searchHint: 'Search jobs...',
  yourJob: (jobId: string) => `Your job: ${jobId}`,
  onVacation: 'You are on vacation',
  notAssigned: 'You were not assigned a job',
  youAreHere: 'You are here',
  hadNoPicks: 'You had no picks in this period.',
  onLeave: 'You are on leave',
  outOnLeave: (days: string) => `You got no job for this week because of your leave (${days}).`,
  outOnVacation: (onVacation: string) =>
    `You got no job for this week because of vacation week ${onVacation}.`,
  noPicksNoJob: 'You had no picks in this period, and the rules assigned you no job.',
  noJob: {
    title: 'What happens next',
    assignable:
      'Your site administrator can still assign you a job that is left. Tell them which one you want. This page will show it.',
    left: (count: number) =>
      count === 1 ? '1 job that you can do is left:' : `${count} jobs that you can do are left:`,
    moreLeft: (count: number) => `and ${count} more`,
    noneLeft:
      'No job that you can do is left. If one becomes free, your site administrator can still assign it to you.',
    mayStillCome:
      'Your site administrator can still assign you a job or publish the results again. This page will show it.',
  },
  sharesTitle: 'How everyone’s picks went',
  sharesHint: 'Share of eligible drivers, the most senior first.',
  asATable: 'As a table',
  sharesCaption: 'How everyone’s picks went, in percent',
  band: 'Band',
  drivers: 'Drivers',
  lateSaves:
    'Your current selections can still be completed and submitted until the results are published. Anything you save now is marked as late.',
  deadlinePassed: 'The deadline has passed',
  notSubmitted: 'Changes you had not saved before the deadline were not submitted.',
  vacationText: (onVacation: string, days: string) =>
    `Vacation week ${onVacation} was awarded to you, so you are not part of the assignment for the week of ${days} and do not need to rank anything.`,
  leaveText: (leave: string, days: string) =>
    `You are on leave (${leave}), so you are not part of the assignment for the week of ${days} and do not need to rank anything. If that is wrong, tell your site administrator.`,
  leaveTitle: 'You are on leave that week',
  vacationTitle: 'You are on vacation that week',
  carriedTitle: 'Your last list was carried over',
  howMany: 'How many jobs should I rank?',
  vacationCover: 'Vacation cover',
  offered: 'Available Jobs',
  moreJobs: (moreJobs: number) => `+ ${counted(moreJobs, 'more job')} available`,
  noMatchHint: 'Search for something else or reset the filters.',
  noMatch: 'No jobs available that match your filters',
  carriedOver: 'Carried over',
  notOpened: 'Job selection has not opened yet',
  notOpenedText:
    'Your site is being set up. Your site administrator will tell you when you can rank jobs.',
  closedTitle: 'Job Selection Closed',
  returnHome: 'Return to Home',
  afterClosing: {
    results: 'Next, your site publishes the results.',
    resultsNote: 'Yours will be on this page.',
    leftover: 'You may still get a job that is left.',
    leftoverNote: 'The rules of your site or your administrator assign those.',
  },
  weekTitle: (days: string) => `Jobs for ${days}`,
  resultTitle: (days: string) => `Your job, ${days}`,
  title: 'Job Preferences',
  nobodyAhead: 'Nobody is ahead of you. The first pick you qualify for is yours.',
  rankAtLeast,
  /** The list counts only jobs that the driver qualifies for. */
  ranked: (depth: SafeDepth, { count, isSafe }: RankedJobs): string =>
    isSafe
      ? `${describeAhead(depth)} You ranked ${count}: one is yours for sure.`
      : `${rankAtLeast(depth)} You ranked ${count}.`,
  earliestStart: 'Earliest start',
  latestStart: 'Latest start',
  from: 'From',
  to: 'To',
  listTitle: 'Your Job Preferences',
  firstPick: 'Pick 1 is the job you want most.',
  addFirst: 'Start by adding the job you want most. It becomes Pick 1.',
  earliestFirst: 'Earliest first',
  latestFirst: 'Latest first',
  weekendsOffFirst: 'Weekends off first',
  noPicks: 'You have no picks for this period.',
  emptyList: 'Your list is empty: no job is assigned by preference.',
  printedColumns: ['Job ID', 'Start Time', 'Days of Week', 'Location'],
  jobTypes: { all: 'All', airport: 'Airport Only', other: 'Non-Airport only' },
  filter: 'Filter',
  saveFilter: 'Save this filter',
  savedFilters: 'Saved filters',
  removeFilter: (name: string) => `Remove filter ${name}`,
  before: (time: string) => `Before ${time}`,
  activeFilters: (count: number) => `${count} active`,
  oneDriver: (seniority: string) => `Seniority ${seniority}`,
  driverBand: (from: string, to: string) => `Seniority ${from}–${to}`,
  viewOnly:
    'You can view your list but no longer change it. The list below is the one that counts.',
  takesPart: (days: string) => `It counts as it is in the assignment for the week of ${days}.`,
  saveToConfirm: 'You can save it to confirm it, or change it first.',
  goneSaved: (count: number): string =>
    count === 1
      ? '{picks} was removed from your saved list.'
      : '{picks} were removed from your saved list.',
  goneCarried: (count: number): string =>
    count === 1
      ? '{picks} was removed from your carried-over list.'
      : '{picks} were removed from your carried-over list.',
  nothingSaved: 'The deadline was {deadline}. You had not saved any preferences.',
  ifClosedNow: (rank: number | null): string =>
    rank === null
      ? 'If selection closed now, your saved list would get you {job}, which is not one of your picks.'
      : `If selection closed now, your saved list would get you {job}, your pick ${rank}.`,
  startRange: 'Start time {range}',
  standingSealed:
    'Lists are sealed until the cutoff, so what you would get now is not shown: it would reveal what others picked.',
  noJobNow: 'If selection closed now, your saved list would not get you a job.',
  moreTime: 'You have more time',
  moreTimeText: (minutes: number) =>
    `The system could not be reached for ${counted(minutes, 'minute')} before the cutoff. The new cutoff is {deadline}.`,
  jobsWithinReach: (count: number): string =>
    count === 0
      ? 'No job is within reach: drivers ahead of you and manual assignments take every job you qualify for.'
      : `${counted(count, 'job')} within reach: if selection closed now with ${count === 1 ? 'it' : 'one of these'} as your Pick 1, you would get it.`,
  withinReach: 'Within reach',
  onlyWithinReach: (count: number) => `Only jobs within reach (${count})`,
  shares: {
    pick1: 'Pick 1',
    pick2: 'Pick 2',
    pick3: 'Pick 3',
    later: 'Later pick',
    other: 'Other job',
    none: 'No job',
  },
};
