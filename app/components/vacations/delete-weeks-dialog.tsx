import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { adminCopy } from '~/app/copy/copy';
import type { WeekSlots } from '~/domain/vacation/vacation-week';
import { weekDates } from './week-dates';

/** Asks before weeks are deleted. Lists them with what refers to them, and the manual assignments that are deleted too. */
export const DeleteWeeksDialog = ({
  weeks,
  results,
  isPublished,
  error,
  closeTo,
}: {
  weeks: readonly WeekSlots[];
  /** Published results that name one of the weeks. */
  results: number;
  /** Whether published weeks are in force and can be changed. */
  isPublished: boolean;
  error: ActionError | undefined;
  closeTo: string;
}) => {
  const { vacations } = adminCopy;
  const assignments = weeks.reduce((sum, { usedSlots }) => sum + usedSlots, 0);
  return (
    <FormDialog
      title={weeks.length === 1 ? vacations.deleteOneTitle : vacations.deleteManyTitle}
      closeTo={closeTo}
      error={error}
      intent="delete"
      label={vacations.deleteWeeks(weeks.length)}
      variant="danger"
    >
      <p>{vacations.deleteText(weeks.length)}</p>
      {/* A scrollable region must be focusable, or the keyboard cannot scroll it. */}
      <div
        role="region"
        aria-label={vacations.weeksToDelete}
        tabIndex={0}
        className="max-h-40 overflow-auto text-sm"
      >
        <ul>
          {weeks.map((week) => (
            <li key={week.weekId}>
              <input type="hidden" name="weekId" value={week.weekId} />
              <strong className="font-mono">{week.weekId}</strong>{' '}
              <span className="text-muted">{weekDates(week)}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className={assignments > 0 ? 'font-semibold' : 'text-sm text-muted'}>
        {assignments > 0 ? vacations.alsoDeleted(assignments) : vacations.noneAlsoDeleted}{' '}
        {weeks.length === 1 ? vacations.picksLostOne : vacations.picksLostMany}
      </p>
      {results > 0 && (
        <p>
          {vacations.results(results, weeks.length)} {isPublished && vacations.chosenAfterwards}
        </p>
      )}
      <input type="hidden" name="assignments" value={assignments} />
    </FormDialog>
  );
};
