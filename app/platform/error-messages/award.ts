import { adminCopy, serverCopy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import type { AnswerClaimError } from '~/app/services/claims/answer-claim.server';
import type { FileClaimError } from '~/app/services/claims/file-claim.server';
import type { ManualError } from '~/app/services/award/assign-manually.server';
import type { ChangeJobsError } from '~/app/services/award/change-published-jobs.server';
import type { PublishError } from '~/app/services/award/publish-award.server';
import type { PublishingError } from '~/app/services/award/publish-rules';
import type { DriverBeingErased } from '~/app/services/erasure/refuse-while-erasing.server';
import type { ConfirmError } from '~/app/services/award/confirm-result.server';
import type { RemindError } from '~/app/services/award/remind-unseen.server';
import type { ErrorMessages } from './error-message';

export type AwardError =
  | ManualError
  | FileClaimError
  | AnswerClaimError
  | PublishingError<never>
  | Exclude<ChangeJobsError, PublishError | DriverBeingErased | { code: 'list-outdated' }>
  | ConfirmError
  | RemindError;

export const awardMessages = {
  'manual-unknown-driver': ({ driverId }) => ({
    status: 422,
    title: serverCopy.common.validationError,
    text:
      driverId === ''
        ? serverCopy.awardErrors.bothNeeded
        : serverCopy.awardErrors.unknownDriver(driverId),
  }),
  'manual-unknown-job': ({ jobId }) => ({
    status: 422,
    title: serverCopy.common.validationError,
    text:
      jobId === '' ? serverCopy.awardErrors.bothNeeded : serverCopy.awardErrors.unknownJob(jobId),
  }),
  'manual-driver-taken': ({ jobId }) => ({
    status: 409,
    title: serverCopy.common.driverAlreadyAssigned,
    text: serverCopy.awardErrors.driverHasJob(jobId),
  }),
  'manual-needs-confirmation': ({ driverName, because }) => ({
    status: 422,
    title: serverCopy.awardErrors.pleaseConfirm,
    text: adminCopy.disputes.describeObjections(because, driverName).join(' '),
  }),
  'claims-closed': () => ({
    status: 409,
    title: serverCopy.awardErrors.claimsAreClosed,
    text: serverCopy.awardErrors.claimsAreClosedText,
  }),
  'claim-not-about-a-pick': () => ({
    status: 422,
    title: serverCopy.awardErrors.claimNotFiled,
    text: serverCopy.awardErrors.claimOfNoPick,
  }),
  'claim-exists': () => ({
    status: 409,
    title: serverCopy.awardErrors.claimNotFiled,
    text: serverCopy.awardErrors.claimedAlready,
  }),
  'claim-without-text': () => ({
    status: 422,
    title: serverCopy.awardErrors.claimNotFiled,
    text: serverCopy.awardErrors.claimEmpty,
  }),
  'claim-too-long': ({ limit }) => ({
    status: 422,
    title: serverCopy.awardErrors.claimNotFiled,
    text: serverCopy.awardErrors.claimTooLong(limit),
  }),
  'no-job-chosen': () => ({
    status: 422,
    title: serverCopy.awardErrors.noJobChosen,
    text: serverCopy.awardErrors.noJobChosenText,
  }),
  'too-many-jobs-chosen': ({ limit }) => ({
    status: 422,
    title: serverCopy.awardErrors.tooManyJobs,
    text: serverCopy.awardErrors.tooManyJobsText(limit),
  }),
  'published-week-changed': () => ({
    status: 409,
    title: serverCopy.awardErrors.nothingChanged,
    text: serverCopy.awardErrors.publishedWeekChanged,
  }),
  'jobs-as-published': () => ({
    status: 409,
    title: serverCopy.awardErrors.nothingChanged,
    text: serverCopy.awardErrors.jobsAsPublished,
  }),
  'week-being-published': ({ isOther }) => ({
    status: 409,
    title: adminCopy.assignments.publishing,
    text: isOther
      ? serverCopy.awardErrors.otherVersionBeingPublished
      : serverCopy.awardErrors.weekBeingChanged,
  }),
  'award-changed': () => ({
    status: 409,
    title: serverCopy.awardErrors.newVersionPublished,
    text: serverCopy.awardErrors.newVersionPublishedText,
  }),
  'rosters-changed': () => ({
    status: 409,
    title: serverCopy.awardErrors.rostersChanged,
    text: serverCopy.awardErrors.rostersChangedText,
  }),
  'award-being-published': () => ({
    status: 409,
    title: adminCopy.assignments.publishing,
    text: adminCopy.assignments.publishingWaits,
  }),
  'result-replaced': () => ({
    status: 409,
    title: serverCopy.awardErrors.resultReplaced,
    text: serverCopy.awardErrors.resultReplacedText,
  }),
  'already-reminded': () => ({
    status: 409,
    title: serverCopy.awardErrors.alreadyReminded,
    text: serverCopy.awardErrors.alreadyRemindedText,
  }),
  'claim-not-found': () => ({
    status: 404,
    title: serverCopy.awardErrors.claimNotFound,
    text: serverCopy.awardErrors.claimNotFoundText,
  }),
  'claim-answered': () => ({
    status: 409,
    title: serverCopy.common.someoneElseSaved,
    text: serverCopy.awardErrors.answeredAlready,
  }),
  'reason-missing': () => ({
    status: 422,
    title: serverCopy.awardErrors.missingReason,
    text: serverCopy.awardErrors.missingReasonText,
  }),
  'reason-too-long': ({ limit }) => ({
    status: 422,
    title: serverCopy.awardErrors.reasonTooLong,
    text: serverCopy.awardErrors.reasonTooLongText(limit),
  }),
  'reason-names-driver': ({ name }) => ({
    status: 422,
    title: serverCopy.awardErrors.reasonNamesDriver,
    text: serverCopy.awardErrors.reasonNamesDriverText(name),
  }),
  'period-over': ({ periodId }) => ({
    status: 409,
    title: serverCopy.awardErrors.nextPeriodIsOpen,
    text: serverCopy.awardErrors.nextPeriodIsOpenText(formatWeekDays(periodId)),
  }),
  'hand-assignment-changed': ({ of }) => ({
    status: 409,
    title: serverCopy.common.someoneElseSaved,
    text:
      'jobId' in of
        ? serverCopy.awardErrors.jobChanged(of.jobId)
        : serverCopy.awardErrors.driverChanged(of.driverId),
  }),
} satisfies Partial<ErrorMessages<AwardError>>;
