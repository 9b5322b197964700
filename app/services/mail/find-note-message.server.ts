import type { DriverNotice } from '~/domain/mail/notice';
import { isShown, makeRecipientTest } from '~/domain/notes/note-board';
import type { Instant } from '~/domain/shared/instant';
import { siteFields } from './driver-fields.server';
import type { FindMessage, NoticeSite } from './find-message';

/** The message for each driver to whom a note goes. Nobody gets one if the note is not shown anymore. */
export const findNoteMessage = async (
  { deps, scope, site }: NoticeSite,
  { noteId }: Extract<DriverNotice, { kind: 'note-sent' }>,
  now: Instant,
): Promise<FindMessage | null> => {
  const [notes, { items: drivers }] = await Promise.all([
    deps.stores.notes.current(scope),
    deps.stores.drivers.list(scope),
  ]);
  const note = notes.find(({ id }) => id === noteId);
  if (!note || !isShown(note, now)) return null;
  const isRecipient = makeRecipientTest(note);
  const names = new Map(
    drivers
      .filter(({ employeeId }) => isRecipient(employeeId))
      .map(({ employeeId, name }) => [employeeId, name]),
  );
  const { title, text } = note;
  const fields = siteFields(site, note.at);
  return ({ employeeId, language }) => {
    const name = names.get(employeeId);
    return name === undefined
      ? null
      : { kind: 'note', language, ...fields, employeeId, name, noteId, title, text };
  };
};
