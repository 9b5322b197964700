import { counted } from '~/domain/shared/counted';

export const vacationErrors = {
  nothingChanged: 'Nothing Changed',
  theVacationPortalIsOpen: 'The vacation portal is open. Save a new list of picks instead.',
  thereIsNothingToGive: (weekId: string) =>
    `There is nothing to give up for week ${weekId}. Please review the assignments.`,
  pleaseFillInAllRequired: 'Please fill in all required fields',
  duplicateWeekId: 'Duplicate Week ID',
  weekIdAlreadyExists: (weekId: string) => `Week ID "${weekId}" already exists`,
  weekEndsBeforeItStarts: (weekId: string) => `Week ${weekId} ends before it starts`,
  totalSlotsMustBeA: (most: number) => `Total Slots must be a number from 1 to ${most}`,
  tooManyVacationWeeks: 'Too many vacation weeks',
  aSiteCanHaveVacation: (limit: number, count: number) =>
    `A site can have ${limit} vacation weeks; this would make ${count}. Nothing was saved; delete past weeks first.`,
  weekDeleted: 'Week deleted',
  someoneElseDeletedWeekNothing: (weekId: string) =>
    `Someone else deleted week ${weekId}. Nothing was saved.`,
  nothingToAdd: 'Nothing to add',
  allWeeksOfAlreadyExist: (year: number) => `All weeks of ${year} already exist.`,
  someoneElseEditedThisWeek: 'Someone else edited this week. Your changes were not saved.',
  deletingWouldNowAlsoDelete: (manualAssignments: number) =>
    `Deleting would now also delete ${counted(manualAssignments, 'manual assignment')}. Nothing was deleted. Please check again.`,
  tooMuchAtOnce: 'Too much at once',
  youCanDeleteUpTo: (limit: number) =>
    `You can delete up to ${limit} weeks and manual assignments at once. Delete fewer weeks, or remove assignments first.`,
  theVacationWeeksKeptChanging:
    'The vacation weeks kept changing while you were saving. Nothing was saved. Please try again.',
  pleaseSelectBothADriver: 'Please select both a driver and a vacation week',
  noAvailableSlots: 'No Available Slots',
  weekHasNoAvailableSlots: (weekId: string) => `Week ${weekId} has no available slots`,
  thisDriverAlreadyHasA: 'This driver already has a vacation assignment',
  vacationPortalIsClosed: 'Vacation portal is closed',
  thePortalIsAlreadyClosed: 'The portal is already closed. Open it first.',
  thePortalIsAlreadyOpen: 'The portal is already open. A scheduled closure does not change.',
  vacationPortalIsOpen: 'Vacation portal is open',
  driversCanStillSubmitVacation:
    'Drivers can still submit vacation preferences. Close the portal first.',
  pleaseSelectBothADate: 'Please select both a date and time for the portal closure.',
  thePortalHasJustClosed: (readyInSeconds: number) =>
    `The portal has just closed and the last saves are being written. Try again in ${readyInSeconds} s.`,
};
