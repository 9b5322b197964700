import { expect, test } from 'vitest';
import { changeSeniority, previewSeniority } from '~/app/services/roster/change-seniority.server';
import { toBulkTarget } from '~/app/services/roster/roster-target.server';
import { siteDrivers } from '~/app/services/roster/site-rosters.server';
import { previewUndo, undoChange } from '~/app/services/roster/undo-change.server';
import { maxSeniority } from '~/domain/drivers/limits';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';

const [ada, bob, eve] = ['Ada', 'Bob', 'Eve'].map((name, at) =>
  aDriver({ employeeId: `100000${at + 1}`, name, seniorityNumber: at + 1, phone: '555-0100' }),
) as [ReturnType<typeof aDriver>, ReturnType<typeof aDriver>, ReturnType<typeof aDriver>];
const toFirst = { kind: 'insert', employeeId: eve.employeeId, to: 1 } as const;

const open = async (drivers = [ada, bob, eve]) => {
  const fake = await fakeSite(drivers);
  const args = { deps: fake.deps, access: await fake.asAdmin() };
  const readOrder = async () => {
    const { items } = await fake.deps.stores.drivers.list(fake.scope);
    return items
      .toSorted((a, b) => a.seniorityNumber - b.seniorityNumber)
      .map(({ name, seniorityNumber }) => `${seniorityNumber} ${name}`);
  };
  return { fake, args, readOrder };
};

test('shows who gets which number, stores just that, and undoes it', async () => {
  const { fake, args, readOrder } = await open();
  const previewed = await previewSeniority(args, toFirst);
  expect(previewed).toMatchObject({
    ok: true,
    value: {
      driver: { name: 'Eve' },
      renumbered: [
        { name: 'Eve', from: 3, to: 1 },
        { name: 'Ada', from: 1, to: 2 },
        { name: 'Bob', from: 2, to: 3 },
      ],
      clashes: [],
    },
  });
  expect(await readOrder()).toEqual(['1 Ada', '2 Bob', '3 Eve']);
  const basis = previewed.ok ? previewed.value.basis : '';
  expect(await changeSeniority(args, toFirst, basis)).toEqual({ ok: true, value: 3 });
  expect(await readOrder()).toEqual(['1 Eve', '2 Ada', '3 Bob']);
  const { entries } = await fake.deps.stores.activity.page(fake.scope, { limit: 1 });
  expect(entries[0]?.event).toEqual({
    code: 'seniority-changed',
    name: 'Eve (1000003)',
    count: 3,
  });

  const target = toBulkTarget(siteDrivers);
  const undo = await previewUndo(target, args);
  expect((await undoChange(target, args, undo.ok ? undo.value : { basis: '' })).ok).toBe(true);
  expect(await readOrder()).toEqual(['1 Ada', '2 Bob', '3 Eve']);
});

test('stores nothing if the list has changed since, or the driver is gone', async () => {
  const { args, readOrder } = await open();
  const outdated = { ok: false, error: { code: 'list-outdated' } };
  expect(await changeSeniority(args, toFirst, 'another')).toEqual(outdated);
  const gone = { kind: 'up', employeeId: '9999999' } as const;
  const refused = { ok: false, error: { code: 'driver-gone', employeeId: '9999999' } };
  expect(await previewSeniority(args, gone)).toEqual(refused);
  expect(await changeSeniority(args, gone, '1')).toEqual(refused);
  expect(await readOrder()).toEqual(['1 Ada', '2 Bob', '3 Eve']);
});

test('a number above the largest cannot be stored', async () => {
  const { args } = await open([{ ...ada, seniorityNumber: maxSeniority }, bob]);
  const last = { kind: 'insert', employeeId: bob.employeeId, to: maxSeniority } as const;
  const previewed = await previewSeniority(args, last);
  expect(previewed).toMatchObject({ value: { clashes: [{ code: 'invalid-seniority-numbers' }] } });
  const basis = previewed.ok ? previewed.value.basis : '';
  expect(await changeSeniority(args, last, basis)).toMatchObject({
    error: { code: 'invalid-seniority-numbers' },
  });
});

test('gaps close, and a list without gaps stays as it is and is not logged', async () => {
  const { fake, args, readOrder } = await open([ada, { ...bob, seniorityNumber: 9 }]);
  const close = async () => {
    const previewed = await previewSeniority(args, { kind: 'close-gaps' });
    return changeSeniority(args, { kind: 'close-gaps' }, previewed.ok ? previewed.value.basis : '');
  };
  expect(await close()).toEqual({ ok: true, value: 1 });
  expect(await readOrder()).toEqual(['1 Ada', '2 Bob']);
  expect(await close()).toEqual({ ok: true, value: 0 });
  const { entries } = await fake.deps.stores.activity.page(fake.scope, { limit: 9 });
  expect(entries.filter(({ event }) => event.code === 'seniority-changed')).toHaveLength(1);
});

test('ranks the whole list by date, names those without one, and undoes it at once', async () => {
  const { fake, args, readOrder } = await open([
    { ...ada, seniorityDate: '2019-03-04' },
    bob,
    { ...eve, seniorityDate: '2019-03-04', tieNumber: 1 },
  ]);
  const change = { kind: 'by-date' } as const;
  const previewed = await previewSeniority(args, change);
  const seniorityDate = '2019-03-04';
  expect(previewed).toMatchObject({
    ok: true,
    value: {
      driver: null,
      ranking: {
        dated: 2,
        ties: [
          { name: 'Eve', to: 1, seniorityDate, tieNumber: 1, by: null },
          { name: 'Ada', to: 2, seniorityDate, tieNumber: null, by: 'tie-number' },
        ],
        undated: [{ name: 'Bob', to: 3 }],
      },
      renumbered: [
        { name: 'Eve', from: 3, to: 1 },
        { name: 'Ada', from: 1, to: 2 },
        { name: 'Bob', from: 2, to: 3 },
      ],
    },
  });
  const basis = previewed.ok ? previewed.value.basis : '';
  expect(await changeSeniority(args, change, basis)).toEqual({ ok: true, value: 3 });
  expect(await readOrder()).toEqual(['1 Eve', '2 Ada', '3 Bob']);
  const { entries } = await fake.deps.stores.activity.page(fake.scope, { limit: 1 });
  expect(entries[0]?.event).toEqual({ code: 'seniority-ranked', count: 3 });
  const target = toBulkTarget(siteDrivers);
  const undo = await previewUndo(target, args);
  expect((await undoChange(target, args, undo.ok ? undo.value : { basis: '' })).ok).toBe(true);
  expect(await readOrder()).toEqual(['1 Ada', '2 Bob', '3 Eve']);
});
