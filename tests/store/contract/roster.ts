import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { WithKept } from '~/app/ports/roster';
import type { Driver } from '~/domain/drivers/driver';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { anEntry, aPickList, aScope } from '../builders';

const changed = { ok: false, error: { code: 'list-changed' } };
const committed = (version: number) => ({ ok: true, value: { version } });

export const manyDrivers = (count: number, fields: Partial<Driver> = {}): Driver[] =>
  Array.from({ length: count }, (_, index) =>
    aDriver({ employeeId: String(2_000_001 + index), seniorityNumber: index, ...fields }),
  );

export const rosterContract = (get: () => Stores) => {
  const commit = (
    scope: ReturnType<typeof aScope>,
    expectedVersion: number,
    { puts = [], deletes = [] }: { puts?: readonly Driver[]; deletes?: readonly string[] },
  ) => get().drivers.commit(scope, { expectedVersion, puts, deletes, entry: anEntry() });
  /** Like `commit`, and stores all of a large change, however slow the machine is. */
  const commitAll = async (...asked: Parameters<typeof commit>) => {
    const done = await commit(...asked);
    await get().drivers.finish(asked[0], () => true);
    return done;
  };

  /** The driver gives back a job of the week, and takes a left-over one. */
  const answer = async (
    scope: ReturnType<typeof aScope>,
    periodId: string,
    employeeId: string,
  ): Promise<void> => {
    const at = '2026-11-23T12:00:00.000Z';
    const wish = { employeeId, periodId, jobId: 'J1', version: 2, at, passedOn: null };
    expect(await get().givenBack.put(scope, wish, anEntry())).toBe(true);
    const taken = { employeeId, periodId, offerId: 'o1', version: 0, jobs: [{ jobId: 'J2', at }] };
    const how = { expiresAt: '2099-01-01T00:00:00.000Z', entry: anEntry() };
    expect((await get().leftOver.save(scope, taken, how)).ok).toBe(true);
  };
  /** Who gives a job of the week back, and who takes one. */
  const listAnswers = async (scope: ReturnType<typeof aScope>, periodId: string) => {
    const { givenBack, leftOver } = get();
    const lists = [await givenBack.list(scope, periodId), await leftOver.list(scope, periodId)];
    return lists.map((list) => list.map(({ employeeId }) => employeeId));
  };

  test('starts empty at version 0', async () => {
    expect(await get().drivers.list(aScope())).toEqual({ items: [], version: 0 });
    expect(await get().jobs.list(aScope())).toEqual({ items: [], version: 0 });
  });

  test('keeps changes of each list, newest first, until they are undone', async () => {
    const scope = aScope();
    const { drivers, jobs } = get();
    const [one, two] = manyDrivers(2) as [Driver, Driver];
    const keep = { stored: [one], before: [two] };
    const change = async (expectedVersion: number, kept: WithKept<Driver>['keep'] = keep) => {
      const entry = anEntry();
      const change = { expectedVersion, puts: [one], deletes: [], entry, keep: kept };
      const { ok } = await drivers.commit(scope, change);
      return { ok, id: entry.id, at: entry.at, by: entry.actor.name };
    };
    expect(await drivers.changes(scope, { limit: 20 })).toEqual([]);
    const first = await change(0);
    // A change that was refused, and one of another list, are not kept with those of this list.
    const refused = await change(0);
    const ofJobs = { expectedVersion: 0, puts: [aJob()], deletes: [], entry: anEntry() };
    await jobs.commit(scope, { ...ofJobs, keep: { stored: [aJob()], before: [] } });
    const second = await change(1, { stored: [two], before: [] });
    const kept = ({ ok: _, ...facts }: typeof first, rows = keep) => ({ ...facts, ...rows });
    const newest = kept(second, { stored: [two], before: [] });
    expect(await drivers.changes(scope, { limit: 20 })).toEqual([newest, kept(first)]);
    expect(await drivers.changes(scope, { limit: 1 })).toEqual([newest]);
    expect(await drivers.changes(scope, { limit: 1, before: newest.id })).toEqual([kept(first)]);
    expect(await drivers.changes(scope, { limit: 1, before: first.id })).toEqual([]);
    expect(await drivers.findChange(scope, first.id)).toEqual(kept(first));
    expect(await drivers.findChange(scope, refused.id)).toBe(null);
    expect((await jobs.changes(scope, { limit: 20 })).map(({ stored }) => stored)).toEqual([
      [aJob()],
    ]);
    expect(await drivers.changes({ ...scope, siteId: 'MAIN2' }, { limit: 20 })).toEqual([]);
    expect((await change(2, { undoes: refused.id })).ok).toBe(false);
    expect((await change(2, { undoes: first.id })).ok).toBe(true);
    expect(await drivers.changes(scope, { limit: 20 })).toEqual([newest]);
    expect((await change(3, { undoes: first.id })).ok).toBe(false);
  });

  test('keeps templates of jobs unless somebody else changed them', async () => {
    const scope = aScope();
    const { jobTemplates } = get();
    expect(await jobTemplates.read(scope)).toEqual({ version: 0, templates: [] });
    const winter = { id: 'T1', name: 'Winter', savedAt: anEntry().at, by: 'admin' };
    const templates = [{ ...winter, jobs: [aJob({ places: 3 })] }];
    const save = (version: number) => jobTemplates.save(scope, { version, templates }, anEntry());
    expect(await save(0)).toEqual({ ok: true, value: null });
    expect(await save(0)).toEqual({ ok: false, error: { code: 'templates-changed' } });
    expect(await jobTemplates.read(scope)).toEqual({ version: 1, templates });
    expect(await save(1)).toEqual({ ok: true, value: null });
    expect((await jobTemplates.read({ ...scope, siteId: 'MAIN2' })).templates).toEqual([]);
    expect(await get().activity.latest(scope, 10)).toHaveLength(2);
  });

  test('keeps what was answered about imports of each list unless somebody else changed it', async () => {
    const scope = aScope();
    const { importGlossary } = get();
    const none = { version: 0, headers: [], words: [] };
    expect(await importGlossary.read(scope, 'driver')).toEqual(none);
    const glossary = {
      version: 0,
      headers: [
        { header: 'Rang', field: 'seniorityNumber' },
        { header: 'Shirt', field: null },
      ],
      words: [{ field: 'isEligible', word: 'LOA', meaning: 'a newer one' }],
    };
    const save = (version: number, entry?: ReturnType<typeof anEntry>) =>
      importGlossary.save(scope, 'driver', { glossary: { ...glossary, version }, entry });
    expect(await Promise.all([save(0), save(0)])).toContain(false);
    expect(await importGlossary.read(scope, 'driver')).toEqual({ ...glossary, version: 1 });
    expect([await save(0), await save(1, anEntry())]).toEqual([false, true]);
    for (const noun of ['job', 'vacation week'] as const)
      expect(await importGlossary.read(scope, noun)).toEqual(none);
    expect(await importGlossary.read({ ...scope, siteId: 'MAIN2' }, 'driver')).toEqual(none);
    expect(await get().activity.latest(scope, 10)).toHaveLength(1);
  });

  test('puts and deletes in one change with a log entry', async () => {
    const scope = aScope();
    const [one, two, three] = manyDrivers(3) as [Driver, Driver, Driver];
    expect(await commit(scope, 0, { puts: [two, one] })).toEqual(committed(1));
    expect(await get().drivers.list(scope)).toEqual({ items: [one, two], version: 1 });
    const renamed = { ...one, name: 'Renamed' };
    const puts = [three, renamed];
    expect(await commit(scope, 1, { puts, deletes: [two.employeeId] })).toEqual(committed(2));
    expect(await get().drivers.list(scope)).toEqual({ items: [renamed, three], version: 2 });
    expect(await get().activity.latest(scope, 10)).toHaveLength(2);
  });

  test('keeps drivers and jobs, and their versions, apart', async () => {
    const scope = aScope();
    const jobs = [aJob({ jobId: '!' }), aJob({ jobId: '#$' }), aJob({ jobId: '~ä𝄞' })];
    expect(
      await get().jobs.commit(scope, {
        expectedVersion: 0,
        puts: jobs,
        deletes: [],
        entry: anEntry(),
      }),
    ).toEqual(committed(1));
    expect(await get().jobs.list(scope)).toEqual({ items: jobs, version: 1 });
    expect(await get().drivers.list(scope)).toEqual({ items: [], version: 0 });
    const deletes = ['#$', 'unknown'];
    await get().jobs.commit(scope, { expectedVersion: 1, puts: [], deletes, entry: anEntry() });
    expect((await get().jobs.list(scope)).items).toEqual([jobs[0], jobs[2]]);
  });

  test('refuses a change on an outdated version and logs nothing', async () => {
    const scope = aScope();
    expect(await commit(scope, 1, { puts: manyDrivers(1) })).toEqual(changed);
    await commit(scope, 0, { puts: manyDrivers(1) });
    expect(await commit(scope, 0, { puts: manyDrivers(2) })).toEqual(changed);
    expect(await commit(scope, 2, { puts: manyDrivers(2) })).toEqual(changed);
    expect(await commit(scope, 0, { puts: manyDrivers(200) })).toEqual(changed);
    expect((await get().drivers.list(scope)).items).toHaveLength(1);
    expect(await get().activity.latest(scope, 10)).toHaveLength(1);
  });

  test('prefers a put to a delete of the same id', async () => {
    const scope = aScope();
    const [one] = manyDrivers(1) as [Driver];
    await commit(scope, 0, { puts: [one], deletes: [one.employeeId, one.employeeId] });
    expect((await get().drivers.list(scope)).items).toEqual([one]);
  });

  test.each([1, 200])(
    'lets one of many parallel changes of %i drivers win completely',
    async (count) => {
      const scope = aScope();
      const names = ['A', 'B', 'C', 'D', 'E'];
      const results = await Promise.all(
        names.map((name) => commit(scope, 0, { puts: manyDrivers(count, { name }) })),
      );
      expect(results.filter(({ ok }) => ok)).toEqual([committed(1)]);
      const { items, version } = await get().drivers.list(scope);
      expect(version).toBe(1);
      const winner = names[results.findIndex(({ ok }) => ok)] ?? '';
      expect(items).toEqual(manyDrivers(count, { name: winner }));
      expect(await get().activity.latest(scope, 10)).toHaveLength(1);
    },
  );

  test('loses no change of writers who retry', async () => {
    const scope = aScope();
    const drivers = manyDrivers(8);
    await Promise.all(
      drivers.map(async (driver) => {
        for (;;) {
          const { version } = await get().drivers.list(scope);
          if ((await commit(scope, version, { puts: [driver] })).ok) return;
        }
      }),
    );
    expect(await get().drivers.list(scope)).toEqual({ items: drivers, version: 8 });
  });

  test('imports, edits and deletes 1,000 drivers with long names', async () => {
    const scope = aScope();
    const drivers = manyDrivers(1000).map((driver, index) => ({
      ...driver,
      name: `${index} ${'Ärger'.repeat(23)}`,
    }));
    expect(await commitAll(scope, 0, { puts: drivers })).toEqual(committed(1));
    expect(await get().drivers.list(scope)).toEqual({ items: drivers, version: 1 });
    const renamed = drivers.slice(0, 300).map((driver) => ({ ...driver, name: 'New' }));
    const deletes = drivers.slice(500).map(({ employeeId }) => employeeId);
    expect(await commitAll(scope, 1, { puts: renamed, deletes })).toEqual(committed(2));
    const items = [...renamed, ...drivers.slice(300, 500)];
    expect(await get().drivers.list(scope)).toEqual({ items, version: 2 });
    expect(await get().directory.find(deletes[0] ?? '')).toEqual([]);
    expect(await commitAll(scope, 2, { puts: drivers.slice(0, 1) })).toEqual(committed(3));
  });

  test.each([1, 60])('deletes everything that belongs to %i deleted drivers', async (count) => {
    const scope = aScope();
    const drivers = manyDrivers(count).map((driver, index) => ({
      ...driver,
      employeeId: String(3_000_000 + count * 1000 + index),
    }));
    await commitAll(scope, 0, { puts: drivers });
    const { employeeId } = drivers[0]!;
    await get().credentials.setDriverPassword(scope, {
      employeeId,
      passwordHash: 'h',
      expectedVersion: 0,
    });
    await get().picks.save(scope, aPickList({ employeeId }), anEntry());
    const stays = aDriver({ employeeId: String(3_900_000 + count), seniorityNumber: 9_000 });
    await commitAll(scope, 1, { puts: [stays] });
    for (const periodId of ['2026-W40', '2026-W49', '2026-W50'])
      for (const by of [employeeId, stays.employeeId]) await answer(scope, periodId, by);
    expect(await get().directory.find(employeeId)).toHaveLength(1);
    await commitAll(scope, 2, { deletes: drivers.map((driver) => driver.employeeId) });
    expect(await get().access.readDriver(scope, employeeId)).toMatchObject({
      driver: null,
      credential: null,
    });
    expect(await get().picks.get(scope, employeeId)).toBeNull();
    expect(await get().directory.find(employeeId)).toEqual([]);
    expect(await get().picks.history(scope, employeeId, 10)).toHaveLength(1);
    expect(await listAnswers(scope, '2026-W49')).toEqual([[stays.employeeId], [stays.employeeId]]);
    expect(await listAnswers(scope, '2026-W50')).toEqual([[stays.employeeId], [stays.employeeId]]);
    // What was about a week that is over is its history.
    const both = [employeeId, stays.employeeId];
    expect(await listAnswers(scope, '2026-W40')).toEqual([both, both]);
  });

  test('refuses an id that another site of the company has taken meanwhile', async () => {
    const main = aScope();
    const north = { ...main, siteId: 'NORTH' };
    const driver = aDriver({ employeeId: '4000001' });
    await commit(main, 0, { puts: [driver] });
    expect(await commit(north, 0, { puts: [driver] })).toEqual(changed);
    expect(await get().drivers.list(north)).toEqual({ items: [], version: 0 });
    // The directory keeps the other site's entry if a site deletes an ID that it never had.
    expect(await commit(north, 0, { deletes: ['4000001'] })).toEqual(committed(1));
    expect(await get().directory.find('4000001')).toEqual([
      { companyId: main.companyId, siteId: 'MAIN' },
    ]);
  });

  test('keeps tenants apart', async () => {
    const main = aScope();
    const similar = { ...main, siteId: 'MAIN2' };
    await commit(main, 0, { puts: [aDriver({ employeeId: '4100001' })] });
    await commit(similar, 0, { puts: [aDriver({ employeeId: '4100002' })] });
    await commit(similar, 1, { deletes: ['4100001'] });
    expect((await get().drivers.list(main)).items.map((one) => one.employeeId)).toEqual([
      '4100001',
    ]);
  });
};
