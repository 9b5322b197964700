import { serverCopy } from '~/app/copy/copy';
import type { ChangeSelectionError } from '~/app/services/selection/change-selection.server';
import type { PublishError } from '~/app/services/award/publish-award.server';
import { counted } from '~/domain/shared/counted';
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
      closesAt.wallTime.replace('T', ' '),
      closesAt.timeZone,
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
    text: `${counted(count, 'claim')} of this period ${count === 1 ? 'has' : 'have'} no answer yet. Answer in Dispute Resolution before you start the next period.`,
  }),
  'grants-unpublished': ({ count }) => ({
    status: 409,
    title: serverCopy.selectionErrors.grantedClaimsAreNotPublished,
    text: `${counted(count, 'granted claim')} of this period ${count === 1 ? 'counts' : 'count'} once you save the final assignments again. Do that before you start the next period.`,
  }),
} satisfies Partial<ErrorMessages<SelectionError>>;
