import { expect, test } from 'vitest';
import { replaceList } from '~/domain/picks/replace-list';

const stored = { receiptNumber: 'AAAA-0002', ids: ['J1', 'J2'] };
const refused = { ok: false, error: { code: 'saved-elsewhere' } };
const replaces = (value: string | null) => ({ ok: true, value });

test('replaces the list that the changes are based on', () => {
  const save = { seenReceipt: 'AAAA-0002', ids: ['J3'] };
  expect(replaceList(stored, save)).toEqual(replaces('AAAA-0002'));
  expect(replaceList(null, { seenReceipt: null, ids: ['J3'] })).toEqual(replaces(null));
});

test.each(['AAAA-0001', null])('does not replace a list that was saved since %s', (seenReceipt) => {
  expect(replaceList(stored, { seenReceipt, ids: ['J2', 'J1'] })).toEqual(refused);
  expect(replaceList(stored, { seenReceipt, ids: [] })).toEqual(refused);
});

test('asks nothing where the stored list is the same', () => {
  const save = { seenReceipt: 'AAAA-0001', ids: ['J1', 'J2'] };
  expect(replaceList(stored, save)).toEqual(replaces('AAAA-0002'));
});

test('does not replace a list that no longer exists', () => {
  expect(replaceList(null, { seenReceipt: 'AAAA-0001', ids: [] })).toEqual(refused);
});
