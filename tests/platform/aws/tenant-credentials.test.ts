import { expect, test } from 'vitest';
import { createTenantCredentials } from '~/app/platform/aws/tenant-credentials.server';
import { storeError } from '~/tests/support/store-faults';
import { createStsModel } from '~/tests/support/sts-model';

const main = { companyId: 'DEFAULT', siteId: 'MAIN' };
const main2 = { companyId: 'DEFAULT', siteId: 'MAIN2' };
const minuteMs = 60_000;

/** Credentials from a model of STS that can be down, at a time that the test sets. `part` replaces chance. */
const setUp = ({ max, part = 0.5 }: { max?: number; part?: number } = {}) => {
  const state = { now: 0, isDown: false, asked: 0 };
  const sts = createStsModel({ now: () => state.now });
  const get = createTenantCredentials({
    assumeRole: (tenant) => {
      state.asked += 1;
      return state.isDown
        ? Promise.reject(storeError('ServiceUnavailable'))
        : sts.assumeRole(tenant);
    },
    now: () => state.now,
    random: () => part,
    ...(max !== undefined && { max }),
  });
  return { state, getKey: async (tenant = main) => (await get(tenant)).accessKeyId };
};

test('requests credentials once for parallel callers, and for each tenant its own', async () => {
  const { state, getKey } = setUp();
  const keys = await Promise.all(Array.from({ length: 50 }, () => getKey()));
  expect(new Set(keys)).toEqual(new Set(['key-1']));
  expect(await getKey(main2)).toBe('key-2');
  expect(await getKey(main)).toBe('key-1');
  expect(state.asked).toBe(2);
});

test.each([
  [0, 30],
  [0.5, 42],
  [1, 54],
])('renews at a random time in the later half of the hour (%d)', async (part, minutes) => {
  const { state, getKey } = setUp({ part });
  await getKey();
  state.now = minutes * minuteMs - 1;
  expect(await getKey()).toBe('key-1');
  state.now = minutes * minuteMs;
  expect(await getKey()).toBe('key-2');
});

test('serves the old credentials to others while one caller waits for new ones', async () => {
  const { state, getKey } = setUp();
  await getKey();
  state.now = 42 * minuteMs;
  expect(await Promise.all([getKey(), getKey(), getKey()])).toEqual(['key-2', 'key-1', 'key-1']);
});

test('serves credentials to their end while renewals fail, and asks once in a while', async () => {
  const { state, getKey } = setUp();
  await getKey();
  state.isDown = true;
  for (state.now = 42 * minuteMs; state.now < 59 * minuteMs; state.now += 5_000)
    expect(await getKey()).toBe('key-1');
  expect(state.asked).toBeLessThan(30);
  await expect(getKey()).rejects.toThrow('ServiceUnavailable');
  state.isDown = false;
  expect(await getKey()).toBe('key-2');
});

test('asks again after a failure', async () => {
  const { state, getKey } = setUp();
  state.isDown = true;
  await expect(getKey()).rejects.toThrow('ServiceUnavailable');
  state.isDown = false;
  expect(await getKey()).toBe('key-1');
});

test('drops the least recently used tenant', async () => {
  const { getKey } = setUp({ max: 2 });
  await getKey(main);
  await getKey(main2);
  await getKey(main);
  await getKey({ companyId: 'ACME', siteId: 'EAST' });
  expect(await getKey(main)).toBe('key-1');
  expect(await getKey(main2)).toBe('key-4');
});
