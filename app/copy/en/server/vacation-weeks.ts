import { counted } from '~/app/copy/en/counted';

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
