import type { DriverCall, ScopeCall } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import { addConfirmation, listNotesFor, type ShownNote } from '~/domain/notes/note-board';
import type { CurrentNote, NoteConfirmations } from '~/domain/notes/note-schema';
import type { Instant } from '~/domain/time/instant';

/** What a driver's page reads about notes: two items. */
export interface LoadedNotes {
  readonly current: readonly CurrentNote[];
  readonly confirmations: NoteConfirmations | null;
}

type LoadArgs = ScopeCall<'stores', { readonly employeeId: string }>;

export const loadOwnNotes = async ({
  deps: {
    stores: { notes },
  },
  scope,
  employeeId,
}: LoadArgs): Promise<LoadedNotes> => {
  const [current, confirmations] = await Promise.all([
    notes.current(scope),
    notes.confirmations(scope, employeeId),
  ]);
  return { current, confirmations };
};

/** Reads what `load` reads, and at the same time what the driver's page needs for notes. */
export const withOwnNotes =
  <Loaded>(load: (args: LoadArgs) => Promise<Loaded>) =>
  async (args: LoadArgs): Promise<Loaded & { readonly notes: LoadedNotes }> => {
    const [loaded, notes] = await Promise.all([load(args), loadOwnNotes(args)]);
    return { ...loaded, notes };
  };

/** The notes that the driver's page shows. */
export const showOwnNotes = (
  { driver: { employeeId } }: Pick<DriverSession, 'driver'>,
  { current, confirmations }: LoadedNotes,
  now: Instant,
): ShownNote[] =>
  listNotesFor(employeeId, current, { confirmed: confirmations?.noteIds ?? [], now });

/** How often a confirmation is stored again because the driver confirmed another note at the same moment. */
const maxTries = 5;

/** Stores that the driver has read a note. Does nothing for a note that is not shown to them, such as a withdrawn one. */
export const confirmNote = async ({
  deps,
  access,
  noteId,
  now,
}: DriverCall<'stores', { noteId: string; now: Instant }>): Promise<void> => {
  const { scope, driver } = access;
  const { employeeId } = driver;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const loaded = await loadOwnNotes({ deps, scope, employeeId });
    if (!showOwnNotes(access, loaded, now).some(({ id }) => id === noteId)) return;
    const { version, noteIds } = loaded.confirmations ?? { version: 0, noteIds: [] };
    const next = { employeeId, version: version + 1, noteIds: addConfirmation(noteIds, noteId) };
    if (await deps.stores.notes.confirm(scope, next)) return;
  }
};
