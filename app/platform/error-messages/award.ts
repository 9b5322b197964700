import type { AnswerClaimError } from '~/app/services/claims/answer-claim.server';
import type { FileClaimError } from '~/app/services/claims/file-claim.server';
import type { ManualError } from '~/app/services/award/assign-manually.server';
import type { ErrorMessages } from './error-message';

export type AwardError = ManualError | FileClaimError | AnswerClaimError;

const bothNeeded = 'Please select both a driver and a job.';
const typeId = 'Choose one from the list, or type the Employee ID.';

export const awardMessages = {
  'manual-unknown-driver': ({ driverId }) => ({
    status: 422,
    title: 'Validation Error',
    text: driverId === '' ? bothNeeded : `There is no driver “${driverId}”. ${typeId}`,
  }),
  'manual-unknown-job': ({ jobId }) => ({
    status: 422,
    title: 'Validation Error',
    text: jobId === '' ? bothNeeded : `There is no job “${jobId}”. Choose one from the list.`,
  }),
  'manual-driver-taken': ({ jobId }) => ({
    status: 409,
    title: 'Driver Already Assigned',
    text: `This driver is already manually assigned to job ${jobId}. Remove that assignment first.`,
  }),
  'manual-needs-confirmation': ({ because }) => ({
    status: 422,
    title: 'Please confirm',
    text: `The driver ${because.join(' and ')}. Check the box to assign the job anyway.`,
  }),
  'claims-closed': () => ({
    status: 409,
    title: 'Claims are closed',
    text: 'The time to file a claim about this assignment is over.',
  }),
  'claim-not-about-a-pick': () => ({
    status: 422,
    title: 'Claim not filed',
    text: 'A claim is about one of your picks that you did not get.',
  }),
  'claim-exists': () => ({
    status: 409,
    title: 'Claim not filed',
    text: 'You have already filed a claim about this pick.',
  }),
  'claim-without-text': () => ({
    status: 422,
    title: 'Claim not filed',
    text: 'Say in a few words why this pick should be yours.',
  }),
  'claim-too-long': ({ limit }) => ({
    status: 422,
    title: 'Claim not filed',
    text: `A claim can hold up to ${limit} characters.`,
  }),
  'award-changed': () => ({
    status: 409,
    title: 'New version published',
    text: 'A new version of the assignments was published. Please review it first.',
  }),
  'claim-not-found': () => ({
    status: 404,
    title: 'Claim not found',
    text: 'There is no such claim in this period.',
  }),
  'claim-answered': () => ({
    status: 409,
    title: 'Someone else saved changes first',
    text: 'Someone else has already answered this claim. Your answer was not saved.',
  }),
  'reason-missing': () => ({
    status: 422,
    title: 'Missing reason',
    text: 'Please give a reason.',
  }),
  'reason-too-long': ({ limit }) => ({
    status: 422,
    title: 'Reason too long',
    text: `A reason can hold up to ${limit} characters.`,
  }),
  'reason-names-driver': ({ name }) => ({
    status: 422,
    title: 'The driver reads this reason',
    text: `It names another driver, ${name}. Give the reason without names and employee IDs.`,
  }),
  'period-over': ({ periodId }) => ({
    status: 409,
    title: 'Next period is open',
    text: `${periodId} is over: the next period was opened meanwhile. Nothing was assigned; please look again.`,
  }),
  'hand-assignment-changed': ({ of }) => ({
    status: 409,
    title: 'Someone else saved changes first',
    text: `The assignment of ${of} has changed. Nothing was removed. Please check again.`,
  }),
  'manual-changed': ({ jobId, yours, theirs }) => ({
    status: 409,
    title: 'Someone else saved changes first',
    text: theirs
      ? `Job ${jobId} was assigned to ${theirs.driverId} by ${theirs.by} in the meantime. Check the box to give it to ${yours} instead.`
      : `Someone else assigned job ${jobId} at the same time. Check who has it before you give it to ${yours}.`,
  }),
} satisfies Partial<ErrorMessages<AwardError>>;
