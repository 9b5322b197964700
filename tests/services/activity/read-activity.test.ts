import { expect, test } from 'vitest';
import { activityEvents } from '~/app/copy/en/admin/activity';
import { clearActivity } from '~/app/services/activity/clear-activity.server';
import {
  exportActivity,
  exportNewestActivity,
} from '~/app/services/activity/export-activity.server';
import { readActivity, type ActivityQuery } from '~/app/services/activity/read-activity.server';
import { firstUlidAt } from '~/domain/activity/ulid-time';
import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { anEntry } from '~/tests/store/builders';
import { textEvent } from '~/tests/support/events';
import { fakeSite } from '~/tests/support/fake-site';

const { describe } = activityEvents;

// Midnight in UTC, which is five hours earlier at the site, in New York.
const start = Date.parse('2026-11-20T00:00:00.000Z');

/** A log with one entry per minute. */
const site = async (count: number) => {
  const fake = await fakeSite();
  const admin = await fake.asAdmin();
  // A separate site, because creating the fake site writes log entries too.
  const scope = { ...admin.scope, siteId: 'WEST' };
  const access = { ...admin, scope };
  for (let n = 0; n < count; n += 1) {
    const at = start + n * minuteMs;
    const entry = anEntry({
      id: firstUlidAt(at),
      at: toInstant(at),
      event: textEvent(`${n % 1000 === 0 ? 'Rare' : 'Common'} entry ${n}`),
    });
    await fake.deps.stores.activity.append(scope, entry);
  }
  const read = (query: ActivityQuery = {}) =>
    readActivity({ deps: fake.deps, access, query, describe });
  const csv = async (query: ActivityQuery = {}) => {
    let text = '';
    for await (const chunk of exportActivity({ deps: fake.deps, access, query, describe }))
      text += chunk;
    return text;
  };
  const newest = (query: ActivityQuery = {}) =>
    exportNewestActivity({ deps: fake.deps, access, query, describe }, 'There is more.');
  return { fake, access, scope, read, csv, newest };
};

test('without a search, pages of 50 follow without gap or repetition', async () => {
  const { read } = await site(120);
  const seen: string[] = [];
  for (let next: string | null | undefined; next !== null;) {
    const page = await read({ before: next, from: '2026-11-19' });
    seen.push(...page.entries.map(({ event }) => describe(event)));
    next = page.next;
  }
  expect(seen).toHaveLength(120);
  expect([seen[0], new Set(seen).size]).toEqual(['Common entry 119', 120]);
});

test('a search reads at most 5,000 entries at a time and says where to continue', async () => {
  const { read } = await site(6000);
  const first = await read({ text: 'rare' });
  expect(first.entries.map(({ event }) => describe(event))).toEqual([
    'Rare entry 5000',
    'Rare entry 4000',
    'Rare entry 3000',
    'Rare entry 2000',
    'Rare entry 1000',
  ]);
  expect([first.looked, first.next]).toEqual([5000, firstUlidAt(start + 1000 * minuteMs)]);
  const second = await read({ text: 'rare', before: first.next ?? '' });
  expect(second.entries.map(({ event }) => describe(event))).toEqual(['Rare entry 0']);
  expect(second.next).toBeNull();
  const many = await read({ text: 'common' });
  expect([many.entries.length, many.next]).toEqual([50, many.entries[49]?.id]);
});

test("days are in the site's time zone", async () => {
  const { read } = await site(1000);
  const day = await read({ from: '2026-11-19', to: '2026-11-19', text: 'rare' });
  // 00:00 to 04:59 UTC on the 20th is the evening of the 19th in New York.
  expect([day.looked, day.entries.map(({ event }) => describe(event))]).toEqual([
    300,
    ['Rare entry 0'],
  ]);
});

test('clearing hides earlier entries from page and export, and is itself shown', async () => {
  const { fake, access, scope, read, csv } = await site(3);
  fake.deps.ids.next = () => firstUlidAt(start + 60 * minuteMs);
  await clearActivity({ deps: fake.deps, access });
  const { entries } = await read();
  expect(entries.map(({ action, event }) => [action, event])).toEqual([
    ['delete', { code: 'log-cleared' }],
  ]);
  expect((await csv()).split('\r\n')).toHaveLength(2);
  const kept = await fake.deps.stores.activity.latest(scope, 100);
  expect(kept.filter(({ event }) => event.code === 'text')).toHaveLength(3);
});

test('the export contains every entry, with 24-hour local times and no formula', async () => {
  const { fake, scope, csv } = await site(2500);
  const at = start + 3000 * minuteMs;
  const actor = { role: 'driver' as const, id: '1000001', name: '=cmd()' };
  const entry = anEntry({
    id: firstUlidAt(at),
    at: toInstant(at),
    actor,
    event: textEvent('Said "hi"'),
  });
  await fake.deps.stores.activity.append(scope, entry);
  const lines = (await csv({ from: '2026-11-19' })).split('\r\n');
  expect(lines).toHaveLength(2502);
  expect(lines.slice(0, 3)).toEqual([
    'Time,Driver,Action,Details',
    `"11/21/2026, 21:00:00","'=cmd() (1000001)",update,"Said ""hi"""`,
    '"11/21/2026, 12:39:00",Test (test),update,Common entry 2499',
  ]);
});

test('a workbook holds what was found in the newest 5,000 entries, and says if there are more', async () => {
  const { newest } = await site(6000);
  const rows = await newest({ from: '2026-11-19' });
  expect([rows.length, rows[0], rows[1]?.[3], rows[5000]?.[3], rows[5001]]).toEqual([
    5002,
    ['Time', 'Driver', 'Action', 'Details'],
    'Common entry 5999',
    'Rare entry 1000',
    ['There is more.'],
  ]);
  expect((await newest({ text: 'rare' })).map((row) => row.at(-1))).toEqual([
    'Details',
    'Rare entry 5000',
    'Rare entry 4000',
    'Rare entry 3000',
    'Rare entry 2000',
    'Rare entry 1000',
    'There is more.',
  ]);
  expect(await newest({ to: '2026-11-18' })).toHaveLength(1);
});

test('a workbook of exactly 5,000 entries holds them all', async () => {
  const rows = await (await site(5000)).newest({ from: '2026-11-19' });
  expect([rows.length, rows.at(-1)?.[3]]).toEqual([5001, 'Rare entry 0']);
});
