import { adminCopy, serverCopy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import type { AnswerClaimError } from '~/app/services/claims/answer-claim.server';
import type { FileClaimError } from '~/app/services/claims/file-claim.server';
import type { ManualError } from '~/app/services/award/assign-manually.server';
import type { ErrorMessages } from './error-message';

export type AwardError = ManualError | FileClaimError | AnswerClaimError;

export const awardMessages = {
  'manual-unknown-driver': ({ driverId }) => ({
    status: 422,
    title: serverCopy.common.validationError,
    text:
      driverId === ''
        ? serverCopy.awardErrors.bothNeeded
        : serverCopy.awardErrors.thereIsNoDriver(driverId),
  }),
  'manual-unknown-job': ({ jobId }) => ({
    status: 422,
    title: serverCopy.common.validationError,
    text:
      jobId === ''
        ? serverCopy.awardErrors.bothNeeded
        : serverCopy.awardErrors.thereIsNoJobChoose(jobId),
  }),
  'manual-driver-taken': ({ jobId }) => ({
    status: 409,
    title: serverCopy.common.driverAlreadyAssigned,
    text: serverCopy.awardErrors.thisDriverIsAlreadyManually(jobId),
  }),
  'manual-needs-confirmation': ({ because }) => ({
    status: 422,
    title: serverCopy.awardErrors.pleaseConfirm,
    text: `${adminCopy.disputes.theDriver(because)} ${serverCopy.awardErrors.checkTheBoxToAssign}`,
  }),
  'claims-closed': () => ({
    status: 409,
    title: serverCopy.awardErrors.claimsAreClosed,
    text: serverCopy.awardErrors.theTimeToFileA,
  }),
  'claim-not-about-a-pick': () => ({
    status: 422,
    title: serverCopy.awardErrors.claimNotFiled,
    text: serverCopy.awardErrors.aClaimIsAboutOne,
  }),
  'claim-exists': () => ({
    status: 409,
    title: serverCopy.awardErrors.claimNotFiled,
    text: serverCopy.awardErrors.youHaveAlreadyFiledA,
  }),
  'claim-without-text': () => ({
    status: 422,
    title: serverCopy.awardErrors.claimNotFiled,
    text: serverCopy.awardErrors.sayInAFewWords,
  }),
  'claim-too-long': ({ limit }) => ({
    status: 422,
    title: serverCopy.awardErrors.claimNotFiled,
    text: serverCopy.awardErrors.aClaimCanHoldUp(limit),
  }),
  'award-changed': () => ({
    status: 409,
    title: serverCopy.awardErrors.newVersionPublished,
    text: serverCopy.awardErrors.aNewVersionOfThe,
  }),
  'claim-not-found': () => ({
    status: 404,
    title: serverCopy.awardErrors.claimNotFound,
    text: serverCopy.awardErrors.thereIsNoSuchClaim,
  }),
  'claim-answered': () => ({
    status: 409,
    title: serverCopy.common.someoneElseSavedChangesFirst,
    text: serverCopy.awardErrors.someoneElseHasAlreadyAnswered,
  }),
  'reason-missing': () => ({
    status: 422,
    title: serverCopy.awardErrors.missingReason,
    text: serverCopy.awardErrors.pleaseGiveAReason,
  }),
  'reason-too-long': ({ limit }) => ({
    status: 422,
    title: serverCopy.awardErrors.reasonTooLong,
    text: serverCopy.awardErrors.aReasonCanHoldUp(limit),
  }),
  'reason-names-driver': ({ name }) => ({
    status: 422,
    title: serverCopy.awardErrors.theDriverReadsThisReason,
    text: serverCopy.awardErrors.itNamesAnotherDriverGive(name),
  }),
  'period-over': ({ periodId }) => ({
    status: 409,
    title: serverCopy.awardErrors.nextPeriodIsOpen,
    text: serverCopy.awardErrors.theNextWeekIsOpen(formatWeekDays(periodId)),
  }),
  'hand-assignment-changed': ({ of }) => ({
    status: 409,
    title: serverCopy.common.someoneElseSavedChangesFirst,
    text:
      'jobId' in of
        ? serverCopy.awardErrors.theAssignmentOfJobHasChanged(of.jobId)
        : serverCopy.awardErrors.theAssignmentOfDriverHasChanged(of.driverId),
  }),
  'manual-changed': ({ jobId, yours, theirs }) => ({
    status: 409,
    title: serverCopy.common.someoneElseSavedChangesFirst,
    text: theirs
      ? serverCopy.awardErrors.jobWasAssignedToBy(jobId, theirs.driverId, theirs.by, yours)
      : serverCopy.awardErrors.someoneElseAssignedJobAt(jobId, yours),
  }),
} satisfies Partial<ErrorMessages<AwardError>>;
