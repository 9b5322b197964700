import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import { minuteMs } from '~/domain/time/time-units';
import { addToken, programClient } from '~/tests/support/programs';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite, makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';

const server = await startTestServer();
afterAll(() => server.stop());
/** Counters of requests begin anew. */
beforeEach(() => server.clock.advance(2 * minuteMs));

let sites = 0;
/** A new site with these lists, and a program that may read and replace them. */
const addSite = async (drivers: readonly Driver[], jobs: readonly Job[] = []) => {
  const tenant = { companyId: `ACME${(sites += 1)}`, siteId: 'NYC01' };
  const { deps } = server.platform;
  await addStockedSite(deps, { ...tenant, name: 'Acme', drivers, jobs });
  const program = programClient(server.url, await addToken(deps, tenant));
  const put = async (path: string, body: unknown) => {
    const answer = await program.put(path, body);
    return [answer.status, (await answer.json()) as Record<string, unknown>] as const;
  };
  const scope = makeTestScope(tenant);
  return {
    put,
    listDrivers: async () => (await deps.stores.drivers.list(scope)).items,
    listJobs: async () => (await deps.stores.jobs.list(scope)).items,
  };
};

const ada = aDriver({
  ...{ employeeId: '1000001', name: 'Ada', seniorityNumber: 1 },
  ...{ vcStatus: true, airportCertified: true, isEligible: false, vacationWeeks: 3 },
});
const { employeeId, seniorityNumber } = ada;
const sent = { employeeId, name: 'Ada L.', seniorityNumber };

test.each(['keep', 'replace'])(
  'a field that is left out keeps the value of an existing driver (%s)',
  async (mode) => {
    const { put, listDrivers } = await addSite([ada]);
    const dry = await put(`/drivers?mode=${mode}&dryRun=true`, { drivers: [sent] });
    expect(dry).toMatchObject([
      200,
      {
        changes: {
          changed: [{ id: employeeId, changes: [{ field: 'name', from: 'Ada', to: 'Ada L.' }] }],
        },
      },
    ]);
    expect(await put(`/drivers?mode=${mode}`, { drivers: [sent] })).toMatchObject([
      200,
      { changed: 1 },
    ]);
    expect(await listDrivers()).toEqual([{ ...ada, name: 'Ada L.' }]);
  },
);

test('each row keeps what it leaves out, whatever the other rows have', async () => {
  const bob = aDriver({ ...ada, employeeId: '1000002', name: 'Bob', seniorityNumber: 2 });
  const { put, listDrivers } = await addSite([ada, bob]);
  const rows = [
    { ...sent, airportCertified: false, vacationWeeks: 1 },
    { employeeId: '1000002', name: 'Bob', seniorityNumber: 2, isEligible: true },
    { employeeId: '1000003', name: 'Eve', seniorityNumber: 3 },
  ];
  expect((await put('/drivers?mode=keep', { drivers: rows }))[0]).toBe(200);
  const { vacationWeeks: _, ...rest } = ada;
  expect(await listDrivers()).toEqual([
    { ...rest, name: 'Ada L.', airportCertified: false },
    { ...bob, isEligible: true },
    aDriver({ employeeId: '1000003', name: 'Eve', seniorityNumber: 3 }),
  ]);
});

test('a field that is left out keeps the value of an existing job, and an empty place is none', async () => {
  const [one, two] = [
    aJob({ jobId: 'J1', isAirport: true, location: 'Dock 9', places: 3 }),
    aJob({ jobId: 'J2', location: 'Dock 1' }),
  ];
  const { put, listJobs } = await addSite([ada], [one, two]);
  const { startTime, weekDays } = two;
  const jobs = [
    { jobId: 'J1', startTime: '09:30', weekDays },
    { jobId: 'J2', startTime, weekDays, location: '' },
  ];
  expect(await put('/jobs', { jobs })).toMatchObject([200, { changed: 2, removed: 0 }]);
  const { location: _, ...without } = two;
  expect(await listJobs()).toEqual([{ ...one, startTime: '09:30', weekDays }, without]);
});

const makeDrivers = (count: number): Driver[] =>
  Array.from({ length: count }, (_, at) =>
    aDriver({ employeeId: String(2_000_000 + at), seniorityNumber: at + 1 }),
  );
const replace = (query = '') => `/drivers?mode=replace${query}`;

test('replacing removes more than a tenth and more than five only with a basis or maxRemoved', async () => {
  const drivers = makeDrivers(40);
  const { put, listDrivers } = await addSite(drivers);
  const refusal = (removed: number, most: number) => [
    409,
    {
      code: 'too-many-removed',
      detail: `This request would remove ${removed} rows, and may remove ${most}. If that is right, send the \`basis\` of a dry run, or a larger \`maxRemoved\`.`,
    },
  ];
  const half = { drivers: drivers.slice(0, 20) };
  expect(await put(replace(), half)).toMatchObject(refusal(20, 5));
  expect(await put(replace('&maxRemoved=19'), half)).toMatchObject(refusal(20, 19));
  const [, { basis }] = await put(replace('&dryRun=true'), half);
  const both = await put(replace(`&basis=${String(basis)}&maxRemoved=19`), half);
  expect(both).toMatchObject(refusal(20, 19));
  const fewer = await put(replace('&maxRemoved=0'), { drivers: drivers.slice(1) });
  expect(fewer).toMatchObject(refusal(1, 0));
  expect(await listDrivers()).toHaveLength(40);
  const seen = await put(replace(`&basis=${String(basis)}`), half);
  expect(seen).toMatchObject([200, { removed: 20 }]);
  const allowed = await put(replace('&maxRemoved=10'), { drivers: drivers.slice(0, 10) });
  expect(allowed).toMatchObject([200, { removed: 10 }]);
});

test('replacing removes five rows or a tenth of the list without asking, and keeping removes none', async () => {
  const drivers = makeDrivers(80);
  const { put, listDrivers } = await addSite(drivers);
  const keep = await put('/drivers?mode=keep', { drivers: drivers.slice(0, 1) });
  expect(keep).toMatchObject([200, { removed: 0 }]);
  expect((await put(replace(), { drivers: drivers.slice(9) }))[0]).toBe(409);
  expect(await put(replace(), { drivers: drivers.slice(8) })).toMatchObject([200, { removed: 8 }]);
  const few = await put(replace('&maxRemoved=67'), { drivers: drivers.slice(75) });
  expect(few).toMatchObject([200, { removed: 67 }]);
  const last = await put(replace(), { drivers: [{ ...sent, seniorityNumber: 99 }] });
  expect(last).toMatchObject([200, { removed: 5 }]);
  expect(await listDrivers()).toHaveLength(1);
});

test.each(['-1', '1.5', 'many', '100001'])('refuses maxRemoved=%s', async (most) => {
  const { put } = await addSite([ada]);
  const answer = await put(replace(`&maxRemoved=${most}`), { drivers: [sent] });
  expect(answer).toMatchObject([422, { errors: ['maxRemoved'] }]);
});
