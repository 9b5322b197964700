export const picksErrors = {
  nothingWasSaved: 'Nothing was saved',
  sinceYouOpenedThisPage:
    'Since you opened this page, another driver signed in here or a new selection began. This is the current page. Check whose it is before you continue.',
  saveFailed: 'Save failed',
  aNewerListWasSaved:
    'A newer list was saved from another device. Its receipt is on this page. Save again to replace it with yours.',
  jobIsNotOfferedTo: (jobId: string) =>
    `Job ${jobId} is not offered to you. Remove it and save again.`,
  jobIsInYourList: (jobId: string) =>
    `Job ${jobId} is in your list twice. Remove one and save again.`,
  aListCanHoldUp: (limit: number) => `A list can hold up to ${limit} picks.`,
  youCanNoLongerSubmit:
    'You can no longer submit vacation preferences. Your last saved list counts.',
  weekIsNotOfferedRemove: (weekId: string) =>
    `Week ${weekId} is not offered. Remove it and save again.`,
  weekIsInYourList: (weekId: string) =>
    `Week ${weekId} is in your list twice. Remove one and save again.`,
};
