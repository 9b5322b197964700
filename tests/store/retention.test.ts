import { afterEach, beforeEach, expect, test } from 'vitest';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { switchActive } from '~/app/services/companies/switch-active.server';
import { readPastWeeks } from '~/app/services/past-weeks/read-past-weeks.server';
import {
  chooseRetention,
  withdrawShortening,
} from '~/app/services/retention/change-retention.server';
import { readRetention } from '~/app/services/retention/read-retention.server';
import { finishWork } from '~/app/services/unfinished/finish-work.server';
import { createStores } from '~/app/store/create-stores.server';
import type { Claim } from '~/domain/claims/claim';
import { defaultTenant } from '~/domain/company/scope';
import { shorteningWaitDays } from '~/domain/retention/limits';
import { keptForever, type Kept } from '~/domain/retention/retention';
import { dayMs, hourMs, minuteMs } from '~/domain/time/time-units';
import { addCompany } from '~/tests/support/companies';
import { startTestStore, type TestStore } from '~/tests/support/embedded-store';
import type { FakeSite } from '~/tests/support/fake-site';
import { publishWeek, siteWithWeeks } from '~/tests/support/old-weeks';
import { rankJobs } from '~/tests/support/save-ranks';
import { testEntry } from '~/tests/support/stocked-site';
import { readStoredTexts } from '~/tests/support/stored-texts';

let store: TestStore;
let fake: FakeSite;
beforeEach(async () => {
  store = await startTestStore();
  fake = await siteWithWeeks(store.stores);
});
afterEach(() => store.stop());

const everything: Kept = { awards: 1, claims: 1, log: 1 };
const { companyId } = defaultTenant;
const read = () => fake.deps.stores.retention.read(companyId);
const choose = async (kept: Kept = everything) =>
  chooseRetention({
    ...{ deps: fake.deps, access: await fake.asAdmin() },
    input: { kept, version: (await read()).version },
  });
const sweep = async (minutes: number, deps = fake.deps) => {
  fake.clock.advance(minutes * minuteMs);
  return finishWork({ deps, shards: allDueShards, hasTime: () => true });
};
/** Two sweeps, an hour apart, between which nothing disagrees. */
const sweepTwice = async () => {
  const first = await sweep(1);
  const second = await sweep(61);
  expect([...first.failures, ...second.failures]).toEqual([]);
};
const waitAndSweep = async () => {
  fake.clock.advance(shorteningWaitDays * dayMs);
  await sweepTwice();
};
const claim = (state: 'open' | 'denied', periodId = '2026-W49', employeeId = '1000002') =>
  ({
    ...{ id: fake.deps.ids.next(), periodId, employeeId, jobId: 'J1', rank: 1, awardVersion: 1 },
    ...{ givenReason: 'seniority', text: 'Why?', filedAt: fake.now(), state },
    ...(state === 'denied' && { answer: { reason: 'No', by: 'admin', at: fake.now() } }),
  }) as Claim;
const file = async (state: 'open' | 'denied') => {
  const { claims } = fake.deps.stores;
  const open = claim('open');
  await claims.file(fake.scope, open as never, testEntry(fake.deps));
  if (state === 'open') return;
  const answered = { ...claim('denied'), id: open.id } as never;
  const notice = { id: fake.deps.ids.next(), at: fake.now(), notice: {} } as never;
  await claims.answer(fake.scope, answered, { given: null, entry: testEntry(fake.deps), notice });
};
/** Two more published weeks, more than a year later. */
const passTwoYears = async () => {
  fake.clock.moveTo('2028-12-01T12:00:00.000Z');
  for (let week = 0; week < 3; week += 1) await publishWeek(fake);
};
const listWeeks = async () => {
  const args = { deps: fake.deps, access: await fake.asAdmin() };
  const { years } = await readPastWeeks(args, null);
  const pages = await Promise.all(years.map((year) => readPastWeeks(args, year)));
  return pages.flatMap(({ weeks }) => weeks.map(({ periodId }) => periodId)).sort();
};
/** The last one was still open when the two years began. */
const oldWeeks = ['2026-W49', '2026-W50', '2026-W51', '2026-W52'];
const countStored = async (mark: RegExp) =>
  (await readStoredTexts(store)).filter(({ text }) => mark.test(text)).length;
const readErased = () => fake.deps.stores.retention.readErased(fake.scope);
const listLogged = async () =>
  (await fake.deps.stores.activity.latest(fake.scope, 1000)).flatMap(({ event }) =>
    event.code === 'history-erased' ? [event] : [],
  );

test('erases what is older than a year, and nothing that is in use', async () => {
  await file('denied');
  await addCompany(fake.deps, { companyId: 'OTHER', name: 'Other' });
  await passTwoYears();
  const before = await listWeeks();
  expect(before.slice(0, 4)).toEqual(oldWeeks);
  const { window: selection } = (await fake.site()).site;
  const ofOther = await countStored(/OTHER/);
  const access = await fake.asAdmin();
  const review = await readRetention({
    deps: fake.deps,
    access,
    at: fake.now(),
    asked: everything,
  });
  expect(review.review?.over).toMatchObject({ weeks: 4, claims: 1 });
  expect(review.review!.over.entries).toBeGreaterThan(5);
  expect((await choose()).ok).toBe(true);
  await waitAndSweep();

  expect(await listWeeks()).toEqual(before.slice(4));
  expect((await fake.site()).site.window).toEqual(selection);
  expect(await countStored(/"sk":"[^"]*2026-W\d/)).toBe(0);
  expect((await readErased()).counts).toMatchObject({
    weeks: 4,
    claims: 1,
    lists: 1,
    entries: review.review!.over.entries,
  });
  expect((await readErased()).keptFrom).toMatchObject({ awards: '2027-12-20' });
  const [logged, ...others] = await listLogged();
  expect(others).toEqual([]);
  expect(logged?.to).toEqual((await readErased()).counts);
  // The driver's latest list counts on, with its save.
  expect((await fake.deps.stores.picks.get(fake.scope, '1000001'))?.jobIds).toEqual(['J2', 'J1']);
  expect(await countStored(/"type":"pick-history"/)).toBe(2);
  expect(await countStored(/OTHER/)).toBe(ofOther);
  const next = await sweep(1);
  expect([next.recorded, next.failures]).toEqual([0, []]);
  // The pages go on with what is left.
  await rankJobs(fake.deps, '1000003', ['J3']);
  await publishWeek(fake);
});

test('keeps a week with an open claim, with everything of it', async () => {
  await file('open');
  await passTwoYears();
  await choose();
  await waitAndSweep();
  expect((await listWeeks())[0]).toBe('2026-W49');
  expect((await readErased()).counts).toMatchObject({ weeks: 3, claims: 0 });
  expect(await fake.deps.stores.claims.list(fake.scope, '2026-W49')).toHaveLength(1);
});

test('keeps the weeks of a site that stood still for years', async () => {
  fake.clock.moveTo('2031-01-01T12:00:00.000Z');
  const { window: selection } = (await fake.site()).site;
  expect([selection.periodId, selection.lastAward?.periodId]).toEqual(['2026-W52', '2026-W51']);
  await choose();
  await waitAndSweep();
  expect(await listWeeks()).toEqual(['2026-W50', '2026-W51']);
});

test('does nothing before seven days, and nothing after it was withdrawn', async () => {
  await passTwoYears();
  const before = await listWeeks();
  await choose();
  fake.clock.advance(shorteningWaitDays * dayMs - 2 * hourMs);
  await sweepTwice();
  expect(await listWeeks()).toEqual(before);
  const access = await fake.asAdmin();
  expect((await withdrawShortening({ deps: fake.deps, access })).ok).toBe(true);
  await waitAndSweep();
  expect(await listWeeks()).toEqual(before);
  expect(await read()).toMatchObject({ kept: keptForever, asked: null });
});

test('a longer time during the wait takes its place', async () => {
  await passTwoYears();
  const before = await listWeeks();
  await choose();
  fake.clock.advance(dayMs);
  await choose({ awards: 7, claims: 7, log: null });
  await waitAndSweep();
  expect(await listWeeks()).toEqual(before);
  expect((await read()).kept).toEqual({ awards: 7, claims: 7, log: null });
});

test('a longer time stops a run that has begun', async () => {
  await passTwoYears();
  await choose();
  fake.clock.advance(shorteningWaitDays * dayMs);
  await sweep(1);
  const { retention } = fake.deps.stores;
  const eraseHistory: typeof retention.eraseHistory = async (tenant, input) => {
    await choose(keptForever);
    return retention.eraseHistory(tenant, input);
  };
  const stores = { ...fake.deps.stores, retention: { ...retention, eraseHistory } };
  await sweep(61, { ...fake.deps, stores });
  await waitAndSweep();
  expect((await listWeeks()).slice(0, 4)).toEqual(oldWeeks);
  expect((await readErased()).counts).toMatchObject({ weeks: 0, entries: 0 });
});

test('one clock that is ahead erases nothing', async () => {
  await choose();
  fake.clock.advance((shorteningWaitDays + 1) * dayMs);
  await sweepTwice();
  const ahead = { ...fake.deps, clock: { now: () => fake.clock.now() + 1000 * dayMs } };
  const before = await listWeeks();
  for (let sweeps = 0; sweeps < 20; sweeps += 1) {
    await sweep(10, ahead);
    await sweep(1);
  }
  expect(await listWeeks()).toEqual(before);
  expect((await readErased()).counts.weeks).toBe(0);
});

test('counts exactly and finishes, wherever it is interrupted', async () => {
  await file('denied');
  await passTwoYears();
  await choose();
  fake.clock.advance(shorteningWaitDays * dayMs);
  await sweep(1);
  // Every other write fails: before it was stored, or after.
  let writes = 0;
  const client = store.newClient();
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const isWrite = /^(TransactWriteItems|BatchWriteItem)Command$/.test(
        String(context.commandName),
      );
      if (!isWrite) return next(args);
      writes += 1;
      if (writes % 4 === 1) throw new Error('killed before');
      const result = await next(args);
      if (writes % 4 === 3) throw new Error('killed after');
      return result;
    },
    { step: 'initialize', name: 'kill' },
  );
  const stores = createStores({ client, tableName: store.tableName, deadlineMs: 60_000 });
  let failed = 0;
  await sweep(61, { ...fake.deps, stores });
  for (let sweeps = 0; sweeps < 60; sweeps += 1)
    failed += (await sweep(1, { ...fake.deps, stores })).failures.length;
  client.destroy();
  expect(failed).toBeGreaterThan(5);
  expect((await listWeeks()).some((week) => oldWeeks.includes(week))).toBe(false);
  expect(await countStored(/"sk":"[^"]*2026-W\d/)).toBe(0);
  expect((await readErased()).counts).toMatchObject({ weeks: 4, lists: 1, claims: 1 });
  const logged = await listLogged();
  expect(logged).toHaveLength(1);
  expect(logged[0]?.to).toEqual((await readErased()).counts);
});

test('two runners at once count everything once', async () => {
  await passTwoYears();
  await choose();
  fake.clock.advance(shorteningWaitDays * dayMs);
  await sweep(1);
  fake.clock.advance(hourMs);
  for (let sweeps = 0; sweeps < 5; sweeps += 1) {
    const swept = await Promise.all([sweep(1), sweep(0)]);
    expect(swept.flatMap(({ failures }) => failures)).toEqual([]);
  }
  expect((await readErased()).counts).toMatchObject({ weeks: 4, lists: 1 });
  expect(await listLogged()).toHaveLength(1);
});

test('waits anew while the company is deactivated, and goes on after that', async () => {
  const scope = await addCompany(fake.deps, { companyId: 'ACME', name: 'Acme' });
  const next = {
    kept: keptForever,
    asked: { kept: everything, by: 'Ada', at: fake.now(), from: fake.now() },
  };
  const { retention } = fake.deps.stores;
  const event = {
    code: 'retention-changed' as const,
    ...{ companyId: 'ACME', from: keptForever, to: keptForever },
    ...{ asked: null, isWithdrawn: false, by: 'Ada' },
  };
  const entry = { ...testEntry(fake.deps), event };
  const change = { read: await retention.read('ACME'), next, dueAt: fake.now(), entry };
  expect(await retention.save(scope, change)).toBe(true);
  const given = { deps: fake.deps, access: await fake.asAdmin() };
  await switchActive({ ...given, input: { companyId: 'ACME', isActive: false } });
  await sweepTwice();
  expect((await retention.read('ACME')).kept).toEqual(keptForever);
  await switchActive({ ...given, input: { companyId: 'ACME', isActive: true } });
  await sweepTwice();
  expect((await retention.read('ACME')).kept).toEqual(keptForever);
  await waitAndSweep();
  expect((await retention.read('ACME')).kept).toEqual(everything);
});

test('refuses the master password, what was seen before a change, and too many changes', async () => {
  const { deps } = fake;
  const access = await fake.asAdmin();
  const refused = (code: string) => ({
    ok: false,
    error: expect.objectContaining({ code }) as object,
  });
  const input = { kept: everything, version: 0 };
  const byMaster = { ...access, byMasterPassword: true as const };
  expect(await chooseRetention({ deps, access: byMaster, input })).toEqual(
    refused('no-erasure-with-master-password'),
  );
  expect((await chooseRetention({ deps, access, input })).ok).toBe(true);
  expect(await chooseRetention({ deps, access, input: { ...input, kept: keptForever } })).toEqual(
    refused('company-changed'),
  );
  for (let change = 1; change < 20; change += 1)
    expect((await choose(change % 2 ? keptForever : everything)).ok).toBe(true);
  expect(await choose()).toEqual(refused('too-many-attempts'));
});
