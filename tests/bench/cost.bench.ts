/**
 * Measures what actions cost in request units, as the store counts them, and what a month of these actions
 * costs on AWS. Uses the real server and a site of 1,000 drivers and 500 jobs. Started by `npm run bench`.
 */
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { defaultTenant } from '~/domain/company/scope';
import { httpClient, loginAsAdmin } from '~/tests/support/http';
import { masterPassword } from '~/tests/support/test-server';
import { monthly, prices, type Action } from './prices';
import { startBenchSite } from './bench-site';
import { median, timed } from './timing';

/**
 * The memory at which Lambda gives one full processor. Durations are measured on this machine, which also runs
 * the store.
 */
const webGigabytes = 1769 / 1024;

const rounds = 9;

const counted = { reads: 0, writes: 0 };
interface Consumed {
  readonly CapacityUnits?: number;
}
const { send } = DynamoDBDocumentClient.prototype;
DynamoDBDocumentClient.prototype.send = async function (
  this: unknown,
  command: { constructor: { name: string }; input: object },
  ...rest: unknown[]
) {
  Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' });
  const call = send as (
    ...args: unknown[]
  ) => Promise<{ ConsumedCapacity?: Consumed | Consumed[] }>;
  const output = await call.call(this, command, ...rest);
  const kind = /Get|Query/.test(command.constructor.name) ? 'reads' : 'writes';
  for (const { CapacityUnits = 0 } of [output.ConsumedCapacity ?? []].flat())
    counted[kind] += CapacityUnits;
  return output;
} as typeof send;

const { server, client, drivers, jobs } = await startBenchSite(1000, 500);
const driver = httpClient(server.url);
const employeeId = String(drivers[0]!.employeeId);
const pick = jobs
  .filter(({ isAirport }) => !isAirport)
  .slice(0, 20)
  .map(({ jobId }) => String(jobId));

const ended = async (answer: Promise<Response>): Promise<void> => {
  const response = await answer;
  if (response.status >= 400) throw new Error(`${response.url} answered ${response.status}`);
  await response.text();
};
const { site } = await server.platform.deps.stores.sites.read(defaultTenant);
/** The most common poll: the page sends its marker, and nothing has changed since then. */
let marker: Record<string, string> = {
  since: new Date(server.clock.now() - 60_000).toISOString(),
  count: '0',
  siteVersion: '0',
};
const askForNews = async () => {
  const answer = await client.get(
    `/admin/live-picks-snapshot/changes?${new URLSearchParams(marker)}`,
  );
  if (answer.status === 200)
    ({ marker } = (await answer.json()) as { marker: Record<string, string> });
  else if (answer.status !== 204) throw new Error(`News answered ${answer.status}`);
};
const publish = async () => {
  const closesAt = Date.parse(site!.window.closesAt.instant);
  server.clock.moveTo(new Date(closesAt + 60_000).toISOString());
  await ended(loginAsAdmin(client, masterPassword));
  Object.assign(counted, { reads: 0, writes: 0 });
  await ended(client.post('/admin/final-assignments', { intent: 'publish' }));
};
const actions: Record<Action, () => Promise<void>> = {
  'driver signs in': () => ended(driver.post('/driver-login', { ...defaultTenant, employeeId })),
  'driver opens the page': () => ended(driver.get('/driver-preferences')),
  'driver saves': () => ended(driver.post('/driver-preferences', { intent: 'save', pick })),
  'live page asks for news': askForNews,
  dashboard: () => ended(client.get('/admin/dashboard')),
  'list of drivers': () => ended(client.get('/admin/edit-drivers')),
  'provisional award': () => ended(client.get('/admin/final-assignments?view=provisional')),
  'award is published': publish,
};

const cell = (value: number, digits: number, width: number) =>
  value.toFixed(digits).padStart(width);
let total = 0;
for (const [name, act] of Object.entries(actions) as [Action, () => Promise<void>][]) {
  const tries: number[] = [];
  // Publishing runs once. The other actions run several times, and their first run is a warm-up.
  for (let round = act === publish ? rounds : 1; round <= rounds; round += 1) {
    Object.assign(counted, { reads: 0, writes: 0 });
    tries.push(await timed(act));
  }
  const ms = median(tries);
  const { reads, writes } = counted;
  const times = monthly[name];
  const dollars =
    (times / 1e6) *
      (reads * prices.millionReadUnits +
        writes * prices.millionWriteUnits +
        prices.millionInvocations +
        prices.millionRequests) +
    times * (ms / 1000) * webGigabytes * prices.gigabyteSecond;
  total += dollars;
  console.log(
    [
      name.padEnd(24),
      cell(reads, 1, 8),
      cell(writes, 1, 8),
      cell(ms, 0, 6),
      Math.round(times).toLocaleString('en-US').padStart(9),
      cell(dollars, 3, 8),
    ].join(' '),
  );
}
console.log(`${'all'.padEnd(58)} ${cell(total, 2, 8)}`);

// One sweep a minute serves all sites of the installation.
Object.assign(counted, { reads: 0, writes: 0 });
await server.sweep();
const sweeps = 30.4 * 24 * 60;
const swept =
  (sweeps / 1e6) * (counted.reads * prices.millionReadUnits + 3 * prices.millionInvocations);
console.log(
  `${'sweeps, of all sites'.padEnd(24)} ${cell(counted.reads, 1, 8)} ${cell(counted.writes, 1, 8)} ${''.padStart(6)} ${Math.round(sweeps).toLocaleString('en-US').padStart(9)} ${cell(swept, 3, 8)}`,
);
await server.stop();
