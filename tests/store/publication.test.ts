import { afterAll, expect, test } from 'vitest';
import { createStores } from '~/app/store/create-stores.server';
import { itemBytes } from '~/app/store/dynamo/item-size';
import { queryPages } from '~/app/store/dynamo/query-all.server';
import { putItem } from '~/app/store/dynamo/single.server';
import { getShard } from '~/app/store/table/table';
import { toUnfinishedAttributes } from '~/app/store/unfinished/unfinished-item';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { SiteScope } from '~/domain/company/scope';
import { published } from '~/domain/selection/selection-window';
import { startTestStore } from '~/tests/support/embedded-store';
import { beforeCalls, recordCalls } from '~/tests/support/store-faults';
import { aCompany, anAdmin, anEntry, aNotice, aScope, aSite, now } from './builders';

const store = await startTestStore();
afterAll(() => store.stop());

const periodId = '2026-W49';
const always = () => true;
const never = () => false;

const toOutcomes = (count: number, awardedId: string): DriverOutcome[] =>
  Array.from({ length: count }, (_, n) => ({
    employeeId: String(1_000_001 + n),
    awardedId,
    assignmentType: 'preference',
    reasons: [{ rank: 1, pickId: awardedId, code: 'awarded', isManual: false }],
  }));

/** A site whose next version is begun, and what is published with it. */
const begun = async () => {
  const scope = aScope();
  const site = aSite(scope);
  await store.stores.sites.ensure({ company: aCompany(scope), site, admin: anAdmin() });
  await store.stores.awards.begin(scope, { periodId, version: 1, begunAt: now, site: null });
  const next = { ...site, window: published(site.window, now) };
  const toInput = (jobId: string, count = 250) => ({
    award: {
      periodId,
      version: 1,
      publishedAt: now,
      digest: jobId,
      recordJson: JSON.stringify({ jobId }),
      shares: [],
      answeredClaims: [],
    },
    outcomes: toOutcomes(count, jobId),
    site: next,
    entry: anEntry(),
    notice: aNotice(scope),
  });
  return { scope, site, toInput };
};

const countStaged = async (scope: SiteScope) => {
  const db = { client: store.client, tableName: store.tableName, deadlineMs: 60_000 };
  const pk = `TENANT#${scope.companyId}#${scope.siteId}#AWARD`;
  const types: string[] = [];
  for await (const page of queryPages(db, pk)) types.push(...page.map(({ type }) => String(type)));
  return types.filter((type) => type !== 'award').length;
};

test('stores the holders although an earlier version of the application began without them', async () => {
  const { scope, toInput } = await begun();
  const { awards } = store.stores;
  await awards.publish(scope, toInput('J1'), never);
  const holders = [
    { jobId: 'J1', driverId: '1000001', name: 'Ada', seniorityNumber: 1, assignmentType: 'manual' },
  ];
  expect((await awards.publish(scope, { ...toInput('J1'), holders }, always)).ok).toBe(true);
  const versions = await awards.versions(scope, [{ periodId, version: 1 }]);
  expect(await awards.holdersIn(scope, versions)).toEqual([holders]);
});

test('continues where an earlier call stopped, and shows nothing before all is staged', async () => {
  const { scope, site, toInput } = await begun();
  const client = store.newClient();
  const calls = recordCalls(client);
  const { awards, sites } = createStores({ client, tableName: store.tableName });
  const shownNothing = async () => {
    expect(await awards.read(scope, periodId, 1)).toBeNull();
    expect(await awards.outcome(scope, periodId, 1, '1000001')).toBeNull();
    expect((await sites.read(scope)).site?.window.awardVersion).toBe(site.window.awardVersion);
  };
  const countWritten = () =>
    calls
      .splice(0)
      .filter(({ command }) => command === 'BatchWriteItemCommand')
      .reduce((sum, { input }) => sum + Object.values(input.RequestItems as [[]]).flat().length, 0);
  const unfinished = (done: number) => ({
    ok: false,
    error: { code: 'award-being-published', done, total: 251 },
  });
  expect(await awards.publish(scope, toInput('J1'), never)).toEqual(unfinished(100));
  await shownNothing();
  expect(await awards.publish(scope, toInput('J1'), never)).toEqual(unfinished(200));
  expect(countWritten()).toBe(200);
  expect(await awards.findPublication(scope, periodId)).toEqual({
    periodId,
    version: 1,
    begunAt: now,
    actor: scope.actor,
    done: 200,
    total: 251,
  });
  expect(await awards.publish(scope, toInput('J1'), never)).toMatchObject({ ok: true });
  expect(countWritten()).toBe(51);
  expect(await awards.findPublication(scope, periodId)).toBeNull();
  expect((await awards.outcome(scope, periodId, 1, '1000250'))?.outcome).toEqual(
    toOutcomes(250, 'J1')[249],
  );
});

test('is not canceled once something is staged', async () => {
  const { scope, site, toInput } = await begun();
  const { awards } = store.stores;
  await awards.publish(scope, toInput('J1'), never);
  const refused = { ok: false, error: { code: 'site-changed' } };
  expect(await awards.cancel(scope, { periodId, version: 1 }, site)).toEqual(refused);
  expect((await store.stores.sites.read(scope)).site).toEqual(site);
});

test('leaves the rest to a helper that is faster', async () => {
  const { scope, toInput } = await begun();
  const { awards } = store.stores;
  const both = await Promise.all([1, 2].map(() => awards.publish(scope, toInput('J1'), always)));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await countStaged(scope)).toBe(251);
});

test('keeps nothing of an award that was staged before the lists changed', async () => {
  const { scope, toInput } = await begun();
  const { awards } = store.stores;
  await awards.publish(scope, toInput('J1'), never);
  expect(await awards.publish(scope, toInput('J2'), never)).toMatchObject({ error: { done: 100 } });
  expect(await awards.publish(scope, toInput('J2'), always)).toMatchObject({ ok: true });
  expect((await awards.outcome(scope, periodId, 1, '1000001'))?.outcome?.awardedId).toBe('J2');
  expect(await countStaged(scope)).toBe(251);
});

test('deletes an abandoned publication, but nothing of a published version', async () => {
  const { scope, toInput } = await begun();
  const { awards } = store.stores;
  await awards.publish(scope, toInput('J1'), never);
  const running = (await awards.findPublication(scope, periodId))!;
  await awards.abandon(scope, running);
  expect(await countStaged(scope)).toBe(0);
  expect(await awards.findPublication(scope, periodId)).toBeNull();
  expect(await awards.publish(scope, toInput('J1'), always)).toEqual({
    ok: false,
    error: { code: 'award-being-published', done: 0, total: 0 },
  });
  await awards.begin(scope, { periodId, version: 1, begunAt: now, site: null });
  expect((await awards.publish(scope, toInput('J1'), always)).ok).toBe(true);
  await awards.abandon(scope, running);
  expect(await countStaged(scope)).toBe(251);
});

/** Stores that do something else before their first batch of writes. */
const interrupted = (meanwhile: () => Promise<unknown>) => {
  const client = store.newClient();
  let isFirst = true;
  beforeCalls(client, async ({ command }) => {
    if (command !== 'BatchWriteItemCommand' || !isFirst) return;
    isFirst = false;
    await meanwhile();
  });
  return createStores({ client, tableName: store.tableName });
};

test.each([50, 250])('cannot be finished by a helper once it is abandoned (%i)', async (count) => {
  const { scope, toInput } = await begun();
  const { awards } = store.stores;
  const running = (await awards.findPublication(scope, periodId))!;
  const slow = interrupted(() => awards.abandon(scope, running));
  expect((await slow.awards.publish(scope, toInput('J1', count), always)).ok).toBe(false);
  expect(await awards.read(scope, periodId, 1)).toBeNull();
});

test('cannot be finished by a helper of an abandoned one if it is begun again', async () => {
  const { scope, toInput } = await begun();
  const { awards } = store.stores;
  await awards.publish(scope, toInput('J1'), never);
  const running = (await awards.findPublication(scope, periodId))!;
  const slow = interrupted(async () => {
    await awards.abandon(scope, running);
    await awards.begin(scope, { periodId, version: 1, begunAt: now, site: null });
    await awards.publish(scope, toInput('J2'), never);
  });
  expect((await slow.awards.publish(scope, toInput('J1'), always)).ok).toBe(false);
  expect(await awards.publish(scope, toInput('J2'), always)).toMatchObject({ ok: true });
  expect((await awards.outcome(scope, periodId, 1, '1000250'))?.outcome?.awardedId).toBe('J2');
});

test('is begun only once, with the site it freezes', async () => {
  const { scope, site } = await begun();
  const { awards, sites } = store.stores;
  const about = { periodId: '2026-W50', version: 1, begunAt: now };
  const frozen = { ...site, name: 'Frozen' };
  expect(await awards.begin(scope, { ...about, site: { ...frozen, version: 7 } })).toEqual({
    ok: false,
    error: { code: 'site-changed' },
  });
  expect(await awards.findPublication(scope, '2026-W50')).toBeNull();
  expect(await awards.begin(scope, { ...about, site: frozen })).toEqual({
    ok: true,
    value: { ...frozen, version: 2 },
  });
  expect((await sites.read(scope)).site?.name).toBe('Frozen');
  expect(await awards.begin(scope, { ...about, site: { ...frozen, version: 2 } })).toEqual({
    ok: false,
    error: { code: 'publication-begun' },
  });
});

test('is due for the scheduled function until it is finished', async () => {
  const { scope, toInput } = await begun();
  const { awards, unfinished } = store.stores;
  const { companyId, siteId } = scope;
  const shard = getShard(`${companyId}#${siteId}`);
  const until = new Date(Date.parse(now) + 10_000).toISOString();
  const work = { kind: 'publication', companyId, siteId, periodId };
  expect(await unfinished.due({ shard, until })).toContainEqual(work);
  expect(await unfinished.due({ shard, until: now })).not.toContainEqual(work);
  // Work that only a newer version knows keeps nothing else waiting.
  const newer = { ...toUnfinishedAttributes(scope, '2026-01-01T00:00:00.000Z'), type: 'newer' };
  const db = { client: store.client, tableName: store.tableName, deadlineMs: 60_000 };
  await putItem(db, { pk: `TENANT#${companyId}#${siteId}`, sk: 'NEWER', ...newer });
  expect(await unfinished.due({ shard, until })).toContainEqual(work);
  await awards.publish(scope, toInput('J1'), always);
  expect(await unfinished.due({ shard, until })).not.toContainEqual(work);
});

test('stores the reasons of 500 picks in less than 4 KB', async () => {
  const { scope, toInput } = await begun();
  const client = store.newClient();
  const calls = recordCalls(client);
  const { awards } = createStores({ client, tableName: store.tableName });
  const reasons = Array.from({ length: 500 }, (_, n) => ({
    rank: n + 1,
    pickId: `JOB${(n * 263) % 500}`,
    code: 'went-to' as const,
    taker: { seniorityNumber: (n * 389) % 1000, rank: ((n * 7) % 500) + 1, isManual: false },
  }));
  const outcomes = [{ ...toOutcomes(1, 'J1')[0]!, reasons }];
  await awards.publish(scope, { ...toInput('J1'), outcomes }, always);
  const [, request] = calls
    .filter(({ command }) => command === 'BatchWriteItemCommand')
    .flatMap(({ input }) => Object.values(input.RequestItems as Record<string, object[]>).flat());
  const { Item } = (request as { PutRequest: { Item: object } }).PutRequest;
  expect(itemBytes({ ...outcomes[0] })).toBeGreaterThan(40_000);
  expect(itemBytes(Item)).toBeLessThan(4 * 1024);
  expect((await awards.outcome(scope, periodId, 1, '1000001'))?.outcome).toEqual(outcomes[0]);
});
