import { useId } from 'react';
import { PostForm } from '~/app/components/forms/post-form';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import {
  getFirstKinds,
  messageKinds,
  type Channel,
  type MessageKind,
} from '~/domain/mail/message-kinds';

type Columns = readonly (readonly [Channel, readonly MessageKind[]])[];

/** A row of checkboxes, and below it what the kind is. On a phone there is no room for both beside each other. */
const KindRows = ({
  kind,
  columns,
  remindHoursBefore,
}: {
  kind: MessageKind;
  columns: Columns;
  remindHoursBefore: number;
}) => {
  const { kinds, hints, channels, by } = copy.messages;
  const hint = hints[kind];
  const hintId = useId();
  return (
    <>
      <tr>
        <th scope="row" className="pe-2 pt-2 text-start font-semibold">
          {kinds[kind]}
        </th>
        {columns.map(([channel, on]) => (
          <td key={channel} className="pt-2 text-center">
            <label className="inline-flex size-11 cursor-pointer items-center justify-center">
              <span className="sr-only">{by(kinds[kind], channels[channel])}</span>
              <input
                type="checkbox"
                className="checkbox checkbox-primary"
                name={`by-${channel}`}
                value={kind}
                defaultChecked={on.includes(kind)}
                aria-describedby={hintId}
              />
            </label>
          </td>
        ))}
      </tr>
      <tr className="border-b border-base-300">
        <td id={hintId} colSpan={columns.length + 1} className="pb-3 text-sm text-muted">
          {typeof hint === 'function' ? hint(remindHoursBefore) : hint}
        </td>
      </tr>
    </>
  );
};

/** A table of checkboxes: which kinds of messages come by which channel. */
const KindTable = ({
  columns,
  remindHoursBefore,
}: {
  columns: Columns;
  remindHoursBefore: number;
}) => (
  <div className="relative overflow-x-auto">
    <table className="w-full border-collapse">
      <caption className="sr-only">{copy.messages.choose}</caption>
      <thead>
        <tr className="border-b border-base-300 text-xs sm:text-sm">
          <th scope="col" className="py-2 text-start font-semibold">
            {copy.messages.kind}
          </th>
          {columns.map(([channel]) => (
            <th
              key={channel}
              scope="col"
              className="w-px px-0.5 py-2 text-center font-semibold sm:px-4"
            >
              {copy.messages.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {messageKinds.map((kind) => (
          <KindRows
            key={kind}
            kind={kind}
            columns={columns}
            remindHoursBefore={remindHoursBefore}
          />
        ))}
      </tbody>
    </table>
  </div>
);

/** Turns a channel on or off, and says what it sends. */
const ChannelSwitch = ({
  channel,
  on,
  isReached,
}: {
  channel: Channel;
  on: readonly MessageKind[];
  isReached: boolean;
}) => {
  const { kinds, channels, sends, wouldSend, needs } = copy.messages;
  const hintId = useId();
  const isOn = on.length > 0;
  const list = (isOn ? on : getFirstKinds(channel)).map((kind) => kinds[kind]).join(' · ');
  return (
    <div className="border-b border-base-300 pb-3">
      <label className="flex min-h-13 cursor-pointer flex-wrap items-center justify-between gap-x-3 font-semibold">
        {channels[channel]}
        <input
          type="checkbox"
          role="switch"
          className="toggle toggle-primary"
          name="channel"
          value={channel}
          defaultChecked={isOn}
          aria-describedby={hintId}
        />
      </label>
      <p id={hintId} className="text-sm text-muted">
        {isOn ? sends(list) : wouldSend(list)}
        {!isReached && <span className="block">{needs[channel]}</span>}
      </p>
    </div>
  );
};

/** One switch a channel, and folded below them which kinds of messages come by which. */
export const MessageChoices = ({
  choices,
  reached,
  remindHoursBefore,
  isSaving,
}: {
  /** The kinds that are on, for each channel that is offered. */
  choices: Readonly<Partial<Record<Channel, readonly MessageKind[]>>>;
  /** The channels that reach the driver. */
  reached: readonly Channel[];
  remindHoursBefore: number;
  isSaving: boolean;
}) => {
  const columns = Object.entries(choices) as [Channel, readonly MessageKind[]][];
  return (
    <Card title={copy.messages.choose} description={copy.messages.chooseText}>
      <PostForm>
        <input type="hidden" name="intent" value="choose-messages" />
        {columns.map(([channel, on]) => (
          // A new one after each answer, because a switch and the boxes change each other.
          <ChannelSwitch
            key={[channel, ...on].join(' ')}
            channel={channel}
            on={on}
            isReached={reached.includes(channel)}
          />
        ))}
        <details className="group mt-1">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
            <Icon
              name="chevron-down"
              className="size-5 shrink-0 transition-transform group-open:rotate-180"
            />
            {copy.messages.fineTune}
          </summary>
          <KindTable
            key={JSON.stringify(choices)}
            columns={columns}
            remindHoursBefore={remindHoursBefore}
          />
        </details>
        <Button variant="primary" className="mt-4" busy={isSaving} busyText={copy.common.saving}>
          {copy.messages.saveChoices}
        </Button>
      </PostForm>
      <p className="mt-4 text-sm text-muted">{copy.messages.always}</p>
    </Card>
  );
};
