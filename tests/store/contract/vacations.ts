import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import { addManualWeek, removeManualWeeks } from '~/domain/vacation/manual-weeks';
import type { VacationPicks } from '~/domain/vacation/vacation-picks';
import type { ManualVacation, VacationWeek } from '~/domain/vacation/vacation-week';
import { aDriver } from '~/tests/support/roster-builders';
import { anEntry, aScope, now } from '../builders';

const aWeek = (weekId: string, fields: Partial<VacationWeek> = {}): VacationWeek => ({
  weekId,
  startDate: '2027-01-04',
  endDate: '2027-01-10',
  totalSlots: 2,
  version: 0,
  ...fields,
});
const aManual = (driverId: string, weekId: string, id = `01${driverId}`): ManualVacation => ({
  driverId,
  weekId,
  id,
  at: now,
  by: 'admin',
});
const makePicks = (fields: Partial<VacationPicks> = {}): VacationPicks => ({
  employeeId: '1000001',
  weekIds: ['W002', 'W001'],
  acceptedAt: now,
  receiptNumber: 'AAAA-0001',
  ...fields,
});
const done = { ok: true, value: null };
const changed = { ok: false, error: { code: 'weeks-changed' } };

export const vacationsContract = (get: () => Stores) => {
  const change = (scope: ReturnType<typeof aScope>, what: object) =>
    get().weeks.change(scope, { ...what, entry: anEntry() });
  const read = async (scope: ReturnType<typeof aScope>) => ({
    weeks: await get().weeks.list(scope),
    manual: await get().weeks.manual(scope),
  });

  test('adds all weeks or none, each once', async () => {
    const scope = aScope();
    expect(await change(scope, { puts: [aWeek('W002'), aWeek('W001')] })).toEqual(done);
    expect(await change(scope, { puts: [aWeek('W003'), aWeek('W001')] })).toEqual(changed);
    const { weeks, manual } = await read(scope);
    expect(weeks).toEqual([aWeek('W001', { version: 1 }), aWeek('W002', { version: 1 })]);
    expect(manual).toEqual([]);
    expect(await read({ ...scope, siteId: 'MAIN2' })).toEqual({ weeks: [], manual: [] });
    expect(await get().activity.latest(scope, 10)).toHaveLength(1);
  });

  test('changes and deletes only the expected version', async () => {
    const scope = aScope();
    await change(scope, { puts: [aWeek('W001')] });
    const [week] = (await read(scope)).weeks;
    expect(await change(scope, { puts: [{ ...week, totalSlots: 9 }] })).toEqual(done);
    expect(await change(scope, { puts: [{ ...week, totalSlots: 3 }] })).toEqual(changed);
    expect(await change(scope, { deletes: [week] })).toEqual(changed);
    const [later] = (await read(scope)).weeks;
    expect(later).toMatchObject({ totalSlots: 9, version: 2 });
    expect(await change(scope, { deletes: [later] })).toEqual(done);
    expect((await read(scope)).weeks).toEqual([]);
  });

  const add = (manual: readonly ManualVacation[], added: ManualVacation) => ({
    manual: [addManualWeek(manual, added)],
  });
  const remove = (manual: readonly ManualVacation[], removed: ManualVacation) => ({
    manual: removeManualWeeks(manual, [removed]),
  });

  test('assigns manually on the counted version of the week and on what the driver has', async () => {
    const scope = aScope();
    await change(scope, { puts: [aWeek('W001'), aWeek('W002')] });
    const [first, second] = (await read(scope)).weeks as [VacationWeek, VacationWeek];
    const one = aManual('1000002', 'W001', '02');
    const other = aManual('1000002', 'W002', '03');
    expect(await change(scope, { puts: [first], ...add([], one) })).toEqual(done);
    expect(await change(scope, { puts: [first], ...add([], aManual('1000001', 'W001')) })).toEqual(
      changed,
    );
    expect(await change(scope, { puts: [second], ...add([], other) })).toEqual(changed);
    const earlier = aManual('1000003', 'W002', '01');
    expect(await change(scope, { puts: [second], ...add([], earlier) })).toEqual(done);
    const both = [earlier, one];
    expect((await read(scope)).manual).toEqual(both);
    expect(await change(scope, add(both, other))).toEqual(done);
    expect((await read(scope)).manual).toEqual([...both, other]);
    expect(await change(scope, add(both, aManual('1000002', 'W003', '04')))).toEqual(changed);
    expect(await change(scope, remove(both, one))).toEqual(changed);
    expect(await change(scope, remove([one, other], one))).toEqual(done);
    expect((await read(scope)).manual).toEqual([earlier, other]);
    expect(await change(scope, remove([{ ...other, id: 'x' }], { ...other, id: 'x' }))).toEqual(
      changed,
    );
    expect(await change(scope, remove([other], other))).toEqual(done);
    expect((await read(scope)).manual).toEqual([earlier]);
  });

  test('deletes picks and manual assignment with a driver', async () => {
    const scope = aScope();
    const entry = anEntry();
    const driver = aDriver({ employeeId: '4200001' });
    const puts = { expectedVersion: 0, puts: [driver], deletes: [], entry };
    expect((await get().drivers.commit(scope, puts)).ok).toBe(true);
    const manual = [aManual('4200001', 'W001')];
    await change(scope, { puts: [aWeek('W001')], ...add([], manual[0]!) });
    await change(scope, add(manual, aManual('4200001', 'W002', '02')));
    await get().vacationPicks.save(scope, makePicks({ employeeId: '4200001' }), anEntry());
    const deletes = { expectedVersion: 1, puts: [], deletes: ['4200001'], entry: anEntry() };
    expect((await get().drivers.commit(scope, deletes)).ok).toBe(true);
    expect((await read(scope)).manual).toEqual([]);
    expect(await get().vacationPicks.list(scope)).toEqual([]);
  });

  test('keeps the latest picks of each driver, and every save', async () => {
    const scope = aScope();
    const save = (fields: Partial<VacationPicks>) =>
      get().vacationPicks.save(scope, makePicks(fields), anEntry());
    expect(await get().vacationPicks.get(scope, '1000001')).toBeNull();
    const later = { acceptedAt: '2026-11-23T13:00:00.000Z', receiptNumber: 'AAAA-0002' };
    expect(await save({})).toEqual(done);
    expect(await save({ ...later, weekIds: [] })).toEqual(done);
    expect(await save({ receiptNumber: 'AAAA-0003' })).toEqual({
      ok: false,
      error: { code: 'newer-save-exists' },
    });
    await save({ employeeId: '1000002' });
    expect(await get().vacationPicks.get(scope, '1000001')).toEqual(
      makePicks({ ...later, weekIds: [] }),
    );
    expect(await get().vacationPicks.list(scope)).toHaveLength(2);
    expect(await get().vacationPicks.history(scope, '1000001', 10)).toEqual([
      makePicks({ ...later, weekIds: [] }),
      makePicks(),
    ]);
    expect(await get().vacationPicks.history(scope, '1000001', 1)).toHaveLength(1);
    expect(await get().picks.history(scope, '1000001', 10)).toEqual([]);
  });

  test('gives up a week on the expected list and removes the manual assignment', async () => {
    const scope = aScope();
    const { giveUp } = get().vacationPicks;
    const picks = makePicks({ givenUp: ['W001'], receiptNumber: 'AAAA-0002' });
    const none = { over: null, manual: null };
    expect(await giveUp(scope, picks, anEntry(), { ...none, over: 'AAAA-0001' })).toEqual(changed);
    await get().weeks.change(scope, {
      puts: [aWeek('W001')],
      ...add([], aManual('1000001', 'W001')),
      entry: anEntry(),
    });
    const without = (one: ManualVacation) => removeManualWeeks([one], [one])[0] ?? null;
    const other = aManual('1000001', 'W001', '01OTHER');
    expect(await giveUp(scope, picks, anEntry(), { ...none, manual: without(other) })).toEqual(
      changed,
    );
    expect(await get().vacationPicks.list(scope)).toEqual([]);
    const manual = without(aManual('1000001', 'W001'));
    expect(await giveUp(scope, picks, anEntry(), { over: null, manual })).toEqual(done);
    expect((await read(scope)).manual).toEqual([]);
    const later = { ...picks, givenUp: ['W001', 'W002'], receiptNumber: 'AAAA-0003' };
    expect(await giveUp(scope, later, anEntry(), none)).toEqual(changed);
    expect(await giveUp(scope, later, anEntry(), { ...none, over: 'AAAA-0002' })).toEqual(done);
    expect(await get().vacationPicks.get(scope, '1000001')).toEqual(later);
    expect(await get().vacationPicks.history(scope, '1000001', 10)).toHaveLength(2);
    expect(await get().activity.latest(scope, 10)).toHaveLength(3);
  });
};
