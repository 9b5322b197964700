import { expect, test } from 'vitest';
import { publishAward } from '~/app/services/award/publish-award.server';
import { fileClaim } from '~/app/services/claims/file-claim.server';
import { loadPicksAndJobs } from '~/app/services/picks/load-picks-and-jobs.server';
import { savePicks } from '~/app/services/picks/save-picks.server';
import { applyDueCutoffs } from '~/app/services/portal/apply-due-cutoffs.server';
import { dueShards } from '~/app/store/table';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const shards = Array.from({ length: dueShards }, (_, shard) => shard);
const sweep = ({ deps }: FakeSite) => applyDueCutoffs({ deps, shards, hasTime: () => true });
const windowOf = async (fake: FakeSite) => (await fake.site()).site.window;

/**
 * Published soon after the cutoff (a Wednesday, 15:00 in New York), to open on Friday at 18:00. Both
 * drivers wanted J1.
 */
const publishedSite = async () => {
  const drivers = ['1000001', '1000002'].map((employeeId, index) =>
    aDriver({ employeeId, seniorityNumber: index + 1 }),
  );
  const fake = await fakeSite(drivers, [aJob({ jobId: 'J1' })]);
  const { deps, scope } = fake;
  const { site } = await fake.site();
  const settings = { ...site.settings, openNextOn: 'Friday', openNextAt: '18:00' } as const;
  await deps.stores.sites.save(scope, { ...site, settings }, []);
  for (const { employeeId } of drivers) {
    const access = await fake.asDriver(employeeId);
    const loaded = await loadPicksAndJobs({ deps, scope: access.scope, employeeId });
    const input = { jobIds: ['J1'] };
    await savePicks({ deps, access, loaded, input, receivedAt: fake.now() });
  }
  await fake.close();
  await sweep(fake);
  const done = await publishAward({ deps, access: await fake.asAdmin() });
  if (!done.ok) throw new Error(done.error.code);
  return fake;
};
const opensAt = '2026-11-27T23:00:00.000Z';

test('the next period opens at the set time, once, however many sweeps there are', async () => {
  const fake = await publishedSite();
  const { periodId } = await windowOf(fake);
  fake.clock.moveTo('2026-11-27T22:59:00.000Z');
  expect((await sweep(fake)).recorded).toBe(0);
  fake.clock.moveTo(opensAt);
  const swept = await Promise.all(Array.from({ length: 10 }, () => sweep(fake)));
  expect(swept.reduce((sum, { recorded }) => sum + recorded, 0)).toBe(1);
  const window = await windowOf(fake);
  expect(window).toMatchObject({ status: 'selecting', lastAward: { periodId, version: 1 } });
  expect(window.closesAt.wallTime).toBe('2026-12-02T15:00');
  const entries = await fake.deps.stores.activity.latest(fake.scope, 100);
  const opened = entries.filter(({ details }) => details.startsWith('Opened selection for'));
  expect(opened).toHaveLength(1);
  expect(opened[0]).toMatchObject({ actor: { role: 'system', name: 'Scheduler' } });
  expect((await sweep(fake)).recorded).toBe(0);
});

test('a claim that waits for an answer holds it back, which the log says once', async () => {
  const fake = await publishedSite();
  const filed = await fileClaim({
    deps: fake.deps,
    access: await fake.asDriver('1000002'),
    input: { jobId: 'J1', text: 'I was first' },
    receivedAt: fake.now(),
  });
  expect(filed).toMatchObject({ ok: true });
  fake.clock.moveTo(opensAt);
  expect((await sweep(fake)).recorded).toBe(1);
  expect((await sweep(fake)).recorded).toBe(0);
  expect((await windowOf(fake)).status).toBe('published');
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(entry?.details).toBe('The next period did not open: open claims 1');
});
