import * as z from 'zod';
import type { NoteStore } from '~/app/ports/notes';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { hasVersion, isThere, type Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem, getItems } from '~/app/store/dynamo/read-items.server';
import { pause, StoreTimeout } from '~/app/store/dynamo/retry.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { toNoticeItem } from '~/app/store/mail/outbox-item';
import {
  listItemKey,
  noteConfirmationsKey,
  noteConfirmationsRange,
  notesKey,
  noteTemplatesKey,
  pastNotesKey,
} from '~/app/store/table/keys';
import type { Tenant } from '~/domain/company/scope';
import type { NoteBoard } from '~/domain/notes/note-board';
import {
  currentNoteSchema,
  noteConfirmationsSchema,
  noteTemplateSchema,
  pastNoteSchema,
} from '~/domain/notes/note-schema';
import { fail, ok } from '~/domain/shared/result';

const currentSchema = z.object({ version: z.int(), notes: z.array(currentNoteSchema) });
const templatesSchema = z.object({ version: z.int(), templates: z.array(noteTemplateSchema) });
const pastSchema = z.object({ version: z.int(), notes: z.array(pastNoteSchema) });

type Found = Record<string, unknown> | undefined;
const fromCurrentItem = (item: Found) =>
  item ? readItem('notes', currentSchema, item) : { version: 0, notes: [] };
const fromPastItem = (item: Found) =>
  item ? readItem('past-notes', pastSchema, item) : { version: 0, notes: [] };
const fromConfirmationsItem = (item: Record<string, unknown>) =>
  readItem('note-confirmations', noteConfirmationsSchema, item);

/** Both items are written together, so that different versions show a write between the two reads. */
const readBoard = async (db: Db, tenant: Tenant): Promise<NoteBoard> => {
  const giveUpAt = performance.now() + db.deadlineMs;
  for (let attempt = 0; ; attempt += 1) {
    const items = await getItems(db, [notesKey(tenant), pastNotesKey(tenant)]);
    const [current, past] = [fromCurrentItem(items[0]), fromPastItem(items[1])];
    const { version, notes } = current;
    if (past.version === version) return { version, current: notes, past: past.notes };
    if (performance.now() > giveUpAt) throw new StoreTimeout('The notes keep changing');
    await pause(attempt);
  }
};

export const createNoteStore = (db: Db): NoteStore => ({
  current: async (scope) => fromCurrentItem(await getItem(db, notesKey(scope))).notes,
  board: (scope) => readBoard(db, scope),
  save: async (scope, { version, current, past }, { entry, notice }) => {
    const next = { ...notesKey(scope), type: 'notes', version: version + 1, notes: current };
    const refused = await transact(db, [
      { put: next, if: hasVersion(version), refused: 'notes-changed' },
      { put: { ...pastNotesKey(scope), type: 'past-notes', version: version + 1, notes: past } },
      { put: toActivityItem(scope, entry) },
      ...(notice ? [{ put: toNoticeItem(notice) }] : []),
    ]);
    return refused.length === 0 ? ok(null) : fail({ code: 'notes-changed' });
  },
  templates: async (scope) => {
    const item = await getItem(db, noteTemplatesKey(scope));
    return item ? readItem('note-templates', templatesSchema, item) : { version: 0, templates: [] };
  },
  saveTemplates: async (scope, { version, templates }, entry) => {
    const key = noteTemplatesKey(scope);
    const next = { ...key, type: 'note-templates', version: version + 1, templates };
    const refused = await transact(db, [
      { put: next, if: hasVersion(version), refused: 'templates-changed' },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0 ? ok(null) : fail({ code: 'templates-changed' });
  },
  confirmations: async (scope, employeeId) => {
    const item = await getItem(db, noteConfirmationsKey(scope, employeeId));
    return item ? fromConfirmationsItem(item) : null;
  },
  listConfirmations: async (scope) =>
    (await queryAll(db, noteConfirmationsRange(scope))).map(fromConfirmationsItem),
  confirm: async (scope, confirmations) => {
    const { employeeId, version } = confirmations;
    const item = {
      ...noteConfirmationsKey(scope, employeeId),
      type: 'note-confirmations',
      ...confirmations,
    };
    const refused = await transact(db, [
      { put: item, if: hasVersion(version - 1), refused: 'changed' },
      // Requires that the driver still exists, because nothing would delete what a deleted driver confirmed.
      { check: listItemKey(scope, 'DRIVER', employeeId), if: isThere, refused: 'no-driver' },
    ]);
    return refused.length === 0;
  },
});
