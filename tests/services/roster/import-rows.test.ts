import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { BulkTarget } from '~/app/services/roster/bulk-target';
import { importRows, previewImport } from '~/app/services/roster/import-rows.server';
import { readPaste } from '~/app/services/roster/read-paste';
import { toBulkTarget } from '~/app/services/roster/roster-target.server';
import { siteDrivers, siteJobs } from '~/app/services/roster/site-rosters.server';
import { addVacationWeeks } from '~/app/services/vacation/change-weeks.server';
import { weekTarget } from '~/app/services/vacation/week-target.server';
import type { Row } from '~/domain/roster/change-list';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { assignVacation } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

const ada = aDriver({ employeeId: '1000001', name: 'Ada', seniorityNumber: 1 });
const bob = aDriver({ employeeId: '1000002', name: 'Bob', seniorityNumber: 2 });
const eve = aDriver({ employeeId: '1000003', name: 'Eve', seniorityNumber: 3 });
const drivers = toBulkTarget(siteDrivers);

const read = (text: string) => {
  const lines = readPaste(text);
  if (!lines.ok) throw new Error(lines.error.code);
  return lines.value;
};
const open = async <T extends Row, E>(fake: FakeSite, target: BulkTarget<T, E>) => {
  const args = { deps: fake.deps, access: await fake.asAdmin() };
  return {
    args,
    preview: async (text: string) => {
      const previewed = await previewImport(target, args, { lines: read(text), columns: null });
      if (!previewed.ok) throw new Error(previewed.error.code);
      return previewed.value;
    },
    store: (text: string, mode: 'keep' | 'replace', basis: string) =>
      importRows(target, args, { lines: read(text), columns: null, mode, basis }),
    items: async () => (await target.open(args)).items,
    latest: async () => (await fake.deps.stores.activity.latest(fake.scope, 1))[0]?.event,
  };
};

test('a preview stores nothing, and confirming it adds, changes and keeps', async () => {
  const { preview, store, items, latest } = await open(await fakeSite([ada, bob]), drivers);
  const text = '1000001,Ada L.,1\n1000003,Eve,3';
  const { basis } = await preview(text);
  expect(await items()).toEqual([ada, bob]);
  expect(await store(text, 'keep', basis)).toMatchObject({ ok: true, value: { count: 2 } });
  expect(await items()).toEqual([{ ...ada, name: 'Ada L.' }, bob, eve]);
  expect(await latest()).toEqual({
    code: 'list-imported',
    noun: 'driver',
    count: 2,
    added: 1,
    changed: 1,
    removed: 0,
    ids: [],
  });
});

test('others have their turn while a long list is previewed', async () => {
  const { preview } = await open(await fakeSite(), drivers);
  const lines = Array.from({ length: 9_000 }, (_, at) => `${2_000_000 + at},Driver ${at},${at}`);
  const previewing = preview(lines.join('\n')).then(() => true);
  let turns = 0;
  while (!(await Promise.race([previewing, setImmediate(false)]))) turns += 1;
  // 1,000 rows are read at once.
  expect(turns).toBeGreaterThan(9);
});

test('replacing the list removes what is missing, and the log names it', async () => {
  const { preview, store, items, latest } = await open(await fakeSite([ada, bob]), drivers);
  const { basis } = await preview('1000003,Eve,3');
  expect(await store('1000003,Eve,3', 'replace', basis)).toMatchObject({
    ok: true,
    value: { count: 1 },
  });
  expect(await items()).toEqual([eve]);
  expect(await latest()).toMatchObject({ added: 1, removed: 2, ids: ['1000001', '1000002'] });
});

test('an import that changes nothing is not logged', async () => {
  const { preview, store, latest } = await open(await fakeSite([ada]), drivers);
  const before = await latest();
  const { basis } = await preview('1000001,Ada,1');
  expect(await store('1000001,Ada,1', 'keep', basis)).toMatchObject({
    ok: true,
    value: { count: 1 },
  });
  expect(await latest()).toEqual(before);
});

test('a preview names all clashes, which may depend on the rows that stay', async () => {
  const { preview, store, items } = await open(await fakeSite([ada, bob]), drivers);
  const text = '1000003,Eve,1\n1000004,Dan,2';
  const taken = (employeeId: string, { name, ...by }: typeof ada) => ({
    code: 'seniority-number-taken',
    employeeId,
    seniorityNumber: by.seniorityNumber,
    by: { employeeId: by.employeeId, name },
  });
  const { basis, clashes } = await preview(text);
  expect(clashes).toEqual({ keep: [taken('1000003', ada), taken('1000004', bob)], replace: [] });
  expect(await store(text, 'keep', basis)).toEqual({ ok: false, error: taken('1000003', ada) });
  expect(await items()).toEqual([ada, bob]);
  expect((await store(text, 'replace', basis)).ok).toBe(true);
});

test('a preview counts the missing rows that are in use', async () => {
  const fake = await fakeSite([ada, bob], [aJob(), aJob({ jobId: 'J2' }), aJob({ jobId: 'J3' })]);
  await rankJobs(fake.deps, '1000001', ['J2']);
  const ofDrivers = await open(fake, drivers);
  const ofJobs = await open(fake, toBulkTarget(siteJobs));
  expect([
    (await ofDrivers.preview('1000003,Eve,3')).uses,
    (await ofJobs.preview('J1,Mon-Fri,08:00')).uses,
    (await ofJobs.preview('J1,Mon,08:00\nJ2,Mon,08:00\nJ3,Mon,08:00')).uses,
  ]).toEqual([
    { inLists: 1, drivers: 1, manual: 0, assignments: 0 },
    { inLists: 1, drivers: 1, manual: 0, assignments: 0 },
    null,
  ]);
});

test('an import is refused if the list has changed since its preview', async () => {
  const fake = await fakeSite([ada, bob]);
  const { preview, store, items } = await open(fake, drivers);
  const text = '1000001,Ada L.,1';
  const { basis } = await preview(text);
  expect((await store('1000002,Bob B.,2', 'keep', basis)).ok).toBe(true);
  const before = await items();
  expect(await store(text, 'keep', basis)).toEqual({
    ok: false,
    error: { code: 'list-outdated' },
  });
  expect(await items()).toEqual(before);
});

const week = { weekId: 'W001', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 2 };
const next = { weekId: 'W002', startDate: '2027-01-11', endDate: '2027-01-17', totalSlots: 2 };

test('an import of weeks keeps used slots, and replacing removes assignments', async () => {
  const fake = await fakeSite([ada, bob]);
  const { args, preview, store, items } = await open(fake, weekTarget);
  expect((await addVacationWeeks(args, [week, next])).ok).toBe(true);
  await assignVacation(args, { driverId: '1000001', weekId: 'W001' });
  await assignVacation(args, { driverId: '1000002', weekId: 'W002' });
  const text = 'W001,2027-01-04,2027-01-10,4';
  const { plan, basis, uses } = await preview(text);
  expect([plan.changed.map(({ changes }) => changes), plan.missing, uses]).toEqual([
    [[{ field: 'totalSlots', from: 2, to: 4 }]],
    [next],
    { inLists: 0, drivers: 0, manual: 1, assignments: 1 },
  ]);
  expect(await store(text, 'replace', basis)).toMatchObject({ ok: true, value: { count: 1 } });
  expect(await items()).toEqual([{ ...week, totalSlots: 4 }]);
  expect(await fake.deps.stores.weeks.manual(fake.scope)).toMatchObject([{ weekId: 'W001' }]);
});

test('an import of weeks is refused if one was assigned since its preview', async () => {
  const { args, preview, store } = await open(await fakeSite([ada]), weekTarget);
  expect((await addVacationWeeks(args, [week])).ok).toBe(true);
  const { basis } = await preview('W002,2027-01-11,2027-01-17,2');
  await assignVacation(args, { driverId: '1000001', weekId: 'W001' });
  expect(await store('W002,2027-01-11,2027-01-17,2', 'replace', basis)).toEqual({
    ok: false,
    error: { code: 'list-outdated' },
  });
});

test('a preview of too many weeks says so', async () => {
  const { preview } = await open(await fakeSite(), weekTarget);
  const text = Array.from({ length: 91 }, (_, at) => `W${at},2027-01-04,2027-01-10,2`).join('\n');
  expect((await preview(text)).clashes.keep).toEqual([
    { code: 'too-many-weeks', limit: 90, count: 91 },
  ]);
});
