import { DeadlineText } from '~/app/components/time/deadline-text';
import { dateTime } from '~/app/components/time/format-time';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { startNextPeriod, type SelectionWindow } from '~/domain/selection/selection-window';
import type { ActionError } from './use-action-error';

/** Asks before the next period opens: the present one is over then. */
export const StartNextPeriod = ({
  window,
  timeZone,
  now,
  claimsUntil,
  error,
}: {
  window: SelectionWindow;
  timeZone: string;
  /** ISO instant of the server. */
  now: string;
  claimsUntil: string | null;
  error: ActionError | undefined;
}) => {
  const next = startNextPeriod(window, now, timeZone);
  if (!next.ok) return null;
  const { periodId, closesAt } = next.value;
  return (
    <RouteDialog title={`Start the period ${periodId}?`} closeTo=".">
      <PostForm preventScrollReset className="flex flex-col gap-4">
        <ErrorAlert error={error} />
        <p>
          Drivers rank for {periodId} until{' '}
          <strong>
            <DeadlineText deadline={closesAt} />
          </strong>
          . Drivers and jobs stay; manual assignments start empty.
        </p>
        <p>
          {window.periodId} is over then: its assignments stay as you published them, version{' '}
          {window.awardVersion}. This action cannot be undone.
        </p>
        {claimsUntil && (
          <p className="font-semibold">
            Drivers may file claims about {window.periodId} until {dateTime(claimsUntil, timeZone)}.
            Once you start {periodId}, they no longer can.
          </p>
        )}
        <DialogFoot closeTo="." intent="start-next-period" label={`Start ${periodId}`} />
      </PostForm>
    </RouteDialog>
  );
};
