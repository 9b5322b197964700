import { PrintSheet } from '~/app/components/ranking/print-sheet';
import { workWeekOf } from '~/domain/vacation/week-list';
import { weekDates } from './find-weeks';
import type { VacationView } from './vacation-view';

/** The driver's vacation list on paper. */
export const PrintWeeks = ({ view, printedAt }: { view: VacationView; printedAt: string }) => {
  const weeks = new Map(view.weeks.map((week) => [week.weekId, week]));
  return (
    <PrintSheet
      {...{ view, printedAt }}
      title="Vacation Preferences"
      about="The week wanted most first"
      unsaved="Not saved"
      columns={['Week ID', 'Dates', 'ISO week']}
      cellsOf={(weekId) => {
        const week = weeks.get(weekId);
        return week ? [weekDates(week), workWeekOf(week)] : ['', ''];
      }}
    />
  );
};
