import type { RosterNoun } from '~/domain/roster/roster-text';
import { counted } from '~/app/copy/en/counted';
import { capitalize } from '~/domain/shared/text';

export const roster = {
  nothingToSave: 'Nothing to save',
  updated: (noun: RosterNoun) => `${capitalize(noun)}s Updated`,
  savedChanges: (noun: RosterNoun, count: number) => `Saved changes to ${counted(count, noun)}.`,
  added: (noun: RosterNoun) => `${capitalize(noun)} Added`,
  addedOne: (noun: RosterNoun, name: string) => `Added ${noun} ${name}.`,
  removed: (noun: RosterNoun, count: number) =>
    `${capitalize(noun)}${count === 1 ? '' : 's'} Removed`,
  noneOnTheList: (noun: RosterNoun) => `The selected ${noun}s are no longer on the list.`,
  undone: 'Change undone',
  undoneRows: (restored: number, changed: number, removed: number) =>
    `${restored} restored, ${changed} changed back, ${removed} removed.`,
  nothingWasRemoved: 'Nothing was removed',
};

export const rosterErrors = {
  keptChanging:
    'The list kept changing while you were saving. Nothing was saved. Please try again.',
  beingStoredText: (percent: number) =>
    `A large change of this list is still being stored (${percent}%). Nothing of yours was saved. Please try again in a minute.`,
  invalidEmployeeIds: 'Invalid Employee IDs',
  invalidEmployeeIdsText: 'All Employee IDs must be exactly 7 digits.',
  missingEmployeeId: 'Missing Employee ID',
  missingEmployeeIdText: 'Employee ID must be exactly 7 digits.',
  missingName: 'Missing Name',
  missingNameText: (employeeId: string) => `Driver ${employeeId} needs a name.`,
  invalidSeniorityNumber: 'Invalid Seniority Number',
  invalidSeniorityNumberText: 'Seniority numbers cannot be negative.',
  duplicateEmployeeId: 'Duplicate Employee ID',
  duplicateEmployeeIdText: 'A driver with this Employee ID already exists.',
  duplicateSeniorityNumber: 'Duplicate Seniority Number',
  duplicateSeniorityNumberText: (
    seniorityNumber: number,
    employeeId: string,
    by: { readonly name: string; readonly employeeId: string } | null,
  ) =>
    `Driver ${employeeId} cannot have seniority number ${seniorityNumber}: ${by ? `${by.name} (${by.employeeId})` : 'another driver'} already has it.`,
  driverDeleted: 'Driver deleted',
  driverDeletedText: (employeeId: string) =>
    `Someone else deleted driver ${employeeId}. Nothing was saved.`,
  tooManyDrivers: 'Too many drivers',
  tooManyDriversText: (limit: number, count: number) =>
    `Your company's limit is ${limit} drivers; this would make ${count}. Nothing was saved.`,
  idInUseElsewhere: (employeeId: string, siteId: string | null) =>
    `Employee ID ${employeeId} is in use at ${siteId === null ? 'another site' : `site ${siteId}`} of your company.`,
  invalidJobId: 'Invalid Job ID',
  invalidJobIdText: 'Job ID must be specified',
  duplicateJobId: 'Duplicate Job ID',
  duplicateJobIdText: 'A job with this Job ID already exists',
  invalidVacationWeeks: 'Invalid Vacation Weeks',
  invalidVacationWeeksText: (employeeId: string, most: number) =>
    `Driver ${employeeId} needs a number of vacation weeks from 0 to ${most}`,
  invalidPlaces: 'Invalid Places',
  invalidPlacesText: (jobId: string, most: number) =>
    `Job ${jobId} needs a number of places from 1 to ${most}`,
  invalidStartTime: 'Invalid Start Time',
  invalidStartTimeText: (jobId: string) =>
    `Job ${jobId}: invalid Start Time format. Use 24-hour format HH:MM`,
  missingWorkDays: 'Missing Work Days',
  missingWorkDaysText: (jobId: string) => `Job ${jobId} needs work days.`,
  jobDeleted: 'Job deleted',
  jobDeletedText: (jobId: string) => `Someone else deleted job ${jobId}. Nothing was saved.`,
  tooManyJobs: 'Too many jobs',
  tooManyJobsText: (limit: number, count: number) =>
    `Your company's limit is ${limit} jobs; this would make ${count}. Nothing was saved.`,
  pasteTooLarge: (limitKb: number) => `The text is larger than ${limitKb} KB. Paste it in parts.`,
  nothingToUndo: 'Nothing to undo',
  nothingToUndoText:
    'The last change of several rows was undone already, or was made more than a day ago. Nothing was stored.',
  listOutdated:
    'Someone else has changed this list meanwhile. Nothing was stored. Look at the list as it is now, then try again.',
  columnsUnclear: 'Choose exactly one column for each field that is needed. Nothing was imported.',
  wordsUnclear: 'Choose what each of these means. Nothing was imported.',
  nothingToImport: 'There is nothing to import: no line contains data.',
  notAWorkbook: 'This file cannot be read as an Excel workbook (.xlsx). Nothing was imported.',
  otherKind: {
    xls: 'This workbook has the format of Excel before 2007 (.xls), or a password protects it. Save it as .xlsx without a password. Nothing was imported.',
    xlsb: 'This is a binary workbook (.xlsb). Save it as an Excel workbook (.xlsx). Nothing was imported.',
    ods: 'This is an OpenDocument spreadsheet (.ods). Save it as an Excel workbook (.xlsx). Nothing was imported.',
  },
  tooMuch: {
    unpacked:
      'This workbook holds too much: its sheet, texts and formats can have up to 10 MB when unpacked. Nothing was imported.',
    texts:
      'The texts in this sheet are too long: together they can have up to 2 million characters. Nothing was imported.',
  },
  cellOutOfReach: (sheet: string, cell: string): string =>
    `Cell ${cell} of the sheet “${sheet}” has a value, but only 10,000 rows and the columns A to Z can be imported. Remove what does not belong to the list. Nothing was imported.`,
  formulaWithoutResult: (sheet: string, cell: string): string =>
    `Cell ${cell} of the sheet “${sheet}” has a formula without a result. Open and save the workbook in Excel, then import it again. Nothing was imported.`,
  sheetEmpty: (sheet: string): string => `The sheet “${sheet}” is empty. Nothing was imported.`,
  someoneElseChanged: (rows: number): string =>
    rows === 1
      ? 'Nothing was saved: someone else changed a row that you edited. Choose which values to keep.'
      : `Nothing was saved: someone else changed ${rows} rows that you edited. Choose which values to keep.`,
};

export const drivers = {
  removedOne: 'Driver has been successfully removed.',
  removedMany: (count: number) => `Successfully removed ${count} drivers`,
  imported: (drivers: number) => `Successfully imported ${counted(drivers, 'driver')}.`,
  passwordReset: 'Password Reset',
  needsCode: (name: string) => `${name} now needs a one-time code to set a new password.`,
  signsInWithId: (name: string) =>
    `${name} signs in with their employee ID only until a new password is set.`,
};

export const jobs = {
  templateSaved: 'Template saved',
  templateSavedText: (name: string, count: number) => `“${name}” has ${counted(count, 'job')}.`,
  templateDeleted: (name: string) => `Template “${name}” deleted`,
  templateWithoutJobs: 'The site has no jobs to keep. Nothing was saved.',
  templatesTooLarge:
    'All templates together are too large. Delete one that is no longer needed. Nothing was saved.',
  publishedWeekChanged: (days: string) => `Published week of ${days} changed`,
  publishedWeekChangedText: (version: number, drivers: number) =>
    `Version ${version} is published. ${counted(drivers, 'driver')} ${drivers === 1 ? 'is' : 'are'} told what they had, what they have now, and why.`,
  removed: (jobs: number) => `Successfully removed ${counted(jobs, 'job')}`,
  imported: (jobs: number) => `Successfully imported ${counted(jobs, 'job')}`,
};

export const vacationWeeks = {
  weekSaved: (weekId: string, weekDates: string, totalSlots: number) =>
    `Week ${weekId}, ${weekDates}, has ${counted(totalSlots, 'slot')}.`,
  imported: (weeks: number) => `Successfully imported ${counted(weeks, 'vacation week')}.`,
  added: 'Vacation Week Added',
  updated: 'Vacation Week Updated',
  deletedOne: 'Vacation Week Deleted',
  deletedMany: 'Vacation Weeks Deleted',
  deletedText: (weekIds: number) => `Successfully removed ${counted(weekIds, 'vacation week')}.`,
  yearAddedText: (year: number, totalSlots: number) =>
    `All weeks of ${year} now exist. New weeks have ${counted(totalSlots, 'slot')}.`,
  yearAdded: 'Vacation Weeks Added',
};
