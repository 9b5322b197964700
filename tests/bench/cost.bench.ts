import { allDueShards } from '~/app/platform/wiring/due-shards';
/**
 * Measures what actions cost in request units, as the store counts them, and what a month of these actions
 * costs on AWS. Uses the real server and a site of 1,000 drivers and 500 jobs. Started by `npm run bench`.
 */
import { defaultTenant } from '~/domain/company/scope';
import { createApplyCutoffs } from '~/functions/apply-cutoffs/handler';
import { createSendMail } from '~/functions/send-mail/handler';
import { createSendWebhooks } from '~/functions/send-webhooks/handler';
import { createCloseDuePortals, createFinishWork, createRemindDrivers } from '~/functions/sweeps';
import { httpClient, loginAsAdmin } from '~/tests/support/http';
import { masterPassword } from '~/tests/support/test-server';
import { startBenchSite } from './bench-site';
import { countRequests, countWork } from './count-units';
import { monthly, monthlySweeps, priceRequests, priceScheduled, type Action } from './prices';
import { median } from './timing';

const rounds = 9;

const { server, client, drivers, jobs } = await startBenchSite(1000, 500);
const driver = httpClient(server.url);
/** May rank every job. */
const certified = drivers.find(({ airportCertified }) => airportCertified);
const employeeId = String(certified?.employeeId);
const allJobs = jobs.map(({ jobId }) => String(jobId));
const save = (pick: readonly string[]) =>
  ended(driver.post('/driver-preferences', { intent: 'save', pick }));

const ended = async (answer: Promise<Response>): Promise<void> => {
  const response = await answer;
  if (response.status >= 400) throw new Error(`${response.url} answered ${response.status}`);
  await response.text();
};
const { site } = await server.platform.deps.stores.sites.read(defaultTenant);
/** The page sends its marker, and gets a new one if anything has changed since then. */
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
/** Moves past the cutoff and signs in again, because the session has ended by then. */
const closeSelection = async () => {
  const closesAt = Date.parse(site!.window.closesAt.instant);
  server.clock.moveTo(new Date(closesAt + 60_000).toISOString());
  await ended(loginAsAdmin(client, masterPassword));
};
const publish = () => ended(client.post('/admin/final-assignments', { intent: 'publish' }));
const actions: Record<Action, () => Promise<void>> = {
  'driver signs in': () => ended(driver.post('/driver-login', { ...defaultTenant, employeeId })),
  'driver opens the page': () => ended(driver.get('/driver-preferences')),
  'driver saves 20 jobs': () => save(allJobs.slice(0, 20)),
  'driver saves all jobs': () => save(allJobs),
  'driver sees the standing': () => ended(driver.get('/driver-preferences/standing/now')),
  'live page, no change': askForNews,
  'live page after a save': askForNews,
  dashboard: () => ended(client.get('/admin/dashboard')),
  'list of drivers': () => ended(client.get('/admin/edit-drivers')),
  'provisional award': () => ended(client.get('/admin/final-assignments?view=provisional')),
  'award is published': publish,
};

/** What happens before an action, and is not counted. */
const preparations: Partial<Record<Action, () => Promise<void>>> = {
  'live page after a save': async () => {
    await save(allJobs.slice(0, 20));
    server.clock.advance(11_000);
  },
};

const cell = (value: number, digits: number, width: number) =>
  value.toFixed(digits).padStart(width);
const print = (
  name: string,
  used: Awaited<ReturnType<typeof countRequests>>,
  times: number,
  dollars: number,
) =>
  console.log(
    [
      name.padEnd(24),
      cell(used.reads, 1, 8),
      cell(used.writes, 1, 8),
      cell(used.seconds * 1_000, 0, 6),
      Math.round(times).toLocaleString('en-US').padStart(9),
      cell(dollars, 3, 8),
    ].join(' '),
  );

let total = 0;
for (const [name, act] of Object.entries(actions) as [Action, () => Promise<void>][]) {
  if (act === publish) await closeSelection();
  const tries = [];
  // Publishing runs once. The other actions run several times, and their first run is a warm-up.
  for (let round = act === publish ? rounds : 1; round <= rounds; round += 1) {
    await preparations[name]?.();
    tries.push(await countRequests(act));
  }
  const used = { ...tries.at(-1)!, seconds: median(tries.map(({ seconds }) => seconds)) };
  const times = monthly[name];
  const dollars = times * priceRequests({ ...used, requests: 1 });
  total += dollars;
  print(name, used, times, dollars);
}
console.log(`${'1,000 drivers'.padEnd(58)} ${cell(total, 2, 8)}`);

// One call of each function a minute serves all sites of the installation.
const { platform, url } = server;
const sweeps = {
  'apply-cutoffs': createApplyCutoffs(platform, allDueShards, () => Promise.resolve(true)),
  'close-due-portals': createCloseDuePortals(platform, allDueShards),
  'finish-work': createFinishWork(platform, allDueShards),
  'remind-drivers': createRemindDrivers(platform, allDueShards),
  'send-mail': createSendMail(platform, allDueShards, url),
  'send-webhooks': createSendWebhooks(platform, allDueShards),
};
let swept = 0;
for (const [name, sweep] of Object.entries(sweeps)) {
  // The first sweep does what is due.
  await server.sweep();
  const used = await countWork(() => sweep());
  const dollars = monthlySweeps * priceScheduled({ ...used, calls: 1 });
  swept += dollars;
  print(name, used, monthlySweeps, dollars);
}
console.log(`${'sweeps, per installation'.padEnd(58)} ${cell(swept, 2, 8)}`);
await server.stop();
