import { expect, test } from 'vitest';
import { createStatusMemory } from '~/app/platform/http/status-memory.server';
import { cancelWork } from '~/app/services/status/cancel-work.server';
import { planWork } from '~/app/services/status/plan-work.server';
import { readStatus } from '~/app/services/status/read-status.server';
import { defaultTenant } from '~/domain/company/scope';
import { fail } from '~/domain/shared/result';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import { dayMs, hourMs, minuteMs } from '~/domain/time/time-units';
import { fakeSite } from '~/tests/support/fake-site';
import { makeTestScope } from '~/tests/support/stocked-site';

/** The master administrator's site is in New York, where it is noon. */
const now = '2026-11-24T17:00:00.000Z';
const input = { from: '2026-11-28T22:00', until: '2026-11-29T00:30', note: 'New database.' };

const start = async () => {
  const { deps, clock, asAdmin } = await fakeSite();
  clock.moveTo(now);
  const access = await asAdmin();
  const plan = (changes: Partial<typeof input> = {}) =>
    planWork({ deps, access, input: { ...input, ...changes } });
  const cancel = (id: string) => cancelWork({ deps, access, id });
  const getLog = async () =>
    (await deps.stores.activity.latest(makeTestScope(defaultTenant), 20))
      .map(({ event }) => event)
      .filter(({ code }) => code.startsWith('work-'))
      .reverse();
  return { deps, clock, plan, cancel, getLog };
};

test('plans and cancels work, and logs both with its times and note', async () => {
  const { deps, plan, cancel, getLog } = await start();
  const planned = await plan();
  if (!planned.ok) throw new Error(planned.error.code);
  expect((await readStatus(deps, now)).works).toEqual([planned.value]);
  expect(await cancel('another')).toEqual({ ok: true, value: null });
  expect((await readStatus(deps, now)).works).toHaveLength(1);
  expect(await cancel(planned.value.id)).toEqual({ ok: true, value: null });
  expect((await readStatus(deps, now)).works).toEqual([]);
  const timeZone = 'America/New_York';
  const logged = {
    from: { wallTime: input.from, timeZone },
    until: { wallTime: input.until, timeZone },
    note: input.note,
  };
  expect(await getLog()).toEqual([
    { code: 'work-planned', ...logged },
    { code: 'work-canceled', ...logged },
  ]);
});

test('forgets work that is over with the next plan, and stores nothing of a refused one', async () => {
  const { deps, clock, plan, getLog } = await start();
  await plan();
  clock.moveTo('2026-11-29T05:30:00.000Z');
  expect(await plan()).toEqual(fail({ code: 'work-date', maxDays: 90 }));
  expect((await deps.stores.status.readPlan()).works).toHaveLength(1);
  expect((await plan({ from: '2026-12-01T22:00', until: '2026-12-01T23:00' })).ok).toBe(true);
  expect((await deps.stores.status.readPlan()).works).toHaveLength(1);
  expect(await getLog()).toHaveLength(2);
});

test('of two who plan at the same moment, one is asked to look again', async () => {
  const { deps, plan } = await start();
  const both = await Promise.all([plan(), plan()]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(both).toContainEqual(fail({ code: 'plan-changed' }));
  expect((await deps.stores.status.readPlan()).works).toHaveLength(1);
});

test('tells the minutes without a check, but not the last two, which may still come', async () => {
  const { deps } = await start();
  expect(await readStatus(deps, now)).toEqual({
    checkedSince: null,
    gaps: [],
    moreGaps: 0,
    works: [],
  });
  const first = toEpochMs(now) - 3 * hourMs;
  const missing = (minute: number) => (minute >= 60 && minute < 65) || minute === 100;
  for (let minute = 0; minute < 3 * 60 - 2; minute += 1)
    if (!missing(minute)) await deps.stores.status.markReady(toInstant(first + minute * minuteMs));
  const status = await readStatus(deps, toInstant(toEpochMs(now) + 59_999));
  expect(status.checkedSince).toBe(toInstant(first));
  expect(status.gaps).toEqual([
    { from: toInstant(first + 100 * minuteMs), minutes: 1 },
    { from: toInstant(first + 60 * minuteMs), minutes: 5 },
  ]);
  const later = await readStatus(deps, toInstant(first + 6.5 * dayMs));
  expect(later.checkedSince).toBe(toInstant(first + 0.5 * dayMs - 2 * minuteMs));
});

test('every page asks, and the store is read once a minute', async () => {
  const { deps, clock, plan } = await start();
  let reads = 0;
  const { status } = deps.stores;
  const readPlan = () => {
    reads += 1;
    return status.readPlan();
  };
  const stores = { ...deps.stores, status: { ...status, readPlan } };
  const memory = createStatusMemory({ stores, clock });
  await plan();
  expect(await memory.findAnnounced()).toBeNull();
  clock.moveTo('2026-11-28T03:00:00.000Z');
  reads = 0;
  const answers = await Promise.all(Array.from({ length: 100 }, () => memory.findAnnounced()));
  expect(new Set(answers.map((work) => work?.note))).toEqual(new Set(['New database.']));
  expect(reads).toBe(1);
  await Promise.all(Array.from({ length: 100 }, () => memory.read()));
  expect(reads).toBe(2);
  await memory.refresh();
  expect(reads).toBe(3);
  await memory.findAnnounced();
  expect(reads).toBe(3);
});

test('while the store cannot be reached, pages announce what is known, and ask once a minute', async () => {
  const { deps, clock, plan } = await start();
  let calls = 0;
  let answer = deps.stores.status.readPlan;
  const readPlan = () => {
    calls += 1;
    return answer();
  };
  const stores = { ...deps.stores, status: { ...deps.stores.status, readPlan } };
  const memory = createStatusMemory({ stores, clock });
  await plan();
  clock.moveTo('2026-11-29T03:00:00.000Z');
  expect((await memory.findAnnounced())?.note).toBe('New database.');

  const hanging = new Promise<never>(() => undefined);
  for (const unreachable of [() => Promise.reject(new Error('unreachable')), () => hanging]) {
    answer = unreachable;
    clock.advance(minuteMs);
    calls = 0;
    for (const _ of [1, 2, 3]) expect((await memory.findAnnounced())?.note).toBe('New database.');
    expect(calls).toBe(1);
  }
  // A process that never read the plan announces nothing.
  expect(await createStatusMemory({ stores, clock }).findAnnounced()).toBeNull();
});

test('the status page asks again after a failure', async () => {
  const { deps, clock } = await start();
  let isUp = false;
  const readPlan = () =>
    isUp ? deps.stores.status.readPlan() : Promise.reject(new Error('unreachable'));
  const stores = { ...deps.stores, status: { ...deps.stores.status, readPlan } };
  const memory = createStatusMemory({ stores, clock });
  await expect(memory.read()).rejects.toThrow('unreachable');
  isUp = true;
  expect((await memory.read()).works).toEqual([]);
});

test('tells the latest outages, and how many there were before', async () => {
  const { deps } = await start();
  const first = toEpochMs(now) - 3 * hourMs;
  for (let minute = 0; minute < 3 * 60; minute += 1)
    if (minute % 6 !== 3) await deps.stores.status.markReady(toInstant(first + minute * minuteMs));
  const { gaps, moreGaps } = await readStatus(deps, now);
  expect(gaps[0]).toEqual({ from: toInstant(first + 177 * minuteMs), minutes: 1 });
  expect([gaps.length, moreGaps]).toEqual([20, 10]);
});
