import { expect, test } from 'vitest';
import { enterList, getOwnSave, type Entry } from '~/domain/picks/enter-list';
import { pickListSchema } from '~/domain/picks/pick-list';
import { vacationPicksSchema } from '~/domain/vacation/vacation-picks-schema';

const savedAt = '2026-11-23T12:00:00.000Z';
const stored = { acceptedAt: savedAt, receiptNumber: 'AAAA-0001' };
const none = { stored: null, ownSaveAt: null };
const own = { stored, ownSaveAt: savedAt };
const anEntry = (fields: Partial<Entry> = {}): Entry => ({
  username: 'm.lee',
  askedBy: 'Ada',
  how: 'phone',
  seenReceipt: null,
  replacesOwn: false,
  ...fields,
});
const refused = (code: string) => ({ ok: false, error: { code } });

test('stores who entered a list, who asked and how', () => {
  expect(enterList(none, anEntry({ askedBy: '  Union\tsteward  Lee ' }))).toEqual({
    ok: true,
    value: { username: 'm.lee', askedBy: 'Union steward Lee', how: 'phone' },
  });
});

test.each([
  [{ askedBy: ' \u200b ' }, 'asked-by-missing'],
  [{ how: '' }, 'ask-way-missing'],
  [{ how: 'telepathy' }, 'ask-way-missing'],
  [{ seenReceipt: 'AAAA-0001' }, 'list-saved-since'],
])('refuses %j', (fields, code) => {
  expect(enterList(none, anEntry(fields))).toEqual(refused(code));
});

test('cuts a long name', () => {
  const entered = enterList(none, anEntry({ askedBy: 'x'.repeat(500) }));
  expect(entered.ok && entered.value.askedBy).toHaveLength(80);
});

test('replaces a list of the driver’s own only if the driver asked for it', () => {
  const seenReceipt = 'AAAA-0001';
  expect(enterList(own, anEntry({ seenReceipt }))).toEqual(refused('own-list-saved'));
  expect(enterList(own, anEntry({ seenReceipt, replacesOwn: true }))).toMatchObject({
    ok: true,
    value: { ownSaveAt: savedAt },
  });
});

test('refuses to replace a list that the administrator has not seen, even if confirmed', () => {
  for (const seenReceipt of [null, 'AAAA-0002'])
    expect(enterList(own, anEntry({ seenReceipt, replacesOwn: true }))).toEqual(
      refused('list-saved-since'),
    );
});

test('remembers the driver’s own save behind an entered list', () => {
  const enteredBy = { username: 'm.lee', askedBy: 'Ada', how: 'phone' };
  expect(getOwnSave(stored)).toBe(savedAt);
  expect(getOwnSave({ ...stored, enteredBy })).toBeNull();
  const ownSaveAt = '2026-11-22T12:00:00.000Z';
  expect(getOwnSave({ ...stored, enteredBy: { ...enteredBy, ownSaveAt } })).toBe(ownSaveAt);
});

test('reads lists of versions without entered lists, and ways of asking that only a newer one knows', () => {
  const list = { employeeId: '1000001', ...stored };
  const jobs = { ...list, jobIds: ['J1'], periodId: '2026-W49', windowVersion: 1, late: false };
  const weeks = { ...list, weekIds: ['W001'] };
  const enteredBy = { username: 'm.lee', askedBy: 'Ada', how: 'telepathy' };
  for (const [schema, item] of [
    [pickListSchema, jobs],
    [vacationPicksSchema, weeks],
  ] as const) {
    expect(schema.parse(item)).toEqual(item);
    expect(schema.parse({ ...item, enteredBy: { ...enteredBy, newer: 1 } })).toEqual({
      ...item,
      enteredBy,
    });
  }
});
