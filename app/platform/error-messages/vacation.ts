import { serverCopy } from '~/app/copy/copy';
import type { AssignVacationError } from '~/app/services/vacation/assign-vacation.server';
import type { ChangePortalError } from '~/app/services/vacation/change-portal.server';
import type { ChangeWeeksError } from '~/app/services/vacation/change-weeks.server';
import type { GiveUpWeekError } from '~/app/services/vacation/give-up-week.server';
import type { PublishVacationsError } from '~/app/services/vacation/publish-vacations.server';
import type { ErrorMessages } from './error-message';

export type VacationError =
  | ChangeWeeksError
  | AssignVacationError
  | ChangePortalError
  | GiveUpWeekError
  | PublishVacationsError;

export const vacationMessages = {
  'vacation-portal-open': () => ({
    status: 409,
    title: serverCopy.vacationErrors.nothingChanged,
    text: serverCopy.vacationErrors.theVacationPortalIsOpen,
  }),
  'week-not-held': ({ weekId }) => ({
    status: 409,
    title: serverCopy.vacationErrors.nothingChanged,
    text: serverCopy.vacationErrors.thereIsNothingToGive(weekId),
  }),
  'missing-week-fields': () => ({
    status: 422,
    title: serverCopy.common.validationError,
    text: serverCopy.vacationErrors.pleaseFillInAllRequired,
  }),
  'duplicate-week-id': ({ weekId }) => ({
    status: 409,
    title: serverCopy.vacationErrors.duplicateWeekId,
    text: serverCopy.vacationErrors.weekIdAlreadyExists(weekId),
  }),
  'week-ends-before-start': ({ weekId }) => ({
    status: 422,
    title: serverCopy.common.validationError,
    text: serverCopy.vacationErrors.weekEndsBeforeItStarts(weekId),
  }),
  'invalid-slots': ({ most }) => ({
    status: 422,
    title: serverCopy.common.validationError,
    text: serverCopy.vacationErrors.totalSlotsMustBeA(most),
  }),
  'too-many-weeks': ({ limit, count }) => ({
    status: 422,
    title: serverCopy.vacationErrors.tooManyVacationWeeks,
    text: serverCopy.vacationErrors.aSiteCanHaveVacation(limit, count),
  }),
  'week-gone': ({ weekId }) => ({
    status: 409,
    title: serverCopy.vacationErrors.weekDeleted,
    text: serverCopy.vacationErrors.someoneElseDeletedWeekNothing(weekId),
  }),
  'no-weeks-left': ({ year }) => ({
    status: 409,
    title: serverCopy.vacationErrors.nothingToAdd,
    text: serverCopy.vacationErrors.allWeeksOfAlreadyExist(year),
  }),
  'week-edited-meanwhile': () => ({
    status: 409,
    title: serverCopy.common.someoneElseSavedChangesFirst,
    text: serverCopy.vacationErrors.someoneElseEditedThisWeek,
  }),
  'assignments-changed': ({ count }) => ({
    status: 409,
    title: serverCopy.common.someoneElseSavedChangesFirst,
    text: serverCopy.vacationErrors.deletingWouldNowAlsoDelete(count),
  }),
  'too-many-to-delete': ({ limit }) => ({
    status: 422,
    title: serverCopy.vacationErrors.tooMuchAtOnce,
    text: serverCopy.vacationErrors.youCanDeleteUpTo(limit),
  }),
  'weeks-changed': () => ({
    status: 409,
    title: serverCopy.common.someoneElseSavedChangesFirst,
    text: serverCopy.vacationErrors.theVacationWeeksKeptChanging,
  }),
  'select-driver-and-week': () => ({
    status: 422,
    title: serverCopy.common.validationError,
    text: serverCopy.vacationErrors.pleaseSelectBothADriver,
  }),
  'no-available-slots': ({ weekId }) => ({
    status: 409,
    title: serverCopy.vacationErrors.noAvailableSlots,
    text: serverCopy.vacationErrors.weekHasNoAvailableSlots(weekId),
  }),
  'driver-already-assigned': () => ({
    status: 409,
    title: serverCopy.common.driverAlreadyAssigned,
    text: serverCopy.vacationErrors.thisDriverAlreadyHasA,
  }),
  'portal-closed': () => ({
    status: 409,
    title: serverCopy.vacationErrors.vacationPortalIsClosed,
    text: serverCopy.vacationErrors.thePortalIsAlreadyClosed,
  }),
  'portal-open-already': () => ({
    status: 409,
    title: serverCopy.vacationErrors.nothingChanged,
    text: serverCopy.vacationErrors.thePortalIsAlreadyOpen,
  }),
  'portal-still-open': () => ({
    status: 409,
    title: serverCopy.vacationErrors.vacationPortalIsOpen,
    text: serverCopy.vacationErrors.driversCanStillSubmitVacation,
  }),
  'closure-not-a-time': () => ({
    status: 400,
    title: serverCopy.common.error,
    text: serverCopy.vacationErrors.pleaseSelectBothADate,
  }),
  'closure-in-the-past': () => ({
    status: 422,
    title: serverCopy.common.invalidDate,
    text: serverCopy.common.theCutoffTimeMustBe,
  }),
  'vacation-saves-still-arriving': ({ readyInSeconds }) => ({
    status: 409,
    title: serverCopy.common.lastSavesAreArriving,
    text: serverCopy.vacationErrors.thePortalHasJustClosed(readyInSeconds),
  }),
} satisfies Partial<ErrorMessages<VacationError>>;
