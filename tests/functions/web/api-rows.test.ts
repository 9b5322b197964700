import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { parseRows } from '~/app/routes/api/api.v1.$/read-rows.server';
import { fakeSite } from '~/tests/support/fake-site';
import { findLoggedErrors } from '~/tests/support/logged-errors';
import { addToken, programClient } from '~/tests/support/programs';
import { aDriver } from '~/tests/support/roster-builders';
import { addStockedSite, makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';

const own = { companyId: 'ACME', siteId: 'NYC01' };
const ada = aDriver({ employeeId: '1000001', seniorityNumber: 1 });

const server = await startTestServer();
afterAll(() => server.stop());
await addStockedSite(server.platform.deps, { ...own, name: 'Acme', drivers: [ada] });

/** Counts the rows that are checked. Rows are right unless they have an `a`. */
const countingBody = (tooLong: number) => {
  let checked = 0;
  const row = z
    .strictObject({})
    .catchall(z.number())
    .superRefine((value, context) => {
      checked += 1;
      for (const key of Object.keys(value)) context.addIssue({ code: 'custom', path: [key] });
    });
  const body = {
    ...{ name: 'rows', row },
    refuseLength: async (_: unknown, count: number) =>
      count > tooLong ? ({ code: 'too-many-jobs', limit: tooLong, count } as const) : null,
  };
  return { body, getChecked: () => checked };
};

test('checks no row of a list that is too long', async () => {
  const { deps, asAdmin } = await fakeSite();
  const { body, getChecked } = countingBody(1000);
  const args = { deps, access: { ...(await asAdmin()), tokenId: 'T', scopes: [] } };
  const rows = Array.from({ length: 1001 }, () => ({ a: 1 }));
  expect(await parseRows(body, args, { rows })).toMatchObject({ error: { code: 'too-many-jobs' } });
  expect(getChecked()).toBe(0);
});

test('checks no more rows once it can name no more wrong fields', async () => {
  const { deps, asAdmin } = await fakeSite();
  const { body, getChecked } = countingBody(1000);
  const args = { deps, access: { ...(await asAdmin()), tokenId: 'T', scopes: [] } };
  const rows = Array.from({ length: 1000 }, () => ({ a: 1, b: 2 }));
  const parsed = await parseRows(body, args, { rows });
  expect(getChecked()).toBe(50);
  expect(!parsed.ok && parsed.error.code === 'wrong-fields' && parsed.error.fields).toEqual(
    Array.from({ length: 100 }, (_, at) => ({
      field: at % 2 === 0 ? 'a' : 'b',
      line: Math.floor(at / 2) + 1,
    })),
  );
});

test('names no more than 100 unknown fields of one object', async () => {
  const { deps } = server.platform;
  const program = programClient(server.url, await addToken(deps, own));
  const unknown = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`x${at}`, 1]));
  for (const body of [{ drivers: [{ ...ada, ...unknown }] }, { drivers: [ada], ...unknown }]) {
    const response = await program.put('/drivers', body);
    const { errors } = (await response.json()) as { errors: string[] };
    expect([response.status, errors.length]).toEqual([422, 100]);
  }
});

test('refuses more rows than the limit of the company before it looks at them', async () => {
  const { deps } = server.platform;
  const program = programClient(server.url, await addToken(deps, own, { name: 'Roster' }));
  const { company } = await deps.stores.sites.read(own);
  const { maxDrivers, maxJobs } = company!.settings;
  const wrong = (length: number) => Array.from({ length }, () => ({ a: 1, b: 1 }));
  for (const [noun, limit] of [
    ['drivers', maxDrivers],
    ['jobs', maxJobs],
  ] as const) {
    const response = await program.put(`/${noun}`, { [noun]: wrong(limit + 1) });
    expect([response.status, await response.json()], noun).toMatchObject([
      422,
      { code: `too-many-${noun}`, detail: expect.stringContaining(String(limit)) as string },
    ]);
  }
  expect((await deps.stores.drivers.list(makeTestScope(own))).items).toEqual([ada]);
});

test('an empty text clears what a driver may lack, and a field that is left out keeps it', async () => {
  const { deps } = server.platform;
  const program = programClient(server.url, await addToken(deps, own, { name: 'Facts' }));
  const read = async () => (await deps.stores.drivers.list(makeTestScope(own))).items;
  const facts = { seniorityDate: '1998-03-04', tieNumber: 0, note: 'No nights' };
  for (const sent of [facts, {}]) {
    expect((await program.put('/drivers', { drivers: [{ ...ada, ...sent }] })).status).toBe(200);
    expect(await read()).toEqual([{ ...ada, ...facts }]);
  }
  const wrong = { drivers: [{ ...ada, seniorityDate: '2019-02-30' }] };
  const response = await program.put('/drivers', wrong);
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { errors: [expect.stringContaining('There is no date 2019-02-30') as string] },
  ]);
  const empty = { seniorityDate: '', tieNumber: '', note: '' };
  expect((await program.put('/drivers', { drivers: [{ ...ada, ...empty }] })).status).toBe(200);
  expect(await read()).toEqual([ada]);
});

test('nothing of all this is an error in the log', () => {
  expect(findLoggedErrors(server.logged)).toEqual([]);
});
