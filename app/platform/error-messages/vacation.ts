import { serverCopy } from '~/app/copy/copy';
import { formatLongInstant } from '~/app/copy/format-time';
import { getWritingClock } from '~/app/copy/server-copy.server';
import type { AssignVacationError } from '~/app/services/vacation/assign-vacation.server';
import type { ChangePublishedWeeksError } from '~/app/services/vacation/change-published-weeks.server';
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
  | PublishVacationsError
  | Extract<ChangePublishedWeeksError, { code: 'no-week-chosen' | 'weeks-as-published' }>;

export const vacationMessages = {
  'weeks-as-published': () => ({
    status: 409,
    title: serverCopy.vacationErrors.nothingChanged,
    text: serverCopy.awardErrors.weeksAsPublished,
  }),
  'no-week-chosen': () => ({
    status: 422,
    title: serverCopy.awardErrors.noWeekChosen,
    text: serverCopy.awardErrors.noWeekChosenText,
  }),
  'vacation-portal-open': () => ({
    status: 409,
    title: serverCopy.vacationErrors.nothingChanged,
    text: serverCopy.vacationErrors.saveInstead,
  }),
  'week-not-held': ({ weekId }) => ({
    status: 409,
    title: serverCopy.vacationErrors.nothingChanged,
    text: serverCopy.vacationErrors.nothingToGiveUp(weekId),
  }),
  'week-moved': ({ weekId }) => ({
    status: 409,
    title: serverCopy.vacationErrors.nothingChanged,
    text: serverCopy.vacationErrors.weekMoved(weekId),
  }),
  'week-taken-back': ({ weekId }) => ({
    status: 409,
    title: serverCopy.vacationErrors.nothingChanged,
    text: serverCopy.vacationErrors.weekTakenBack(weekId),
  }),
  'week-id-held': ({ weekId }) => ({
    status: 409,
    title: serverCopy.vacationErrors.nothingChanged,
    text: serverCopy.vacationErrors.weekIdHeld(weekId),
  }),
  'week-traded': ({ weekId }) => ({
    status: 409,
    title: serverCopy.vacationErrors.nothingChanged,
    text: serverCopy.vacationErrors.weekTraded(weekId),
  }),
  'preview-changed': ({ weekId }) => ({
    status: 409,
    title: serverCopy.vacationErrors.nothingChanged,
    text: serverCopy.vacationErrors.previewChanged(weekId),
  }),
  'missing-week-fields': () => ({
    status: 422,
    title: serverCopy.common.validationError,
    text: serverCopy.vacationErrors.fieldsMissing,
  }),
  'duplicate-week-id': ({ weekId }) => ({
    status: 409,
    title: serverCopy.vacationErrors.duplicateWeekId,
    text: serverCopy.vacationErrors.duplicateWeekIdText(weekId),
  }),
  'week-ends-before-start': ({ weekId }) => ({
    status: 422,
    title: serverCopy.common.validationError,
    text: serverCopy.vacationErrors.endsBeforeStart(weekId),
  }),
  'invalid-slots': ({ most }) => ({
    status: 422,
    title: serverCopy.common.validationError,
    text: serverCopy.vacationErrors.invalidSlots(most),
  }),
  'too-many-weeks': ({ limit, count }) => ({
    status: 422,
    title: serverCopy.vacationErrors.tooManyVacationWeeks,
    text: serverCopy.vacationErrors.tooManyVacationWeeksText(limit, count),
  }),
  'week-gone': ({ weekId }) => ({
    status: 409,
    title: serverCopy.vacationErrors.weekDeleted,
    text: serverCopy.vacationErrors.weekDeletedText(weekId),
  }),
  'no-weeks-left': ({ year }) => ({
    status: 409,
    title: serverCopy.vacationErrors.nothingToAdd,
    text: serverCopy.vacationErrors.nothingToAddText(year),
  }),
  'week-edited-meanwhile': () => ({
    status: 409,
    title: serverCopy.common.someoneElseSaved,
    text: serverCopy.vacationErrors.someoneElseEdited,
  }),
  'assignments-changed': ({ count }) => ({
    status: 409,
    title: serverCopy.common.someoneElseSaved,
    text: serverCopy.vacationErrors.deletesMore(count),
  }),
  'too-many-to-delete': ({ limit }) => ({
    status: 422,
    title: serverCopy.vacationErrors.tooMuchAtOnce,
    text: serverCopy.vacationErrors.tooMuchAtOnceText(limit),
  }),
  'weeks-changed': () => ({
    status: 409,
    title: serverCopy.common.someoneElseSaved,
    text: serverCopy.vacationErrors.keptChanging,
  }),
  'select-driver-and-week': () => ({
    status: 422,
    title: serverCopy.common.validationError,
    text: serverCopy.vacationErrors.driverAndWeekMissing,
  }),
  'no-available-slots': ({ weekId }) => ({
    status: 409,
    title: serverCopy.vacationErrors.noSlots,
    text: serverCopy.vacationErrors.noSlotsText(weekId),
  }),
  'driver-already-assigned': () => ({
    status: 409,
    title: serverCopy.common.driverAlreadyAssigned,
    text: serverCopy.vacationErrors.driverHasWeek,
  }),
  'portal-closed': () => ({
    status: 409,
    title: serverCopy.vacationErrors.portalClosed,
    text: serverCopy.vacationErrors.portalClosedText,
  }),
  'portal-open-already': () => ({
    status: 409,
    title: serverCopy.vacationErrors.nothingChanged,
    text: serverCopy.vacationErrors.portalOpenAlready,
  }),
  'weeks-not-published': () => ({
    status: 409,
    title: serverCopy.selectionErrors.notPublishedYet,
    text: serverCopy.vacationErrors.weeksNotPublished,
  }),
  'portal-still-open': () => ({
    status: 409,
    title: serverCopy.vacationErrors.portalOpen,
    text: serverCopy.vacationErrors.portalOpenText,
  }),
  'closure-not-a-time': () => ({
    status: 400,
    title: serverCopy.common.error,
    text: serverCopy.vacationErrors.dateAndTimeMissing,
  }),
  'closure-in-the-past': () => ({
    status: 422,
    title: serverCopy.common.invalidDate,
    text: serverCopy.common.cutoffInPast,
  }),
  'closure-far': ({ closesAt: { instant, timeZone }, weeksAhead }) => ({
    status: 409,
    title: serverCopy.vacationErrors.closureFar,
    text: serverCopy.vacationErrors.closureFarText(
      formatLongInstant(instant, timeZone, getWritingClock()),
      weeksAhead,
    ),
  }),
  'vacation-saves-still-arriving': ({ readyInSeconds }) => ({
    status: 409,
    title: serverCopy.common.savesArriving,
    text: serverCopy.vacationErrors.savesArrivingText(readyInSeconds),
  }),
} satisfies Partial<ErrorMessages<VacationError>>;
