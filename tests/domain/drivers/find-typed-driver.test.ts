import { expect, test } from 'vitest';
import { findTypedDriver } from '~/domain/drivers/find-typed-driver';
import { aDriver } from '~/tests/support/roster-builders';

const ada = aDriver({ employeeId: '1000001', seniorityNumber: 12 });
const bob = aDriver({ employeeId: '0000012', seniorityNumber: 1_000_001 });
const eve = aDriver({ employeeId: '1000003', seniorityNumber: 3 });
const all = [ada, bob, eve];

test.each([
  ['12', ada],
  [' 012 ', ada],
  ['1000003', eve],
  ['3', eve],
  ['0000012', bob],
])('finds %j by seniority number or employee ID', (typed, driver) => {
  expect(findTypedDriver(all, typed)).toEqual({ ok: true, value: driver });
});

test.each(['', '4', '3.0', '-3', 'Eve', '10000031'])('finds nobody by %j', (typed) => {
  expect(findTypedDriver(all, typed)).toEqual({
    ok: false,
    error: { code: 'driver-typed-unknown', typed },
  });
});

test('asks who 1000001 is, an ID of one and a number of another', () => {
  expect(findTypedDriver(all, '1000001')).toEqual({
    ok: false,
    error: { code: 'driver-typed-unclear', typed: '1000001' },
  });
});
