import type { Deps, Writing } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import {
  openCounter,
  siteName,
  tooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import type { AttemptLimit } from '~/domain/access/attempt-limits';
import { checkNote, type NoteRefusal } from '~/domain/notes/check-note';
import { addNote, type NotesTooLarge, type TooManyNotes } from '~/domain/notes/note-board';
import type { CurrentNote } from '~/domain/notes/note-schema';
import { packRecipients } from '~/domain/notes/pack-recipients';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';
import { hourMs } from '~/domain/time/time-units';
import { findRecipients, type Addressed, type RecipientsError } from './find-recipients.server';

/** A note as it was typed. */
export interface NoteDraft extends Addressed {
  readonly title: string;
  readonly text: string;
  readonly lastDay: string;
  /** Whether it is emailed too, to those who left an address. */
  readonly byEmail: boolean;
}

interface Args {
  readonly deps: Pick<Deps, Writing | 'texting'>;
  readonly access: AdminSession;
  readonly draft: NoteDraft;
  /** ISO instant. */
  readonly now: Instant;
}

type PreviewNoteError = NoteRefusal | RecipientsError;

/** What would be sent now, and to how many. Stores nothing. */
export const previewNote = async ({
  deps,
  access,
  draft,
  now,
}: Omit<Args, 'deps'> & { readonly deps: Pick<Deps, 'stores' | 'texting'> }) => {
  const checked = checkNote(draft, { timeZone: access.site.timeZone, now });
  if (!checked.ok) return checked;
  const found = await findRecipients({ deps, access, now }, draft);
  return found.ok ? ok({ ...checked.value, ...found.value }) : found;
};

/** The most notes that a site sends in an hour, because each may be emailed to every driver. */
const sendLimit: AttemptLimit = { max: 10, windowMs: hourMs };

export type SendNoteError =
  | PreviewNoteError
  | TooManyNotes
  | NotesTooLarge
  | { readonly code: 'notes-changed' }
  | { readonly code: 'too-many-sent'; readonly limit: number; readonly retryAfterSeconds: number };

/** Sends a note to the drivers whom it reaches now, with a log entry. */
export const sendNote = async ({
  deps,
  access,
  draft,
  now,
}: Args): Promise<Result<CurrentNote, SendNoteError>> => {
  const { scope, username } = access;
  const { companyId, siteId } = scope;
  const previewed = await previewNote({ deps, access, draft, now });
  if (!previewed.ok) return previewed;
  const { employeeIds, reached, ...text } = previewed.value;
  const { audience } = draft;
  const note: CurrentNote = {
    ...text,
    id: deps.ids.next(),
    at: now,
    by: username,
    audience,
    count: employeeIds.length,
    emailed: draft.byEmail ? reached : null,
    recipients: audience === 'all' ? null : packRecipients(employeeIds),
  };
  const added = addNote(await deps.stores.notes.board(scope), note);
  if (!added.ok) return added;
  const counter = openCounter(deps, `notes#${siteName(scope)}`);
  if (!(await counter.take(sendLimit))) {
    const { retryAfterSeconds } = tooManyAttempts(deps.clock.now(), sendLimit);
    return fail({ code: 'too-many-sent', limit: sendLimit.max, retryAfterSeconds });
  }
  const { title, lastDay, count, emailed } = note;
  const event = {
    code: 'note-sent',
    title,
    text: note.text,
    audience,
    count,
    emailed,
    lastDay,
  } as const;
  const saved = await deps.stores.notes.save(scope, added.value, {
    entry: makeLogEntry(deps, scope, 'create', event, { at: now }),
    notice: emailed
      ? {
          id: deps.ids.next(),
          at: now,
          notice: { kind: 'note-sent', companyId, siteId, noteId: note.id },
        }
      : null,
  });
  if (saved.ok) return ok(note);
  await counter.giveBack(sendLimit);
  return saved;
};
