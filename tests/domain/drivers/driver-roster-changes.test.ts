import { expect, test } from 'vitest';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { changeList, checkList } from '~/domain/roster/change-list';
import { aDriver } from '~/tests/support/roster-builders';

const ada = aDriver({ employeeId: '1000001', name: 'Ada', seniorityNumber: 1 });
const bob = aDriver({ employeeId: '1000002', name: 'Bob', seniorityNumber: 2 });
const eve = aDriver({ employeeId: '1000003', name: 'Eve', seniorityNumber: 3 });
const limits = { limit: 3 };

test('adds, edits and deletes in one change', () => {
  expect(
    changeList(
      driverRoster,
      [ada, bob],
      { adds: [eve], edits: [{ employeeId: '1000001', name: 'Ada L.' }], deletes: ['1000002'] },
      limits,
    ),
  ).toEqual({ ok: true, value: { puts: [{ ...ada, name: 'Ada L.' }, eve], deletes: ['1000002'] } });
});

test('allows two drivers to swap their seniority numbers', () => {
  const edits = [
    { employeeId: '1000001', seniorityNumber: 2 },
    { employeeId: '1000002', seniorityNumber: 1 },
  ];
  expect(changeList(driverRoster, [ada, bob], { edits }, limits).ok).toBe(true);
});

test('names the driver who has a seniority number already', () => {
  for (const current of [
    [ada, bob],
    [bob, ada],
  ]) {
    expect(
      changeList(driverRoster, current, { adds: [{ ...eve, seniorityNumber: 2 }] }, limits),
    ).toEqual({
      ok: false,
      error: {
        code: 'seniority-number-taken',
        employeeId: '1000003',
        seniorityNumber: 2,
        by: { employeeId: '1000002', name: 'Bob' },
      },
    });
  }
});

test.each([
  ['an id in use', { adds: [ada] }, 'duplicate-employee-id'],
  ['six digits', { adds: [{ ...eve, employeeId: '100000' }] }, 'invalid-employee-ids'],
  ['letters', { adds: [{ ...eve, employeeId: '10000a1' }] }, 'invalid-employee-ids'],
  ['no name', { edits: [{ employeeId: '1000001', name: '' }] }, 'driver-without-name'],
  [
    'a negative seniority',
    { edits: [{ employeeId: '1000001', seniorityNumber: -1 }] },
    'invalid-seniority-numbers',
  ],
  [
    'half a seniority',
    { edits: [{ employeeId: '1000001', seniorityNumber: 1.5 }] },
    'invalid-seniority-numbers',
  ],
  ['a driver deleted meanwhile', { edits: [{ employeeId: '1000009', name: 'X' }] }, 'driver-gone'],
])('refuses %s', (_name, change, code) => {
  expect(changeList(driverRoster, [ada, bob], change, limits)).toMatchObject({
    ok: false,
    error: { code },
  });
});

test('names everything that is wrong with a change', () => {
  const puts = [
    { ...eve, seniorityNumber: 2 },
    { ...ada, name: '' },
  ];
  expect(checkList(driverRoster, [ada, bob], { puts, deletes: [] }, { limit: 2 })).toEqual([
    { code: 'driver-without-name', employeeId: '1000001' },
    {
      code: 'seniority-number-taken',
      employeeId: '1000003',
      seniorityNumber: 2,
      by: { employeeId: '1000002', name: 'Bob' },
    },
    { code: 'too-many-drivers', limit: 2, count: 3 },
  ]);
});

test('refuses additions beyond the company limit, but not edits', () => {
  const fourth = aDriver({ employeeId: '1000004', seniorityNumber: 4 });
  expect(changeList(driverRoster, [ada, bob, eve], { adds: [fourth] }, limits)).toEqual({
    ok: false,
    error: { code: 'too-many-drivers', limit: 3, count: 4 },
  });
  const overfull = changeList(
    driverRoster,
    [ada, bob, eve],
    { edits: [{ employeeId: '1000001', name: 'A' }] },
    { limit: 2 },
  );
  expect(overfull.ok).toBe(true);
});
