import { TimeSentence } from '~/app/components/admin/time-sentence';
import { PostForm } from '~/app/components/forms/post-form';
import { InstantText, type InZone } from '~/app/components/time/instant-text';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import type { DeliveryFailure } from '~/domain/webhooks/limits';

type Answer = { readonly status: number } | { readonly failure: DeliveryFailure };

interface ShownDelivery {
  readonly messageId: string;
  readonly receiverId: string;
  readonly receiverName: string;
  readonly event: string;
  readonly at: string;
  readonly attempts: number;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly last: { readonly at: string; readonly answer: Answer } | null;
  readonly dueAt: string | null;
}

const describeAnswer = (answer: Answer): string => {
  const { webhooks } = adminCopy;
  if (!('status' in answer)) return webhooks.failures[answer.failure];
  const { status } = answer;
  return status >= 300 && status < 400 ? webhooks.redirected(status) : webhooks.status(status);
};

const Result = ({
  delivery: { state, attempts, last, dueAt },
  timeZone,
}: InZone<{ delivery: ShownDelivery }>) => {
  const { webhooks } = adminCopy;
  const tones = { waiting: 'info', delivered: 'success', failed: 'error' } as const;
  return (
    <>
      <StatusChip tone={tones[state]}>{webhooks.results[state]}</StatusChip>
      <p className="mt-1 text-sm">
        {webhooks.attempts(attempts)}
        {last && `: ${describeAnswer(last.answer)}`}
      </p>
      {last && dueAt && (
        <p className="text-sm text-muted">
          <TimeSentence text={webhooks.nextTry} at={dueAt} timeZone={timeZone} />
        </p>
      )}
    </>
  );
};

const DeliveryRow = ({ delivery, timeZone }: InZone<{ delivery: ShownDelivery }>) => {
  const { webhooks } = adminCopy;
  const { messageId, receiverId, receiverName, at } = delivery;
  const event = adminCopy.webhooks.nameType(delivery.event);
  return (
    <tr>
      <Cell className="whitespace-nowrap">
        <InstantText at={at} timeZone={timeZone} />
      </Cell>
      <Cell className="wrap-anywhere">{receiverName}</Cell>
      <Cell>{event}</Cell>
      <Cell className="min-w-56">
        <Result delivery={delivery} timeZone={timeZone} />
      </Cell>
      <Cell>
        <PostForm preventScrollReset>
          <input type="hidden" name="messageId" value={messageId} />
          <input type="hidden" name="receiverId" value={receiverId} />
          <Button
            name="intent"
            value="send-again"
            aria-label={webhooks.sendAgainOf(event, receiverName)}
          >
            {webhooks.sendAgain}
          </Button>
        </PostForm>
      </Cell>
    </tr>
  );
};

/** What was sent or waits to be sent. */
export const DeliveryTable = ({
  deliveries,
  timeZone,
}: InZone<{ deliveries: readonly ShownDelivery[] }>) => {
  const { webhooks } = adminCopy;
  return (
    <Card title={webhooks.deliveries} description={webhooks.deliveriesText} flush>
      {deliveries.length === 0 ? (
        <p className="px-4 pb-4 text-muted sm:px-5">{webhooks.noDeliveries}</p>
      ) : (
        <DataTable
          caption={webhooks.deliveries}
          heads={[
            webhooks.columns.time,
            webhooks.columns.program,
            webhooks.columns.event,
            webhooks.columns.result,
            webhooks.columns.action,
          ]}
        >
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={`${delivery.messageId} ${delivery.receiverId}`}
              delivery={delivery}
              timeZone={timeZone}
            />
          ))}
        </DataTable>
      )}
    </Card>
  );
};
