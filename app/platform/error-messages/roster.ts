import { adminCopy, serverCopy } from '~/app/copy/copy';
import type { ListChanged } from '~/app/services/roster/change-roster.server';
import type { ListBeingStored } from '~/app/ports/roster';
import type { SiteDriversError } from '~/app/services/roster/site-rosters.server';
import type { JobListError } from '~/domain/jobs/job-roster';
import type { RowsChanged } from '~/domain/roster/change-list';
import type { ListOutdated } from '~/app/services/roster/bulk-target';
import type { NothingToUndo } from '~/app/services/roster/undo-bulk.server';
import type { ImportRefusal } from '~/domain/roster/import-rows';
import type { WorkbookError } from '~/app/services/workbook/workbook-refusal';
import type { ErrorMessages } from './error-message';

export type RosterError =
  | SiteDriversError
  | JobListError
  | ListChanged
  | ListBeingStored
  | RowsChanged
  | ImportRefusal
  | ListOutdated
  | NothingToUndo
  | WorkbookError;

export const rosterMessages = {
  'list-changed': () => ({
    status: 409,
    title: serverCopy.common.someoneElseSaved,
    text: serverCopy.rosterErrors.keptChanging,
  }),
  'list-being-stored': ({ done, total }) => ({
    status: 409,
    title: adminCopy.roster.beingStored,
    text: serverCopy.rosterErrors.beingStoredText(Math.floor((100 * done) / total)),
  }),
  'rows-changed': ({ rows }) => ({
    status: 409,
    title: serverCopy.common.someoneElseSaved,
    text: serverCopy.rosterErrors.someoneElseChanged(rows.length),
  }),
  'invalid-employee-ids': ({ employeeIds }) => {
    if (employeeIds.length > 1) {
      return {
        status: 422,
        title: serverCopy.rosterErrors.invalidEmployeeIds,
        text: serverCopy.rosterErrors.invalidEmployeeIdsText,
      };
    }
    const title =
      employeeIds[0] === ''
        ? serverCopy.rosterErrors.missingEmployeeId
        : serverCopy.common.invalidEmployeeId;
    return { status: 422, title, text: serverCopy.rosterErrors.missingEmployeeIdText };
  },
  'driver-without-name': ({ employeeId }) => ({
    status: 422,
    title: serverCopy.rosterErrors.missingName,
    text: serverCopy.rosterErrors.missingNameText(employeeId),
  }),
  'invalid-seniority-numbers': () => ({
    status: 422,
    title: serverCopy.rosterErrors.invalidSeniorityNumber,
    text: serverCopy.rosterErrors.invalidSeniorityNumberText,
  }),
  'duplicate-employee-id': () => ({
    status: 409,
    title: serverCopy.rosterErrors.duplicateEmployeeId,
    text: serverCopy.rosterErrors.duplicateEmployeeIdText,
  }),
  'seniority-number-taken': ({ employeeId, seniorityNumber, by }) => ({
    status: 409,
    title: serverCopy.rosterErrors.duplicateSeniorityNumber,
    text: serverCopy.rosterErrors.duplicateSeniorityNumberText(seniorityNumber, employeeId, by),
  }),
  'driver-gone': ({ employeeId }) => ({
    status: 409,
    title: serverCopy.rosterErrors.driverDeleted,
    text: serverCopy.rosterErrors.driverDeletedText(employeeId),
  }),
  'too-many-drivers': ({ limit, count }) => ({
    status: 422,
    title: serverCopy.rosterErrors.tooManyDrivers,
    text: serverCopy.rosterErrors.tooManyDriversText(limit, count),
  }),
  'employee-id-at-other-site': ({ employeeId, siteId }) => ({
    status: 409,
    title: serverCopy.rosterErrors.duplicateEmployeeId,
    text: serverCopy.rosterErrors.idInUseElsewhere(employeeId, siteId),
  }),
  'missing-job-id': () => ({
    status: 422,
    title: serverCopy.rosterErrors.invalidJobId,
    text: serverCopy.rosterErrors.invalidJobIdText,
  }),
  'duplicate-job-id': () => ({
    status: 409,
    title: serverCopy.rosterErrors.duplicateJobId,
    text: serverCopy.rosterErrors.duplicateJobIdText,
  }),
  'invalid-start-time': ({ jobId }) => ({
    status: 422,
    title: serverCopy.rosterErrors.invalidStartTime,
    text: serverCopy.rosterErrors.invalidStartTimeText(jobId),
  }),
  'job-without-days': ({ jobId }) => ({
    status: 422,
    title: serverCopy.rosterErrors.missingWorkDays,
    text: serverCopy.rosterErrors.missingWorkDaysText(jobId),
  }),
  'invalid-vacation-weeks': ({ employeeId, most }) => ({
    status: 422,
    title: serverCopy.rosterErrors.invalidVacationWeeks,
    text: serverCopy.rosterErrors.invalidVacationWeeksText(employeeId, most),
  }),
  'invalid-places': ({ jobId, most }) => ({
    status: 422,
    title: serverCopy.rosterErrors.invalidPlaces,
    text: serverCopy.rosterErrors.invalidPlacesText(jobId, most),
  }),
  'job-gone': ({ jobId }) => ({
    status: 409,
    title: serverCopy.rosterErrors.jobDeleted,
    text: serverCopy.rosterErrors.jobDeletedText(jobId),
  }),
  'too-many-jobs': ({ limit, count }) => ({
    status: 422,
    title: serverCopy.rosterErrors.tooManyJobs,
    text: serverCopy.rosterErrors.tooManyJobsText(limit, count),
  }),
  'paste-too-large': ({ limitKb }) => ({
    status: 422,
    title: adminCopy.roster.importErrors,
    text: serverCopy.rosterErrors.pasteTooLarge(limitKb),
  }),
  'paste-empty': () => ({
    status: 400,
    title: adminCopy.roster.importErrors,
    text: serverCopy.rosterErrors.nothingToImport,
  }),
  'workbook-unreadable': () => ({
    status: 422,
    title: adminCopy.roster.importErrors,
    text: serverCopy.rosterErrors.notAWorkbook,
  }),
  'workbook-other-kind': ({ kind }) => ({
    status: 422,
    title: adminCopy.roster.importErrors,
    text: serverCopy.rosterErrors.otherKind[kind],
  }),
  'workbook-too-large': ({ limit }) => ({
    status: 422,
    title: adminCopy.roster.importErrors,
    text:
      limit === 'file' ? adminCopy.roster.workbookTooLarge : serverCopy.rosterErrors.tooMuch[limit],
  }),
  'cell-out-of-reach': ({ sheet, cell }) => ({
    status: 422,
    title: adminCopy.roster.importErrors,
    text: serverCopy.rosterErrors.cellOutOfReach(sheet, cell),
  }),
  'formula-without-result': ({ sheet, cell }) => ({
    status: 422,
    title: adminCopy.roster.importErrors,
    text: serverCopy.rosterErrors.formulaWithoutResult(sheet, cell),
  }),
  'sheet-empty': ({ sheet }) => ({
    status: 422,
    title: adminCopy.roster.importErrors,
    text: serverCopy.rosterErrors.sheetEmpty(sheet),
  }),
  'list-outdated': () => ({
    status: 409,
    title: serverCopy.common.someoneElseSaved,
    text: serverCopy.rosterErrors.listOutdated,
  }),
  'nothing-to-undo': () => ({
    status: 409,
    title: serverCopy.rosterErrors.nothingToUndo,
    text: serverCopy.rosterErrors.nothingToUndoText,
  }),
  'columns-unclear': () => ({
    status: 422,
    title: adminCopy.roster.importErrors,
    text: serverCopy.rosterErrors.columnsUnclear,
  }),
  'words-unclear': () => ({
    status: 422,
    title: adminCopy.roster.importErrors,
    text: serverCopy.rosterErrors.wordsUnclear,
  }),
  'import-errors': ({ errors }) => ({
    status: 422,
    title: adminCopy.roster.importErrors,
    text: serverCopy.importErrors.summarize(errors),
    details: serverCopy.importErrors.describeAll(errors),
  }),
} satisfies Partial<ErrorMessages<RosterError>>;
