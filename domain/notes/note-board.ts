import { fail, ok, type Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';
import { maxConfirmations, maxCurrentNotes, maxPastNotes, maxRecipientsLength } from './check-note';
import type { CurrentNote, PastNote } from './note-schema';
import { unpackRecipients } from './pack-recipients';

/** The notes of a site, newest first. `version` is 0 before the first one. */
export interface NoteBoard {
  readonly version: number;
  readonly current: readonly CurrentNote[];
  readonly past: readonly PastNote[];
}

export const isShown = ({ until }: Pick<CurrentNote, 'until'>, now: Instant): boolean =>
  now < until;

/** A note that is no longer shown needs no recipients. */
const toPast = ({ recipients: _, ...note }: CurrentNote): PastNote => note;

/** The board without notes among the current ones whose time has ended. */
export const retireNotes = ({ version, current, past }: NoteBoard, now: Instant): NoteBoard => ({
  version,
  current: current.filter((note) => isShown(note, now)),
  past: [...current.filter((note) => !isShown(note, now)).map(toPast), ...past].slice(
    0,
    maxPastNotes,
  ),
});

/** The notes that are shown name so many single drivers that not every driver's page can read them. */
export interface NotesTooLarge {
  readonly code: 'notes-too-large';
}

export interface TooManyNotes {
  readonly code: 'too-many-notes';
  readonly limit: number;
}

export const addNote = (
  board: NoteBoard,
  note: CurrentNote,
): Result<NoteBoard, TooManyNotes | NotesTooLarge> => {
  const { current, ...rest } = retireNotes(board, note.at);
  if (current.length >= maxCurrentNotes)
    return fail({ code: 'too-many-notes', limit: maxCurrentNotes });
  const shown = [note, ...current];
  const length = shown.reduce((sum, { recipients }) => sum + (recipients?.length ?? 0), 0);
  return length > maxRecipientsLength
    ? fail({ code: 'notes-too-large' })
    : ok({ ...rest, current: shown });
};

export interface NoteGone {
  readonly code: 'note-gone';
}

/** Takes back a note that is shown. */
export const markWithdrawn = (
  board: NoteBoard,
  id: string,
  withdrawn: { readonly at: Instant; readonly by: string },
): Result<{ readonly board: NoteBoard; readonly note: CurrentNote }, NoteGone> => {
  const { current, past, version } = retireNotes(board, withdrawn.at);
  const note = current.find((one) => one.id === id);
  if (!note) return fail({ code: 'note-gone' });
  return ok({
    note,
    board: {
      version,
      current: current.filter((one) => one !== note),
      past: [{ ...toPast(note), withdrawn }, ...past].slice(0, maxPastNotes),
    },
  });
};

/** A test of whether the note goes to a driver. */
export const makeRecipientTest = ({
  recipients,
}: Pick<CurrentNote, 'recipients'>): ((employeeId: string) => boolean) => {
  if (recipients === null) return () => true;
  const ids = new Set(unpackRecipients(recipients));
  return (employeeId) => ids.has(employeeId);
};

/** What a driver sees of a note. */
export interface ShownNote {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The notes that are shown to a driver who has confirmed those of `confirmed`. */
export const listNotesFor = (
  employeeId: string,
  notes: readonly CurrentNote[],
  { confirmed, now }: { readonly confirmed: readonly string[]; readonly now: Instant },
): ShownNote[] =>
  notes
    .filter(
      (note) =>
        isShown(note, now) && !confirmed.includes(note.id) && makeRecipientTest(note)(employeeId),
    )
    .map(({ id, title, text }) => ({ id, title, text }));

/** The driver's confirmations with one more, as many as are kept. */
export const addConfirmation = (noteIds: readonly string[], noteId: string): string[] =>
  [...noteIds.filter((one) => one !== noteId), noteId].slice(-maxConfirmations);
