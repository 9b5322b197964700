import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { TextInput } from '~/app/components/forms/text-input';
import { LinkButton } from '~/app/components/ui/button';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { adminCopy, copy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import { formatZone } from '~/app/copy/zone-words';
import { startNextPeriod } from '~/domain/selection/next-period';
import type { SelectionWindow } from '~/domain/selection/selection-window';
import type { WeekPlan } from '~/domain/selection/week-plan';
import type { WeekStep } from '~/domain/selection/week-step';
import { deadlineAt } from '~/domain/time/deadline';
import { AtDeadline } from './at-deadline';
import { getStepLink } from './next-step';

/** Whether the administrator is asked to confirm the cutoff that they have chosen. */
export const asksAboutCutoff = (error: ActionError | undefined): boolean =>
  error?.code === 'cutoff-far' || error?.code === 'cutoff-soon';

/** Says how many claims must be answered before the next period can open. */
const ClaimsFirst = ({
  title,
  step,
}: {
  title: string;
  step: WeekStep & { readonly code: 'answer-claims' };
}) => {
  const { to, label } = getStepLink(step);
  return (
    <RouteDialog title={title} closeTo=".">
      <p>{adminCopy.week.claimsWait(step.count)}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <LinkButton to="." preventScrollReset>
          {copy.common.cancel}
        </LinkButton>
        <LinkButton to={to} variant="primary">
          {label}
        </LinkButton>
      </div>
    </RouteDialog>
  );
};

/** Asks before opening the next period, because opening it ends the current one, and the time for claims. */
export const StartNextPeriod = ({
  selection,
  plan,
  timeZone,
  now,
  claimsUntil,
  step,
  typed,
  error,
}: {
  selection: SelectionWindow;
  plan: WeekPlan;
  timeZone: string;
  /** The server's time as an ISO instant. */
  now: string;
  claimsUntil: string | null;
  /** What comes next in the present period. */
  step: WeekStep;
  /** The cutoff of a form that was refused. */
  typed: string | undefined;
  error: ActionError | undefined;
}) => {
  const next = startNextPeriod(selection, now, timeZone, selection.rules, plan);
  if (!next.ok) return null;
  const { periodId, closesAt } = next.value;
  const mustConfirm = asksAboutCutoff(error);
  const title = adminCopy.dashboard.startTitle(formatWeekDays(periodId));
  if (step.code === 'answer-claims') return <ClaimsFirst title={title} step={step} />;
  const [days, presentDays] = [formatWeekDays(periodId), formatWeekDays(selection.periodId)];
  return (
    <FormDialog
      title={title}
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
      {claimsUntil && <input type="hidden" name="endsClaims" value="1" />}
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
