import { afterAll, expect, test } from 'vitest';
import { createStores } from '~/app/store/create-stores.server';
import { batchPut } from '~/app/store/dynamo/batch-write.server';
import { toRecentBucketItem } from '~/app/store/picks/recent-item';
import { historyKey, outcomeKey, picksKey } from '~/app/store/table/keys';
import { createTenantErasureStore } from '~/app/store/tenant-erasure/tenant-erasure-store.server';
import { askedErasureSchema } from '~/domain/erasure/asked-erasure';
import { startTestStore } from '~/tests/support/embedded-store';
import { createStoreLimits } from '~/tests/support/store-limits';
import { aCompany, anAdmin, anEntry, aScope, aSite, now } from './builders';
import { manyDrivers } from './contract/roster';

const store = await startTestStore();
afterAll(() => store.stop());

const drivers = 1_000;
const inactive = { isActive: false, sessionEpoch: 1 };

/** A deactivated company of 1,000 drivers, each with lists, a history and a result. */
const addLargeCompany = async () => {
  const scope = aScope();
  const { stores, client, tableName } = store;
  const company = { ...aCompany(scope), ...inactive };
  await stores.sites.ensure({ company, site: aSite(scope, inactive), admin: anAdmin() });
  const puts = manyDrivers(drivers);
  const change = { expectedVersion: 0, deletes: [], usage: { growth: drivers, limit: drivers } };
  const added = await stores.drivers.commit(scope, { ...change, puts, entry: anEntry() });
  expect(added.ok).toBe(true);
  // A slow machine stores the rest of a long list later.
  expect(await stores.drivers.finish(scope, () => true)).toBe(true);
  const text = 'x'.repeat(900);
  const award = { periodId: '2026-W49', version: 1, stage: 's' };
  const items = puts.flatMap(({ employeeId }) => [
    { ...picksKey(scope, employeeId), type: 'picks', text },
    ...['A-1', 'A-2', 'A-3'].map((receiptNumber) => ({
      ...historyKey(scope, { employeeId, acceptedAt: now, receiptNumber }),
      ...{ type: 'pick-history', text },
    })),
    { ...outcomeKey(scope, { ...award, employeeId }), type: 'outcome', text },
  ]);
  const packed = new Uint8Array(300_000);
  const bucket = toRecentBucketItem(scope, 'JOB', 0, { hash: 'h', buckets: 1, packed });
  await batchPut({ client, tableName, deadlineMs: 60_000 }, [...items, bucket]);
  return scope;
};

test('a company of 1,000 drivers with history is erased within the limits of a partition', async () => {
  const { companyId } = await addLargeCompany();
  const { client: raw, tableName } = store;
  const { limit, use } = createStoreLimits({ raw, tableName });
  const client = limit(store.newClient());
  const db = { client, tableName, deadlineMs: 20_000 };
  const asked = askedErasureSchema.parse({
    ...{ siteId: null, reason: 'Closed', askedBy: 'root', askedAt: now, epoch: 1 },
    ...{ eraseFrom: now, eraseOn: '2026-11-23' },
  });
  const maxUnits = 1_500;
  const erasures = createTenantErasureStore(db, maxUnits);
  const overview = await createStores({ client, tableName }).companies.read(companyId);
  expect(await erasures.begin(overview!, asked, now)).toBe(true);
  const what = { companyId, siteId: null };
  const later = '2026-11-23T13:00:00.000Z';
  let sweeps = 0;
  let isDone = false;
  for (; !isDone && sweeps < 50; sweeps += 1) {
    const before = Object.values(use.units).reduce((sum, units) => sum + units, 0);
    const context = { now: later, hasTime: () => true, toEntry: () => anEntry() };
    isDone = await erasures.continue(what, context);
    const used = Object.values(use.units).reduce((sum, units) => sum + units, 0) - before;
    // A sweep reads what it deletes, and leaves the rest to the next one.
    expect(used).toBeLessThan(10 * maxUnits);
  }
  expect(isDone).toBe(true);
  expect(sweeps).toBeGreaterThan(3);
  expect(use.throttled).toBe(0);
  expect((await erasures.certificate(what))?.counts).toMatchObject({
    ...{ drivers, lists: 4 * drivers, awards: drivers },
  });
}, 180_000);
