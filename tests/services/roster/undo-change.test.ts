import { expect, test } from 'vitest';
import type { BulkArgs, BulkTarget } from '~/app/services/roster/bulk-target';
import { changeRoster } from '~/app/services/roster/change-roster.server';
import { importRows, previewImport } from '~/app/services/roster/import-rows.server';
import { readPaste } from '~/app/services/roster/read-paste';
import { toBulkTarget } from '~/app/services/roster/roster-target.server';
import { siteDrivers } from '~/app/services/roster/site-rosters.server';
import { previewUndo, readUndoable, undoChange } from '~/app/services/roster/undo-change.server';
import { addVacationWeeks } from '~/app/services/vacation/change-weeks.server';
import { weekTarget } from '~/app/services/vacation/week-target.server';
import type { Driver } from '~/domain/drivers/driver';
import type { Fields, RosterChange, Row } from '~/domain/roster/change-list';
import { dayMs } from '~/domain/time/time-units';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

const ada = aDriver({ employeeId: '1000001', name: 'Ada', seniorityNumber: 1 });
const bob = aDriver({ employeeId: '1000002', name: 'Bob', seniorityNumber: 2 });
const eve = aDriver({ employeeId: '1000003', name: 'Eve', seniorityNumber: 3 });
const drivers = toBulkTarget(siteDrivers);
const nothing = { ok: false, error: { code: 'nothing-to-undo' } };

const save = async (args: BulkArgs, ...edits: Fields<Driver>[]) => {
  const toEvent = () => ({ code: 'rows-saved', noun: 'driver', count: edits.length }) as const;
  expect(await changeRoster(siteDrivers, { ...args, input: { edits }, toEvent })).toMatchObject({
    ok: true,
  });
};

const open = async <T extends Row, E>(fake: FakeSite, target: BulkTarget<T, E>) => {
  const args = { deps: fake.deps, access: await fake.asAdmin() };
  const preview = async (id?: string) => {
    const previewed = await previewUndo(target, args, id);
    if (!previewed.ok) throw new Error(previewed.error.code);
    return previewed.value;
  };
  return {
    args,
    preview,
    /** Replaces the whole list by these lines. */
    replace: async (text: string) => {
      const lines = readPaste(text);
      if (!lines.ok) throw new Error(lines.error.code);
      const imported = { lines: lines.value, columns: null };
      const previewed = await previewImport(target, args, imported);
      if (!previewed.ok) throw new Error(previewed.error.code);
      const { basis } = previewed.value;
      return importRows(target, args, { ...imported, mode: 'replace', basis });
    },
    undo: async (id?: string) => undoChange(target, args, await preview(id)),
    items: async () => (await target.open(args)).items,
    offers: () => readUndoable(target, args, { limit: 20 }),
  };
};

test('an import that replaced the list is undone, once', async () => {
  const fake = await fakeSite([ada, bob]);
  const { args, replace, undo, items, offers, preview } = await open(fake, drivers);
  expect(await offers()).toEqual([]);
  expect(await undoChange(drivers, args, { basis: '' })).toEqual(nothing);
  expect((await replace('1000002,Bob B.,20\n1000003,Eve,3')).ok).toBe(true);
  expect(await offers()).toMatchObject([{ by: 'admin', kind: 'changed', rows: { length: 3 } }]);
  await rankJobs(fake.deps, '1000003', []);
  expect((await preview()).uses).toMatchObject({ inLists: 1, manual: 0 });
  expect((await undo()).ok).toBe(true);
  expect(await items()).toEqual([ada, bob]);
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(entry?.event).toEqual({
    code: 'bulk-undone',
    noun: 'driver',
    restored: 1,
    changed: 1,
    removed: 1,
    kept: 0,
  });
  expect(await offers()).toEqual([]);
  expect(await undoChange(drivers, args, { basis: '' })).toEqual(nothing);
});

test('rows that others changed since then are kept, and the change is refused if they clash', async () => {
  const { args, replace, undo, items, preview, offers } = await open(
    await fakeSite([ada, bob]),
    drivers,
  );
  await replace('1000002,Bob B.,20\n1000003,Eve,1');
  const [imported] = await offers();
  await save(args, { employeeId: '1000003', name: 'Eve E.' });
  const clash = {
    code: 'seniority-number-taken',
    employeeId: '1000001',
    seniorityNumber: 1,
    by: { employeeId: '1000003', name: 'Eve E.' },
  };
  expect(await preview(imported?.id)).toMatchObject({
    plan: { kept: ['1000003'] },
    clashes: [clash],
  });
  expect(await undo(imported?.id)).toEqual({ ok: false, error: clash });
  await save(args, { employeeId: '1000003', seniorityNumber: 3 });
  expect((await undo(imported?.id)).ok).toBe(true);
  expect(await items()).toEqual([ada, bob, { ...eve, name: 'Eve E.' }]);
});

test('each change of a list can be undone for itself, the newest one first', async () => {
  const { args, undo, items, offers } = await open(await fakeSite([ada, bob]), drivers);
  const change = async (input: RosterChange<Driver>) => {
    const toEvent = () => ({ code: 'rows-saved', noun: 'driver', count: 1 }) as const;
    expect(await changeRoster(siteDrivers, { ...args, input, toEvent })).toMatchObject({
      ok: true,
    });
  };
  await save(args, { employeeId: '1000001', name: 'A' }, { employeeId: '1000002', name: 'B' });
  await change({ adds: [eve] });
  await change({ deletes: ['1000002'] });
  await save(args, { employeeId: '1000003', name: 'E' });
  const b = { ...bob, name: 'B' };
  const [edited, deleted, added, saved] = await offers();
  expect(edited).toMatchObject({ kind: 'changed', rows: [{ ...eve, name: 'E' }] });
  expect(deleted).toMatchObject({ kind: 'deleted', rows: [b] });
  expect(added).toMatchObject({ kind: 'added', rows: [eve] });
  expect(saved).toMatchObject({ kind: 'changed', rows: { length: 2 } });
  expect((await undo(deleted?.id)).ok).toBe(true);
  expect(await items()).toEqual([{ ...ada, name: 'A' }, b, { ...eve, name: 'E' }]);
  expect((await undo()).ok).toBe(true);
  expect((await undo(added?.id)).ok).toBe(true);
  expect((await undo()).ok).toBe(true);
  expect(await items()).toEqual([ada, bob]);
  expect(await offers()).toEqual([]);
});

test('the preview of one change confirms no other', async () => {
  const { args, preview, offers } = await open(await fakeSite([ada]), drivers);
  await save(args, { employeeId: '1000001', name: 'A' });
  await save(args, { employeeId: '1000001', name: 'B' });
  const [newest, older] = await offers();
  const { id, basis } = await preview();
  expect(id).toBe(newest?.id);
  expect(await undoChange(drivers, args, { id: older?.id, basis })).toEqual({
    ok: false,
    error: { code: 'list-outdated' },
  });
  for (const other of ['01OTHER', ''])
    expect(await undoChange(drivers, args, { id: other, basis })).toEqual(nothing);
});

test('a day later, or if the list has changed since the preview, nothing is undone', async () => {
  const fake = await fakeSite([ada, bob]);
  const { args, replace, preview, items, offers } = await open(fake, drivers);
  await replace('1000002,Bob,2');
  const { basis } = await preview();
  await replace('1000003,Eve,3');
  expect(await undoChange(drivers, args, { basis })).toEqual({
    ok: false,
    error: { code: 'list-outdated' },
  });
  fake.clock.advance(dayMs);
  expect(await undoChange(drivers, args, { basis })).toEqual(nothing);
  expect([await offers(), await items()]).toEqual([[], [eve]]);
});

test('nothing is undone or logged if all rows were changed since then', async () => {
  const fake = await fakeSite([ada]);
  const { args, replace, preview, undo, offers } = await open(fake, drivers);
  await replace('1000001,Ada L.,1');
  const [imported] = await offers();
  await save(args, { employeeId: '1000001', name: 'Ada B.' });
  expect((await preview(imported?.id)).plan.kept).toEqual(['1000001']);
  const [latest] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(await undo(imported?.id)).toEqual(nothing);
  expect(await fake.deps.stores.activity.latest(fake.scope, 1)).toEqual([latest]);
  expect(await offers()).toHaveLength(2);
});

test('an import of vacation weeks is undone', async () => {
  const week = { weekId: 'W001', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 2 };
  const next = { weekId: 'W002', startDate: '2027-01-11', endDate: '2027-01-17', totalSlots: 2 };
  const { args, replace, undo, items } = await open(await fakeSite(), weekTarget);
  await addVacationWeeks(args, [week, next]);
  await replace('W001,2027-01-04,2027-01-10,5\nW003,2027-01-18,2027-01-24,1');
  expect((await undo()).ok).toBe(true);
  expect(await items()).toEqual([week, next]);
});
