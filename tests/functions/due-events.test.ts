import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createIds } from '~/app/platform/wiring/wiring.server';
import type { Deps, Stores } from '~/app/ports/deps';
import { applyDueCutoffs } from '~/app/services/selection/apply-due-cutoffs.server';
import { changeSelection } from '~/app/services/selection/change-selection.server';
import { changePortal } from '~/app/services/vacation/change-portal.server';
import { closeDuePortals } from '~/app/services/vacation/close-due-portals.server';
import { getDueShard } from '~/app/store/tenancy/site-item';
import { windowStateAt } from '~/domain/selection/selection-window';
import type { Site } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';
import { isPortalOpen } from '~/domain/vacation/vacation-portal';
import { aCompany, anAdmin, aScope, aSite } from '~/tests/store/builders';
import { startTestStore } from '~/tests/support/embedded-store';
import { createFakeStores } from '~/tests/support/fake-stores/fake-stores';

/** All times are in minutes. The portal or selection is due to close at 60; at 30 this time may be changed. */
const closure = 60;
const changeAt = 30;
const horizon = 120;

/**
 * An event from a scheduler that may be late or early, repeat an event, or hand over an outdated or unknown
 * site.
 */
interface Event {
  readonly at: number;
  readonly copies: number;
  /**
   * The sites in the event: `index` those in the due index at that time, `present` the site as stored at that
   * time, and `older` the site before its closing time was changed.
   */
  readonly of: 'index' | 'present' | 'older' | 'unknown tenant';
}
interface Schedule {
  readonly kind: 'cutoff' | 'closure';
  readonly change: { readonly to: number | null } | null;
  readonly events: readonly Event[];
}

const event: fc.Arbitrary<Event> = fc.record({
  at: fc.constantFrom(0, 29, 31, closure - 0.5, closure, 60.5, 70, 89.5, 90, 100, 110),
  copies: fc.constantFrom(1, 2, 10),
  of: fc.constantFrom('index', 'index', 'present', 'older', 'unknown tenant'),
});
const schedule = fc
  .record({
    kind: fc.constantFrom('cutoff' as const, 'closure' as const),
    change: fc.option(fc.record({ to: fc.constantFrom(null, 45, 90, 100) })),
    events: fc.array(event, { maxLength: 3 }),
  })
  .map(({ kind, change, events }): Schedule => ({
    kind,
    // A selection always has a cutoff: the cutoff can be moved far away but not canceled.
    change: change && kind === 'cutoff' ? { to: change.to ?? 600 } : change,
    events: [...events].sort((a, b) => a.at - b.at),
  }));

/**
 * The expected result of a schedule: whether saves count at each event and at the end, and the number of log
 * entries.
 */
const model = ({ change, events }: Schedule) => {
  let closesAt: number | null = closure;
  let isChanged = false;
  let isRecorded = false;
  const open: boolean[] = [];
  const changeUntil = (minute: number) => {
    if (change === null || isChanged || minute < changeAt) return;
    closesAt = change.to;
    isChanged = true;
  };
  for (const { at, of } of events) {
    changeUntil(at);
    const isPast = closesAt !== null && at >= closesAt;
    open.push(!isPast);
    const isTrue = of === 'index' || of === 'present' || (of === 'older' && !isChanged);
    isRecorded ||= isPast && isTrue;
  }
  const entries = isRecorded ? 1 : 0;
  changeUntil(horizon);
  const isClosed = closesAt !== null && closesAt <= horizon;
  return { open: [...open, !isClosed], entries, entriesInTheEnd: isClosed ? 1 : 0, leftDue: 0 };
};

const start = Date.parse('2026-11-21T12:00:00.000Z');
const minute = (at: number) => start + at * 60_000;
const wallTime = (at: number) => toInstant(minute(at)).slice(0, 16);

const store = await startTestStore();
afterAll(() => store.stop());

/** Runs a schedule on its own clock. */
const play = async (stores: Stores, { kind, change, events }: Schedule) => {
  const scope = aScope();
  let now = minute(0);
  const clock = { now: () => now };
  const deps = { stores, clock, ids: createIds(clock.now) };
  const site = aSite(scope, { timeZone: 'UTC' });
  await stores.sites.ensure({ company: aCompany(scope), site, admin: anAdmin() });
  const present = async () => (await stores.sites.read(scope)).site!;
  const closeAt = async (at: number | null) => {
    const { site: read, company } = await stores.sites.read(scope);
    const access = { scope, site: read!, company: company!, username: 'admin' };
    const args = { deps, access: { ...access, role: 'site-admin' as const } };
    if (kind === 'cutoff')
      return changeSelection({
        ...args,
        input: { intent: 'move-cutoff', wallTime: wallTime(at!) },
      });
    if (at === null) return changePortal({ ...args, input: { intent: 'cancel-closure' } });
    return changePortal({ ...args, input: { intent: 'schedule-closure', wallTime: wallTime(at) } });
  };
  const sweep = kind === 'cutoff' ? applyDueCutoffs : closeDuePortals;
  const deliver = async (sites: Site[], copies: number) => {
    const due: Deps['stores']['due'] = {
      page: async () => ({ sites, unreadable: [], cursor: null }),
    };
    const handed = { deps: { ...deps, stores: { ...stores, due } }, shards: [0] };
    const all = await Promise.all(
      Array.from({ length: copies }, () => sweep({ ...handed, hasTime: () => true })),
    );
    expect(all.flatMap(({ failures }) => failures)).toEqual([]);
  };
  const indexed = async () => {
    const page = { shard: getDueShard(scope), until: toInstant(now), limit: 100 };
    const { sites } = await stores.due.page(page);
    return sites.filter(({ companyId }) => companyId === scope.companyId);
  };
  const entries = async () =>
    (await stores.activity.latest(scope, 100)).filter(({ event }) =>
      ['cutoff-reached', 'portal-closure-reached'].includes(event.code),
    ).length;
  /** Uses the functions that decide this for every page and every save. */
  const isOpen = async () => {
    const { window: selection, vacation } = await present();
    const instant = toInstant(now);
    return kind === 'cutoff'
      ? windowStateAt(selection, instant) === 'open'
      : isPortalOpen(vacation, instant);
  };

  if (kind === 'closure') {
    // The jobs are published first, so that their cutoff does not interfere.
    const selection = { ...site.window, status: 'published' as const };
    await stores.sites.save(
      scope,
      { ...site, window: selection, vacation: { ...site.vacation, isOpen: true } },
      [],
    );
  }
  expect((await closeAt(closure)).ok).toBe(true);
  const older = await present();
  const unknown = { ...older, ...aScope() };
  const handedOver = {
    index: indexed,
    present: async () => [await present()],
    older: async () => [older],
    'unknown tenant': async () => [unknown],
  };
  let waiting = change;
  const moveTo = async (at: number) => {
    if (waiting && at >= changeAt) {
      now = minute(changeAt);
      expect((await closeAt(waiting.to)).ok).toBe(true);
      waiting = null;
    }
    now = minute(at);
  };
  const open: boolean[] = [];
  for (const { at, copies, of } of events) {
    await moveTo(at);
    await deliver(await handedOver[of](), copies);
    open.push(await isOpen());
  }
  const early = await entries();
  await moveTo(horizon);
  open.push(await isOpen());
  await deliver(await indexed(), 1);
  expect((await stores.sites.read(unknown)).site).toBeNull();
  return {
    open,
    entries: early,
    entriesInTheEnd: await entries(),
    leftDue: (await indexed()).length,
  };
};

// The fakes can stand for the store, because both pass the same contract tests.
test.each([
  { name: 'the fakes', count: 1_000, stores: createFakeStores },
  { name: 'the store', count: 200, stores: () => store.stores },
])(
  '$count schedules of late, early, repeated, outdated and missing events give the right result, over $name',
  async ({ count, stores }) => {
    const schedules = fc.sample(schedule, { numRuns: count, seed: 20261121 });
    const seen = { never: 0, tenfold: 0, cancelled: 0, recorded: 0 };
    const inParallel = 20;
    for (let from = 0; from < schedules.length; from += inParallel) {
      const played = stores();
      await Promise.all(
        schedules.slice(from, from + inParallel).map(async (one) => {
          const expected = model(one);
          expect({ one, ...(await play(played, one)) }).toEqual({ one, ...expected });
          if (one.events.length === 0) seen.never += 1;
          if (one.events.some(({ copies }) => copies === 10)) seen.tenfold += 1;
          if (one.change?.to === null) seen.cancelled += 1;
          seen.recorded += expected.entries;
        }),
      );
    }
    // Checks that each kind of event occurred.
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(count / 20);
  },
  180_000,
);
