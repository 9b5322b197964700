import { counted } from '~/domain/shared/counted';

export const selectionErrors = {
  jobSelectionClosed: 'Job Selection Closed',
  theSelectionDeadlineHasPassed: 'The selection deadline has passed. Your last saved picks count.',
  theSiteHasChangedReview: 'The site has changed. Review the page and try again.',
  pleaseSelectBothADate: 'Please select both a date and time for the cutoff.',
  alreadyPublished: 'Already published',
  theAssignmentsOfThisPeriod:
    'The assignments of this period are published. Start the next period to open selection again.',
  publishingIsNotFinished: 'Publishing is not finished',
  publishingStartedButMayHave:
    'Publishing started but may have been interrupted. Press Save Final Assignments again.',
  notPublishedYet: 'Not published yet',
  saveTheFinalAssignmentsOf:
    'Save the final assignments of this period before you start the next one.',
  selectionIsStillOpen: 'Selection is still open',
  driversCanSaveUntilClose: (deadline: string) =>
    `Drivers can save until ${deadline}. Close the selection first.`,
  selectionHasJustClosedAnd: (readyInSeconds: number) =>
    `Selection has just closed and the last saves are being written. Try again in ${readyInSeconds} s.`,
  claimsAreWaiting: 'Claims are waiting',
  grantedClaimsAreNotPublished: 'Granted claims are not published',
  claimsHaveNoAnswer: (claims: number) =>
    `${counted(claims, 'claim')} of this period ${claims === 1 ? 'has' : 'have'} no answer yet. Answer in Dispute Resolution before you start the next period.`,
  grantsCountOnceYouSave: (claims: number) =>
    `${counted(claims, 'granted claim')} of this period ${claims === 1 ? 'counts' : 'count'} once you save the final assignments again. Do that before you start the next period.`,
};
