import { expect, test } from 'vitest';
import { jobRanking, readPreferences } from '~/app/services/ranking/job-ranking.server';
import { savePicks } from '~/app/services/ranking/save-picks.server';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const ada = aDriver({ employeeId: '1000001', name: 'Ada', seniorityNumber: 1 });
const jobs = [aJob({ jobId: 'J1' }), aJob({ jobId: 'J2' }), aJob({ jobId: 'A1', isAirport: true })];

const visit = async (fake: FakeSite) => {
  const access = await fake.asDriver('1000001');
  const loaded = await jobRanking.load({
    deps: fake.deps,
    scope: access.scope,
    employeeId: '1000001',
  });
  return { access, loaded };
};
const save = async (fake: FakeSite, jobIds: string[], receivedAt = fake.now()) =>
  savePicks({
    ranking: jobRanking,
    deps: fake.deps,
    ...(await visit(fake)),
    ids: jobIds,
    receivedAt,
  });
const read = async (fake: FakeSite) =>
  readPreferences({ deps: fake.deps, ...(await visit(fake)), now: fake.now() });
const allow = async (fake: FakeSite, settings: object) => {
  const { site } = await fake.site();
  await fake.deps.stores.sites.save(
    fake.scope,
    { ...site, settings: { ...site.settings, ...settings } },
    [],
  );
};

test('a save replaces the whole list and comes back as a receipt', async () => {
  const fake = await fakeSite([ada], jobs);
  await save(fake, ['J1']);
  fake.clock.advance(1000);
  const saved = await save(fake, ['J2', 'J1']);
  const page = await read(fake);
  expect(saved).toEqual({ ok: true, value: page.saved });
  expect(page).toMatchObject({
    jobIds: ['J2', 'J1'],
    standing: false,
    mayEdit: true,
    windowState: 'open',
  });
  expect(await fake.deps.stores.picks.history(fake.scope, '1000001', 9)).toHaveLength(2);
  const logged = { code: 'picks-saved', periodId: '2026-W49', isLate: false };
  expect(await fake.deps.stores.activity.latest(fake.scope, 2)).toMatchObject([
    { action: 'update', event: { ...logged, count: 2 } },
    { action: 'create', event: { ...logged, count: 1 } },
  ]);
});

test('an empty list is a submission', async () => {
  const fake = await fakeSite([ada], jobs);
  expect(await save(fake, [])).toMatchObject({ ok: true, value: { jobIds: [] } });
  expect((await read(fake)).saved?.jobIds).toEqual([]);
});

test.each([
  [['J9'], 'job-not-offered'],
  [['A1'], 'job-not-offered'],
  [['J1', 'J1'], 'job-picked-twice'],
])('refuses %j and stores nothing', async (jobIds, code) => {
  const fake = await fakeSite([ada], jobs);
  expect(await save(fake, jobIds)).toMatchObject({ ok: false, error: { code } });
  expect(await fake.deps.stores.picks.get(fake.scope, '1000001')).toBeNull();
});

test('a save counts by when the request arrived, not when it was handled', async () => {
  const fake = await fakeSite([ada], jobs);
  const { window: selection } = (await fake.site()).site;
  const justBefore = new Date(Date.parse(selection.closesAt.instant) - 1).toISOString();
  await fake.close();
  expect(await save(fake, ['J1'], justBefore)).toMatchObject({ ok: true, value: { late: false } });
  expect(await save(fake, ['J2'], selection.closesAt.instant)).toEqual({
    ok: false,
    error: { code: 'selection-closed' },
  });
});

test('an older save that arrives after a newer one does not replace it', async () => {
  const fake = await fakeSite([ada], jobs);
  const earlier = fake.now();
  fake.clock.advance(5000);
  await save(fake, ['J2']);
  expect(await save(fake, ['J1'], earlier)).toEqual({
    ok: false,
    error: { code: 'newer-save-exists' },
  });
});

test('after the cutoff a driver with picks may complete where the site allows it, and the save is marked late', async () => {
  const fake = await fakeSite([ada], jobs);
  await allow(fake, { afterCutoff: 'may-complete' });
  await save(fake, ['J1']);
  await fake.close();
  expect(await read(fake)).toMatchObject({ windowState: 'closed', mayEdit: true });
  expect(await save(fake, ['J2', 'J1'])).toMatchObject({ ok: true, value: { late: true } });
});

test('a list carries over to the next period and names deleted jobs', async () => {
  const fake = await fakeSite([ada], jobs);
  await save(fake, ['J2', 'J1']);
  const { site } = await fake.site();
  await fake.deps.stores.sites.save(
    fake.scope,
    { ...site, window: { ...site.window, periodId: '2026-W50' } },
    [],
  );
  const { version } = await fake.deps.stores.jobs.list(fake.scope);
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  await fake.deps.stores.jobs.commit(fake.scope, {
    expectedVersion: version,
    puts: [],
    deletes: ['J2'],
    entry: { ...entry!, id: fake.deps.ids.next() },
  });
  expect(await read(fake)).toMatchObject({
    jobIds: ['J1'],
    standing: true,
    vanished: ['J2'],
    saved: null,
  });
  await allow(fake, { standingPicks: false });
  expect(await read(fake)).toMatchObject({ jobIds: [], standing: false, vanished: [] });
});

const saveOver = async (fake: FakeSite, seenReceipt: string | null, ids: string[]) => {
  const { access, loaded } = await visit(fake);
  return savePicks({
    ranking: jobRanking,
    deps: fake.deps,
    access,
    loaded,
    ids,
    receivedAt: fake.now(),
    seenReceipt,
  });
};
const savedElsewhere = { ok: false, error: { code: 'saved-elsewhere' } };

test('a save over a list that was saved elsewhere is refused until it names that list', async () => {
  const fake = await fakeSite([ada], jobs);
  const phone = await saveOver(fake, null, ['J1']);
  expect(await saveOver(fake, null, ['J2'])).toEqual(savedElsewhere);
  expect((await read(fake)).jobIds).toEqual(['J1']);
  const { storedReceipt: seenReceipt } = await read(fake);
  expect(phone).toMatchObject({ ok: true, value: { receiptNumber: seenReceipt } });
  expect(await saveOver(fake, seenReceipt, ['J2'])).toMatchObject({ ok: true });
  expect(await fake.deps.stores.picks.history(fake.scope, '1000001', 9)).toMatchObject([
    { jobIds: ['J2'] },
    { jobIds: ['J1'] },
  ]);
});

test('of saves that read the same list and race, one passes and the others are refused', async () => {
  const fake = await fakeSite([ada], jobs);
  const { access, loaded } = await visit(fake);
  const race = (ids: string[]) =>
    savePicks({
      ranking: jobRanking,
      deps: fake.deps,
      access,
      loaded,
      ids,
      receivedAt: fake.now(),
      seenReceipt: null,
    });
  const results = await Promise.all([race(['J1']), race(['J2']), race(['J2', 'J1'])]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.filter(({ ok }) => !ok)).toEqual([savedElsewhere, savedElsewhere]);
  expect(await fake.deps.stores.picks.history(fake.scope, '1000001', 9)).toHaveLength(1);
});

test('a form that is sent twice is answered with its own receipt', async () => {
  const fake = await fakeSite([ada], jobs);
  const { access, loaded } = await visit(fake);
  const send = () =>
    savePicks({
      ranking: jobRanking,
      deps: fake.deps,
      access,
      loaded,
      ids: ['J1'],
      receivedAt: fake.now(),
      seenReceipt: null,
    });
  const [first, second] = await Promise.all([send(), send()]);
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
});

test('a list that is stored already, because its answer was lost, is not stored again', async () => {
  const fake = await fakeSite([ada], jobs);
  const first = await saveOver(fake, null, ['J1']);
  fake.clock.advance(1000);
  expect(await saveOver(fake, null, ['J1'])).toEqual(first);
  expect(await fake.deps.stores.picks.history(fake.scope, '1000001', 9)).toHaveLength(1);
});

test('a page that names no list replaces any, as before', async () => {
  const fake = await fakeSite([ada], jobs);
  await save(fake, ['J1']);
  expect(await save(fake, ['J2'])).toMatchObject({ ok: true });
});
