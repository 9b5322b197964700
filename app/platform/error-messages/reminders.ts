import { serverCopy } from '~/app/copy/copy';
import type { RemindMissingError } from '~/app/services/reminders/remind-missing.server';
import type { ErrorMessage, ErrorMessages } from './error-message';

export type RemindersError = RemindMissingError;

const refused = (text: string, status: ErrorMessage['status'] = 409): ErrorMessage => ({
  status,
  title: serverCopy.reminders.notSent,
  text,
});

export const reminderMessages = {
  'nobody-to-remind': () => refused(serverCopy.reminders.nobody),
  'reminded-recently': ({ retryAfterSeconds }) =>
    refused(serverCopy.reminders.recently(Math.ceil(retryAfterSeconds / 60)), 429),
  'reminded-meanwhile': () => refused(serverCopy.reminders.meanwhile),
} satisfies Partial<ErrorMessages<RemindersError>>;
