import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import { inChunks } from '~/app/store/dynamo/in-chunks';
import type { Activity } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import { textEvent } from '~/tests/support/events';
import { anEntry, aScope } from '../builders';

const entryAt = (place: number): Activity =>
  anEntry({ id: `01LOG${String(place).padStart(6, '0')}`, event: textEvent(`Entry ${place}`) });

export const activityContract = (get: () => Stores) => {
  const logged = async (scope: SiteScope, count: number): Promise<Activity[]> => {
    const entries = Array.from({ length: count }, (_, place) => entryAt(place));
    // Appends a few entries at a time, because all of them at once exceed the store's deadline on a slow machine.
    for (const some of inChunks(entries, 50))
      await Promise.all(some.map((entry) => get().activity.append(scope, entry)));
    return entries.reverse();
  };
  const readAll = async (
    scope: SiteScope,
    range: { limit: number; since?: string; before?: string },
  ) => {
    const pages: Activity[][] = [];
    let next: string | null | undefined = range.before;
    do {
      const page = await get().activity.page(scope, { ...range, before: next });
      pages.push(page.entries);
      next = page.next;
    } while (next);
    return pages;
  };

  test('reads an event as it was logged', async () => {
    const scope = aScope();
    const entry = anEntry({
      event: {
        code: 'job-assigned',
        jobId: 'J1',
        driverId: '1000001',
        driverName: 'Ada',
        periodId: '2026-W49',
        replacedId: null,
        objections: [{ code: 'less-senior', driverId: '1000002', seniorityNumber: null }],
        note: '',
      },
    });
    await get().activity.append(scope, entry);
    expect(await get().activity.latest(scope, 1)).toEqual([entry]);
  });

  test('an empty log is one empty page', async () => {
    expect(await get().activity.page(aScope(), { limit: 10 })).toEqual({ entries: [], next: null });
  });

  test('reads 3,000 entries page by page, each once, newest first', async () => {
    const scope = aScope();
    const entries = await logged(scope, 3000);
    const pages = await readAll(scope, { limit: 700 });
    expect(pages.map((page) => page.length)).toEqual([700, 700, 700, 700, 200]);
    expect(pages.flat()).toEqual(entries);
  });

  test('reports the last page', async () => {
    const scope = aScope();
    const entries = await logged(scope, 20);
    expect((await readAll(scope, { limit: 10 })).map((page) => page.length)).toEqual([10, 10]);
    expect(await get().activity.page(scope, { limit: 20 })).toEqual({ entries, next: null });
  });

  test('reads between two cursors, including the older one', async () => {
    const scope = aScope();
    await logged(scope, 20);
    const [before, since] = [entryAt(15).id, entryAt(5).id];
    const { entries } = await get().activity.page(scope, { before, since, limit: 100 });
    expect(entries.map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, n) => entryAt(14 - n).id),
    );
    const backwards = { before: since, since: before, limit: 100 };
    expect((await get().activity.page(scope, backwards)).entries).toEqual([]);
  });

  test('uses a cursor of another site as a position in its own log', async () => {
    const scope = aScope();
    const other = { ...scope, siteId: 'MAIN2' };
    await logged(other, 30);
    await get().activity.append(scope, entryAt(3));
    for (const before of [entryAt(20).id, `TENANT#${other.companyId}#MAIN2#ACTIVITY`, '~', '0']) {
      const { entries } = await get().activity.page(scope, { before, limit: 100 });
      expect(entries).toEqual(before === '0' ? [] : [entryAt(3)]);
    }
  });

  test('hides entries older than the clearing but keeps them', async () => {
    const scope = aScope();
    const entries = await logged(scope, 20);
    const clearing = entryAt(20);
    await get().activity.hideOlder(scope, clearing);
    await get().activity.append(scope, entryAt(21));
    const shown = { entries: [entryAt(21), clearing], next: null };
    expect(await get().activity.page(scope, { limit: 10 })).toEqual(shown);
    expect(await get().activity.latest(scope, 100)).toEqual([entryAt(21), clearing, ...entries]);
    const whole = await get().activity.page(scope, { limit: 100, withHidden: true });
    expect(whole.entries).toEqual([entryAt(21), clearing, ...entries]);
    // A clearing that arrives late, with an earlier ID, does not make hidden entries visible again.
    const late = { ...entryAt(7), id: `${entryAt(7).id}L` };
    await get().activity.hideOlder(scope, late);
    expect(await get().activity.page(scope, { limit: 10 })).toEqual(shown);
    expect(await get().activity.latest(scope, 100)).toContainEqual(late);
    expect(await get().activity.page(aScope(), { limit: 10 })).toEqual({ entries: [], next: null });
  });
};
