import * as z from 'zod';
import { idList } from '~/app/platform/forms/form-fields';
import { webhookCatalogues, webhookTypes } from '~/domain/webhooks/limits';
import type { TypedReceiver } from '~/domain/webhooks/receivers';

const id = z.string().min(1).max(40);
const receiverId = id;

// What is empty, too long or not allowed must get an error message, so the schema accepts it.
const fields = {
  name: z.string().max(1000),
  url: z.string().max(2000),
  type: idList.pipe(z.array(z.enum(webhookTypes))),
  of: idList.pipe(z.array(z.enum(webhookCatalogues))),
};

/** The forms of the page about webhooks; `intent` tells them apart. */
export const webhookForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), ...fields }),
  z.object({ intent: z.literal('change'), receiverId, ...fields }),
  z.object({ intent: z.literal('rotate'), receiverId }),
  z.object({ intent: z.enum(['remove', 'switch-on', 'test']), receiverId }),
  z.object({ intent: z.literal('send-again'), receiverId, messageId: id }),
]);
type Form = z.infer<typeof webhookForm>;

/** What was entered for a receiver. */
export const toTyped = ({
  name,
  url,
  type: types,
  of,
}: Extract<Form, { intent: 'add' | 'change' }>): TypedReceiver => ({ name, url, types, of });
