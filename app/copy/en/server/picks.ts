import { counted } from '~/app/copy/en/counted';

export const picksErrors = {
  stalePage: 'Nothing was saved',
  stalePageText:
    'Since you opened this page, another driver has signed in here or a new selection has begun. This is the current page. Check whose it is before you continue.',
  saveFailed: 'Save failed',
  newerListSaved:
    'A newer list was saved from another device, or entered for you. Its receipt is on this page. Save again to replace it with yours.',
  savedElsewhere:
    'Another list was saved since you opened this page. Your changes are kept here. Save again to replace that list with yours.',
  listSavedSince:
    'The driver or another administrator has saved a list since you opened this page. Its receipt is shown here. Your changes are kept, but nothing was saved.',
  ownListSaved:
    'The driver has saved a list themselves. Confirm that they asked you to replace it, then save again.',
  askedByMissing: 'Enter who asked you to enter this list.',
  askWayMissing: 'Choose how you were asked.',
  selectionEnded:
    'A new selection has begun since you opened this page. This is the current page. Check the list before you save.',
  jobNotOffered: (jobId: string) => `Job ${jobId} is not offered to you. Remove it and save again.`,
  jobTwice: (jobId: string) => `Job ${jobId} is in your list twice. Remove one and save again.`,
  tooManyPicks: (limit: number) => `A list can hold up to ${limit} picks.`,
  portalClosed: 'You can no longer submit vacation preferences. Your last saved list counts.',
  weekNotOffered: (weekId: string) => `Week ${weekId} is not offered. Remove it and save again.`,
  weekTwice: (weekId: string) => `Week ${weekId} is in your list twice. Remove one and save again.`,
};

export const preferences = {
  saved: 'Preferences Saved',
  savedText: 'Your job preferences have been saved.',
  savedEmpty: 'You saved an empty preference list. No jobs will be assigned based on preferences.',
  claimFiled: 'Claim Filed',
  claimSent: (pickId: string) =>
    `Your claim about ${pickId} is on its way. The answer appears on this page.`,
};

export const vacationPreferences = {
  saved: 'Vacation Preferences Saved',
  savedText: 'Your vacation preferences have been saved.',
  savedEmpty:
    'You saved an empty preference list. No vacation week will be assigned based on preferences.',
  notPublished: 'Nothing is published for you.',
  declined: 'Vacation Week Declined',
  givenUp: 'Vacation Week Given Up',
  passedOn: 'It takes effect when the weeks are published again.',
};

export const entry = {
  noDriver: 'This site has no such driver.',
  saved: 'List saved',
  savedText: (name: string, picks: number) =>
    `${name} now has a list of ${counted(picks, 'pick')}.`,
};
