import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { LeftOverAnswers } from '~/domain/left-over-jobs/left-over-schema';
import { aDriver } from '~/tests/support/roster-builders';
import { anEntry, aScope } from '../builders';

const employeeId = '1000001';
const periodId = '2026-W49';
const done = { ok: true, value: null };
const change = () => ({ expiresAt: '2999-03-20T00:00:00.000Z', entry: anEntry() });
const answers = (version: number, ...jobIds: readonly string[]): LeftOverAnswers => ({
  ...{ employeeId, periodId, offerId: '01OFFER', version },
  jobs: jobIds.map((jobId) => ({ jobId, at: '2026-11-26T15:00:00.000Z' })),
});

export const leftOverContract = (get: () => Stores) => {
  test('stores the answers of a driver with a log entry, and only over those that were read', async () => {
    const { leftOver, drivers, activity } = get();
    const scope = aScope();
    const added = { expectedVersion: 0, puts: [aDriver({ employeeId })], deletes: [] };
    expect((await drivers.commit(scope, { ...added, entry: anEntry() })).ok).toBe(true);
    const logged = async () => (await activity.latest(scope, 10)).length;
    const before = await logged();
    expect(await leftOver.get(scope, periodId, employeeId)).toBeNull();
    const both = await Promise.all(
      [1, 2].map(() => leftOver.save(scope, answers(0, 'J1'), change())),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, error: { code: 'answers-changed' } });
    expect(await leftOver.save(scope, answers(1, 'J1', 'J2'), change())).toEqual(done);
    expect(await leftOver.get(scope, periodId, employeeId)).toEqual(answers(2, 'J1', 'J2'));
    expect(await leftOver.list(scope, periodId)).toEqual([answers(2, 'J1', 'J2')]);
    expect(await leftOver.list(scope, '2026-W50')).toEqual([]);
    expect(await leftOver.list({ ...scope, siteId: 'MAIN2' }, periodId)).toEqual([]);
    expect(await logged()).toBe(before + 2);
  });

  test('keeps no answers of somebody who is no driver', async () => {
    const scope = aScope();
    const { leftOver } = get();
    expect(await leftOver.save(scope, answers(0, 'J1'), change())).toEqual({
      ok: false,
      error: { code: 'no-driver' },
    });
    expect(await leftOver.list(scope, periodId)).toEqual([]);
  });
};
