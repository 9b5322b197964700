import { counted } from '~/domain/shared/counted';

export const vacationWeeks = {
  weekHas: (weekId: string, weekDates: string, totalSlots: number) =>
    `Week ${weekId}, ${weekDates}, has ${counted(totalSlots, 'slot')}.`,
  countVacationWeeks: (vacationWeeks: number) => `${counted(vacationWeeks, 'vacation week')}`,
  successfullyImported: (count: string) => `Successfully imported ${count}.`,
  vacationWeekAdded: 'Vacation Week Added',
  vacationWeekUpdated: 'Vacation Week Updated',
  vacationWeekDeleted: 'Vacation Week Deleted',
  vacationWeeksDeleted: 'Vacation Weeks Deleted',
  successfullyRemoved: (weekIds: number) =>
    `Successfully removed ${counted(weekIds, 'vacation week')}.`,
  allWeeksOfNowExist: (year: number, totalSlots: number) =>
    `All weeks of ${year} now exist. New weeks have ${counted(totalSlots, 'slot')}.`,
  vacationWeeksAdded: 'Vacation Weeks Added',
};
