import { expect, test } from 'vitest';
import { replaceDriver } from '~/domain/erasure/replace-driver';

const replaced = {
  ...{ employeeId: '7000007', number: '5550001' },
  names: ['Ada O’Brien-Smith', 'May', 'Ada O’Brien'],
};
const erase = <T>(value: T): T => replaceDriver(value, replaced);

test.each([
  ['Called Ada O’Brien-Smith (7000007).', 'Called 5550001 (5550001).'],
  ['ada o’brien, again', '5550001, again'],
  ['17000007, 70000071 and A7000007 are other words', undefined],
  ['Ada and O’Brien are two people, in May', undefined],
])('replaces a mention as whole words: %s', (note, expected = note) => {
  expect(erase({ note })).toEqual({ note: expected });
});

test('replaces IDs only where they are those of drivers', () => {
  const event = { code: 'job-assigned', jobId: '7000007', driverId: '7000007', driverName: 'May' };
  expect(erase({ event })).toEqual({
    event: { ...event, driverId: '5550001', driverName: '5550001' },
  });
  const removed = (noun: string) => ({ noun, ids: ['7000007', '1'] });
  expect(erase(removed('driver'))).toEqual({ noun: 'driver', ids: ['5550001', '1'] });
  expect(erase(removed('job'))).toEqual(removed('job'));
});

test('replaces the actor, and leaves others who have the same name', () => {
  const own = { role: 'driver', id: '7000007', name: 'May' };
  expect(erase(own)).toEqual({ role: 'driver', id: '5550001', name: '5550001' });
  const namesakes = [
    { role: 'driver', id: '1000001', name: 'Ada O’Brien' },
    { username: 'ada', name: 'Ada O’Brien' },
    { driverId: '1000001', driverName: 'Ada O’Brien' },
  ];
  expect(erase(namesakes)).toBe(namesakes);
});
