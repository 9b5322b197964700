import type { ChangeAccountError } from '~/app/services/access/change-admin-account.server';
import type { FindDriverError } from '~/app/services/access/find-driver.server';
import type { ResetPasswordError } from '~/app/services/access/reset-driver-password.server';
import type { SetPasswordError } from '~/app/services/access/set-password-by-code.server';
import type { SignInAdminError } from '~/app/services/access/sign-in-admin.server';
import type { SignInDriverError } from '~/app/services/access/sign-in-driver.server';
import type { ManualError } from '~/app/services/award/assign-manually.server';
import type { PublishError } from '~/app/services/award/publish-award.server';
import type { AnswerClaimError } from '~/app/services/claims/answer-claim.server';
import type { FileClaimError } from '~/app/services/claims/file-claim.server';
import type { AddSiteError } from '~/app/services/companies/add-site.server';
import type { CompanySettingsError } from '~/app/services/companies/change-company-settings.server';
import type { SwitchActiveError } from '~/app/services/companies/switch-active.server';
import type { SavePicksError } from '~/app/services/picks/save-picks.server';
import type { SaveVacationPicksError } from '~/app/services/vacation/save-vacation-picks.server';
import type { ApproveRegistrationError } from '~/app/services/registration/approve-registration.server';
import type { DenyRegistrationError } from '~/app/services/registration/deny-registration.server';
import type { SubmitRegistrationError } from '~/app/services/registration/submit-registration.server';
import type { ChangeSelectionError } from '~/app/services/portal/change-selection.server';
import type { ChangeDriversError } from '~/app/services/roster/change-drivers.server';
import type { ChangeJobsError } from '~/app/services/roster/change-jobs.server';
import type { AssignVacationError } from '~/app/services/vacation/assign-vacation.server';
import type { ChangePortalError } from '~/app/services/vacation/change-portal.server';
import type { ChangeWeeksError } from '~/app/services/vacation/change-weeks.server';
import type { GiveUpWeekError } from '~/app/services/vacation/give-up-week.server';
import type { PublishVacationsError } from '~/app/services/vacation/publish-vacations.server';
import { mostEntries, mostSites } from '~/domain/tenancy/company';
import { protectedReason } from '~/domain/tenancy/company-changes';
import { limitLabels } from '~/domain/tenancy/company-words';
import { exampleSiteCode } from '~/domain/registration/check-registration';
import { maxPasswordLength, minAdminPasswordLength } from '~/domain/access/admin-password';
import { counted } from '~/domain/shared/counted';
import type { ChangeSettingsError } from '~/app/services/settings/change-settings.server';
import type { WorkbookError } from '~/app/services/roster/read-workbook.server';
import { summarizeErrors, type PasteError } from '~/domain/shared/paste';

export type AppError =
  | FindDriverError
  | SetPasswordError
  | ChangeAccountError
  | SignInAdminError
  | SignInDriverError
  | SavePicksError
  | SaveVacationPicksError
  | ChangeSelectionError
  | ChangeSettingsError
  | ChangeDriversError
  | ChangeJobsError
  | PasteError
  | WorkbookError
  | PublishError
  | ResetPasswordError
  | ManualError
  | FileClaimError
  | AnswerClaimError
  | ChangeWeeksError
  | AssignVacationError
  | ChangePortalError
  | GiveUpWeekError
  | PublishVacationsError
  | SubmitRegistrationError
  | ApproveRegistrationError
  | DenyRegistrationError
  | AddSiteError
  | CompanySettingsError
  | SwitchActiveError;
type ErrorCode = AppError['code'];
type ErrorOf<Code extends ErrorCode> = Extract<AppError, { code: Code }>;

export interface ErrorMessage {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429;
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
  'code-unknown': () => ({
    status: 404,
    title: 'This link is not complete',
    text: 'Please open it again from the mail, or copy the whole address.',
  }),
  'code-used': () => ({
    status: 410,
    title: 'This link was used already',
    text: 'It works once. If you have set a password with it, or with a later one, please log in.',
  }),
  'code-expired': () => ({
    status: 410,
    title: 'This link is no longer valid',
    text: 'It worked for 72 hours. We can mail you a new one.',
  }),
  'password-too-short': () => ({
    status: 422,
    title: 'Password too short',
    text: `Use at least ${minAdminPasswordLength} characters. A few words that do not belong together are easy to remember.`,
  }),
  'password-too-long': () => ({
    status: 422,
    title: 'Password too long',
    text: `Use at most ${maxPasswordLength} characters.`,
  }),
  'password-too-easy': () => ({
    status: 422,
    title: 'Password easy to guess',
    text: 'This is made of common words, your own names or runs of characters. Please choose another.',
  }),
  'passwords-differ': () => ({
    status: 422,
    title: 'Passwords differ',
    text: 'The two passwords are not the same. Please type it again.',
  }),
  'wrong-current-password': () => ({
    status: 401,
    title: 'Nothing was changed',
    text: 'This is not your current password. Please try again.',
  }),
  'account-changed': () => ({
    status: 409,
    title: 'Nothing was changed',
    text: 'Your account was changed meanwhile. Please try again.',
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
  'vacation-portal-open': () => ({
    status: 409,
    title: 'Nothing Changed',
    text: 'The vacation portal is open: a new list of picks does it.',
  }),
  'week-not-held': ({ weekId }) => ({
    status: 409,
    title: 'Nothing Changed',
    text: `There is nothing to give up of week ${weekId}. Look at the assignments again.`,
  }),
  'week-picked-twice': ({ weekId }) => ({
    status: 422,
    title: 'Save failed',
    text: `Week ${weekId} is in your list twice. Remove one and save again.`,
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
  'manual-changed': ({ jobId, yours, theirs }) => ({
    status: 409,
    title: 'Somebody else was faster',
    text: theirs
      ? `Job ${jobId} was given to ${theirs.driverId} by ${theirs.by} meanwhile. Tick the confirmation to give it to ${yours} instead.`
      : `Job ${jobId} was assigned by somebody else at the same moment. Look who has it before you give it to ${yours}.`,
  }),
  'list-changed': () => ({
    status: 409,
    title: 'Somebody else was faster',
    text: 'The list was changed meanwhile, again and again. Nothing was saved; please try once more.',
  }),
  'rows-changed': ({ rows }) => ({
    status: 409,
    title: 'Somebody else was faster',
    text: `Nothing was saved: ${rows.length === 1 ? 'a row' : `${rows.length} rows`} you edited changed meanwhile. Choose what shall stand.`,
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
  'missing-week-fields': () => ({
    status: 422,
    title: 'Validation Error',
    text: 'Please fill in all required fields',
  }),
  'duplicate-week-id': ({ weekId }) => ({
    status: 409,
    title: 'Duplicate Week ID',
    text: `Week ID "${weekId}" already exists`,
  }),
  'week-ends-before-start': ({ weekId }) => ({
    status: 422,
    title: 'Validation Error',
    text: `Week ${weekId} ends before it starts`,
  }),
  'invalid-slots': ({ most }) => ({
    status: 422,
    title: 'Validation Error',
    text: `Total Slots must be a number from 1 to ${most}`,
  }),
  'too-many-weeks': ({ limit, count }) => ({
    status: 422,
    title: 'Too many vacation weeks',
    text: `A site can have ${limit} vacation weeks; this would make ${count}. Nothing was saved; delete past weeks first.`,
  }),
  'week-gone': ({ weekId }) => ({
    status: 409,
    title: 'Week is gone',
    text: `Week ${weekId} was deleted meanwhile. Nothing was saved.`,
  }),
  'no-weeks-left': ({ year }) => ({
    status: 409,
    title: 'Nothing to add',
    text: `All weeks of ${year} are there already.`,
  }),
  'week-edited-meanwhile': () => ({
    status: 409,
    title: 'Somebody else was faster',
    text: 'The week was edited meanwhile. Nothing of yours was stored yet.',
  }),
  'assignments-changed': ({ count }) => ({
    status: 409,
    title: 'Somebody else was faster',
    text: `By now ${counted(count, 'assignment')} by hand would be deleted along. Nothing was deleted; please look again.`,
  }),
  'too-many-to-delete': ({ limit }) => ({
    status: 422,
    title: 'Too much at once',
    text: `Up to ${limit} weeks and assignments by hand are deleted at once. Delete fewer weeks, or remove assignments first.`,
  }),
  'weeks-changed': () => ({
    status: 409,
    title: 'Somebody else was faster',
    text: 'The vacation weeks were changed meanwhile, again and again. Nothing was saved; please try once more.',
  }),
  'select-driver-and-week': () => ({
    status: 422,
    title: 'Validation Error',
    text: 'Please select both a driver and a vacation week',
  }),
  'no-available-slots': ({ weekId }) => ({
    status: 409,
    title: 'No Available Slots',
    text: `Week ${weekId} has no available slots`,
  }),
  'driver-already-assigned': () => ({
    status: 409,
    title: 'Driver Already Assigned',
    text: 'This driver already has a vacation assignment',
  }),
  'portal-closed': () => ({
    status: 409,
    title: 'Vacation portal is closed',
    text: 'The portal is closed already. Open it first.',
  }),
  'portal-still-open': () => ({
    status: 409,
    title: 'Vacation portal is open',
    text: 'Drivers can still submit vacation preferences. Close the portal first.',
  }),
  'closure-not-a-time': () => ({
    status: 400,
    title: 'Error',
    text: 'Please select both a date and time for the portal closure.',
  }),
  'closure-in-the-past': () => ({
    status: 422,
    title: 'Invalid Date',
    text: 'The cutoff time must be in the future.',
  }),
  'vacation-saves-still-arriving': ({ readyInSeconds }) => ({
    status: 409,
    title: 'Last saves are arriving',
    text: `The portal has just closed and the last saves are being written. Try again in ${readyInSeconds} s.`,
  }),
  'paste-too-large': ({ limitKb }) => ({
    status: 422,
    title: 'Import Errors',
    text: `The text is larger than ${limitKb} KB. Paste it in parts.`,
  }),
  'paste-empty': () => ({
    status: 400,
    title: 'Import Errors',
    text: 'There is nothing to import: no line holds data.',
  }),
  'workbook-unreadable': () => ({
    status: 422,
    title: 'Import Errors',
    text: 'This file cannot be read as an Excel workbook (.xlsx). Nothing was imported.',
  }),
  'workbook-too-large': () => ({
    status: 422,
    title: 'Import Errors',
    text: 'This workbook is too large: 2 MB, 10,000 rows and columns up to Z are read. Nothing was imported.',
  }),
  'missing-information': () => ({
    status: 422,
    title: 'Missing Information',
    text: 'Please fill out all required fields',
  }),
  'invalid-site-code': () => ({
    status: 422,
    title: 'Invalid Site Code',
    text: `Site code must be 3-5 uppercase letters/numbers (e.g., ${exampleSiteCode})`,
  }),
  'invalid-email': () => ({
    status: 422,
    title: 'Invalid Email',
    text: 'Please enter a valid email address.',
  }),
  'entry-too-long': ({ limit }) => ({
    status: 422,
    title: 'Too long',
    text: `An entry is too long: up to ${limit} characters fit in here.`,
  }),
  'company-not-found': () => ({
    status: 404,
    title: 'Company not found',
    text: 'There is no such company. Nothing was changed.',
  }),
  'site-not-found': () => ({
    status: 404,
    title: 'Site not found',
    text: 'The company has no such site. Nothing was changed.',
  }),
  'default-tenant-protected': () => ({
    status: 409,
    title: 'Cannot be deactivated',
    text: protectedReason,
  }),
  'company-changed': () => ({
    status: 409,
    title: 'Somebody else was faster',
    text: 'The company was changed meanwhile, again and again. Nothing was saved; please try once more.',
  }),
  'too-many-sites': ({ limit, count }) => ({
    status: 422,
    title: 'Too many sites',
    text: `The company's limit is ${limit} sites; this would make ${count}. Nothing was saved.`,
  }),
  'site-code-taken': ({ siteId }) => ({
    status: 409,
    title: 'Site code is taken',
    text: `The company already has a site ${siteId}. Choose another code.`,
  }),
  'invalid-limit': ({ name }) => ({
    status: 422,
    title: 'Invalid limit',
    text: `${limitLabels[name]} must be a whole number from 0 to ${name === 'maxSites' ? mostSites : mostEntries.toLocaleString('en-US')}.`,
  }),
  'form-trapped': () => ({
    status: 422,
    title: 'Not submitted',
    text: 'A field that has to stay empty was filled in, perhaps by your browser. Reload the page and fill out the form by hand.',
  }),
  'form-expired': () => ({
    status: 409,
    title: 'Not submitted',
    text: 'This form was open for too long. Check your entries and submit it once more.',
  }),
  'form-too-fast': () => ({
    status: 429,
    title: 'Not submitted yet',
    text: 'That was very quick. Check your entries and submit the form once more.',
  }),
  'too-many-pending': () => ({
    status: 429,
    title: 'Not submitted',
    text: 'Too many requests are waiting for an answer. Please try again in a few days.',
  }),
  'request-not-found': () => ({
    status: 404,
    title: 'Request not found',
    text: 'There is no such registration request.',
  }),
  'request-decided': ({ status }) => ({
    status: 409,
    title: 'Somebody else was faster',
    text: `This request has been ${status} already. Nothing was changed.`,
  }),
  'company-id-empty': ({ companyName }) => ({
    status: 422,
    title: 'No company ID',
    text: `The name “${companyName}” has no letter A-Z and no digit to make a company ID of. Nothing was created.`,
  }),
  'company-id-reserved': ({ companyId }) => ({
    status: 422,
    title: 'Reserved company ID',
    text: `The company ID ${companyId} is reserved for the built-in company. Nothing was created.`,
  }),
  'site-code-reserved': ({ siteId }) => ({
    status: 422,
    title: 'Reserved site code',
    text: `The site code ${siteId} is reserved for the built-in site. Nothing was created.`,
  }),
  'company-exists': ({ companyId }) => ({
    status: 409,
    title: 'Company ID is taken',
    text: `A company with the ID ${companyId} exists already. Nothing was created.`,
  }),
  'import-errors': ({ lines }) => ({
    status: 422,
    title: 'Import Errors',
    text: summarizeErrors(lines).join('\n'),
  }),
};

export const messageOf = (error: AppError): ErrorMessage =>
  (messages[error.code] as (error: AppError) => ErrorMessage)(error);
