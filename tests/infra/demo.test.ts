import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Platform } from '~/app/platform/http/context.server';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { signInDriver } from '~/app/services/access/sign-in-driver.server';
import { readConflicts } from '~/app/services/claims/read-conflicts.server';
import { defaultTenant } from '~/domain/company/scope';
import { pastAwards } from '~/domain/selection/past-awards';
import { windowStateAt } from '~/domain/selection/selection-window';
import { dayMs } from '~/domain/time/time-units';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import { buildDemo } from '~/infra/local/demo/build-demo';
import { createDemoClock } from '~/infra/local/demo/demo-clock';
import { asMaster } from '~/infra/local/demo/depot';
import { demoPassword, type SignIns } from '~/infra/local/demo/sign-ins';
import { withPlatform } from '~/infra/local/demo/with-platform';
import { makeTestScope } from '~/tests/support/stocked-site';

const scope = makeTestScope(defaultTenant);
const address = '192.0.2.1';

/** Builds the demo in memory as of an instant, and reads from it. */
const withDemo = async <Value>(
  now: string,
  read: (platform: Platform, signIns: SignIns) => Promise<Value>,
): Promise<Value> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'demo-'));
  const clock = createDemoClock();
  const store = { dataDir, variables: { SEED: 'none' }, clock, inMemory: true };
  const build = { clock, now: Date.parse(now), origin: 'http://demo.test' };
  try {
    return await withPlatform(store, async (platform) =>
      read(platform, await buildDemo({ ...build, platform })),
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const countStates = (list: readonly { readonly state: string }[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { state } of list) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
};

/** The claims and trades of an award, by their states. */
const readAnswers = async ({ deps: { stores } }: Platform, awardId: string) => ({
  claims: countStates(await stores.claims.list(scope, awardId)),
  trades: countStates(await stores.trades.list(scope, awardId)),
});

const readLists = async ({ deps: { stores } }: Platform, periodId: string) => {
  const lists = (await stores.picks.list(scope)).filter(({ jobIds }) => jobIds.length > 0);
  const saved = lists.filter((list) => list.periodId === periodId);
  return { saved: saved.length, carriedOver: lists.length - saved.length, lists: lists.length };
};

const readDepot = async (platform: Platform, now: string) => {
  const { stores } = platform.deps;
  const { site, company } = await stores.sites.read(scope);
  const { window: selection, vacation } = site!;
  const [drivers, jobs] = await Promise.all([stores.drivers.list(scope), stores.jobs.list(scope)]);
  const access = await asMaster(platform);
  const { conflicts } = await readConflicts({ deps: platform.deps, access, now });
  const lists = await readLists(platform, selection.periodId);
  return {
    names: [company!.name, site!.name],
    rosters: [drivers.items.length, jobs.items.length],
    hasLists: [lists.saved > 40, lists.carriedOver > 30, lists.lists < drivers.items.length],
    state: windowStateAt(selection, now),
    isAhead: Date.parse(selection.closesAt.instant) - Date.parse(now) >= dayMs,
    hasConflicts: conflicts.length > 5,
    versions: [...pastAwards(selection).map(({ version }) => version), vacation.awardVersion],
    ofJobs: await readAnswers(platform, selection.lastAward!.periodId),
    ofWeeks: await readAnswers(platform, vacationAwardId),
    notes: (await stores.notes.current(scope)).length,
    requests: (await stores.registrations.pending()).map((request) => request.companyName),
  };
};

const depot = {
  names: ['Bluefinch Delivery', 'Harbor Point Depot'],
  rosters: [147, 120],
  hasLists: [true, true, true],
  state: 'open',
  isAhead: true,
  hasConflicts: true,
  // The last week, and the vacation weeks, were published again after a claim and after a trade.
  versions: [1, 3, 3],
  ofJobs: { claims: { granted: 1, denied: 1 }, trades: { approved: 1 } },
  ofWeeks: {
    claims: { granted: 1, denied: 1, open: 1 },
    trades: { approved: 1, accepted: 1, offered: 1 },
  },
  notes: 2,
  requests: ['Coastline Couriers'],
};

/** Who cannot sign in with what the demo says. */
const findLockedOut = async (
  { deps }: Platform,
  { admins, drivers: { otherCompany, ...drivers } }: SignIns,
): Promise<string[]> => {
  const lockedOut: string[] = [];
  for (const { username, ...tenant } of Object.values(admins)) {
    const input = { username, password: demoPassword };
    const { ok } = await signInAdmin({ deps, tenant, input, address });
    if (!ok) lockedOut.push(username);
  }
  const ids = Object.values(drivers).map((employeeId) => ({ tenant: defaultTenant, employeeId }));
  const other = { tenant: admins.otherCompany!, employeeId: otherCompany! };
  for (const { tenant, employeeId } of [...ids, other]) {
    const input = { employeeId, password: '' };
    const { ok } = await signInDriver({ deps, tenant, input, address });
    if (!ok) lockedOut.push(employeeId);
  }
  return lockedOut;
};

/** What two builds have in common, if they did the same at the same times. */
const readDigests = async ({ deps: { stores } }: Platform, signIns: SignIns) => {
  const { site } = await stores.sites.read(scope);
  const { window: selection, vacation } = site!;
  const weeks = { periodId: vacationAwardId, version: vacation.awardVersion };
  const versions = await stores.awards.versions(scope, [...pastAwards(selection), weeks]);
  return { signIns, digests: versions.map(({ digest }) => digest) };
};

test.each([
  ['just after the cutoff', '2026-11-25T20:00:05.000Z'],
  ['in the night in which the clocks change', '2027-03-14T07:30:00.000Z'],
])('builds a depot with five weeks of life %s', async (_, now) => {
  await withDemo(now, async (platform, signIns) => {
    expect(await readDepot(platform, now)).toEqual(depot);
    expect(await findLockedOut(platform, signIns)).toEqual([]);
    const other = await platform.deps.stores.sites.read(signIns.admins.otherCompany!);
    expect(windowStateAt(other.site!.window, now)).toBe('open');
  });
});

test('builds the same from the same instant, here a Sunday before midnight', async () => {
  const now = '2027-01-04T04:59:00.000Z';
  const first = await withDemo(now, async (platform, signIns) => {
    expect(await readDepot(platform, now)).toEqual(depot);
    return readDigests(platform, signIns);
  });
  expect(await withDemo(now, readDigests)).toEqual(first);
});
