import type { FindDriverError } from '~/app/services/access/find-driver.server';
import type { ResetPasswordError } from '~/app/services/access/reset-driver-password.server';
import type { SignInAdminError } from '~/app/services/access/sign-in-admin.server';
import type { SignInDriverError } from '~/app/services/access/sign-in-driver.server';
import type { ManualError } from '~/app/services/award/assign-manually.server';
import type { PublishError } from '~/app/services/award/publish-award.server';
import type { AnswerClaimError } from '~/app/services/claims/answer-claim.server';
import type { FileClaimError } from '~/app/services/claims/file-claim.server';
import type { SavePicksError } from '~/app/services/picks/save-picks.server';
import type { SaveVacationPicksError } from '~/app/services/vacation/save-vacation-picks.server';
import type { ChangeSelectionError } from '~/app/services/portal/change-selection.server';
import type { ChangeDriversError } from '~/app/services/roster/change-drivers.server';
import type { ChangeJobsError } from '~/app/services/roster/change-jobs.server';
import { counted } from '~/domain/shared/counted';
import type { ChangeSettingsError } from '~/app/services/settings/change-settings.server';
import { summarizeErrors, type PasteError } from '~/domain/shared/paste';

export type AppError =
  | FindDriverError
  | SignInAdminError
  | SignInDriverError
  | SavePicksError
  | SaveVacationPicksError
  | ChangeSelectionError
  | ChangeSettingsError
  | ChangeDriversError
  | ChangeJobsError
  | PasteError
  | PublishError
  | ResetPasswordError
  | ManualError
  | FileClaimError
  | AnswerClaimError;
type ErrorCode = AppError['code'];
type ErrorOf<Code extends ErrorCode> = Extract<AppError, { code: Code }>;

export interface ErrorMessage {
  readonly status: 400 | 401 | 403 | 404 | 409 | 422 | 429;
  readonly title: string;
  readonly text: string;
}

const minutes = (seconds: number) => `${Math.max(1, Math.ceil(seconds / 60))} min`;

/** Every expected failure: its status and the user's words (spec 5 and 8). A missing code does not compile. */
const messages: { [Code in ErrorCode]: (error: ErrorOf<Code>) => ErrorMessage } = {
  'employee-not-found': () => ({
    status: 404,
    title: 'Employee ID Not Recognized',
    text: 'Your Employee ID was not recognized or is not yet active for scheduling.',
  }),
  'facility-not-found': () => ({
    status: 404,
    title: 'Facility Not Found',
    text: 'Your assigned facility could not be found. Please contact your supervisor.',
  }),
  'missing-password': () => ({
    status: 400,
    title: 'Login failed',
    text: 'Please enter your password.',
  }),
  'invalid-password': () => ({
    status: 401,
    title: 'Login failed',
    text: 'Invalid password. Please try again.',
  }),
  'password-required': () => ({
    status: 403,
    title: 'Password required',
    text: 'Your site requires a password, and none is on file for you. Please ask your administrator to set up a password.',
  }),
  'invalid-admin-login': () => ({
    status: 401,
    title: 'Login failed',
    text: 'Company ID, site code, username or password is wrong. Please try again.',
  }),
  'too-many-attempts': ({ retryAfterSeconds }) => ({
    status: 429,
    title: 'Too many attempts',
    text: `Too many attempts. Please wait ${minutes(retryAfterSeconds)} and try again.`,
  }),
  'selection-closed': () => ({
    status: 409,
    title: 'Job Selection Closed',
    text: 'The selection deadline has passed. Your last saved picks stand.',
  }),
  'newer-save-exists': () => ({
    status: 409,
    title: 'Save failed',
    text: 'A newer list was saved from another device. Reload to see it.',
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
    text: 'You can no longer submit vacation preferences. Your last saved list stands.',
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
  'week-has-begun': ({ weekId }) => ({
    status: 422,
    title: 'Save failed',
    text: `Week ${weekId} has already begun. Remove it and save again.`,
  }),
  'site-changed': () => ({
    status: 409,
    title: 'Somebody else was faster',
    text: 'The site was changed meanwhile. Look at it again and repeat what you wanted.',
  }),
  'cutoff-not-a-time': () => ({
    status: 400,
    title: 'Error',
    text: 'Please select both a date and time for the cutoff.',
  }),
  'cutoff-in-the-past': () => ({
    status: 422,
    title: 'Invalid Date',
    text: 'The cutoff time must be in the future.',
  }),
  'settings-changed': () => ({
    status: 409,
    title: 'Somebody else was faster',
    text: 'Another administrator saved other settings meanwhile. Nothing of yours was stored yet.',
  }),
  'invalid-contact-email': () => ({
    status: 422,
    title: 'Validation Error',
    text: 'Please enter a valid email address, or leave the field empty.',
  }),
  'invalid-protest-window': ({ max }) => ({
    status: 422,
    title: 'Validation Error',
    text: `Please enter whole hours from 0 to ${max}.`,
  }),
  'unknown-time-zone': () => ({
    status: 422,
    title: 'Validation Error',
    text: 'Please select a time zone from the list.',
  }),
  'cutoff-passed-in-zone': ({ wallTime, timeZone }) => ({
    status: 422,
    title: 'Invalid Date',
    text: `The cutoff keeps its wall time, and ${wallTime.replace('T', ' ')} has already passed in ${timeZone}. Change the cutoff first, or close the selection.`,
  }),
  'already-published': () => ({
    status: 409,
    title: 'Already published',
    text: 'The assignments of this period are published. Start the next period to open selection again.',
  }),
  'not-published-yet': () => ({
    status: 409,
    title: 'Not published yet',
    text: 'Save the final assignments of this period before you start the next one.',
  }),
  'selection-still-open': ({ closesAt }) => ({
    status: 409,
    title: 'Selection is still open',
    text: `Drivers can save until ${closesAt.wallTime.replace('T', ' ')} (${closesAt.timeZone}). Close the selection first.`,
  }),
  'saves-still-arriving': ({ readyInSeconds }) => ({
    status: 409,
    title: 'Last saves are arriving',
    text: `Selection has just closed and the last saves are being written. Try again in ${readyInSeconds} s.`,
  }),
  'manual-unknown-driver': () => ({
    status: 422,
    title: 'Validation Error',
    text: 'Please select both a driver and a job.',
  }),
  'manual-unknown-job': () => ({
    status: 422,
    title: 'Validation Error',
    text: 'Please select both a driver and a job.',
  }),
  'manual-driver-taken': ({ jobId }) => ({
    status: 409,
    title: 'Driver Already Assigned',
    text: `This driver is assigned to job ${jobId} by hand already. Remove that assignment first.`,
  }),
  'manual-needs-confirmation': ({ because }) => ({
    status: 422,
    title: 'Please confirm',
    text: `The driver ${because.join(' and ')}. Tick the confirmation to assign the job all the same.`,
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
    text: 'You have filed a claim about this pick already.',
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
    title: 'Published again',
    text: 'The assignments were published again meanwhile. Look at the new ones first.',
  }),
  'claim-not-found': () => ({
    status: 404,
    title: 'Claim not found',
    text: 'There is no such claim in this period.',
  }),
  'claim-answered': () => ({
    status: 409,
    title: 'Somebody else was faster',
    text: 'The claim was answered meanwhile. Your answer was not stored.',
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
  'claims-open': ({ count }) => ({
    status: 409,
    title: 'Claims are waiting',
    text: `${counted(count, 'claim')} of this period ${count === 1 ? 'has' : 'have'} no answer yet. Answer in Dispute Resolution before you start the next period.`,
  }),
  'list-changed': () => ({
    status: 409,
    title: 'Somebody else was faster',
    text: 'The list was changed meanwhile, again and again. Nothing was saved; please try once more.',
  }),
  'invalid-employee-ids': ({ employeeIds }) => {
    if (employeeIds.length > 1) {
      return {
        status: 422,
        title: 'Invalid Employee IDs',
        text: 'All Employee IDs must be exactly 7 digits.',
      };
    }
    const title = employeeIds[0] === '' ? 'Missing Employee ID' : 'Invalid Employee ID';
    return { status: 422, title, text: 'Employee ID must be exactly 7 digits.' };
  },
  'driver-without-name': ({ employeeId }) => ({
    status: 422,
    title: 'Missing Name',
    text: `Driver ${employeeId} needs a name.`,
  }),
  'invalid-seniority-numbers': () => ({
    status: 422,
    title: 'Invalid Seniority Number',
    text: 'Seniority numbers cannot be negative.',
  }),
  'duplicate-employee-id': () => ({
    status: 409,
    title: 'Duplicate Employee ID',
    text: 'A driver with this Employee ID already exists.',
  }),
  'seniority-number-taken': ({ employeeId, seniorityNumber, by }) => ({
    status: 409,
    title: 'Duplicate Seniority Number',
    text: `Seniority number ${seniorityNumber} of driver ${employeeId} is held by ${by.name} (${by.employeeId}).`,
  }),
  'driver-gone': ({ employeeId }) => ({
    status: 409,
    title: 'Driver is gone',
    text: `Driver ${employeeId} was deleted meanwhile. Nothing was saved.`,
  }),
  'too-many-drivers': ({ limit, count }) => ({
    status: 422,
    title: 'Too many drivers',
    text: `Your company's limit is ${limit} drivers; this would make ${count}. Nothing was saved.`,
  }),
  'employee-id-at-other-site': ({ employeeId, siteId }) => ({
    status: 409,
    title: 'Duplicate Employee ID',
    text: `Employee ID ${employeeId} is in use at site ${siteId} of your company.`,
  }),
  'missing-job-id': () => ({
    status: 422,
    title: 'Invalid Job ID',
    text: 'Job ID must be specified',
  }),
  'duplicate-job-id': () => ({
    status: 409,
    title: 'Duplicate Job ID',
    text: 'A job with this Job ID already exists',
  }),
  'invalid-start-time': ({ jobId }) => ({
    status: 422,
    title: 'Invalid Start Time',
    text: `Job ${jobId}: invalid Start Time format. Use 24-hour format HH:MM`,
  }),
  'job-without-days': ({ jobId }) => ({
    status: 422,
    title: 'Missing Work Days',
    text: `Job ${jobId} needs its work days.`,
  }),
  'job-gone': ({ jobId }) => ({
    status: 409,
    title: 'Job is gone',
    text: `Job ${jobId} was deleted meanwhile. Nothing was saved.`,
  }),
  'too-many-jobs': ({ limit, count }) => ({
    status: 422,
    title: 'Too many jobs',
    text: `Your company's limit is ${limit} jobs; this would make ${count}. Nothing was saved.`,
  }),
  'paste-too-large': ({ limitKb }) => ({
    status: 422,
    title: 'Import Errors',
    text: `The text is larger than ${limitKb} KB. Paste it in parts.`,
  }),
  'paste-empty': () => ({
    status: 400,
    title: 'Import Errors',
    text: 'There is nothing to import. Paste at least one line.',
  }),
  'import-errors': ({ lines }) => ({
    status: 422,
    title: 'Import Errors',
    text: summarizeErrors(lines).join('\n'),
  }),
};

export const messageOf = (error: AppError): ErrorMessage =>
  (messages[error.code] as (error: AppError) => ErrorMessage)(error);
