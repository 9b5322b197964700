import { serverCopy } from '~/app/copy/copy';
import { formatDate } from '~/app/copy/format-time';
import type { SendNoteError } from '~/app/services/notes/send-note.server';
import type { WithdrawNoteError } from '~/app/services/notes/withdraw-note.server';
import type { ErrorMessage, ErrorMessages } from './error-message';

export type NotesError = SendNoteError | WithdrawNoteError;

const refused = (text: string, status: ErrorMessage['status'] = 422): ErrorMessage => ({
  status,
  title: serverCopy.notes.notSent,
  text,
});

export const notesMessages = {
  'note-title-missing': () => refused(serverCopy.notes.titleMissing),
  'note-title-too-long': ({ limit }) => refused(serverCopy.notes.titleTooLong(limit)),
  'note-text-missing': () => refused(serverCopy.notes.textMissing),
  'note-text-too-long': ({ limit }) => refused(serverCopy.notes.textTooLong(limit)),
  'note-day-refused': ({ first, last }) =>
    refused(serverCopy.notes.dayRefused(formatDate(first), formatDate(last))),
  'note-ids-missing': () => refused(serverCopy.notes.idsMissing),
  'note-ids-unknown': ({ ids, count }) => refused(serverCopy.notes.idsUnknown(ids, count)),
  'note-without-recipients': () => refused(serverCopy.notes.nobody, 409),
  'note-without-results': () => refused(serverCopy.notes.noResults, 409),
  'too-many-notes': ({ limit }) => refused(serverCopy.notes.tooMany(limit), 409),
  'too-many-sent': ({ limit, retryAfterSeconds }) =>
    refused(serverCopy.notes.tooManySent(limit, Math.ceil(retryAfterSeconds / 60)), 429),
  'notes-changed': () => ({
    status: 409,
    title: serverCopy.common.someoneElseSaved,
    text: serverCopy.notes.changed,
  }),
  'note-gone': () => ({
    status: 404,
    title: serverCopy.notes.gone,
    text: serverCopy.notes.goneText,
  }),
} satisfies Partial<ErrorMessages<NotesError>>;
