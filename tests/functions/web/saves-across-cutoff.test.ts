import { afterAll, beforeAll, expect, test } from 'vitest';
import { getWallTime } from '~/app/copy/format-time';
import { loadAwardInput } from '~/app/services/award/load-award-input.server';
import { changeSelection } from '~/app/services/selection/change-selection.server';
import { defaultTenant } from '~/domain/company/scope';
import { drainMs } from '~/domain/selection/selection-window';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import { anEntry } from '~/tests/store/builders';
import { isBeforeRelease } from '~/tests/support/fast-check';
import { httpClient, type HttpClient } from '~/tests/support/http';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer, type TestServer } from '~/tests/support/test-server';

const scope = makeTestScope(defaultTenant);
const refusal = 'The selection deadline has passed. Your last saved picks count.';
const rounds = isBeforeRelease ? 10 : 4;
/** How long before the cutoff the saves of a round start. This is shorter than the deadline of a request. */
const beforeMs = 8_000;
/** After this many acknowledged saves of a round, the clock moves to just before the cutoff. */
const acknowledgedBefore = 50;
/** How many saves run at once: few enough that a slow machine answers them within a request's deadline. */
const lanes = 20;
const driverIds = Array.from({ length: 200 }, (_, index) => String(1_000_001 + index));
const jobIds = Array.from({ length: 30 }, (_, index) => `J${String(index + 1).padStart(3, '0')}`);

let server: TestServer;
interface SignedIn {
  readonly employeeId: string;
  readonly client: HttpClient;
}
let drivers: SignedIn[];
beforeAll(async () => {
  server = await startTestServer();
  const { stores } = server.platform.deps;
  const change = { expectedVersion: 0, deletes: [], usage: { growth: 0, limit: 1_000 } };
  await stores.drivers.commit(scope, {
    ...change,
    puts: driverIds.map((employeeId, index) => aDriver({ employeeId, seniorityNumber: index + 1 })),
    entry: anEntry(),
  });
  await stores.jobs.commit(scope, {
    ...change,
    puts: jobIds.map((jobId) => aJob({ jobId })),
    entry: anEntry(),
  });
  drivers = await Promise.all(
    driverIds.map(async (employeeId) => {
      const client = httpClient(server.url);
      const start = { subject: employeeId, tenant: defaultTenant, signedInBy: 'id' } as const;
      const versions = { sessionVersion: 0, sessionEpoch: 0 };
      const cookie = await server.platform.sessions.start('driver', { ...start, ...versions });
      const [name = '', value = ''] = cookie.split(';')[0]!.split('=');
      client.cookies.set(name, value);
      return { employeeId, client };
    }),
  );
});
afterAll(() => server.stop());

/** Opens the selection. Returns its cutoff, which is a full minute and more than a minute from now. */
const open = async (): Promise<string> => {
  const { deps } = server.platform;
  const { site, company } = await deps.stores.sites.read(defaultTenant);
  const wallTime = getWallTime(toInstant(server.clock.now() + 120_000), site!.timeZone);
  const moved = await changeSelection({
    deps,
    access: { scope, site: site!, company: company!, username: 'admin', role: 'site-admin' },
    input: { intent: 'move-cutoff', wallTime },
  });
  if (!moved.ok) throw new Error(moved.error.code);
  return moved.value.window.closesAt.instant;
};

/** A list that differs from the driver's other recent lists. */
const makeList = (turn: number): string[] =>
  [0, 7, 11].map((step) => jobIds[(turn + step) % jobIds.length]!);

const waiting: (() => void)[] = [];
let onTheWay = 0;
/** Waits for a free slot before it calls `send`. Slots are given in order of arrival. */
const inLane = async <T>(send: () => Promise<T>): Promise<T> => {
  if (onTheWay === lanes) await new Promise<void>((go) => waiting.push(go));
  else onTheWay += 1;
  try {
    return await send();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else onTheWay -= 1;
  }
};

/** Whether the save was acknowledged. If not, checks that it was refused because the selection is closed. */
const save = async ({ client }: SignedIn, pick: string[]): Promise<boolean> => {
  const answer = await inLane(() =>
    client.post('/driver-preferences.data', { intent: 'save', pick }),
  );
  const isAcknowledged = answer.status === 202;
  expect([answer.status, await answer.text()]).toEqual([
    isAcknowledged ? 202 : 409,
    expect.stringContaining(isAcknowledged ? '"/driver-preferences' : refusal) as string,
  ]);
  return isAcknowledged;
};

const loadAward = async () => {
  const { deps } = server.platform;
  const { site, company } = await deps.stores.sites.read(defaultTenant);
  const readLists = () => deps.stores.picks.list(scope);
  return loadAwardInput({ deps, scope, site: site!, company: company!, readLists });
};

test(`acknowledges a save if and only if it counts: ${driverIds.length} drivers across a cutoff, ${rounds} times`, async () => {
  const { clock, platform, sweep } = server;
  /** Each driver's last acknowledged list. It may be from an earlier round, because lists are carried over. */
  const last = new Map<string, string[]>();
  await open();
  for (const driver of drivers) {
    expect(await save(driver, makeList(0))).toBe(true);
    last.set(driver.employeeId, makeList(0));
  }
  for (let round = 0; round < rounds; round += 1) {
    const cutoff = await open();
    const began = toInstant(toEpochMs(cutoff) - beforeMs);
    clock.moveTo(began);
    let count = 0;
    let sweeping: Promise<void> | undefined;
    const saveUntilRefused = async (driver: SignedIn, turn: number) => {
      const acknowledged: string[][] = [];
      for (;;) {
        const pick = makeList(turn + acknowledged.length);
        if (!(await save(driver, pick))) return acknowledged;
        acknowledged.push(pick);
        count += 1;
        // Each answer takes a millisecond, so that the cutoff passes while other saves are still running.
        if (count === acknowledgedBefore) clock.moveTo(toInstant(toEpochMs(cutoff) - 20));
        else clock.advance(1);
        // The cutoff is recorded while saves are on the way.
        if (clock.now() >= toEpochMs(cutoff)) sweeping ??= sweep();
      }
    };
    const acknowledged = await Promise.all(
      drivers.map((driver, index) => saveUntilRefused(driver, index + round)),
    );
    await sweeping;
    await sweep();
    expect(count).toBeGreaterThanOrEqual(acknowledgedBefore);
    clock.advance(drainMs);

    const { input } = await loadAward();
    for (const [index, { employeeId }] of drivers.entries()) {
      const lists = acknowledged[index]!;
      if (lists.length > 0) last.set(employeeId, lists.at(-1)!);
      // Every acknowledged list has its receipt, and no refused list has one.
      const kept = await platform.deps.stores.picks.history(scope, employeeId, lists.length + 1);
      const keptInRound = kept.filter(({ acceptedAt }) => acceptedAt >= began);
      expect(keptInRound.map(({ jobIds: kept }) => kept)).toEqual([...lists].reverse());
      expect(keptInRound.filter(({ acceptedAt, late }) => late || acceptedAt >= cutoff)).toEqual(
        [],
      );
    }
    const counted = input.preferences.map((list) => [list.driverId, list.preferences]);
    expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(last));
  }
});
