import type * as z from 'zod';
import { serverCopy } from '~/app/copy/copy';
import { describeSuccess } from '~/app/platform/http/toast.server';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { sendDeliveryAgain, sendTest } from '~/app/services/webhooks/ask-delivery.server';
import {
  changeReceiver,
  removeReceiver,
  switchReceiverOn,
} from '~/app/services/webhooks/change-receiver.server';
import { toTyped, type webhookForm } from './webhook-forms.server';

type Form = Exclude<z.infer<typeof webhookForm>, { intent: 'add' | 'rotate' }>;

/** Does what a form asks for that shows no secret, and says what was done. */
export const act = async ({ deps, access }: { deps: Deps; access: AdminSession }, form: Form) => {
  const { webhooks } = serverCopy;
  const { intent, receiverId } = form;
  const context = { deps, access, receiverId };
  if (intent === 'change')
    return describeSuccess(await changeReceiver({ ...context, input: toTyped(form) }), (name) => [
      webhooks.saved,
      webhooks.savedText(name),
    ]);
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
  const asked =
    form.intent === 'send-again'
      ? await sendDeliveryAgain({ ...context, messageId: form.messageId })
      : await sendTest(context);
  return describeSuccess(asked, (name) => [webhooks.asked, webhooks.askedText(name)]);
};
