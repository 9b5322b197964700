import * as z from 'zod';
import { idList } from '~/app/platform/forms/form-fields';
import { webhookCatalogues, webhookTypes } from '~/domain/webhooks/limits';

const id = z.string().min(1).max(40);
const receiverId = id;

/** The forms of the page about webhooks; `intent` tells them apart. */
export const webhookForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    // What is empty, too long or not allowed must get an error message, so the schema accepts it.
    name: z.string().max(1000),
    url: z.string().max(2000),
    type: idList.pipe(z.array(z.enum(webhookTypes))),
    of: idList.pipe(z.array(z.enum(webhookCatalogues))),
  }),
  z.object({ intent: z.enum(['remove', 'rotate', 'switch-on', 'test']), receiverId }),
  z.object({ intent: z.literal('send-again'), receiverId, messageId: id }),
]);
