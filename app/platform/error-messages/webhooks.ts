import { serverCopy } from '~/app/copy/copy';
import type { AddReceiverError } from '~/app/services/webhooks/add-receiver.server';
import type { AskDeliveryError } from '~/app/services/webhooks/ask-delivery.server';
import type { RotateSecretError } from '~/app/services/webhooks/change-receiver.server';
import type { ErrorMessage, ErrorMessages } from './error-message';

export type WebhooksError = AddReceiverError | AskDeliveryError | RotateSecretError;

const refused = (text: string, status: ErrorMessage['status']): ErrorMessage => ({
  status,
  title: serverCopy.common.nothingWasChanged,
  text,
});

export const webhookMessages = {
  'receiver-name-missing': () => refused(serverCopy.webhooks.nameMissing, 422),
  'receiver-name-too-long': ({ limit }) => refused(serverCopy.webhooks.nameTooLong(limit), 422),
  'receiver-name-taken': ({ name }) => refused(serverCopy.webhooks.nameTaken(name), 409),
  'receiver-url-not-allowed': () => refused(serverCopy.webhooks.urlNotAllowed, 422),
  'receiver-without-events': () => refused(serverCopy.webhooks.withoutEvents, 422),
  'too-many-receivers': ({ limit }) => refused(serverCopy.webhooks.tooMany(limit), 409),
  'receiver-gone': () => refused(serverCopy.webhooks.gone, 404),
  'receiver-off': ({ name }) => refused(serverCopy.webhooks.off(name), 409),
  'delivery-gone': () => refused(serverCopy.webhooks.deliveryGone, 404),
  'receivers-changed': () => refused(serverCopy.webhooks.changed, 409),
  'no-webhook-with-master-password': () => refused(serverCopy.webhooks.notWithMasterPassword, 403),
} satisfies Partial<ErrorMessages<WebhooksError>>;
