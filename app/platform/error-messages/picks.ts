import type { PageError } from '~/app/services/access/page-key.server';
import type { SavePicksError } from '~/app/services/ranking/save-picks.server';
import type { ErrorMessages } from './error-message';

export type PicksError = PageError | SavePicksError;

export const picksMessages = {
  'page-of-another': () => ({
    status: 409,
    title: 'Nothing was saved',
    text: 'Since you opened this page, another driver signed in here or a new selection began. This is the current page. Check whose it is before you continue.',
  }),
  'newer-save-exists': () => ({
    status: 409,
    title: 'Save failed',
    text: 'A newer list was saved from another device. Its receipt is on this page. Save again to replace it with yours.',
  }),
  'job-not-offered': ({ jobId }) => ({
    status: 422,
    title: 'Save failed',
    text: `Job ${jobId} is not offered to you. Remove it and save again.`,
  }),
  'job-picked-twice': ({ jobId }) => ({
    status: 422,
    title: 'Save failed',
    text: `Job ${jobId} is in your list twice. Remove one and save again.`,
  }),
  'too-many-picks': ({ limit }) => ({
    status: 422,
    title: 'Save failed',
    text: `A list can hold up to ${limit} picks.`,
  }),
  'vacation-portal-closed': () => ({
    status: 409,
    title: 'Vacation Portal Closed',
    text: 'You can no longer submit vacation preferences. Your last saved list counts.',
  }),
  'week-not-offered': ({ weekId }) => ({
    status: 422,
    title: 'Save failed',
    text: `Week ${weekId} is not offered. Remove it and save again.`,
  }),
  'week-picked-twice': ({ weekId }) => ({
    status: 422,
    title: 'Save failed',
    text: `Week ${weekId} is in your list twice. Remove one and save again.`,
  }),
} satisfies Partial<ErrorMessages<PicksError>>;
