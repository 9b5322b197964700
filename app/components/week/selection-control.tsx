import type { ReactNode } from 'react';
import type { ActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { TextInput } from '~/app/components/forms/text-input';
import { getWeekStates } from '~/app/components/frame/week-states';
import { Alert } from '~/app/components/ui/alert';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { formatZone } from '~/app/copy/zone-words';
import type { Outage } from '~/domain/selection/outage-schema';
import type { SelectionWindow, WindowState } from '~/domain/selection/selection-window';
import type { WeekView } from '~/domain/site/week-view';
import type { Deadline } from '~/domain/time/deadline';
import { AtDeadline } from './at-deadline';
import { cutoffFormId } from './cutoff-switch';
import { NextStep } from './next-step';

/** What is known of the outage before the cutoff, and, where the site asks, the button that moves the cutoff. */
const OutageNote = ({ selection, outage }: { selection: SelectionWindow; outage: Outage }) => {
  const isOffered = outage.movedTo === null;
  if (isOffered && selection.status !== 'selecting') return null;
  const { outage: text } = adminCopy.dashboard;
  return (
    <Alert kind={isOffered ? 'warning' : 'info'} title={text.title(outage.minutes)}>
      <p>{isOffered ? text.offered : text.moved}</p>
      {isOffered && (
        <PostForm className="mt-2">
          <SendButton intent="extend-cutoff">{text.move}</SendButton>
        </PostForm>
      )}
    </Alert>
  );
};

interface SelectionControlProps {
  readonly selection: SelectionWindow;
  readonly state: WindowState;
  readonly timeZone: string;
  readonly week: WeekView;
  readonly error: ActionError | undefined;
  /** The cutoff of a form that was refused. */
  readonly typed: string | undefined;
  /** When the next period opens automatically. */
  readonly opensAt: Deadline | null;
  readonly title: string;
  /** Stand after the form and the button of the next step. */
  readonly actions?: ReactNode;
  /** False for people who may only see it. */
  readonly mayChange?: boolean;
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

/** Moves the cutoff, or opens a closed selection again. */
const CutoffForm = ({
  wallTime,
  typed,
  mustConfirm,
  timeZone,
  isOpen,
}: {
  wallTime: string;
  typed: string | undefined;
  /** The server asks whether the typed cutoff is right. */
  mustConfirm: boolean;
  timeZone: string;
  isOpen: boolean;
}) => {
  const { dashboard } = adminCopy;
  const zone = formatZone(timeZone);
  return (
    <PostForm id={cutoffFormId} className="flex flex-wrap items-end gap-2">
      {mustConfirm && <input type="hidden" name="confirmed" value={typed} />}
      <TextInput
        key={wallTime}
        label={isOpen ? dashboard.cutoff(zone) : dashboard.reopenUntil(zone)}
        name="wallTime"
        type="datetime-local"
        required
        defaultValue={typed ?? wallTime}
        inputClassName="tabular-nums"
      />
      <SendButton intent="move-cutoff">
        {mustConfirm ? dashboard.cutoffIsRight : isOpen ? dashboard.changeCutoff : dashboard.reopen}
      </SendButton>
    </PostForm>
  );
};

/** The state and cutoff of the selection period, with the next action to take. */
export const SelectionControl = ({
  selection,
  state,
  timeZone,
  week,
  error,
  typed,
  opensAt,
  title,
  actions,
  mayChange = true,
  children,
}: SelectionControlProps) => {
  const { text } = getWeekStates()[state];
  const { closesAt, outage } = selection;
  return (
    <Card
      title={title}
      isDense
      description={<ClosingAndOpening text={text} closesAt={closesAt} opensAt={opensAt} />}
      actions={
        mayChange && (
          <div className="flex flex-wrap items-end gap-2">
            {(state === 'open' || state === 'closed') && !week.closingAt && (
              <CutoffForm
                wallTime={closesAt.wallTime}
                typed={typed}
                timeZone={timeZone}
                isOpen={state === 'open'}
                mustConfirm={error?.code === 'cutoff-far'}
              />
            )}
            <NextStep week={week} />
            {actions}
          </div>
        )
      }
    >
      <ErrorAlert error={error} />
      {outage && <OutageNote selection={selection} outage={outage} />}
      {children}
    </Card>
  );
};
