import { serverCopy } from '~/app/copy/copy';
import { formatDate } from '~/app/copy/format-time';
import type { SaveTemplateError } from '~/app/services/notes/change-templates.server';
import type { JobTemplateError } from '~/app/services/roster/change-job-templates.server';
import type { SendNoteError } from '~/app/services/notes/send-note.server';
import type { WithdrawNoteError } from '~/app/services/notes/withdraw-note.server';
import type { ErrorMessage, ErrorMessages } from './error-message';

export type NotesError = SendNoteError | WithdrawNoteError | SaveTemplateError | JobTemplateError;

const refused = (text: string, status: ErrorMessage['status'] = 422): ErrorMessage => ({
  status,
  title: serverCopy.notes.notSent,
  text,
});

const templateRefused = (text: string, status: ErrorMessage['status'] = 422): ErrorMessage => ({
  status,
  title: serverCopy.notes.templateNotSaved,
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
  'notes-too-large': () => refused(serverCopy.notes.tooLarge, 409),
  'too-many-sent': ({ limit, retryAfterSeconds }) =>
    refused(serverCopy.notes.tooManySent(limit, Math.ceil(retryAfterSeconds / 60)), 429),
  'template-name-missing': () => templateRefused(serverCopy.notes.nameMissing),
  'template-name-too-long': ({ limit }) => templateRefused(serverCopy.notes.nameTooLong(limit)),
  'template-name-taken': ({ name }) => templateRefused(serverCopy.notes.nameTaken(name), 409),
  'too-many-templates': ({ limit }) =>
    templateRefused(serverCopy.notes.tooManyTemplates(limit), 409),
  'template-without-jobs': () => templateRefused(serverCopy.jobs.templateWithoutJobs),
  'templates-too-large': () => templateRefused(serverCopy.jobs.templatesTooLarge),
  'template-gone': () => templateRefused(serverCopy.notes.templateGone, 404),
  'templates-changed': () => templateRefused(serverCopy.notes.templatesChanged, 409),
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
