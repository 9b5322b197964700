import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { markWithdrawn, type NoteGone } from '~/domain/notes/note-board';
import { ok, type Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';

export type WithdrawNoteError = NoteGone | { readonly code: 'notes-changed' };

/** Takes a note off the drivers' pages. Emails that were not sent yet are not sent. Returns its title. */
export const withdrawNote = async ({
  deps,
  access: { scope, username },
  noteId,
  now,
}: AdminCall<Writing, { noteId: string; now: Instant }>): Promise<
  Result<string, WithdrawNoteError>
> => {
  const { notes } = deps.stores;
  const withdrawn = markWithdrawn(await notes.board(scope), noteId, { at: now, by: username });
  if (!withdrawn.ok) return withdrawn;
  const { board, note } = withdrawn.value;
  const event = { code: 'note-withdrawn', title: note.title } as const;
  const entry = makeLogEntry(deps, scope, 'delete', event, { at: now });
  const saved = await notes.save(scope, board, { entry, notice: null });
  return saved.ok ? ok(note.title) : saved;
};
