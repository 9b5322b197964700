/**
 * `npm run soak -- rush [companies] [drivers]`: what happens when all drivers of many companies sign in and save within
 * ten minutes, and then all companies publish at the same moment. Units and durations are measured on this machine at
 * one site with that many drivers; STS and the emails are simulated in virtual time. Prints calls, units, times and
 * dollars, and fails if an email is missing.
 */
import { gzipSync } from 'node:zlib';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { makeSiteScope } from '~/app/ports/sessions';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { defaultTenant } from '~/domain/company/scope';
import { startBenchSite } from '~/tests/bench/bench-site';
import { countRequests, countWork } from '~/tests/bench/count-units';
import { priceRequests, priceScheduled, prices } from '~/tests/bench/prices';
import { anEntry } from '~/tests/store/builders';
import { httpClient, loginAsAdmin } from '~/tests/support/http';
import { simulateMails } from '~/tests/support/simulate-mails';
import { simulateSts } from '~/tests/support/simulate-sts';
import { createTestMailer } from '~/tests/support/test-mailer';
import { masterPassword } from '~/tests/support/test-server';

const [companies = 1_000, drivers = 100] = process.argv.slice(2).map(Number);
const jobs = 100;
const rushSeconds = 600;
/** How long a request takes a function on AWS, as in infra/aws/CAPACITY.md#lambda. This machine may be busier. */
const requestSeconds = 0.05;
/** The drivers whose visits are measured, after a few for warming up. */
const measured = 30;
const warmUps = 5;
/** How many emails a second SES accepts: by default, and after a raise. */
const mailRates = [14, 50, 100];

const number = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const say = (name: string, text: string) => console.log(`${name.padEnd(24)} ${text}`);
const dollars = (value: number) => `${number(value, 2)} dollars`;

const site = await startBenchSite(drivers, jobs);
const { server, client } = site;
const { deps } = server.platform;
const { stores } = deps;
const scope = makeSiteScope(defaultTenant, { role: 'system', name: 'rush' });
const driverIds = site.drivers.map(({ employeeId }) => String(employeeId));
const pick = site.jobs
  .filter(({ isAirport }) => !isAirport)
  .slice(0, 20)
  .map(({ jobId }) => String(jobId));

/** A driver's visit: the site's page, the sign-in, the list, a save, and the list with its receipt. */
const requestsByVisit = 5;
const visit = async (employeeId: string): Promise<number> => {
  const driver = httpClient(server.url);
  let bytes = 0;
  const read = async (answer: Promise<Response>) => {
    const response = await answer;
    if (response.status >= 400) throw new Error(`${response.url} answered ${response.status}`);
    bytes += gzipSync(await response.text()).length;
  };
  await read(driver.get(`/s/${defaultTenant.companyId}/${defaultTenant.siteId}`));
  await read(driver.post('/driver-login', { ...defaultTenant, employeeId }));
  await read(driver.get('/driver-preferences'));
  await read(driver.post('/driver-preferences', { intent: 'save', pick }));
  await read(driver.get('/driver-preferences'));
  return bytes;
};

const measureVisit = async () => {
  let bytes = 0;
  const all = async (ids: readonly string[]) => {
    for (const id of ids) bytes += await visit(id);
  };
  await all(driverIds.slice(0, warmUps));
  bytes = 0;
  const ids = driverIds.slice(warmUps, warmUps + measured);
  const { reads, writes, seconds } = await countRequests(() => all(ids));
  const count = ids.length;
  return {
    reads: reads / count,
    writes: writes / count,
    seconds: seconds / count,
    bytes: bytes / count,
  };
};

/** Publishes the award, and then sends the emails of all drivers without waiting for SES. */
const measureAward = async () => {
  for (const [n, employeeId] of driverIds.entries()) {
    const next = { email: `driver${n}@example.com` };
    const change = { known: null, next, entry: anEntry(), mails: [] };
    await stores.contacts.change(scope, employeeId, change);
  }
  const { site: stored } = await stores.sites.read(defaultTenant);
  const closesAt = Date.parse(stored!.window.closesAt.instant);
  server.clock.moveTo(new Date(closesAt + 60_000).toISOString());
  await loginAsAdmin(client, masterPassword);
  const publish = async () => {
    const answer = await client.post('/admin/final-assignments', { intent: 'publish' });
    if (answer.status >= 400) throw new Error(`Publishing answered ${answer.status}`);
  };
  const award = await countRequests(publish);
  const sent: string[] = [];
  const mailer = createTestMailer(async ({ id }) => void sent.push(id));
  const send = () => sendDueMails({ deps, mailer, shards: allDueShards, hasTime: () => true });
  const mails = await countWork(send);
  if (sent.length !== drivers) throw new Error(`${sent.length} emails, not ${drivers}`);
  return { award, mails };
};

const one = await measureVisit();
const { award, mails: post } = await measureAward();
await server.stop();

const all = companies * drivers;
const requestsASecond = (all * requestsByVisit) / rushSeconds;
/** A function instance handles one request at a time; this many are busy on average, and half as many more at peaks. */
const instances = Math.ceil(requestsASecond * requestSeconds * 1.5);
const stepMs = 250;

console.log(
  `${number(companies)} companies with ${number(drivers)} drivers each, within ten minutes\n`,
);
say(
  'one visit',
  `${requestsByVisit} requests, ${number(one.reads, 1)} read units, ${number(one.writes, 1)} write units, ${number(one.seconds * 1_000)} ms, ${number(one.bytes / 1e3, 1)} KB`,
);
say('requests', `${number(requestsASecond)} a second, ${number(all / rushSeconds)} of them saves`);
say(
  'read and write units',
  `${number((all * one.reads) / rushSeconds)} and ${number((all * one.writes) / rushSeconds)} a second, ${number((drivers * one.writes) / rushSeconds, 1)} write units a second for each site`,
);

/** How the rush begins: from one moment to the next, or rising over two minutes. */
const beginnings = { 'at once': 0, 'over two minutes': 120_000 };
for (const [beginning, risingMs] of Object.entries(beginnings)) {
  const chance = ((requestsASecond / companies / instances) * stepMs) / 1_000;
  const rush = await simulateSts({
    companies,
    instances,
    minutes: rushSeconds / 60,
    stepMs,
    isAsking: (random, atMs) => random() < chance * Math.min(1, atMs / risingMs),
  });
  say(
    `STS, rush ${beginning}`,
    `${instances} instances, ${number(rush.granted)} calls, ${number(rush.throttled)} throttled; longest wait ${number(rush.longestWaitMs / 1_000, 1)} s, ${number(rush.tooLong)} requests answered 503`,
  );
}

const visits = priceRequests({
  reads: all * one.reads,
  writes: all * one.writes,
  requests: all * requestsByVisit,
  seconds: all * one.seconds,
});
const sentOut = ((all * one.bytes) / 1e9) * prices.gigabyteOut;
const published = priceRequests({
  reads: companies * award.reads,
  writes: companies * award.writes,
  requests: companies,
  seconds: companies * award.seconds,
});
const ses = (all / 1_000) * prices.thousandMails;
say(
  'one award',
  `${number(award.reads)} read units, ${number(award.writes)} write units, ${number(award.seconds * 1_000)} ms; its ${number(drivers)} emails ${number(post.reads)} and ${number(post.writes)} units`,
);

let sending = 0;
for (const perSecond of mailRates) {
  const mail = await simulateMails({
    companies,
    drivers,
    perSecond,
    parallel: Math.min(32, perSecond),
  });
  const sent = mail.sentInMinute.reduce((sum, count) => sum + count, 0);
  if (sent !== all) throw new Error(`${sent} emails, not ${all}`);
  const dollarsForMails = priceScheduled({
    reads: companies * post.reads,
    writes: companies * post.writes,
    calls: mail.sentInMinute.length,
    seconds: mail.busySeconds,
  });
  if (perSecond === mailRates[0]) sending = dollarsForMails;
  say(
    `emails, ${perSecond} a second`,
    `${number(Math.max(...mail.sentInMinute))} in a minute, the last of ${number(all)} after ${number(mail.lastAtSeconds / 60)} minutes; function and store ${dollars(dollarsForMails)}`,
  );
}
say(
  'dollars',
  `visits ${number(visits, 2)}, data sent out ${number(sentOut, 2)}, awards ${number(published, 2)}, sending emails ${number(sending, 2)}, SES ${number(ses, 2)}; together ${dollars(visits + sentOut + published + sending + ses)}`,
);
process.exit();
