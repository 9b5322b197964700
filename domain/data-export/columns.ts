import { driverFields } from '~/domain/drivers/driver-fields';
import { jobFields } from '~/domain/jobs/job-fields';
import { listNames } from '~/domain/roster/roster-field';
import { weekFields } from '~/domain/vacation/week-fields';

/** The format of a data export (domain/README.md#data-export). Raise the version if a column changes its meaning or goes. */
export const exportFormat = 'job-selection-export';
export const exportVersion = 1;

/**
 * The tables of a site with their columns. Nothing else leaves with an export, so passwords, codes, keys and addresses of
 * drivers cannot, whatever is stored beside these.
 */
export const siteTables = {
  settings: ['group', 'name', 'value'],
  drivers: listNames(driverFields),
  leave: ['employeeId', 'from', 'to', 'kind'],
  jobs: listNames(jobFields),
  'job-templates': ['name', 'savedAt', 'by', 'jobs'],
  'import-answers': ['list', 'text', 'field', 'meaning'],
  'vacation-weeks': listNames(weekFields),
  'job-lists': [
    ...['employeeId', 'periodId', 'jobIds', 'acceptedAt', 'firstSavedAt', 'receiptNumber', 'late'],
    'enteredBy',
  ],
  'job-saves': [
    ...['employeeId', 'periodId', 'jobIds', 'acceptedAt', 'firstSavedAt', 'receiptNumber', 'late'],
    'enteredBy',
  ],
  'vacation-lists': [
    ...['employeeId', 'weekIds', 'givenUp', 'givenUpAt', 'acceptedAt', 'receiptNumber'],
    'enteredBy',
  ],
  'vacation-saves': [
    ...['employeeId', 'weekIds', 'givenUp', 'givenUpAt', 'acceptedAt', 'receiptNumber'],
    'enteredBy',
  ],
  'manual-assignments': ['awardId', 'driverId', 'assigned', 'at', 'by', 'note'],
  awards: ['awardId', 'version', 'publishedAt', 'by', 'assigned', 'digest', 'withdrawn'],
  results: [
    ...['awardId', 'version', 'employeeId', 'name', 'seniorityNumber', 'assigned'],
    'assignmentType',
  ],
  claims: [
    ...['awardId', 'version', 'employeeId', 'kind', 'pick', 'rank', 'givenReason', 'text'],
    ...['filedAt', 'state', 'answer'],
  ],
  trades: [
    ...['awardId', 'number', 'state', 'by', 'gives', 'wants', 'weeks', 'with', 'declinedBy'],
    ...['endedAt', 'endedBy', 'answer'],
  ],
  'left-over-answers': ['periodId', 'employeeId', 'jobId', 'at'],
  confirmations: ['awardId', 'version', 'employeeId', 'at', 'held'],
  'given-back-jobs': ['awardId', 'employeeId', 'jobId', 'version', 'at', 'passedOn'],
  notes: [
    ...['id', 'title', 'text', 'at', 'by', 'audience', 'count', 'emailed', 'lastDay'],
    ...['recipients', 'withdrawn'],
  ],
  'note-confirmations': ['employeeId', 'noteIds'],
  'note-templates': ['name', 'title', 'text'],
  people: ['username', 'name', 'role', 'email', 'language', 'lastSignInAt', 'invitedUntil'],
  'erased-drivers': ['number', 'at', 'by', 'doneAt'],
  activity: ['id', 'at', 'actor', 'action', 'event', 'sentence'],
} as const;

export type SiteTable = keyof typeof siteTables;
export const siteTableNames = Object.keys(siteTables) as SiteTable[];

/** The table of a company, beside those of its sites. */
export const companyColumns = ['name', 'value'] as const;

/** A row of an export: values that JSON can hold, by column. */
export type ExportRow = Readonly<Record<string, unknown>>;

/** The row with these columns alone, in their order. What is missing is left out. */
export const selectColumns = (columns: readonly string[], row: object): ExportRow => {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    columns
      .map((column) => [column, values.get(column)] as const)
      .filter(([, value]) => value !== undefined),
  );
};

/** A value as a cell of a sheet. A list of texts is joined; what has parts is JSON. */
export const toCell = (value: unknown): string | number => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? value.join(', ')
    : JSON.stringify(value);
};
