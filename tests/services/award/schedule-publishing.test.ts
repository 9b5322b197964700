import { expect, test } from 'vitest';
import {
  cancelAward,
  findAwardProgress,
  publishAward,
  resumeAward,
  scheduleAward,
} from '~/app/services/award/publish-award.server';
import { changeSelection } from '~/app/services/selection/change-selection.server';
import { readWeek } from '~/app/services/selection/read-week.server';
import { changeSettings } from '~/app/services/settings/change-settings.server';
import { changePortal } from '~/app/services/vacation/change-portal.server';
import {
  cancelVacations,
  findVacationProgress,
  publishVacations,
  scheduleVacations,
} from '~/app/services/vacation/publish-vacations.server';
import { drainMs } from '~/domain/selection/selection-window';
import { editableSettings } from '~/domain/settings/editable-settings';
import { toInstant } from '~/domain/time/instant';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

const closedSite = async () => {
  const fake = await fakeSite([aDriver({ employeeId: '1000001' })], [aJob({ jobId: 'J1' })]);
  await rankJobs(fake.deps, '1000001', ['J1']);
  await fake.close();
  return fake;
};
const context = async (fake: FakeSite) => ({ deps: fake.deps, access: await fake.asAdmin() });
const schedule = async (fake: FakeSite) => scheduleAward(await context(fake));
const cancel = async (fake: FakeSite) => cancelAward(await context(fake));
const readWindow = async (fake: FakeSite) => (await fake.site()).site.window;
const isIn = (fake: FakeSite, ms: number) => toInstant(fake.clock.now() + ms);
const started = { ok: false, error: { code: 'award-being-published', done: 0, total: 0 } };

test('publishing waits for ten seconds and goes on by itself', async () => {
  const fake = await closedSite();
  const begunAt = fake.now();
  const startsAt = isIn(fake, 10_000);
  expect(await schedule(fake)).toEqual({ ok: true, value: null });
  expect(await findAwardProgress(await context(fake))).toEqual({ done: 0, total: 0, startsAt });
  const { access } = await context(fake);
  expect(await readWeek({ deps: fake.deps, access, now: fake.now() })).toMatchObject({
    publishingAt: startsAt,
    isReady: true,
    changesAt: startsAt,
    nextVersion: 1,
  });
  fake.clock.advance(10_000);
  expect(await findAwardProgress(await context(fake))).toMatchObject({ startsAt: null });
  expect(await readWeek({ deps: fake.deps, access, now: fake.now() })).toMatchObject({
    publishingAt: null,
  });
  await resumeAward({ ...(await context(fake)), periodId: '2026-W49', hasTime: () => true });
  expect(await readWindow(fake)).toMatchObject({
    ...{ status: 'published', awardVersion: 1, publishedAt: begunAt },
  });
});

test('canceled in time, nothing is published and everything is as before', async () => {
  const fake = await closedSite();
  const before = (await fake.site()).site;
  await schedule(fake);
  fake.clock.advance(9_999);
  expect(await cancel(fake)).toEqual({ ok: true, value: null });
  const { window: selection, version } = before;
  expect((await fake.site()).site).toEqual({
    ...before,
    version: version + 2,
    window: { ...selection, version: selection.version + 2 },
  });
  expect(await findAwardProgress(await context(fake))).toBeNull();
  expect(await fake.deps.stores.awards.read(fake.scope, '2026-W49', 1)).toBeNull();
  // It can be published later.
  await schedule(fake);
  expect(await publishAward({ ...(await context(fake)), seen: 0 })).toMatchObject({ ok: true });
});

test('drivers may finish their lists again once publishing was canceled', async () => {
  const fake = await closedSite();
  const access = await fake.asAdmin();
  const basis = editableSettings(access.site);
  const wanted = { ...basis, afterCutoff: 'may-complete' as const };
  await changeSettings({ deps: fake.deps, access, input: { basis, wanted } });
  await schedule(fake);
  expect(await rankJobs(fake.deps, '1000001', [])).toMatchObject({ ok: false });
  await cancel(fake);
  expect(await rankJobs(fake.deps, '1000001', [])).toMatchObject({ ok: true });
});

test('what has started is not canceled, and neither is what was published', async () => {
  const fake = await closedSite();
  await schedule(fake);
  fake.clock.advance(10_000);
  expect(await cancel(fake)).toEqual(started);
  await publishAward(await context(fake));
  const changed = { ok: false, error: { code: 'award-changed' } };
  expect(await cancel(fake)).toEqual(changed);
  expect(await readWindow(fake)).toMatchObject({ status: 'published', awardVersion: 1 });
});

test('a second version is canceled while the first one stays in force', async () => {
  const fake = await closedSite();
  await publishAward(await context(fake));
  await schedule(fake);
  expect(await cancel(fake)).toEqual({ ok: true, value: null });
  expect(await readWindow(fake)).toMatchObject({ status: 'published', awardVersion: 1 });
  expect(await findAwardProgress(await context(fake))).toBeNull();
});

test('asked for while the last saves arrive, it waits for them', async () => {
  const fake = await closedSite();
  const { closesAt } = await readWindow(fake);
  fake.clock.moveTo(closesAt.instant);
  await schedule(fake);
  expect(await findAwardProgress(await context(fake))).toMatchObject({
    startsAt: isIn(fake, drainMs),
  });
  const { access } = await context(fake);
  expect(await readWeek({ deps: fake.deps, access, now: fake.now() })).toMatchObject({
    isReady: false,
  });
  // Published at once, it waits for them too.
  expect(await publishAward(await context(fake))).toEqual(started);
  expect(await readWindow(fake)).toMatchObject({ status: 'publishing', awardVersion: 0 });
});

test('nothing waits while drivers can still save, or after a version that was not seen', async () => {
  const fake = await fakeSite();
  expect(await schedule(fake)).toMatchObject({ error: { code: 'selection-still-open' } });
  await fake.close();
  expect(await scheduleAward({ ...(await context(fake)), seen: 1 })).toMatchObject({
    error: { code: 'award-changed' },
  });
  expect(await findAwardProgress(await context(fake))).toBeNull();
});

test('the next period does not open while an award waits for being published', async () => {
  const fake = await closedSite();
  await publishAward(await context(fake));
  await schedule(fake);
  const input = { intent: 'start-next-period', endsClaims: true } as const;
  const open = async () => changeSelection({ ...(await context(fake)), input });
  expect(await open()).toEqual({ ok: false, error: { code: 'publishing-unfinished' } });
  await cancel(fake);
  expect(await open()).toMatchObject({ ok: true });
});

test('publishing trades does not publish what waits', async () => {
  const fake = await closedSite();
  await publishAward(await context(fake));
  await schedule(fake);
  expect(await publishAward({ ...(await context(fake)), only: 'trades' })).toMatchObject(started);
  expect(await readWindow(fake)).toMatchObject({ awardVersion: 1 });
});

test('nothing seems to wait while trades are being published', async () => {
  const fake = await closedSite();
  await publishAward(await context(fake));
  const trades = { periodId: '2026-W49', version: 2, begunAt: fake.now(), only: 'trades' as const };
  await fake.deps.stores.awards.begin(fake.scope, { ...trades, site: null });
  expect(await schedule(fake)).toEqual({ ok: false, error: { code: 'award-changed' } });
});

test('vacation weeks wait and are canceled in the same way, and ranking does not open meanwhile', async () => {
  const fake = await fakeSite();
  const open = async () =>
    changePortal({ ...(await context(fake)), input: { intent: 'open-portal' } });
  expect(await scheduleVacations(await context(fake))).toEqual({ ok: true, value: null });
  const startsAt = isIn(fake, 10_000);
  expect(await findVacationProgress(await context(fake))).toMatchObject({ startsAt });
  expect(await open()).toEqual({ ok: false, error: { code: 'publishing-unfinished' } });
  expect(await cancelVacations(await context(fake))).toEqual({ ok: true, value: null });
  expect(await findVacationProgress(await context(fake))).toBeNull();
  await scheduleVacations(await context(fake));
  expect(await publishVacations(await context(fake))).toMatchObject({ ok: true });
  expect(await open()).toMatchObject({ ok: true });
});
