import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Contact } from '~/domain/mail/contact';
import { checkEntry, describeAddress, nameAddressState } from '~/domain/mail/entered-address';
import { planPaste } from '~/domain/mail/pasted-addresses';

const now = '2026-11-23T12:00:00.000Z';
const earlier = '2026-11-22T12:00:00.000Z';
const longAgo = '2026-11-20T12:00:00.000Z';
const employeeId = '1000001';
const email = 'dora@home.example';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const confirmed: Contact = { employeeId, email };
const own: Contact = { employeeId, email, unconfirmed: true, asked: { at: earlier } };
const entered: Contact = { ...own, asked: { at: earlier, byAdmin: true } };
const lost: Contact = {
  employeeId,
  lost: { why: 'refused', at: earlier, digest: sha256(email) },
};

test('administrators see what one of them entered, masked, and what became of an address', () => {
  expect(describeAddress(null, now)).toEqual({ state: 'none' });
  expect(describeAddress({ employeeId, language: 'es' }, now)).toEqual({ state: 'none' });
  expect(describeAddress(lost, now)).toEqual({ state: 'lost', why: 'refused', at: earlier });
  expect(describeAddress(confirmed, now)).toEqual({ state: 'confirmed' });
  const waiting = { state: 'waiting', email: null, byAdmin: false, isOpen: true };
  expect(describeAddress(own, now)).toEqual({ ...waiting, askedAt: earlier });
  expect(describeAddress(entered, now)).toEqual({
    ...waiting,
    email: 'd***@home.example',
    askedAt: earlier,
    byAdmin: true,
  });
  const over = { ...own, asked: { at: longAgo } };
  expect(describeAddress(over, now)).toEqual({ ...waiting, askedAt: longAgo, isOpen: false });
  const { asked: _, ...byEarlierVersion } = own;
  expect(describeAddress(byEarlierVersion, now)).toEqual({
    ...waiting,
    askedAt: null,
    isOpen: false,
  });
});

test('an address that waits may be changed by whoever saw it so, a confirmed one by the driver alone', () => {
  for (const contact of [null, own, entered, lost])
    expect(checkEntry(contact, nameAddressState(contact))).toEqual({ ok: true, value: null });
  const changed = { ok: false, error: { code: 'driver-address-changed' } };
  expect(checkEntry(own, nameAddressState(null))).toEqual(changed);
  expect(checkEntry(null, nameAddressState(own))).toEqual(changed);
  expect(checkEntry({ ...own, asked: { at: now } }, nameAddressState(own))).toEqual(changed);
  const drivers = { ok: false, error: { code: 'address-is-drivers' } };
  expect(checkEntry(confirmed, nameAddressState(confirmed))).toEqual(drivers);
  expect(checkEntry(confirmed, nameAddressState(own))).toEqual(drivers);
});

const drivers = ['Dora', 'Emil', 'Fay'].map((name, at) => ({
  employeeId: String(1_000_001 + at),
  name,
  seniorityNumber: 10 * (at + 1),
}));
const [dora, emil, fay] = drivers;

const plan = (text: string, contact?: Contact) =>
  planPaste(text, { drivers, contacts: new Map(contact && [[employeeId, contact]]), now, sha256 });

test('reads lines however they are separated, with a heading, names and empty lines', () => {
  const text = `Employee ID\tEmail\n1000001\tdora@home.example\r\n\n20; "Emil, E."; EMIL@home.example\n"Fay" <fay@home.example>, 1000003`;
  expect(plan(text)).toEqual({
    ok: true,
    value: {
      asks: [
        { line: 2, driver: dora, email, seen: 'none' },
        { line: 4, driver: emil, email: 'EMIL@home.example', seen: 'none' },
        { line: 5, driver: fay, email: 'fay@home.example', seen: 'none' },
      ],
      leftOut: [],
      problems: [],
    },
  });
});

test('takes seven digits for the employee ID, whatever number stands before them', () => {
  const read = plan('10,1000003,"Fay",fay@home.example\n10,7777777,"Gil",gil@home.example');
  expect(read).toMatchObject({
    value: {
      asks: [{ line: 1, driver: fay }],
      problems: [{ line: 2, error: { code: 'driver-typed-unknown', typed: '7777777' } }],
    },
  });
});

test('names every line that is wrong', () => {
  const text = [
    '1000001 dora@home.example',
    '7777777 who@home.example',
    '1000002',
    'emil@home.example',
    '1000002 emil@home',
    '1000003 a@home.example b@home.example',
    '10 dora@work.example',
    '1000003 1000002 fay@home.example',
  ].join('\n');
  const { problems } = (plan(text) as { value: { problems: unknown } }).value ?? {};
  expect(problems).toEqual([
    { line: 2, error: { code: 'driver-typed-unknown', typed: '7777777' } },
    { line: 3, error: { code: 'address-line-unclear' } },
    { line: 4, error: { code: 'address-line-unclear' } },
    { line: 5, error: { code: 'address-line-invalid' } },
    { line: 6, error: { code: 'address-line-unclear' } },
    { line: 7, error: { code: 'address-line-repeated', line: 1 } },
    { line: 8, error: { code: 'address-line-unclear' } },
  ]);
});

test.each([
  ['confirmed', confirmed, 'other@home.example'],
  ['own', own, 'other@home.example'],
  ['stopped', lost, email],
  ['stopped', lost, 'Do.Ra+jobs@home.example'],
  ['asked', entered, email],
] as const)('leaves a line out as %s', (why, contact, typed) => {
  const line = plan(`${employeeId} ${typed}`, contact);
  const expected = { asks: [], leftOut: [{ line: 1, driver: dora, why }], problems: [] };
  expect(line).toEqual({ ok: true, value: expected });
});

test.each([
  ['another address than the one that was stopped', lost, 'other@home.example'],
  ['another address than the one that an administrator entered', entered, 'other@home.example'],
  [
    'the same one once its link is over',
    { ...entered, asked: { at: longAgo, byAdmin: true } },
    email,
  ],
] as const)('asks %s', (_, contact, typed) => {
  const asks = [{ line: 1, driver: dora, email: typed, seen: nameAddressState(contact) }];
  const expected = { asks, leftOut: [], problems: [] };
  expect(plan(`${employeeId} ${typed}`, contact)).toEqual({ ok: true, value: expected });
});

test('refuses no lines, and too many', () => {
  for (const text of ['', ' \n\n', 'Employee ID, Email'])
    expect(plan(text)).toEqual({ ok: false, error: { code: 'addresses-missing' } });
  const many = Array.from({ length: 101 }, () => `${employeeId} ${email}`).join('\n');
  expect(plan(many)).toEqual({ ok: false, error: { code: 'too-many-addresses', most: 100 } });
});
