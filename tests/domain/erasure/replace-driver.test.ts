import { expect, test } from 'vitest';
import { findNames, replaceDriver } from '~/domain/erasure/replace-driver';

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
  ["Call Ada  O'Brien (7000007)", 'Call 5550001 (5550001)'],
  ['Ask Ada. O’Brien of J1 knows', undefined],
  ['Call Ada O’Brien (1000002)', undefined],
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

test('replaces the whole name of an added driver, whatever it was, and no other row', () => {
  const added = (name: string, noun = 'driver') => ({ code: 'row-added', noun, name });
  expect(erase(added('Cher (7000007)'))).toEqual(added('5550001'));
  expect(erase({ details: 'Added driver Ada Maiden (7000007)' })).toEqual({
    details: 'Added driver 5550001',
  });
  const others = [
    added('Ada O’Brien (1000002)'),
    added('Ada O’Brien Jr (1000002)'),
    added('7000007', 'job'),
    { details: 'Added driver Ada O’Brien Jr (1000002)' },
  ];
  expect(erase(others)).toBe(others);
});

test('finds the names that the driver has somewhere', () => {
  const stored = [
    { noun: 'driver', name: 'Ada Maiden (7000007)' },
    { noun: 'driver', name: 'Ben Brown (1000002)' },
    { details: 'Added driver Ada Older (7000007)' },
    { actor: { role: 'driver', id: '7000007', name: 'Ada O’Brien' } },
    { driverId: '1000002', driverName: 'Ben Brown' },
  ];
  expect(findNames(stored, '7000007')).toEqual(['Ada Maiden', 'Ada Older', 'Ada O’Brien']);
});
