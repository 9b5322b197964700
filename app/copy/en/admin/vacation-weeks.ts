import type { FieldTexts } from '~/app/copy/field-texts';
import type { WeekFields } from '~/domain/vacation/vacation-week';

export const vacationWeeks = {
  fields: {
    weekId: { label: 'Week ID' },
    startDate: { label: 'Start Date' },
    endDate: { label: 'End Date', pasteHint: 'YYYY-MM-DD' },
    totalSlots: { label: 'Total Slots' },
  } satisfies FieldTexts<WeekFields>,
  generateYear: 'Generate a Year',
  deletePastWeeks: (past: number) => `Delete past weeks (${past})`,

  title: 'Edit Vacation Weeks',
  tableView: 'Table View',
  masterList: 'Master List',
};
