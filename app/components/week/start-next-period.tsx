import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { TextInput } from '~/app/components/forms/text-input';
import { adminCopy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import { formatZone } from '~/app/copy/zone-words';
import { startNextPeriod } from '~/domain/selection/next-period';
import type { SelectionWindow } from '~/domain/selection/selection-window';
import type { WeekPlan } from '~/domain/selection/week-plan';
import { deadlineAt } from '~/domain/time/deadline';
import { AtDeadline } from './at-deadline';

/** Whether the administrator is asked to confirm the cutoff that they have chosen. */
export const asksAboutCutoff = (error: ActionError | undefined): boolean =>
  error?.code === 'cutoff-far' || error?.code === 'cutoff-soon';

/** Asks before opening the next period, because opening it ends the current one. */
export const StartNextPeriod = ({
  selection,
  plan,
  timeZone,
  now,
  claimsUntil,
  typed,
  error,
}: {
  selection: SelectionWindow;
  plan: WeekPlan;
  timeZone: string;
  /** The server's time as an ISO instant. */
  now: string;
  claimsUntil: string | null;
  /** The cutoff of a form that was refused. */
  typed: string | undefined;
  error: ActionError | undefined;
}) => {
  const next = startNextPeriod(selection, now, timeZone, selection.rules, plan);
  if (!next.ok) return null;
  const { periodId, closesAt } = next.value;
  const mustConfirm = asksAboutCutoff(error);
  const [days, presentDays] = [formatWeekDays(periodId), formatWeekDays(selection.periodId)];
  return (
    <FormDialog
      title={adminCopy.dashboard.startTitle(days)}
      closeTo="."
      error={error}
      intent="start-next-period"
      label={
        mustConfirm ? adminCopy.dashboard.startWithCutoff : adminCopy.dashboard.startWeek(days)
      }
    >
      <input type="hidden" name="periodId" value={periodId} />
      {mustConfirm && <input type="hidden" name="confirmed" value={typed} />}
      <p>{adminCopy.dashboard.startText(days)}</p>
      <p>{adminCopy.dashboard.endsWeek(presentDays, selection.awardVersion)}</p>
      {claimsUntil && (
        <p className="font-semibold">
          <AtDeadline
            text={adminCopy.dashboard.endsClaims(presentDays)}
            deadline={deadlineAt(Date.parse(claimsUntil), timeZone)}
          />
        </p>
      )}
      <TextInput
        label={adminCopy.week.nextCutoff(formatZone(timeZone))}
        name="wallTime"
        type="datetime-local"
        required
        defaultValue={typed ?? closesAt.wallTime}
        inputClassName="tabular-nums"
      />
    </FormDialog>
  );
};
