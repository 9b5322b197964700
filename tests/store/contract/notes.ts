import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { NoteBoard } from '~/domain/notes/note-board';
import type { CurrentNote } from '~/domain/notes/note-schema';
import { aDriver } from '~/tests/support/roster-builders';
import { waitingEntries } from '~/tests/support/waiting';
import { anEntry, aNotice, aScope, now } from '../builders';

const employeeId = '1000001';
const aNote = (fields: Partial<CurrentNote> = {}): CurrentNote => ({
  id: '01A',
  title: 'Gate 4 is closed',
  text: 'Use gate 5.',
  at: now,
  by: 'admin',
  audience: 'all',
  count: 40,
  emailed: null,
  lastDay: '2026-12-06',
  until: '2026-12-07T05:00:00.000Z',
  recipients: null,
  ...fields,
});
const { recipients: _, ...past } = aNote({ id: '01P', emailed: 3 });
const empty: NoteBoard = { version: 0, current: [], past: [] };
const done = { ok: true, value: null };
const changed = { ok: false, error: { code: 'notes-changed' } };

export const notesContract = (get: () => Stores) => {
  const withDriver = async () => {
    const scope = aScope();
    const puts = [aDriver({ employeeId })];
    const change = { expectedVersion: 0, puts, deletes: [], entry: anEntry() };
    expect((await get().drivers.commit(scope, change)).ok).toBe(true);
    return scope;
  };

  test('stores a board with its log entry and notice, and only over the version that was read', async () => {
    const scope = aScope();
    expect(await get().notes.board(scope)).toEqual(empty);
    expect(await get().notes.current(scope)).toEqual([]);
    const notice = aNotice(scope);
    const board = {
      ...empty,
      current: [aNote()],
      past: [{ ...past, withdrawn: { at: now, by: 'b' } }],
    };
    expect(await get().notes.save(scope, board, { entry: anEntry(), notice })).toEqual(done);
    expect(await get().notes.board(scope)).toEqual({ ...board, version: 1 });
    expect(await get().notes.current(scope)).toEqual([aNote()]);
    expect((await waitingEntries(get())).map(({ id }) => id)).toContain(notice.id);
    expect(await get().activity.latest(scope, 10)).toHaveLength(1);

    const late = aNotice(scope);
    expect(await get().notes.save(scope, board, { entry: anEntry(), notice: late })).toEqual(
      changed,
    );
    expect((await waitingEntries(get())).map(({ id }) => id)).not.toContain(late.id);
    expect(await get().activity.latest(scope, 10)).toHaveLength(1);
    const next = { ...board, version: 1, current: [], past: [past] };
    expect(await get().notes.save(scope, next, { entry: anEntry(), notice: null })).toEqual(done);
    expect(await get().notes.board(scope)).toEqual({ ...next, version: 2 });
    expect(await get().notes.board({ ...scope, siteId: 'MAIN2' })).toEqual(empty);
  });

  test('stores templates only over the version that was read', async () => {
    const scope = aScope();
    const { notes } = get();
    expect(await notes.templates(scope)).toEqual({ version: 0, templates: [] });
    const stored = { version: 0, templates: [{ id: '01T', name: 'Gate', title: 'G', text: 'T' }] };
    expect(await notes.saveTemplates(scope, stored, anEntry())).toEqual(done);
    expect((await notes.saveTemplates(scope, stored, anEntry())).ok).toBe(false);
    expect(await notes.templates(scope)).toEqual({ ...stored, version: 1 });
    expect((await notes.saveTemplates(scope, { version: 1, templates: [] }, anEntry())).ok).toBe(
      true,
    );
    expect(await notes.templates(scope)).toEqual({ version: 2, templates: [] });
    expect(await get().activity.latest(scope, 10)).toHaveLength(2);
  });

  test('stores what a driver confirms, version by version', async () => {
    const scope = await withDriver();
    const { notes } = get();
    expect(await notes.confirmations(scope, employeeId)).toBeNull();
    const first = { employeeId, version: 1, noteIds: ['01A'] };
    const both = await Promise.all([1, 2].map(() => notes.confirm(scope, first)));
    expect(both.filter(Boolean)).toHaveLength(1);
    const second = { employeeId, version: 2, noteIds: ['01A', '01B'] };
    expect(await notes.confirm(scope, second)).toBe(true);
    expect(await notes.confirm(scope, first)).toBe(false);
    expect(await notes.confirmations(scope, employeeId)).toEqual(second);
    expect(await notes.listConfirmations(scope)).toEqual([second]);
    expect(await notes.listConfirmations({ ...scope, siteId: 'MAIN2' })).toEqual([]);
  });

  test('keeps no confirmations of a deleted driver', async () => {
    const scope = await withDriver();
    const { notes } = get();
    expect(await notes.confirm(scope, { employeeId, version: 1, noteIds: ['01A'] })).toBe(true);
    const gone = { expectedVersion: 1, puts: [], deletes: [employeeId], entry: anEntry() };
    expect((await get().drivers.commit(scope, gone)).ok).toBe(true);
    expect(await notes.confirmations(scope, employeeId)).toBeNull();
    expect(await notes.confirm(scope, { employeeId, version: 1, noteIds: ['01A'] })).toBe(false);
    expect(await notes.listConfirmations(scope)).toEqual([]);
  });

  test('stores a reminder once after the last one', async () => {
    const scope = aScope();
    const { listReminders } = get();
    const [periodId, later] = ['2026-W49', '2030-01-01T00:00:00.000Z'];
    const remind = (last: string | null, at: string) =>
      listReminders.remind(scope, periodId, {
        ...{ last, at },
        ...{ notice: aNotice(scope), entry: anEntry() },
      });
    expect(await listReminders.findLast(scope, periodId)).toBeNull();
    const both = await Promise.all([remind(null, now), remind(null, now)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await remind(later, later)).ok).toBe(false);
    expect(await remind(now, later)).toEqual(done);
    expect(await listReminders.findLast(scope, periodId)).toBe(later);
    expect(await listReminders.findLast(scope, '2026-W50')).toBeNull();
    expect(await get().activity.latest(scope, 10)).toHaveLength(2);
  });
};
