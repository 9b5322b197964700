import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { ActEntry } from '~/domain/company/company-act';
import type { SiteScope } from '~/domain/company/scope';
import { noCounts } from '~/domain/retention/erased-history-schema';
import { firstRetention, keptForever, type Retention } from '~/domain/retention/retention';
import { waitingEntries } from '~/tests/support/waiting';
import { aCompany, anAdmin, anEntry, aScope, aSite, now } from '../builders';

const later = '2026-12-23T12:00:00.000Z';
const kept = { ...keptForever, awards: 2 as const, log: 1 as const };
const nothing = { awards: null, claims: null, log: null };

export const retentionContract = (get: () => Stores) => {
  const start = async () => {
    const scope = aScope();
    await get().sites.ensure({ company: aCompany(scope), site: aSite(scope), admin: anAdmin() });
    return scope;
  };
  const anAct = ({ companyId }: SiteScope, to: Retention): ActEntry => ({
    ...anEntry(),
    event: {
      ...{ code: 'retention-changed', companyId, from: keptForever, to: to.kept },
      ...{ asked: null, isWithdrawn: false, by: 'Ada' },
    },
  });
  const save = async (
    scope: SiteScope,
    next: Retention = { kept, asked: null },
    dueAt: string | null = later,
  ) => {
    const read = await get().retention.read(scope.companyId);
    return get().retention.save(scope, { read, next, dueAt, entry: anAct(scope, next) });
  };
  const readRun = async ({ companyId }: SiteScope) => (await get().retention.readRun(companyId))!;
  const see = async (scope: SiteScope, firstSeenAt: string | null) => {
    const read = await readRun(scope);
    const run = { ...read.run, firstSeenAt };
    const next = { kept: read.kept, asked: read.asked, run };
    return get().retention.saveRun(scope.companyId, read, next);
  };

  test('keeps everything forever until something is chosen', async () => {
    const { companyId } = await start();
    expect(await get().retention.read(companyId)).toEqual({ ...firstRetention, version: 0 });
    expect(await get().retention.readRun(companyId)).toBeNull();
    expect(await get().retention.due('9999')).not.toContain(companyId);
  });

  test('stores what was chosen, in the log and for the administrators', async () => {
    const scope = await start();
    const asked = { kept: { ...kept, log: null }, by: 'Ada', at: now, from: later };
    const next = { kept, asked };
    expect(await save(scope, next)).toBe(true);
    const stored = { ...next, version: 1 };
    expect(await get().retention.read(scope.companyId)).toEqual(stored);
    expect(await get().retention.readMany(['NOBODY', scope.companyId])).toEqual([
      { ...firstRetention, version: 0 },
      stored,
    ]);
    const [entry] = await get().activity.latest(scope, 1);
    expect(entry?.event.code).toBe('retention-changed');
    const told = (await waitingEntries(get())).flatMap((one) =>
      'notice' in one && 'act' in one.notice ? [one.notice.act] : [],
    );
    expect(told).toContainEqual(entry?.event);
  });

  test('stores nothing if it was changed meanwhile, or without a company', async () => {
    const scope = await start();
    const read = await get().retention.read(scope.companyId);
    expect(await save(scope)).toBe(true);
    const next = { kept: keptForever, asked: null };
    const change = { read, next, dueAt: null, entry: anAct(scope, next) };
    expect(await get().retention.save(scope, change)).toBe(false);
    expect((await get().retention.read(scope.companyId)).kept).toEqual(kept);
    expect(await save(aScope())).toBe(false);
  });

  test('finds a run when it is due, and afterwards by every clock until it is forgotten', async () => {
    const scope = await start();
    const { companyId } = scope;
    await save(scope);
    const isDue = async (until: string) => (await get().retention.due(until)).includes(companyId);
    expect([await isDue(now), await isDue(later)]).toEqual([false, true]);
    expect(await see(scope, later)).toBe(true);
    expect([await isDue(now), await isDue(later)]).toEqual([true, true]);
    expect((await readRun(scope)).version).toBe(1);
    expect(await see(scope, null)).toBe(true);
    expect(await isDue(now)).toBe(false);
  });

  test('lets one of two processes advance, and none after a change', async () => {
    const scope = await start();
    await save(scope);
    const read = await readRun(scope);
    const next = { kept, asked: null, run: { ...read.run, at: later } };
    const saveRun = () => get().retention.saveRun(scope.companyId, read, next);
    expect((await Promise.all([saveRun(), saveRun()])).sort()).toEqual([false, true]);
    const advanced = await readRun(scope);
    await save(scope);
    expect(await get().retention.saveRun(scope.companyId, advanced, next)).toBe(false);
    expect((await readRun(scope)).run.at).toBeNull();
  });

  test('ends the runs of a company that keeps everything', async () => {
    const scope = await start();
    await save(scope);
    const read = await readRun(scope);
    await get().retention.saveRun(scope.companyId, read, { kept, asked: null, run: null });
    expect(await get().retention.readRun(scope.companyId)).toBeNull();
    expect((await get().retention.read(scope.companyId)).kept).toEqual(kept);
  });

  test('erases the log before a time, once, and tells how much', async () => {
    const scope = await start();
    await save(scope, undefined, now);
    // The smallest IDs of 2020 and of 2026.
    const [old, recent] = ['01DXF6DT000000000000000000', '01KE9YD4000000000000000000'];
    await get().activity.append(scope, anEntry({ id: old, at: '2020-01-01T00:00:00.000Z' }));
    await get().activity.append(scope, anEntry({ id: recent, at: '2026-01-06T00:00:00.000Z' }));
    const log = { keptFrom: '2021-01-01', before: '2021-01-01T00:00:00.000Z' };
    const plan = { ...nothing, log };
    expect(await get().retention.countOver(scope, plan, 9)).toEqual({
      ...{ weeks: 0, claims: 0, entries: 1 },
    });
    const told: number[][] = [];
    const erase = async (hasTime = () => true) =>
      get().retention.eraseHistory(scope, {
        ...{ running: await readRun(scope), plan, hasTime },
        toEntry: (from, to) => {
          told.push([from.entries, to.entries]);
          return anEntry();
        },
      });
    expect(await erase(() => false)).toBe(false);
    expect(await erase()).toBe(true);
    expect(await erase()).toBe(true);
    expect(told).toEqual([[0, 1]]);
    const ids = (await get().activity.latest(scope, 9)).map(({ id }) => id);
    expect([ids.includes(old), ids.includes(recent)]).toEqual([false, true]);
    expect(await get().retention.readErased(scope)).toEqual({
      ...{ counts: { ...noCounts, entries: 1 }, keptFrom: { log: '2021-01-01' } },
    });
  });

  test('stops if something else was chosen meanwhile', async () => {
    const scope = await start();
    await save(scope, undefined, now);
    const running = await readRun(scope);
    await save(scope, { kept: keptForever, asked: null }, null);
    const input = { running, plan: nothing, hasTime: () => true, toEntry: () => anEntry() };
    expect(await get().retention.eraseHistory(scope, input)).toBe(false);
    expect(await get().retention.readErased(scope)).toEqual({ counts: noCounts, keptFrom: {} });
  });
};
