import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { PickList } from '~/domain/picks/pick-list';
import { aMail, anEntry, aPickList, aScope } from '../builders';

const at = (second: number) =>
  new Date(Date.parse('2026-11-23T12:00:00.000Z') + second * 1000).toISOString();

export const picksContract = (get: () => Stores) => {
  const save = (scope: ReturnType<typeof aScope>, fields: Partial<PickList>) =>
    get().picks.save(scope, aPickList(fields), anEntry());
  const saved = { ok: true, value: null };
  const refused = (code: string) => ({ ok: false, error: { code } });

  test('saves picks, their history and a log entry', async () => {
    const scope = aScope();
    const [first, second] = [
      aPickList({ acceptedAt: at(1) }),
      aPickList({ acceptedAt: at(2), jobIds: [] }),
    ];
    const entries = [anEntry(), anEntry()];
    expect(await get().picks.save(scope, first, entries[0]!)).toEqual(saved);
    expect(await get().picks.save(scope, second, entries[1]!)).toEqual(saved);
    expect(await get().picks.get(scope, '1000001')).toEqual(second);
    expect(await get().picks.history(scope, '1000001', 10)).toEqual([second, first]);
    expect(await get().picks.history(scope, '1000001', 1)).toEqual([second]);
    expect(await get().activity.latest(scope, 10)).toEqual(entries.reverse());
  });

  test('reads nothing for drivers without saves and for other tenants', async () => {
    const scope = aScope();
    await save(scope, {});
    expect(await get().picks.get(scope, '1000002')).toBeNull();
    expect(await get().picks.history(scope, '100000', 10)).toEqual([]);
    const other = { ...scope, siteId: 'MAIN2' };
    expect(await get().picks.get(other, '1000001')).toBeNull();
    expect(await get().picks.list(other)).toEqual([]);
    expect(await get().picks.history(other, '1000001', 10)).toEqual([]);
    expect(await get().activity.latest(other, 10)).toEqual([]);
  });

  test('refuses a save that was accepted before the stored one without a trace', async () => {
    const scope = aScope();
    await save(scope, { acceptedAt: at(2) });
    expect(await save(scope, { acceptedAt: at(1) })).toEqual(refused('newer-save-exists'));
    expect((await get().picks.get(scope, '1000001'))?.acceptedAt).toBe(at(2));
    expect(await get().picks.history(scope, '1000001', 10)).toHaveLength(1);
    expect(await get().activity.latest(scope, 10)).toHaveLength(1);
  });

  test('stores an entered list with its email only over the list that was seen', async () => {
    const scope = aScope();
    const enteredBy = { username: 'm.lee', askedBy: 'Ada', how: 'phone', ownSaveAt: at(1) };
    const enter = (second: number, over: string | null, id: string | null) =>
      get().picks.save(
        scope,
        aPickList({ acceptedAt: at(second), receiptNumber: `R-${second}`, enteredBy }),
        anEntry(),
        { over, mail: id === null ? null : { id, at: at(second), mail: aMail() } },
      );
    const [kept, lost] = [ulid(), ulid()];
    expect(await enter(1, 'R-0', null)).toEqual(refused('newer-save-exists'));
    expect(await enter(2, null, kept)).toEqual(saved);
    expect(await enter(3, null, lost)).toEqual(refused('newer-save-exists'));
    expect(await enter(3, 'R-1', lost)).toEqual(refused('newer-save-exists'));
    expect(await enter(1, 'R-2', lost)).toEqual(refused('newer-save-exists'));
    expect(await enter(4, 'R-2', null)).toEqual(saved);
    const stored = await get().picks.get(scope, '1000001');
    expect(stored).toMatchObject({ receiptNumber: 'R-4', enteredBy });
    expect(await get().picks.history(scope, '1000001', 10)).toHaveLength(2);
    expect(await get().activity.latest(scope, 10)).toHaveLength(2);
    const waiting = await get().outbox.due({ queue: 'urgent', until: at(9), limit: 1000 });
    const ids = waiting.map(({ id }) => id);
    expect([ids.includes(kept), ids.includes(lost)]).toEqual([true, false]);
  });

  test('lets one of several saves replace the list that all of them saw', async () => {
    const scope = aScope();
    const replace = (receiptNumber: string, over: string | null) =>
      get().picks.save(scope, aPickList({ receiptNumber }), anEntry(), { over });
    expect(await replace('R-0', null)).toEqual(saved);
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) => replace(`R-${index + 1}`, 'R-0')),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 7 }, () => refused('newer-save-exists')),
    );
    expect(await get().picks.history(scope, '1000001', 10)).toHaveLength(2);
  });

  test('keeps two saves of the same millisecond in the history', async () => {
    const scope = aScope();
    expect(await save(scope, { receiptNumber: 'AAAA-0001' })).toEqual(saved);
    expect(await save(scope, { receiptNumber: 'AAAA-0002' })).toEqual(saved);
    expect((await get().picks.get(scope, '1000001'))?.receiptNumber).toBe('AAAA-0002');
    expect(await get().picks.history(scope, '1000001', 10)).toHaveLength(2);
  });

  test('acknowledges exactly the parallel saves in the history, and keeps the newest as the list', async () => {
    const scope = aScope();
    const results = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        save(scope, { acceptedAt: at((index * 7) % 15), receiptNumber: `R-${index}` }),
      ),
    );
    const history = await get().picks.history(scope, '1000001', 100);
    expect(history).toHaveLength(results.filter(({ ok }) => ok).length);
    expect((await get().picks.get(scope, '1000001'))?.acceptedAt).toBe(at(14));
    expect(history[0]?.acceptedAt).toBe(at(14));
  });

  test('shows by a marker whether anything was stored since lists were read', async () => {
    const scope = aScope();
    const first = aPickList({ employeeId: '1000001' });
    await get().picks.save(scope, first, anEntry({ id: ulid(Date.parse(at(0))) }));
    const { lists, marker } = await get().picks.recent(scope, at(1));
    expect(lists).toEqual([first]);
    expect(marker).toEqual({ since: at(-10), count: 1 });
    const isOutdated = (now: string) => get().picks.isOutdated(scope, marker, now);
    expect([await isOutdated(at(1)), await isOutdated(at(11))]).toEqual([false, false]);
    // The lists may have been read without a save that was counted, until its request has surely ended.
    expect([await isOutdated(at(12)), await isOutdated(at(-11))]).toEqual([true, true]);
    // The ID of an entry may be made ten seconds before the entry is written.
    await get().activity.append(scope, anEntry({ id: ulid(Date.parse(at(-9))) }));
    expect(await isOutdated(at(1))).toBe(true);
    expect(await get().picks.isOutdated(aScope(), { since: at(-10), count: 0 }, at(1))).toBe(false);
  });

  test('calls lists outdated after ten minutes, as some changes append no entry', async () => {
    const scope = aScope();
    const { marker } = await get().vacationPicks.recent(scope, at(0));
    const isOutdated = (now: string) => get().vacationPicks.isOutdated(scope, marker, now);
    expect([await isOutdated(at(588)), await isOutdated(at(589))]).toEqual([false, true]);
  });

  test('pages through what all drivers saved, each save once', async () => {
    const scope = aScope();
    const drivers = ['1000001', '1000002', '1000003'];
    for (const employeeId of drivers)
      for (const second of [1, 2]) await save(scope, { employeeId, acceptedAt: at(second) });
    await get().vacationPicks.save(
      scope,
      { employeeId: '1000001', weekIds: ['W001'], acceptedAt: at(3), receiptNumber: 'AAAA-0009' },
      anEntry(),
    );
    await save({ ...scope, siteId: 'MAIN2' }, {});
    const readPages = async (limit: number) => {
      const pages: string[][] = [];
      let after: string | null = null;
      do {
        const page: { saves: PickList[]; next: string | null } = await get().picks.saves(scope, {
          after,
          limit,
        });
        pages.push(page.saves.map(({ employeeId, acceptedAt }) => `${employeeId} ${acceptedAt}`));
        after = page.next;
      } while (after !== null);
      return pages;
    };
    const all = drivers.flatMap((id) => [`${id} ${at(1)}`, `${id} ${at(2)}`]);
    expect(await readPages(10)).toEqual([all]);
    expect(await readPages(4)).toEqual([all.slice(0, 4), all.slice(4)]);
    expect(await readPages(3)).toEqual([all.slice(0, 3), all.slice(3), []]);
    const { saves } = await get().vacationPicks.saves(scope, { after: null, limit: 10 });
    expect(saves.map(({ weekIds }) => weekIds)).toEqual([['W001']]);
  });

  test('lists the picks of every driver, beyond one page', async () => {
    const scope = aScope();
    const jobIds = Array.from({ length: 900 }, (_, index) => `${'J'.repeat(30)}${index}`);
    const lists = Array.from({ length: 60 }, (_, index) =>
      aPickList({ employeeId: String(1_000_001 + index), jobIds }),
    );
    for (const list of lists) await get().picks.save(scope, list, anEntry());
    expect(await get().picks.list(scope)).toEqual(lists);
  });
};
