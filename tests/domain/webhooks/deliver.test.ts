import { expect, test } from 'vitest';
import type { NewEvent } from '~/domain/activity/activity';
import { toInstant } from '~/domain/time/instant';
import { hourMs, minuteMs } from '~/domain/time/time-units';
import {
  beginAttempt,
  endAttempt,
  endUnsent,
  getWaitMs,
  isUsedUp,
  maxDeliveryAttempts,
  readReached,
  sendAgain,
  toDeliveries,
} from '~/domain/webhooks/deliver';
import { isWebhookEvent, toWebhookMessage, webhookMessages } from '~/domain/webhooks/message';
import { aReceiver } from '~/tests/support/webhooks';

const tenant = { companyId: 'ACME', siteId: 'MAIN' };
const now = '2026-11-23T12:00:00.000Z';
const entry = (event: NewEvent) => ({
  ...{ id: '01ENTRY', at: now, actor: { role: 'driver', id: '1000001', name: 'Vera Driver' } },
  ...{ action: 'update', event },
});
const closesAt = { wallTime: '2026-11-25T15:00', timeZone: 'America/New_York' };
const published = { version: 1, assigned: 5, digest: 'd' };
const award = { code: 'award-published', periodId: '2026-W49', jobs: 5, ...published } as const;
const decided = { driverId: '1000001', driverName: 'Vera Driver', reason: 'Why' };
const manual = { ...decided, replacedId: null, objections: [], note: '' };

const events: readonly [NewEvent, string, object][] = [
  [
    { code: 'cutoff-reached', periodId: '2026-W49', closesAt },
    'selection.closed',
    { of: 'jobs', periodId: '2026-W49' },
  ],
  [
    { code: 'portal-closure-reached', closesAt },
    'selection.closed',
    { of: 'vacations', periodId: null },
  ],
  [
    award,
    'award.published',
    {
      ...{ of: 'jobs', periodId: '2026-W49', version: 1, isWithdrawn: false },
      path: '/api/v1/awards/2026-W49?version=1',
    },
  ],
  [
    { code: 'vacations-published', ...published, version: 2 },
    'award.changed',
    {
      ...{ of: 'vacations', periodId: null, version: 2, isWithdrawn: false },
      path: '/api/v1/vacation-awards/2',
    },
  ],
  [
    { code: 'award-withdrawn', periodId: '2026-W49', version: 1, reason: 'Why' },
    'award.changed',
    {
      ...{ of: 'jobs', periodId: '2026-W49', version: 1, isWithdrawn: true },
      path: '/api/v1/awards/2026-W49?version=1',
    },
  ],
  [
    { code: 'claim-filed', jobId: 'J1', rank: 1, periodId: '2026-W49' },
    'claim.filed',
    { of: 'jobs', periodId: '2026-W49', pickId: 'J1' },
  ],
  [
    { code: 'week-claim-filed', weekId: 'W1', rank: 1, version: 1 },
    'claim.filed',
    { of: 'vacations', periodId: null, pickId: 'W1' },
  ],
  [
    { code: 'claim-granted', jobId: 'J1', periodId: '2026-W49', ...manual },
    'claim.decided',
    { of: 'jobs', periodId: '2026-W49', pickId: 'J1', verdict: 'granted' },
  ],
  [
    { code: 'week-claim-denied', weekId: 'W1', version: 1, ...decided },
    'claim.decided',
    { of: 'vacations', periodId: null, pickId: 'W1', verdict: 'denied' },
  ],
  [
    { code: 'other-claim-filed', kind: 'list', awardId: '2026-W49', version: 1 },
    'claim.filed',
    { of: 'jobs', periodId: '2026-W49', pickId: '', subject: 'list' },
  ],
  [
    { code: 'other-claim-denied', kind: 'other', awardId: 'vacation', version: 1, ...decided },
    'claim.decided',
    { of: 'vacations', periodId: null, pickId: '', subject: 'other', verdict: 'denied' },
  ],
];

test.each(events)('tells of %j', (event, type, data) => {
  const message = toWebhookMessage(tenant, entry(event));
  expect(message).toEqual({ type, timestamp: now, data: { ...tenant, ...data } });
  // Exactly what the description of the API says, and no driver.
  expect(webhookMessages[message!.type].strict().parse(message)).toEqual(message);
  expect(JSON.stringify(message)).not.toMatch(/1000001|Vera/);
});

test('tells of nothing else', () => {
  const other = entry({ code: 'selection-closed', periodId: '2026-W49' });
  expect([isWebhookEvent(other), toWebhookMessage(tenant, other)]).toEqual([false, null]);
});

test('a receiver gets what it asked for, unless it is switched off', () => {
  const receivers = [
    aReceiver({ id: 'all' }),
    aReceiver({ id: 'claims', types: ['claim.filed'] }),
    aReceiver({ id: 'weeks', of: ['vacations'] }),
    aReceiver({ id: 'off', off: { at: now, because: 'gone' } }),
  ];
  const made = toDeliveries(tenant, entry(award), { version: 1, receivers }, now);
  expect(made).toEqual([
    {
      ...{ messageId: '01ENTRY', receiverId: 'all', event: 'award.published', at: now },
      body: JSON.stringify(toWebhookMessage(tenant, entry(award))),
      ...{ attempts: 0, revision: 0, state: 'waiting', dueAt: now },
    },
  ]);
});

const delivery = toDeliveries(
  tenant,
  entry(award),
  { version: 1, receivers: [aReceiver()] },
  now,
)[0]!;

test('retries for about a day, spread by a fifth, under one ID', () => {
  const failed = { failure: 'not-reached' } as const;
  let at = Date.parse(now);
  let current = delivery;
  const waits: number[] = [];
  while (current.state === 'waiting') {
    const begun = beginAttempt(current, toInstant(at), 0.5);
    current = endAttempt(begun, failed, toInstant(at));
    if (current.state !== 'waiting') break;
    waits.push((Date.parse(current.dueAt!) - at) / minuteMs);
    at = Date.parse(current.dueAt!);
  }
  expect(waits).toEqual([1, 5, 30, 120, 300, 480, 480]);
  expect(current).toEqual({
    ...{ ...delivery, dueAt: undefined },
    ...{ attempts: maxDeliveryAttempts, revision: 16, state: 'failed' },
    last: { at: toInstant(at), answer: failed },
  });
  expect(at - Date.parse(now)).toBeGreaterThan(20 * hourMs);
  expect([getWaitMs(1, 0), getWaitMs(1, 1)]).toEqual([0.8 * minuteMs, 1.2 * minuteMs]);
});

test('any 2xx is a success, 410 the end, everything else is retried', () => {
  const end = (status: number) => endAttempt(beginAttempt(delivery, now, 0), { status }, now).state;
  expect([200, 204, 299].map(end)).toEqual(['delivered', 'delivered', 'delivered']);
  expect(end(410)).toBe('failed');
  expect([301, 307, 400, 404, 429, 500].map(end)).toEqual(Array(6).fill('waiting'));
});

test.each([
  [{ status: 204 }, 1, 'delivered'],
  [{ status: 410 }, 1, 'gone'],
  [{ failure: 'too-slow' }, 1, 'failed'],
  [{ status: 502 }, maxDeliveryAttempts, 'lost'],
] as const)('after %j, attempt %i has %s', (answer, attempts, reached) => {
  const begun = beginAttempt({ ...delivery, attempts: attempts - 1 }, now, 0);
  expect(readReached(endAttempt(begun, answer, now))).toBe(reached);
});

test('an attempt of which nobody knows the end is due again, and the last one is not repeated', () => {
  const last = { ...delivery, attempts: maxDeliveryAttempts - 1 };
  const begun = beginAttempt(last, now, 0);
  expect([isUsedUp(last), isUsedUp(begun), begun.dueAt! > now]).toEqual([false, true, true]);
  expect(endUnsent(begun, now)).toMatchObject({
    ...{ state: 'failed', last: { answer: { failure: 'switched-off' } } },
  });
});

test('sends again under the same ID, with as many attempts as before', () => {
  const done = endAttempt(beginAttempt(delivery, now, 0), { status: 200 }, now);
  const later = '2026-11-24T12:00:00.000Z';
  expect(sendAgain(done, later)).toMatchObject({
    ...{ messageId: '01ENTRY', body: delivery.body, revision: 3 },
    ...{ state: 'waiting', attempts: 0, dueAt: later, last: { answer: { status: 200 } } },
  });
});
