import { common } from '~/app/copy/en/server/requests';

export const stalePages = {
  title: 'Nothing was saved',
  'page-of-another':
    'Since you opened this page, another driver has signed in here or a new selection has begun. This is the current page. Check whose it is before you continue.',
  'saved-elsewhere':
    'Another list was saved since you opened this page. Your changes are kept here. Save again to replace that list with yours.',
};

export const saves = {
  title: 'Save failed',
  'newer-save-exists':
    'A newer list was saved from another device, or entered for you. Its receipt is on this page. Save again to replace it with yours.',
  'own-list-saved':
    'The driver has saved a list themselves. Confirm that they asked you to replace it, then save again.',
  'asked-by-missing': 'Enter who asked you to enter this list.',
  'ask-way-missing': 'Choose how you were asked.',
  'job-not-offered': ({ jobId }: { jobId: string }) =>
    `Job ${jobId} is not offered to you. Remove it and save again.`,
  'job-picked-twice': ({ jobId }: { jobId: string }) =>
    `Job ${jobId} is in your list twice. Remove one and save again.`,
  'too-many-picks': ({ limit }: { limit: number }) => `A list can hold up to ${limit} picks.`,
  'week-not-offered': ({ weekId }: { weekId: string }) =>
    `Week ${weekId} is not offered. Remove it and save again.`,
  'week-picked-twice': ({ weekId }: { weekId: string }) =>
    `Week ${weekId} is in your list twice. Remove one and save again.`,
};

export const picks = {
  'list-saved-since':
    'The driver or another administrator has saved a list since you opened this page. Its receipt is shown here. Your changes are kept, but nothing was saved.',
  'selection-ended':
    'A new selection has begun since you opened this page. This is the current page. Check the list before you save.',
  'driver-typed-unknown': ({ typed }: { typed: string }) =>
    `No driver has the seniority number or employee ID “${typed}”.`,
  'driver-typed-unclear': ({ typed }: { typed: string }) =>
    `${typed} could be more than one driver, because it is one’s employee ID and another’s seniority number. Type the employee ID of the right one, or change the number in the roster.`,
  'no-picks-typed':
    'Type at least one job. If the driver wants an empty list, enter it on the driver’s own page.',
  'typed-picks-wrong': 'Nothing was saved. Correct the jobs that are named here.',
  'list-stored-already':
    'This driver has a list already. Nothing was saved. Confirm below that this one replaces it.',
  'vacation-portal-closed.title': common.vacationPortalClosed,
  'vacation-portal-closed':
    'You can no longer submit vacation preferences. Your last saved list counts.',
};
