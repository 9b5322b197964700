import { serverCopy } from '~/app/copy/copy';
import type { PageError } from '~/app/services/access/page-key.server';
import type { SavePicksError } from '~/app/services/ranking/save-picks.server';
import type { EnterListError } from '~/domain/picks/enter-list';
import type { ErrorMessages } from './error-message';

export type PicksError =
  | PageError
  | SavePicksError
  | EnterListError
  | { readonly code: 'selection-ended' };

export const picksMessages = {
  'page-of-another': () => ({
    status: 409,
    title: serverCopy.picksErrors.stalePage,
    text: serverCopy.picksErrors.stalePageText,
  }),
  'newer-save-exists': () => ({
    status: 409,
    title: serverCopy.picksErrors.saveFailed,
    text: serverCopy.picksErrors.newerListSaved,
  }),
  'saved-elsewhere': () => ({
    status: 409,
    title: serverCopy.picksErrors.stalePage,
    text: serverCopy.picksErrors.savedElsewhere,
  }),
  'list-saved-since': () => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.picksErrors.listSavedSince,
  }),
  'own-list-saved': () => ({
    status: 409,
    title: serverCopy.picksErrors.saveFailed,
    text: serverCopy.picksErrors.ownListSaved,
  }),
  'asked-by-missing': () => ({
    status: 422,
    title: serverCopy.picksErrors.saveFailed,
    text: serverCopy.picksErrors.askedByMissing,
  }),
  'ask-way-missing': () => ({
    status: 422,
    title: serverCopy.picksErrors.saveFailed,
    text: serverCopy.picksErrors.askWayMissing,
  }),
  'selection-ended': () => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.picksErrors.selectionEnded,
  }),
  'job-not-offered': ({ jobId }) => ({
    status: 422,
    title: serverCopy.picksErrors.saveFailed,
    text: serverCopy.picksErrors.jobNotOffered(jobId),
  }),
  'job-picked-twice': ({ jobId }) => ({
    status: 422,
    title: serverCopy.picksErrors.saveFailed,
    text: serverCopy.picksErrors.jobTwice(jobId),
  }),
  'too-many-picks': ({ limit }) => ({
    status: 422,
    title: serverCopy.picksErrors.saveFailed,
    text: serverCopy.picksErrors.tooManyPicks(limit),
  }),
  'vacation-portal-closed': () => ({
    status: 409,
    title: serverCopy.common.vacationPortalClosed,
    text: serverCopy.picksErrors.portalClosed,
  }),
  'week-not-offered': ({ weekId }) => ({
    status: 422,
    title: serverCopy.picksErrors.saveFailed,
    text: serverCopy.picksErrors.weekNotOffered(weekId),
  }),
  'week-picked-twice': ({ weekId }) => ({
    status: 422,
    title: serverCopy.picksErrors.saveFailed,
    text: serverCopy.picksErrors.weekTwice(weekId),
  }),
} satisfies Partial<ErrorMessages<PicksError>>;
