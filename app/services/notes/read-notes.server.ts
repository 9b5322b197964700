import type { AdminCall } from '~/app/ports/deps';
import { retireNotes } from '~/domain/notes/note-board';
import type { NoteTemplate, PastNote } from '~/domain/notes/note-schema';
import type { Instant } from '~/domain/time/instant';

/** A note on the page of administrators. */
interface SentNote extends PastNote {
  /** How many drivers have confirmed it. */
  readonly confirmed: number;
}

/** What the page of administrators shows. */
interface NotesView {
  /** The notes that drivers see now, newest first. */
  readonly current: readonly SentNote[];
  readonly past: readonly SentNote[];
  readonly templates: readonly NoteTemplate[];
}

export const readNotes = async ({
  deps: {
    stores: { notes },
  },
  access: { scope },
  now,
}: AdminCall<'stores', { now: Instant }>): Promise<NotesView> => {
  const [board, confirmations, { templates }] = await Promise.all([
    notes.board(scope),
    notes.listConfirmations(scope),
    notes.templates(scope),
  ]);
  const counts = new Map<string, number>();
  for (const { noteIds } of confirmations)
    for (const id of noteIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  const withCount = (note: PastNote): SentNote => ({
    ...note,
    confirmed: counts.get(note.id) ?? 0,
  });
  const { current, past } = retireNotes(board, now);
  return {
    current: current.map(({ recipients: _, ...note }) => withCount(note)),
    past: past.map(withCount),
    templates,
  };
};
