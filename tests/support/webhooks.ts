import { webhookCatalogues, webhookTypes } from '~/domain/webhooks/limits';
import type { Receiver } from '~/domain/webhooks/receiver-schema';
import type { TypedReceiver } from '~/domain/webhooks/receivers';

export const receiverUrl = 'https://hooks.receiver.test/job-selection';

export const aTypedReceiver = (fields: Partial<TypedReceiver> = {}): TypedReceiver => ({
  name: 'Payroll',
  url: receiverUrl,
  types: webhookTypes,
  of: webhookCatalogues,
  ...fields,
});

/** Its secret is one of the bytes 0 to 31. */
export const aReceiver = (fields: Partial<Receiver> = {}): Receiver => ({
  ...{ id: '01RECEIVER', name: 'Payroll', url: receiverUrl },
  ...{ types: [...webhookTypes], of: [...webhookCatalogues] },
  secret: Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('base64'),
  ...{ addedAt: '2026-11-20T12:00:00.000Z', addedBy: 'Ada Admin' },
  ...fields,
});
