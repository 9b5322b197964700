import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Driver } from '~/domain/drivers/driver';
import { driverRoster } from '~/domain/drivers/driver-roster';
import type { ListEdit } from '~/domain/roster/change-list';
import { planUndo, toKeptChange, toUndoEdit } from '~/domain/roster/kept-change';
import { someDrivers } from '~/tests/support/roster-arbitrary';
import { aDriver } from '~/tests/support/roster-builders';

const ada = aDriver({ employeeId: '1000001', name: 'Ada', seniorityNumber: 1 });
const bob = aDriver({ employeeId: '1000002', name: 'Bob', seniorityNumber: 2 });
const eve = aDriver({ employeeId: '1000003', name: 'Eve', seniorityNumber: 3 });

const apply = (items: readonly Driver[], { puts, deletes }: ListEdit<Driver>): Driver[] => {
  const byId = new Map(items.map((item) => [item.employeeId, item]));
  for (const id of deletes) byId.delete(id);
  for (const item of puts) byId.set(item.employeeId, item);
  return [...byId.values()].sort((a, b) => (a.employeeId < b.employeeId ? -1 : 1));
};

test('removed rows come back, changed rows become what they were, and added rows go', () => {
  const edit = { puts: [{ ...bob, name: 'Bob B.' }, eve], deletes: ['1000001'] };
  const bulk = toKeptChange(driverRoster, [ada, bob], edit);
  const plan = planUndo(driverRoster, apply([ada, bob], edit), bulk);
  expect(plan).toEqual({
    restored: [ada],
    changed: [{ item: bob, changes: [{ field: 'name', from: 'Bob B.', to: 'Bob' }] }],
    removed: [eve],
    kept: [],
  });
});

test('rows that were changed, added again or deleted since then stay as they are', () => {
  const edit = { puts: [{ ...bob, name: 'Bob B.' }, eve], deletes: ['1000001'] };
  const bulk = toKeptChange(driverRoster, [ada, bob], edit);
  const now = [
    { ...ada, name: 'Another Ada' },
    { ...bob, name: 'Bob C.' },
  ];
  expect(planUndo(driverRoster, now, bulk)).toEqual({
    restored: [],
    changed: [],
    removed: [],
    kept: ['1000002', '1000003', '1000001'],
  });
});

test('undoing any change right away restores the list', () => {
  fc.assert(
    fc.property(someDrivers, someDrivers, fc.array(fc.nat(8)), (list, puts, at) => {
      const items = apply([], { puts: list, deletes: [] });
      const kept = new Set(puts.map(({ employeeId }) => employeeId));
      const deletes = at
        .flatMap((index) => items[index]?.employeeId ?? [])
        .filter((id) => !kept.has(id));
      const edit = { puts: apply([], { puts, deletes: [] }), deletes };
      const bulk = toKeptChange(driverRoster, items, edit);
      const changed = apply(items, edit);
      const plan = planUndo(driverRoster, changed, bulk);
      expect(apply(changed, toUndoEdit(driverRoster, plan))).toEqual(items);
      expect(plan.kept).toEqual([]);
    }),
  );
});
