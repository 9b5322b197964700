import { expect, test } from 'vitest';
import { toInstant } from '~/domain/time/instant';
import { dayMs, hourMs } from '~/domain/time/time-units';
import { maxReceivers } from '~/domain/webhooks/limits';
import type { Receivers } from '~/domain/webhooks/receiver-schema';
import { readReceiverUrl } from '~/domain/webhooks/receiver-url';
import {
  appendReceiver,
  replaceReceiver,
  getSecrets,
  countReached,
  noteTold,
  dropReceiver,
  replaceSecret,
  switchOn,
  type Reached,
} from '~/domain/webhooks/receivers';
import { aReceiver, aTypedReceiver } from '~/tests/support/webhooks';

const none = { version: 0, receivers: [] };
const start = Date.parse('2026-11-23T12:00:00.000Z');
const at = (ms: number) => toInstant(start + ms);
const made = { id: '01R', secret: 'c2VjcmV0', addedAt: at(0), addedBy: 'Ada Admin' };

test.each([
  'http://hooks.acme.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://user:secret@hooks.acme.example/',
  'https://user@hooks.acme.example/',
  'https://hooks.acme.example:22/',
  'https://hooks.acme.example:80/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://a.localhost/',
  'https://metadata.google.internal/',
  'https://printer.local/',
  'https://hooks/',
  'https://hooks.acme.example./',
  'ftp://hooks.acme.example/',
  'javascript:alert(1)',
  '//hooks.acme.example/',
  '',
  `https://hooks.acme.example/${'a'.repeat(500)}`,
])('the server never calls %s', (url) => {
  expect(readReceiverUrl(url)).toBeNull();
});

test('the server calls named hosts by HTTPS', () => {
  const urls = ['https://hooks.acme.example/job?key=1', 'https://xn--bcher-kva.example:8443/'];
  expect(urls.map(readReceiverUrl)).toEqual(urls);
  expect(readReceiverUrl('HTTPS://Hooks.Acme.example:443/#part')).toBe(
    'https://hooks.acme.example/',
  );
});

test('adds a receiver with what it is told of, and no two of one name', () => {
  const typed = aTypedReceiver({ name: '  Payroll ', types: ['claim.filed'], of: ['jobs'] });
  const added = appendReceiver(none, typed, made);
  const receiver = { ...aReceiver(), ...made, types: ['claim.filed'], of: ['jobs'] };
  expect(added).toEqual({
    ok: true,
    value: { next: { version: 0, receivers: [receiver] }, receiver },
  });
  const next = { version: 1, receivers: [receiver] };
  const again = appendReceiver(next, aTypedReceiver({ name: 'PAYROLL' }), made);
  expect(again).toMatchObject({ error: { code: 'receiver-name-taken' } });
  expect(dropReceiver(next, receiver).receivers).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'receiver-name-missing'],
  [{ name: 'x'.repeat(61) }, 'receiver-name-too-long'],
  [{ url: 'http://hooks.acme.example/' }, 'receiver-url-not-allowed'],
  [{ types: [] }, 'receiver-without-events'],
  [{ of: [] }, 'receiver-without-events'],
] as const)('refuses %j', (fields, code) => {
  expect(appendReceiver(none, aTypedReceiver(fields), made)).toMatchObject({ error: { code } });
});

test('a site has at most five', () => {
  const receivers = Array.from({ length: maxReceivers }, (_, index) =>
    aReceiver({ id: `01R${index}`, name: `Program ${index}` }),
  );
  const added = appendReceiver({ version: 5, receivers }, aTypedReceiver(), made);
  expect(added).toMatchObject({ error: { code: 'too-many-receivers', limit: 5 } });
});

test('the secret before signs for a day more', () => {
  const { receivers } = replaceSecret(
    { version: 1, receivers: [aReceiver({ secret: 'old' })] },
    aReceiver({ secret: 'old' }),
    'new',
    at(0),
  );
  const [receiver] = receivers;
  expect(getSecrets(receiver!, at(24 * hourMs - 1))).toEqual(['new', 'old']);
  expect(getSecrets(receiver!, at(24 * hourMs))).toEqual(['new']);
});

test('is changed among the others of the site, and starts anew at another URL', () => {
  const failing = aReceiver({ failingSince: at(0) });
  const other = aReceiver({ id: '01OTHER', name: 'Roster' });
  const before = { version: 1, receivers: [failing, other] };
  const named = aTypedReceiver({ name: 'Wages', types: ['claim.filed'], of: ['jobs'] });
  const renamed = { ...failing, name: 'Wages', types: ['claim.filed'], of: ['jobs'] };
  expect(replaceReceiver(before, failing, named)).toEqual({
    ok: true,
    value: { next: { ...before, receivers: [renamed, other] }, receiver: renamed },
  });
  const url = 'https://other.receiver.test/';
  const moved = replaceReceiver(before, failing, aTypedReceiver({ url }));
  expect(moved).toMatchObject({ value: { receiver: aReceiver({ url }) } });
  expect(moved).not.toHaveProperty('value.receiver.failingSince');
  expect(replaceReceiver(before, failing, aTypedReceiver({ name: 'ROSTER' }))).toMatchObject({
    error: { code: 'receiver-name-taken' },
  });
});

/** How a receiver stands after these ends of attempts, on the days since the start. */
const noteAll = (ends: readonly (readonly [day: number, reached: Reached])[]) =>
  ends.reduce<Receivers>(
    (before, [day, reached]) =>
      countReached(before, before.receivers[0]!, reached, at(day * dayMs))?.next ?? before,
    { version: 1, receivers: [aReceiver()] },
  ).receivers[0]!;

test('attempts alone never switch it off, however long ago the one before was', () => {
  const failed = [0, 1, 7, 30].map((day) => [day, 'failed'] as const);
  expect(noteAll(failed)).toEqual({ ...aReceiver(), failingSince: at(0) });
  expect(noteAll([[0, 'lost'], ...failed.slice(2)])).toMatchObject({
    lost: { count: 1, since: at(0) },
  });
});

test.each<[string, (readonly [number, Reached])[], boolean]>([
  [
    'three lost messages over three days',
    [
      [0, 'lost'],
      [1, 'lost'],
      [3, 'lost'],
    ],
    true,
  ],
  [
    'three lost messages within three days',
    [
      [0, 'lost'],
      [1, 'lost'],
      [2.9, 'lost'],
    ],
    false,
  ],
  [
    'a further one once three days are over',
    [
      [0, 'lost'],
      [0, 'lost'],
      [0, 'lost'],
      [3, 'lost'],
    ],
    true,
  ],
  [
    'two lost messages over a month',
    [
      [0, 'lost'],
      [30, 'lost'],
    ],
    false,
  ],
  [
    'a success between them',
    [
      [0, 'lost'],
      [2, 'lost'],
      [3, 'delivered'],
      [4, 'lost'],
    ],
    false,
  ],
])('%s', (_name, ends, isOff) => {
  expect(noteAll(ends).off?.because).toBe(isOff ? 'failing' : undefined);
});

test('a receiver that was switched on, or is elsewhere now, has lost nothing', () => {
  const lost = { count: 2, since: at(0) };
  const failing = aReceiver({ failingSince: at(0), lost });
  const before = { version: 1, receivers: [failing] };
  expect(switchOn(before, failing).receivers).toEqual([aReceiver()]);
  const url = 'https://other.receiver.test/';
  expect(replaceReceiver(before, failing, aTypedReceiver({ url }))).toMatchObject({
    value: { next: { receivers: [aReceiver({ url })] } },
  });
});

test('notes since when it fails, and is switched off at once if it is gone', () => {
  const receiver = aReceiver();
  const before = { version: 1, receivers: [receiver] };
  expect(countReached(before, receiver, 'delivered', at(0))).toBeNull();
  const failing = { ...receiver, failingSince: at(0) };
  const noted = countReached(before, receiver, 'failed', at(0));
  expect(noted).toEqual({ next: { ...before, receivers: [failing] }, switchedOff: null });
  expect(countReached(noted!.next, failing, 'failed', at(3 * dayMs))).toBeNull();
  expect(countReached(noted!.next, failing, 'delivered', at(dayMs))).toEqual({
    ...{ next: before, switchedOff: null },
  });
  const off = { ...failing, off: { at: at(dayMs), because: 'gone' } };
  const ended = countReached(noted!.next, failing, 'gone', at(dayMs));
  expect(ended).toEqual({ next: { ...before, receivers: [off] }, switchedOff: 'gone' });
  expect(countReached(ended!.next, ended!.next.receivers[0]!, 'lost', at(dayMs))).toBeNull();
  expect(switchOn(ended!.next, ended!.next.receivers[0]!)).toEqual(before);
});

test('administrators are told at most once a day', () => {
  const told = noteTold(none, at(0));
  expect(told).toEqual({ ...none, toldAt: at(0) });
  expect(noteTold(told!, at(dayMs - 1))).toBeNull();
  expect(noteTold(told!, at(dayMs))).toEqual({ ...none, toldAt: at(dayMs) });
});
