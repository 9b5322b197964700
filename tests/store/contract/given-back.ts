import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { GivenBackJob } from '~/domain/award/results/give-back';
import { anEntry, aScope } from '../builders';

const periodId = '2026-W49';
const employeeId = '1000002';
const wish: GivenBackJob = {
  employeeId,
  periodId,
  jobId: 'J1',
  version: 2,
  at: '2026-12-01T12:00:00.000Z',
  passedOn: null,
};

export const givenBackContract = (get: () => Stores) => {
  const countEntries = async (scope: ReturnType<typeof aScope>) =>
    (await get().activity.latest(scope, 10)).length;

  test('keeps one job that each driver gives back in a period, the one of the latest version', async () => {
    const scope = aScope();
    const { givenBack } = get();
    const other = { ...wish, employeeId: '1000001', jobId: 'J2' };
    expect(await givenBack.get(scope, periodId, employeeId)).toBeNull();
    const both = await Promise.all([1, 2].map(() => givenBack.put(scope, wish, anEntry())));
    expect(both.sort()).toEqual([false, true]);
    expect(await givenBack.put(scope, { ...wish, version: 1 }, anEntry())).toBe(false);
    expect(await givenBack.put(scope, other, anEntry())).toBe(true);
    expect(await givenBack.put(scope, { ...wish, periodId: '2026-W50' }, anEntry())).toBe(true);
    expect(await givenBack.get(scope, periodId, employeeId)).toEqual(wish);
    expect(await givenBack.list(scope, periodId)).toEqual([other, wish]);
    expect(await givenBack.list({ ...scope, siteId: 'MAIN2' }, periodId)).toEqual([]);
    const later = { ...wish, version: 3, jobId: 'J3' };
    expect(await givenBack.put(scope, later, anEntry())).toBe(true);
    expect(await givenBack.get(scope, periodId, employeeId)).toEqual(later);
    expect(await countEntries(scope)).toBe(4);
  });

  test('deletes what a driver takes back, unless a version claimed it or it changed', async () => {
    const scope = aScope();
    const { givenBack } = get();
    await givenBack.put(scope, wish, anEntry());
    expect(await givenBack.takeBack(scope, { ...wish, version: 1 }, anEntry())).toBe(false);
    expect(await givenBack.takeBack(scope, wish, anEntry())).toBe(true);
    expect(await givenBack.takeBack(scope, wish, anEntry())).toBe(false);
    expect(await givenBack.get(scope, periodId, employeeId)).toBeNull();
    expect(await givenBack.claim(scope, wish, 3)).toBe(false);
    expect(await givenBack.list(scope, periodId)).toEqual([]);
    await givenBack.put(scope, wish, anEntry());
    expect(await givenBack.claim(scope, { ...wish, at: '2026-12-01T12:00:01.000Z' }, 3)).toBe(
      false,
    );
    expect(await givenBack.claim(scope, wish, 3)).toBe(true);
    expect(await givenBack.takeBack(scope, wish, anEntry())).toBe(false);
    expect(await givenBack.claim(scope, wish, 4)).toBe(false);
    const claimed = { ...wish, passedOn: 3 };
    expect(await givenBack.list(scope, periodId)).toEqual([claimed]);
    expect(await givenBack.claim(scope, claimed, null)).toBe(true);
    expect(await givenBack.get(scope, periodId, employeeId)).toEqual(wish);
    expect(await countEntries(scope)).toBe(3);
  });
};
