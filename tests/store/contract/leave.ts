import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { DriverLeave } from '~/domain/leave/leave-schema';
import { aDriver } from '~/tests/support/roster-builders';
import { anEntry, aScope } from '../builders';

const employeeId = '1000001';
const span = { from: '2026-12-07', to: '2026-12-20', kind: 'injury' } as const;
const done = { ok: true, value: null };
const change = () => ({ expiresAt: '2999-03-20T00:00:00.000Z', entry: anEntry() });

export const leaveContract = (get: () => Stores) => {
  const withDriver = async () => {
    const scope = aScope();
    const puts = [aDriver({ employeeId })];
    const added = { expectedVersion: 0, puts, deletes: [], entry: anEntry() };
    expect((await get().drivers.commit(scope, added)).ok).toBe(true);
    return scope;
  };

  test('stores the spans of a driver with a log entry, and only over the version that was read', async () => {
    const scope = await withDriver();
    const { leave, activity } = get();
    const logged = async () => (await activity.latest(scope, 10)).length;
    const before = await logged();
    expect(await leave.get(scope, employeeId)).toBeNull();
    const first: DriverLeave = { employeeId, version: 0, spans: [span] };
    const both = await Promise.all([1, 2].map(() => leave.save(scope, first, change())));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, error: { code: 'leave-changed' } });
    expect(await leave.get(scope, employeeId)).toEqual({ ...first, version: 1 });
    expect(await leave.list(scope)).toEqual([{ ...first, version: 1 }]);
    expect(await leave.list({ ...scope, siteId: 'MAIN2' })).toEqual([]);
    expect(await logged()).toBe(before + 1);
    const next: DriverLeave = {
      ...{ employeeId, version: 1 },
      spans: [span, { from: '2027-01-04', to: '2027-01-04', kind: 'other' }],
    };
    expect(await leave.save(scope, next, change())).toEqual(done);
    expect(await leave.list(scope)).toEqual([{ ...next, version: 2 }]);
  });

  test('stores nothing for a driver without spans', async () => {
    const scope = await withDriver();
    const { leave } = get();
    expect(await leave.save(scope, { employeeId, version: 0, spans: [span] }, change())).toEqual(
      done,
    );
    expect(await leave.save(scope, { employeeId, version: 1, spans: [] }, change())).toEqual(done);
    expect(await leave.get(scope, employeeId)).toBeNull();
    expect(await leave.list(scope)).toEqual([]);
  });

  test('keeps no leave of a deleted driver', async () => {
    const scope = await withDriver();
    const { leave, drivers } = get();
    const own = { employeeId, version: 0, spans: [span] };
    expect(await leave.save(scope, own, change())).toEqual(done);
    const gone = { expectedVersion: 1, puts: [], deletes: [employeeId], entry: anEntry() };
    expect((await drivers.commit(scope, gone)).ok).toBe(true);
    expect(await leave.list(scope)).toEqual([]);
    expect(await leave.save(scope, own, change())).toEqual({
      ok: false,
      error: { code: 'no-driver' },
    });
  });
};
