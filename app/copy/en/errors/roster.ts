import { roster as adminRoster } from '~/app/copy/en/admin/roster';
import { importErrors } from '~/app/copy/en/server/import-errors';
import { common } from '~/app/copy/en/server/requests';
import type { ImportError } from '~/domain/roster/line-error';
import type { OtherKind } from '~/domain/shared/workbook';

export const erasure = {
  'no-erasure-with-master-password':
    'The master password cannot erase anybody. Sign in with your own account.',
  'other-id-typed': 'The two employee IDs are not the same.',
  'erasure-running': ({ number }: { number: string }) =>
    `This driver is being erased already, as number ${number}.`,
  'driver-being-erased':
    'A driver is being erased. Publish the trades once the page “Erase a Driver” shows that this is finished.',
};

export const roster = {
  'list-being-stored.title': adminRoster.beingStored,
  'list-being-stored': ({ done, total }: { done: number; total: number }) =>
    `A large change of this list is still being stored (${Math.floor((100 * done) / total)}%). Nothing of yours was saved. Please try again in a minute.`,
  'invalid-employee-ids.title': ({ employeeIds }: { employeeIds: readonly string[] }) =>
    employeeIds.length > 1
      ? 'Invalid Employee IDs'
      : employeeIds[0] === ''
        ? 'Missing Employee ID'
        : common.invalidEmployeeId,
  'invalid-employee-ids': ({ employeeIds }: { employeeIds: readonly string[] }): string =>
    employeeIds.length > 1
      ? 'All Employee IDs must be exactly 7 digits.'
      : 'Employee ID must be exactly 7 digits.',
  'driver-without-name.title': 'Missing Name',
  'driver-without-name': ({ employeeId }: { employeeId: string }) =>
    `Driver ${employeeId} needs a name.`,
  'invalid-seniority-numbers.title': 'Invalid Seniority Number',
  'invalid-seniority-numbers': 'Seniority numbers cannot be negative.',
  'seniority-number-taken.title': 'Duplicate Seniority Number',
  'seniority-number-taken': ({
    employeeId,
    seniorityNumber,
    by,
  }: {
    employeeId: string;
    seniorityNumber: number;
    by: { name: string; employeeId: string } | null;
  }) =>
    `Driver ${employeeId} cannot have seniority number ${seniorityNumber}: ${by ? `${by.name} (${by.employeeId})` : 'another driver'} already has it.`,
  'driver-gone.title': 'Driver deleted',
  'driver-gone': ({ employeeId }: { employeeId: string }) =>
    `Someone else deleted driver ${employeeId}. Nothing was saved.`,
  'too-many-drivers.title': 'Too many drivers',
  'too-many-drivers': ({ limit, count }: { limit: number; count: number }) =>
    `Your company's limit is ${limit} drivers; this would make ${count}. Nothing was saved.`,
  'missing-job-id.title': 'Invalid Job ID',
  'missing-job-id': 'Job ID must be specified',
  'duplicate-job-id.title': 'Duplicate Job ID',
  'duplicate-job-id': 'A job with this Job ID already exists',
  'invalid-start-time.title': 'Invalid Start Time',
  'invalid-start-time': ({ jobId }: { jobId: string }) =>
    `Job ${jobId}: invalid Start Time format. Use 24-hour format HH:MM`,
  'job-without-days.title': 'Missing Work Days',
  'job-without-days': ({ jobId }: { jobId: string }) => `Job ${jobId} needs work days.`,
  'invalid-vacation-weeks.title': 'Invalid Vacation Weeks',
  'invalid-vacation-weeks': ({ employeeId, most }: { employeeId: string; most: number }) =>
    `Driver ${employeeId} needs a number of vacation weeks from 0 to ${most}`,
  'invalid-seniority-date.title': 'Invalid Seniority Date',
  'invalid-seniority-date': ({ employeeId }: { employeeId: string }) =>
    `The seniority date of driver ${employeeId} cannot be read. Use YYYY-MM-DD, such as 2019-03-04, or leave it empty.`,
  'invalid-tie-number.title': 'Invalid Tie Number',
  'invalid-tie-number': ({ employeeId, most }: { employeeId: string; most: number }) =>
    `The tie number of driver ${employeeId} must be a whole number from 0 to ${most}, or empty.`,
  'invalid-places.title': 'Invalid Places',
  'invalid-places': ({ jobId, most }: { jobId: string; most: number }) =>
    `Job ${jobId} needs a number of places from 1 to ${most}`,
  'invalid-end-time.title': 'Invalid End Time',
  'invalid-end-time': ({ jobId }: { jobId: string }) =>
    `Job ${jobId}: invalid End Time format. Use 24-hour format HH:MM, or leave it empty`,
  'invalid-paid-hours.title': 'Invalid Paid Hours',
  'invalid-paid-hours': ({ jobId, most }: { jobId: string; most: number }) =>
    `Job ${jobId} needs paid hours from 0 to ${most} with up to two decimals, or none`,
  'job-gone.title': 'Job deleted',
  'job-gone': ({ jobId }: { jobId: string }) =>
    `Someone else deleted job ${jobId}. Nothing was saved.`,
  'too-many-jobs.title': 'Too many jobs',
  'too-many-jobs': ({ limit, count }: { limit: number; count: number }) =>
    `Your company's limit is ${limit} jobs; this would make ${count}. Nothing was saved.`,
  'nothing-to-undo.title': 'Nothing to undo',
  'nothing-to-undo':
    'The last change of several rows was undone already, or was made more than a day ago. Nothing was stored.',
};

export const takenEmployeeIds = {
  title: 'Duplicate Employee ID',
  'duplicate-employee-id': 'A driver with this Employee ID already exists.',
  'employee-id-at-other-site': ({
    employeeId,
    siteId,
  }: {
    employeeId: string;
    siteId: string | null;
  }) =>
    `Employee ID ${employeeId} is in use at ${siteId === null ? 'another site' : `site ${siteId}`} of your company.`,
};

export const imports = {
  title: adminRoster.importErrors,
  'paste-too-large': ({ limitKb }: { limitKb: number }) =>
    `The text is larger than ${limitKb} KB. Paste it in parts.`,
  'file-too-long': ({ most }: { most: number }) =>
    `This file has more than ${most.toLocaleString('en-US')} lines. Import it in parts. Nothing was imported.`,
  'paste-empty': 'There is nothing to import: no line contains data.',
  'workbook-unreadable':
    'This file cannot be read as an Excel workbook (.xlsx) or as text (.csv). Nothing was imported.',
  'workbook-other-kind': ({ kind }: { kind: OtherKind }) =>
    ({
      xls: 'This workbook has the format of Excel before 2007 (.xls), or a password protects it. Open it in Excel, choose Save As and “Excel Workbook (.xlsx)”, without a password. Nothing was imported.',
      xlsb: 'This is a binary workbook (.xlsb). Open it in Excel, choose Save As and “Excel Workbook (.xlsx)”. Nothing was imported.',
      ods: 'This is an OpenDocument spreadsheet (.ods). Open it, choose Save As and “Excel 2007-365 (.xlsx)”. Nothing was imported.',
      numbers:
        'This is a spreadsheet of Apple Numbers (.numbers). Open it, choose File, Export To, Excel, and import the .xlsx file. Nothing was imported.',
      markup:
        'This is a web page or XML with the name of a workbook. Open it in Excel, choose Save As and “Excel Workbook (.xlsx)”. Nothing was imported.',
      slk: 'This is a symbolic link file (.slk). Open it in Excel, choose Save As and “Excel Workbook (.xlsx)”. Nothing was imported.',
      dif: 'This is a data interchange file (.dif). Open it in Excel, choose Save As and “Excel Workbook (.xlsx)”. Nothing was imported.',
    })[kind],
  'workbook-too-large': ({ limit }: { limit: 'file' | 'unpacked' | 'texts' }) =>
    ({
      file: adminRoster.fileTooLarge,
      unpacked:
        'This workbook holds too much: its sheet, texts and formats can have up to 10 MB when unpacked. Nothing was imported.',
      texts:
        'The texts in this sheet are too long: together they can have up to 2 million characters. Nothing was imported.',
    })[limit],
  'cell-out-of-reach': ({ sheet, cell }: { sheet: string; cell: string }) =>
    `Cell ${cell} of the sheet “${sheet}” has a value, but only 10,000 rows and the columns A to BH can be imported. Remove what does not belong to the list. Nothing was imported.`,
  'formula-without-result': ({ sheet, cell }: { sheet: string; cell: string }) =>
    `Cell ${cell} of the sheet “${sheet}” has a formula without a result. Open and save the workbook in Excel, then import it again. Nothing was imported.`,
  'sheet-empty': ({ sheet }: { sheet: string }) =>
    `The sheet “${sheet}” is empty. Nothing was imported.`,
  'columns-unclear':
    'Choose exactly one column for each field that is needed. Nothing was imported.',
  'words-unclear': 'Choose what each of these means. Nothing was imported.',
  'all-rows-hidden':
    'The sheet hides every row of the list. Include hidden rows, or show them in Excel.',
  'import-adjusted':
    'You changed how the file is read, so nothing was imported yet. Look at what is shown now before you go on.',
  'all-rows-left-out': 'Every row was left out, so there is nothing to import.',
  'numbers-missing':
    'No row has a seniority number. Have the drivers numbered by seniority date below, or import a column of numbers.',
  'import-errors': ({ errors }: { errors: readonly ImportError[] }) =>
    importErrors.summarize(errors),
};
