import { adminCopy } from '~/app/copy/copy';
import { useSearchParams } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { StatusChip } from '~/app/components/ui/status-chip';
import { TextInput } from '~/app/components/forms/text-input';
import { useSending } from '~/app/components/forms/use-sending';
import { deadlineAt, type Deadline } from '~/domain/shared/deadline';
import {
  startNextPeriod,
  type SelectionWindow,
  type WindowState,
} from '~/domain/selection/selection-window';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { formatWeekDays } from '~/app/copy/format-time';
import { formatZone } from '~/app/copy/zone-words';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { Sentence } from '~/app/components/ui/sentence';
import { OutageNote } from './outage-note';
import type { ActionError } from './use-action-error';
import { weekStates } from './week-states';

/** A sentence that contains a deadline. */
const AtDeadline = ({ text, deadline }: { text: string; deadline: Deadline }) => (
  <Sentence
    text={text}
    parts={{
      deadline: (
        <strong>
          <DeadlineText deadline={deadline} />
        </strong>
      ),
    }}
  />
);

/** Asks before opening the next period, because opening it ends the current one. */
const StartNextPeriod = ({
  selection,
  timeZone,
  now,
  claimsUntil,
  error,
}: {
  selection: SelectionWindow;
  timeZone: string;
  /** The server's time as an ISO instant. */
  now: string;
  claimsUntil: string | null;
  error: ActionError | undefined;
}) => {
  const next = startNextPeriod(selection, now, timeZone);
  if (!next.ok) return null;
  const { periodId, closesAt } = next.value;
  const [days, presentDays] = [formatWeekDays(periodId), formatWeekDays(selection.periodId)];
  return (
    <RouteDialog title={adminCopy.dashboard.startTitle(days)} closeTo=".">
      <PostForm preventScrollReset className="flex flex-col gap-4">
        <ErrorAlert error={error} />
        <p>
          <AtDeadline text={adminCopy.dashboard.startText(days)} deadline={closesAt} />
        </p>
        <p>{adminCopy.dashboard.endsWeek(presentDays, selection.awardVersion)}</p>
        {claimsUntil && (
          <p className="font-semibold">
            <AtDeadline
              text={adminCopy.dashboard.endsClaims(presentDays)}
              deadline={deadlineAt(Date.parse(claimsUntil), timeZone)}
            />
          </p>
        )}
        <DialogFoot
          closeTo="."
          intent="start-next-period"
          label={adminCopy.dashboard.startWeek(days)}
        />
      </PostForm>
    </RouteDialog>
  );
};

interface SelectionControlProps {
  readonly selection: SelectionWindow;
  readonly state: WindowState;
  readonly timeZone: string;
  /** The server's time as an ISO instant. */
  readonly now: string;
  readonly error: ActionError | undefined;
  /** When the next period opens automatically. */
  readonly opensAt: Deadline | null;
  /** Until when drivers may file claims about the published award; null if they may not. */
  readonly claimsUntil: string | null;
  /** Shown instead of the period's name. */
  readonly title?: string;
  readonly children?: ReactNode;
}

/** When selection closes or closed, and when the next period opens automatically. */
const ClosingAndOpening = ({
  text,
  closesAt,
  opensAt,
}: {
  text: string;
  closesAt: Deadline;
  opensAt: Deadline | null;
}) => (
  <>
    <AtDeadline text={text} deadline={closesAt} />{' '}
    {opensAt && <AtDeadline text={adminCopy.dashboard.opensAt} deadline={opensAt} />}
  </>
);

/** The state and cutoff of the selection period, with the next action to take. */
export const SelectionControl = ({
  selection,
  state,
  timeZone,
  now,
  error,
  opensAt,
  claimsUntil,
  title = adminCopy.dashboard.selectionFor(formatWeekDays(selection.periodId)),
  children,
}: SelectionControlProps) => {
  const isBusy = useSending();
  const [query] = useSearchParams();
  const isStarting = state === 'published' && query.get('dialog') === 'next-period';
  const { word, tone, text } = weekStates[state];
  const { wallTime } = selection.closesAt;
  return (
    <Card
      title={title}
      description={
        <ClosingAndOpening text={text} closesAt={selection.closesAt} opensAt={opensAt} />
      }
      actions={<StatusChip tone={tone}>{word}</StatusChip>}
    >
      {isStarting ? (
        <StartNextPeriod {...{ selection, timeZone, now, claimsUntil, error }} />
      ) : (
        <ErrorAlert error={error} />
      )}
      {selection.outage && <OutageNote window={selection} outage={selection.outage} />}
      {children}
      <div className="flex flex-wrap items-end gap-3">
        {state !== 'published' && (
          <PostForm className="flex flex-wrap items-end gap-2">
            <TextInput
              key={wallTime}
              label={
                state === 'open'
                  ? adminCopy.dashboard.cutoff(formatZone(timeZone))
                  : adminCopy.dashboard.reopenUntil(formatZone(timeZone))
              }
              name="wallTime"
              type="datetime-local"
              required
              defaultValue={wallTime}
              inputClassName="tabular-nums"
            />
            <Button name="intent" value="move-cutoff" busy={isBusy}>
              {state === 'open' ? adminCopy.dashboard.changeCutoff : adminCopy.dashboard.reopen}
            </Button>
          </PostForm>
        )}
        {state === 'open' && (
          <PostForm>
            <Button name="intent" value="close-selection" busy={isBusy}>
              {adminCopy.dashboard.closeNow}
            </Button>
          </PostForm>
        )}
        {state === 'closed' && (
          <LinkButton to="/admin/final-assignments?view=provisional" variant="primary">
            {adminCopy.dashboard.toAssignments}
          </LinkButton>
        )}
        {state === 'published' && (
          <LinkButton to="?dialog=next-period" preventScrollReset variant="primary">
            {adminCopy.dashboard.startNext}
          </LinkButton>
        )}
      </div>
    </Card>
  );
};
