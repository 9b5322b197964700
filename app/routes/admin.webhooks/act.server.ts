import type * as z from 'zod';
import { serverCopy } from '~/app/copy/copy';
import { describeSuccess } from '~/app/platform/http/toast.server';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { sendDeliveryAgain, sendTest } from '~/app/services/webhooks/ask-delivery.server';
import { removeReceiver, switchReceiverOn } from '~/app/services/webhooks/change-receiver.server';
import type { webhookForm } from './webhook-forms.server';

type Form = Exclude<z.infer<typeof webhookForm>, { intent: 'add' }>;

/** Does what a form asks for that shows no secret, and says what was done. */
export const act = async (
  { deps, access }: { deps: Deps; access: AdminSession },
  { intent, ...input }: Form,
) => {
  const { webhooks } = serverCopy;
  const context = { deps, access, ...input };
  if (intent === 'remove')
    return describeSuccess(await removeReceiver(context), (name) => [
      webhooks.removed,
      webhooks.removedText(name),
    ]);
  if (intent === 'switch-on')
    return describeSuccess(await switchReceiverOn(context), (name) => [
      webhooks.switchedOn,
      webhooks.switchedOnText(name),
    ]);
  const asked = 'messageId' in context ? await sendDeliveryAgain(context) : await sendTest(context);
  return describeSuccess(asked, (name) => [webhooks.asked, webhooks.askedText(name)]);
};
