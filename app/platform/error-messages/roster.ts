import type { ListChanged } from '~/app/services/roster/change-roster.server';
import type { SiteDriversError } from '~/app/services/roster/site-rosters.server';
import type { JobListError } from '~/domain/jobs/job-roster';
import type { RowsChanged } from '~/domain/roster/change-list';
import type { PasteError } from '~/domain/shared/paste';
import type { WorkbookError } from '~/app/services/roster/read-workbook.server';
import { summarizeErrors } from '~/domain/shared/paste';
import { workbookTooLarge } from '~/domain/shared/workbook';
import type { ErrorMessages } from './error-message';

export type RosterError =
  SiteDriversError | JobListError | ListChanged | RowsChanged | PasteError | WorkbookError;

export const rosterMessages = {
  'list-changed': () => ({
    status: 409,
    title: 'Someone else saved changes first',
    text: 'The list kept changing while you were saving. Nothing was saved. Please try again.',
  }),
  'rows-changed': ({ rows }) => ({
    status: 409,
    title: 'Someone else saved changes first',
    text: `Nothing was saved: someone else changed ${rows.length === 1 ? 'a row' : `${rows.length} rows`} that you edited. Choose which values to keep.`,
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
    title: 'Driver deleted',
    text: `Someone else deleted driver ${employeeId}. Nothing was saved.`,
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
    title: 'Job deleted',
    text: `Someone else deleted job ${jobId}. Nothing was saved.`,
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
    text: 'There is nothing to import: no line contains data.',
  }),
  'workbook-unreadable': () => ({
    status: 422,
    title: 'Import Errors',
    text: 'This file cannot be read as an Excel workbook (.xlsx). Nothing was imported.',
  }),
  'workbook-too-large': () => ({
    status: 422,
    ...workbookTooLarge,
  }),
  'import-errors': ({ lines }) => ({
    status: 422,
    title: 'Import Errors',
    text: summarizeErrors(lines).join('\n'),
  }),
} satisfies Partial<ErrorMessages<RosterError>>;
