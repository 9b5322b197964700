import { ListBox } from '~/app/components/admin/list-box';
import { TimeSentence } from '~/app/components/admin/time-sentence';
import { PostForm } from '~/app/components/forms/post-form';
import { InstantText } from '~/app/components/time/instant-text';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Sentence } from '~/app/components/ui/sentence';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import type { SwitchedOffReason } from '~/domain/shared/switched-off';
import { webhookCatalogues, webhookTypes } from '~/domain/webhooks/limits';

interface ShownReceiver {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly types: readonly string[];
  readonly of: readonly string[];
  readonly addedAt: string;
  readonly addedBy: string;
  readonly failingSince: string | null;
  readonly off: { readonly at: string; readonly because: SwitchedOffReason } | null;
  readonly oldSecretUntil: string | null;
}

interface RowProps {
  readonly receiver: ShownReceiver;
  readonly timeZone: string;
}

const State = ({ receiver: { off, failingSince, oldSecretUntil }, timeZone }: RowProps) => {
  const { webhooks } = adminCopy;
  const state = off ? 'off' : failingSince ? 'failing' : 'on';
  const tones = { on: 'success', failing: 'warning', off: 'neutral' } as const;
  return (
    <div className="basis-64 text-sm">
      <StatusChip tone={tones[state]}>{webhooks.states[state]}</StatusChip>
      {off && (
        <p className="mt-1">
          <TimeSentence text={webhooks.switchedOff[off.because]} at={off.at} timeZone={timeZone} />
        </p>
      )}
      {!off && failingSince && (
        <p className="mt-1">
          <TimeSentence text={webhooks.failingSince} at={failingSince} timeZone={timeZone} />
        </p>
      )}
      {oldSecretUntil && (
        <p className="mt-1 text-muted">
          <TimeSentence text={webhooks.oldSecretUntil} at={oldSecretUntil} timeZone={timeZone} />
        </p>
      )}
    </div>
  );
};

const Actions = ({ receiver: { id, name, off } }: Pick<RowProps, 'receiver'>) => {
  const { webhooks } = adminCopy;
  const ask = (dialog: string) => `?${new URLSearchParams({ dialog, receiver: id })}`;
  return (
    <div className="flex flex-wrap gap-2">
      <PostForm preventScrollReset>
        <input type="hidden" name="receiverId" value={id} />
        {off ? (
          <Button name="intent" value="switch-on" aria-label={webhooks.switchOnOf(name)}>
            {webhooks.switchOn}
          </Button>
        ) : (
          <Button name="intent" value="test" aria-label={webhooks.sendTestTo(name)}>
            {webhooks.sendTest}
          </Button>
        )}
      </PostForm>
      <LinkButton to={ask('change')} preventScrollReset aria-label={webhooks.changeOf(name)}>
        {webhooks.change}
      </LinkButton>
      <LinkButton to={ask('rotate')} preventScrollReset aria-label={webhooks.rotateOf(name)}>
        {webhooks.rotate}
      </LinkButton>
      <LinkButton to={ask('remove')} preventScrollReset aria-label={webhooks.removeOf(name)}>
        {webhooks.remove}
      </LinkButton>
    </div>
  );
};

const ReceiverRow = ({ receiver, timeZone }: RowProps) => {
  const { webhooks } = adminCopy;
  const { name, url, types, of, addedAt, addedBy } = receiver;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere">{url}</p>
        <ul className="mt-1 list-disc ps-5 text-sm">
          {webhookTypes
            .filter((type) => types.includes(type))
            .map((type) => (
              <li key={type}>{webhooks.types[type]}</li>
            ))}
        </ul>
        <p className="mt-1 text-sm">
          {webhookCatalogues
            .filter((catalogue) => of.includes(catalogue))
            .map((catalogue) => webhooks.of[catalogue])
            .join(', ')}
        </p>
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          <Sentence
            text={webhooks.added}
            parts={{ time: <InstantText at={addedAt} timeZone={timeZone} />, name: addedBy }}
          />
        </p>
      </div>
      <State receiver={receiver} timeZone={timeZone} />
      <Actions receiver={receiver} />
    </li>
  );
};

/** The programs that are told of events. */
export const ReceiverList = ({
  receivers,
  timeZone,
}: {
  receivers: readonly ShownReceiver[];
  timeZone: string;
}) => {
  const { webhooks } = adminCopy;
  return (
    <ListBox label={webhooks.title} icon="webhook" none={webhooks.none} hint={webhooks.noneText}>
      {receivers.map((receiver) => (
        <ReceiverRow key={receiver.id} receiver={receiver} timeZone={timeZone} />
      ))}
    </ListBox>
  );
};
