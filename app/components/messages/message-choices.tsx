import { copy } from '~/app/copy/copy';
import { PostForm } from '~/app/components/forms/post-form';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { messageKinds, type Channel, type MessageKind } from '~/domain/mail/message-kinds';

/** A table of checkboxes: which kinds of messages come by which channel. */
export const MessageChoices = ({
  choices,
  remindHoursBefore,
  isSaving,
}: {
  /** The kinds that are on, for each channel that is offered. */
  choices: Readonly<Partial<Record<Channel, readonly MessageKind[]>>>;
  remindHoursBefore: number;
  isSaving: boolean;
}) => {
  const { kinds, hints } = copy.messages;
  const columns = Object.entries(choices) as [Channel, readonly MessageKind[]][];
  return (
    <Card title={copy.messages.choose} description={copy.messages.chooseText}>
      <PostForm>
        <input type="hidden" name="intent" value="choose" />
        <table className="w-full border-collapse">
          <caption className="sr-only">{copy.messages.choose}</caption>
          <thead>
            <tr className="border-b border-base-300 text-sm">
              <th scope="col" className="py-2 text-start font-semibold">
                {copy.messages.kind}
              </th>
              {columns.map(([channel]) => (
                <th key={channel} scope="col" className="w-20 py-2 text-center font-semibold">
                  {copy.messages.channels[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {messageKinds.map((kind) => (
              <tr key={kind} className="border-b border-base-300">
                <th scope="row" className="py-2 pe-3 text-start font-normal">
                  <span className="block font-semibold">{kinds[kind]}</span>
                  <span className="block text-sm text-muted">
                    {kind === 'closings' ? hints.closings(remindHoursBefore) : hints[kind]}
                  </span>
                </th>
                {columns.map(([channel, on]) => (
                  <td key={channel} className="text-center">
                    <label className="inline-flex size-11 cursor-pointer items-center justify-center">
                      <span className="sr-only">
                        {copy.messages.by(kinds[kind], copy.messages.channels[channel])}
                      </span>
                      <input
                        type="checkbox"
                        className="checkbox checkbox-primary"
                        name={`by-${channel}`}
                        value={kind}
                        defaultChecked={on.includes(kind)}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Button variant="primary" className="mt-4" busy={isSaving} busyText={copy.common.saving}>
          {copy.messages.saveChoices}
        </Button>
      </PostForm>
      <p className="mt-4 text-sm text-muted">{copy.messages.always}</p>
    </Card>
  );
};
