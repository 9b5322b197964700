import { afterAll, expect, test } from 'vitest';
import { countStoreCalls } from '~/app/store/dynamo/store-calls.server';
import { startTestStore } from '~/tests/support/embedded-store';
import { aPickList, aScope, anEntry } from './builders';

const store = await startTestStore();
afterAll(() => store.stop());

const savedPicks = async (employeeId: string) => {
  const scope = aScope();
  const picks = aPickList({ employeeId });
  await store.stores.picks.save(scope, picks, anEntry());
  return { scope, picks };
};

test('sends simultaneous reads of a request in one call', async () => {
  const { scope, picks } = await savedPicks('1000001');
  const tally = { calls: 0, units: 0 };
  const [found, none, access] = await countStoreCalls(tally, () =>
    Promise.all([
      store.stores.picks.get(scope, '1000001'),
      store.stores.picks.get(scope, '1000002'),
      store.stores.access.readDriver(scope, '1000001'),
    ]),
  );
  expect(tally.calls).toBe(1);
  expect(found).toEqual(picks);
  expect(none).toBeNull();
  expect(access).toEqual({ site: null, company: null, driver: null, credential: null });
});

test('fails only the request that has run out of time', async () => {
  const { scope, picks } = await savedPicks('1000001');
  const read = () => store.stores.picks.get(scope, '1000001');
  const [late, inTime] = await Promise.allSettled([
    countStoreCalls({ calls: 0, units: 0, endsAt: performance.now() }, read),
    countStoreCalls({ calls: 0, units: 0 }, read),
  ]);
  expect(late).toMatchObject({ status: 'rejected', reason: { name: 'StoreTimeout' } });
  expect(inTime).toEqual({ status: 'fulfilled', value: picks });
});
