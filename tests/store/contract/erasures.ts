import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { SiteScope } from '~/domain/company/scope';
import { aDriver } from '~/tests/support/roster-builders';
import { aCompany, anAdmin, anEntry, aPickList, aScope, aSite, now } from '../builders';

const employeeId = '7000001';
const later = '2026-11-23T12:01:00.000Z';

export const erasuresContract = (get: () => Stores) => {
  const start = async () => {
    const scope = aScope();
    await get().sites.ensure({ company: aCompany(scope), site: aSite(scope), admin: anAdmin() });
    const drivers = [aDriver({ employeeId, seniorityNumber: 1 })];
    const change = { expectedVersion: 0, puts: drivers, deletes: [], entry: anEntry() };
    await get().drivers.commit(scope, { ...change, usage: { growth: 1, limit: 9 } });
    await get().picks.save(scope, aPickList({ employeeId }), anEntry());
    return scope;
  };
  const begin = (scope: SiteScope, number: string, entry = anEntry()) =>
    get().erasures.begin(scope, { employeeId, number, at: now, by: 'Ann', entry });
  const finish = async (scope: SiteScope, number: string, entry = anEntry()) => {
    const context = { now: later, hasTime: () => true, toEntry: () => entry };
    for (let pass = 0; pass < 5; pass += 1)
      if (await get().erasures.continue(scope, number, context)) return true;
    return false;
  };
  const running = {
    ...{ number: '5000001', at: now, by: 'Ann', doneAt: null },
    counts: { deleted: 0, changed: 0, records: 0 },
  };

  test('removes the driver at once, and keeps their ID until everything is erased', async () => {
    const [scope, entry] = [await start(), anEntry()];
    expect(await begin(scope, '5000001', entry)).toEqual({ ok: true, value: null });
    expect((await get().drivers.list(scope)).items).toEqual([]);
    expect(await get().picks.get(scope, employeeId)).toBeNull();
    expect(await get().erasures.list(scope)).toEqual([running]);
    expect((await get().activity.latest(scope, 1))[0]).toEqual(entry);
    const taken = await get().directory.takenElsewhere(scope, [employeeId, '5000001']);
    expect([...taken.keys()]).toEqual([employeeId, '5000001']);
    expect(await begin(scope, '5000002')).toEqual({
      ok: false,
      error: { code: 'erasure-running', number: '5000001' },
    });
  });

  test('frees the ID at the end, but never the number', async () => {
    const [scope, entry] = [await start(), anEntry()];
    await begin(scope, '5000003');
    expect(await finish(scope, '5000003', entry)).toBe(true);
    expect(await get().erasures.list(scope)).toMatchObject([{ number: '5000003', doneAt: later }]);
    const taken = await get().directory.takenElsewhere(scope, [employeeId, '5000003']);
    expect([...taken.keys()]).toEqual(['5000003']);
    expect((await get().activity.latest(scope, 9)).map(({ id }) => id)).toContain(entry.id);
    // Somebody who has left the roster can be erased too, but not with a number that stands for somebody else.
    expect(await begin(scope, '5000003')).toEqual({ ok: false, error: { code: 'list-changed' } });
    expect((await begin(scope, '5000004')).ok).toBe(true);
  });

  test('does nothing without time, and nothing for a number that stands for nobody', async () => {
    const scope = await start();
    await begin(scope, '5000005');
    const context = { now: later, hasTime: () => false, toEntry: () => anEntry() };
    expect(await get().erasures.continue(scope, '5000005', context)).toBe(false);
    expect(await get().erasures.list(scope)).toMatchObject([{ doneAt: null }]);
    const inTime = { ...context, hasTime: () => true };
    expect(await get().erasures.continue(scope, '9999999', inTime)).toBe(false);
  });
};
