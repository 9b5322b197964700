import { getWritingClock } from '~/app/copy/server-copy.server';
import { formatDeadline } from '~/app/copy/format-time';
import { serverCopy } from '~/app/copy/copy';
import type { ChangeSelectionError } from '~/app/services/selection/change-selection.server';
import type { PublishError } from '~/app/services/award/publish-award.server';
import type { ErrorMessages } from './error-message';

export type SelectionError = ChangeSelectionError | PublishError;

export const selectionMessages = {
  'selection-closed': () => ({
    status: 409,
    title: serverCopy.selectionErrors.jobSelectionClosed,
    text: serverCopy.selectionErrors.theSelectionDeadlineHasPassed,
  }),
  'site-changed': () => ({
    status: 409,
    title: serverCopy.common.someoneElseSavedChangesFirst,
    text: serverCopy.selectionErrors.theSiteHasChangedReview,
  }),
  'cutoff-not-a-time': () => ({
    status: 400,
    title: serverCopy.common.error,
    text: serverCopy.selectionErrors.pleaseSelectBothADate,
  }),
  'cutoff-in-the-past': () => ({
    status: 422,
    title: serverCopy.common.invalidDate,
    text: serverCopy.common.theCutoffTimeMustBe,
  }),
  'already-published': () => ({
    status: 409,
    title: serverCopy.selectionErrors.alreadyPublished,
    text: serverCopy.selectionErrors.theAssignmentsOfThisPeriod,
  }),
  'publishing-unfinished': () => ({
    status: 409,
    title: serverCopy.selectionErrors.publishingIsNotFinished,
    text: serverCopy.selectionErrors.publishingStartedButMayHave,
  }),
  'not-published-yet': () => ({
    status: 409,
    title: serverCopy.selectionErrors.notPublishedYet,
    text: serverCopy.selectionErrors.saveTheFinalAssignmentsOf,
  }),
  'selection-still-open': ({ closesAt }) => ({
    status: 409,
    title: serverCopy.selectionErrors.selectionIsStillOpen,
    text: serverCopy.selectionErrors.driversCanSaveUntilClose(
      formatDeadline(closesAt, getWritingClock()),
    ),
  }),
  'saves-still-arriving': ({ readyInSeconds }) => ({
    status: 409,
    title: serverCopy.common.lastSavesAreArriving,
    text: serverCopy.selectionErrors.selectionHasJustClosedAnd(readyInSeconds),
  }),
  'claims-open': ({ count }) => ({
    status: 409,
    title: serverCopy.selectionErrors.claimsAreWaiting,
    text: serverCopy.selectionErrors.claimsHaveNoAnswer(count),
  }),
  'grants-unpublished': ({ count }) => ({
    status: 409,
    title: serverCopy.selectionErrors.grantedClaimsAreNotPublished,
    text: serverCopy.selectionErrors.grantsCountOnceYouSave(count),
  }),
} satisfies Partial<ErrorMessages<SelectionError>>;
