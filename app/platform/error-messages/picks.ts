import { serverCopy } from '~/app/copy/copy';
import type { PageError } from '~/app/services/access/page-key.server';
import type { SavePicksError } from '~/app/services/ranking/save-picks.server';
import type { ErrorMessages } from './error-message';

export type PicksError = PageError | SavePicksError;

export const picksMessages = {
  'page-of-another': () => ({
    status: 409,
    title: serverCopy.picksErrors.nothingWasSaved,
    text: serverCopy.picksErrors.sinceYouOpenedThisPage,
  }),
  'newer-save-exists': () => ({
    status: 409,
    title: serverCopy.picksErrors.saveFailed,
    text: serverCopy.picksErrors.aNewerListWasSaved,
  }),
  'job-not-offered': ({ jobId }) => ({
    status: 422,
    title: serverCopy.picksErrors.saveFailed,
    text: serverCopy.picksErrors.jobIsNotOfferedTo(jobId),
  }),
  'job-picked-twice': ({ jobId }) => ({
    status: 422,
    title: serverCopy.picksErrors.saveFailed,
    text: serverCopy.picksErrors.jobIsInYourList(jobId),
  }),
  'too-many-picks': ({ limit }) => ({
    status: 422,
    title: serverCopy.picksErrors.saveFailed,
    text: serverCopy.picksErrors.aListCanHoldUp(limit),
  }),
  'vacation-portal-closed': () => ({
    status: 409,
    title: serverCopy.common.vacationPortalClosed,
    text: serverCopy.picksErrors.youCanNoLongerSubmit,
  }),
  'week-not-offered': ({ weekId }) => ({
    status: 422,
    title: serverCopy.picksErrors.saveFailed,
    text: serverCopy.picksErrors.weekIsNotOfferedRemove(weekId),
  }),
  'week-picked-twice': ({ weekId }) => ({
    status: 422,
    title: serverCopy.picksErrors.saveFailed,
    text: serverCopy.picksErrors.weekIsInYourList(weekId),
  }),
} satisfies Partial<ErrorMessages<PicksError>>;
