import { ErrorAlert } from '~/app/components/forms/error-alert';
import type { ActionError } from '~/app/components/admin/use-action-error';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { counted } from '~/domain/shared/counted';
import type { WeekSlots } from '~/domain/vacation/vacation-week';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { PostForm } from '~/app/components/forms/post-form';
import { weekDates } from './week-dates';

/** Asks before weeks are deleted: which, and how many assignments by hand go with them. */
export const DeleteWeeksDialog = ({
  weeks,
  error,
  closeTo,
}: {
  weeks: readonly WeekSlots[];
  error: ActionError | undefined;
  closeTo: string;
}) => {
  const assignments = weeks.reduce((sum, { usedSlots }) => sum + usedSlots, 0);
  return (
    <RouteDialog
      title={weeks.length === 1 ? 'Delete vacation week?' : 'Delete vacation weeks?'}
      closeTo={closeTo}
    >
      <PostForm preventScrollReset className="flex flex-col gap-4">
        <ErrorAlert error={error} />
        <p>
          Are you sure you want to delete {counted(weeks.length, 'vacation week')}? This action
          cannot be undone.
        </p>
        {/* Scrollable, hence focusable. */}
        <div
          role="region"
          aria-label="Weeks to delete"
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
          {assignments > 0
            ? `${counted(assignments, 'manual assignment')} will be deleted too.`
            : 'No manual assignments will be deleted.'}{' '}
          Drivers’ picks of {weeks.length === 1 ? 'the week' : 'these weeks'} will no longer count.
        </p>
        <input type="hidden" name="assignments" value={assignments} />
        <DialogFoot
          closeTo={closeTo}
          intent="delete"
          label={`Delete ${counted(weeks.length, 'week')}`}
          variant="danger"
        />
      </PostForm>
    </RouteDialog>
  );
};
