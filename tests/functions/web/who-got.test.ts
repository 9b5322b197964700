import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultTenant } from '~/domain/company/scope';
import { openNext, publish, rankInConflict } from '~/tests/e2e/support/ranks';
import { httpClient, signedInDriver, type HttpClient } from '~/tests/support/http';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite } from '~/tests/support/stocked-site';
import { startTestServer, type TestServer } from '~/tests/support/test-server';

const [john, david, sarah] = ['1234567', '3456789', '4567890'];
const rival = { companyId: 'RIVAL', siteId: 'RIV01' };

let server: TestServer;
/** The browsers of drivers, who sign in again whenever the clock has moved on. */
let clients: Record<'john' | 'sarah' | 'rival', HttpClient>;
const signIn = async () => {
  clients = {
    john: await signedInDriver(server.url, defaultTenant, john),
    sarah: await signedInDriver(server.url, defaultTenant, sarah),
    rival: await signedInDriver(server.url, rival, '7654321'),
  };
};
beforeAll(async () => {
  server = await startTestServer();
  await rankInConflict(server);
  await addStockedSite(server.platform.deps, {
    ...rival,
    name: 'Rival',
    drivers: [aDriver({ employeeId: '7654321', name: 'Ron Rival' })],
    jobs: [aJob({ jobId: 'RIVAL-1' })],
  });
  await signIn();
});
afterAll(() => server.stop());

const result = '/driver-preferences';
const past = '/driver-preferences/past-weeks';
const read = async (client: HttpClient, path: string, query: Record<string, string>) => {
  const response = await client.get(`${path}?${new URLSearchParams(query)}`);
  return { status: response.status, text: (await response.text()).replaceAll('<!-- -->', '') };
};

test('answers nothing before publishing, and nobody who is no driver', async () => {
  expect((await read(clients.john, result, { job: 'J003' })).text).not.toContain('went to');
  const stranger = await httpClient(server.url).get(`${past}?job=J003`);
  expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/']);
});

test('answers by seniority number and rank, and never by name or employee ID', async () => {
  await publish(server);
  await signIn();
  for (const path of [result, past]) {
    const { status, text } = await read(clients.john, path, { job: 'j003' });
    expect(status).toBe(200);
    expect(text).toContain('J003 went to seniority #3, who ranked it #2.');
    expect(text).not.toContain(david);
    expect(text).not.toContain('David');
  }
});

test('gives the reason of the page for a ranked job', async () =>
  expect((await read(clients.sarah, result, { job: 'J002' })).text).toContain(
    'J002, your pick 1: went to a more senior driver (#1), who ranked it #1.',
  ));

test('says of an airport job to a driver without certification only that it needs one', async () => {
  const { text } = await read(clients.sarah, result, { job: 'J001' });
  expect(text).toContain('J001 needs airport certification.');
  expect(text).not.toContain('J001 went to');
});

test.each([
  ['an unknown job', 'J999'],
  ['a part of an ID', 'J00'],
  ['a name of every object', '__proto__'],
  ['markup', '<script>alert(1)</script>'],
  ['a pattern', 'J.*'],
  ['a control character', 'J003\u0000'],
  ['the job of another site', 'RIVAL-1'],
  ['a text without end', 'J003'.repeat(2_000)],
])('there is no such job: %s', async (_, job) => {
  for (const path of [result, past]) {
    const { status, text } = await read(clients.john, path, { job });
    expect(status).toBe(200);
    expect(text).toContain('There was no job ');
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('went to seniority');
  }
});

test('another site never learns of the job', async () => {
  for (const path of [result, past]) {
    const { status, text } = await read(clients.rival, path, { job: 'J003' });
    expect([status, text.includes('J003 went')]).toEqual([200, false]);
  }
});

test('a past week is asked about by its ID, and no other text is one', async () => {
  await openNext(server);
  await signIn();
  expect((await read(clients.john, past, { job: 'J003', week: '2026-W49' })).text).toContain(
    'J003 went to seniority #3',
  );
  for (const week of ['2026-W50', '2026-W99', '1999-W01', 'vacation', '../../x', '2026-W49#1', '%'])
    expect((await read(clients.john, past, { job: 'J003', week })).text).toContain(
      'Nothing was published for you in that week.',
    );
  const twice = await clients.john.get(`${past}?job=J003&job=J004&week=2026-W49&week=x`);
  expect(twice.status).toBe(200);
});
