import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnv } from '~/app/platform/config/env';
import { prepareTenants } from '~/app/platform/wiring/prepare.server';
import { createPlatform } from '~/app/platform/wiring/wiring.server';
import { makeSiteScope } from '~/app/ports/sessions';
import { publishAward } from '~/app/services/award/publish-award.server';
import { createApproveRegistration } from '~/functions/approve-registration/handler';
import type { OnDemandBuild } from '~/functions/web/create-route-handler';
import { createRouteHandler } from '~/functions/web/create-route-handler';
import { createWebApp } from '~/functions/web/create-web-app';
import { ensureBuilt, serverBuild } from '~/infra/local/build';
import { aPickList, anEntry } from '~/tests/store/builders';
import { addFeed, getFeedPath } from '~/tests/support/calendar-feeds';
import { startTestStore, type TestStore } from '~/tests/support/embedded-store';
import { signingKeys } from '~/tests/support/signing-keys';
import { makeTestScope } from '~/tests/support/stocked-site';
import { testClock } from '~/tests/support/test-clock';
import { offerWeeks, openVacations, publishWeeks } from '~/tests/support/vacations';

const origin = 'http://jobs.test';
/** How often the process finds nothing to do before a round trip counts as sent. */
const quietTurns = 40;

/**
 * Holds back the store's responses until no further call comes. So calls made at the same time count as one
 * round trip.
 */
const countRoundTrips = (client: ReturnType<TestStore['newClient']>) => {
  const counted = { roundTrips: 0, commands: [] as string[] };
  const waiting: (() => void)[] = [];
  let open = 0;
  let last = {};
  const release = () => {
    counted.roundTrips += 1;
    waiting.splice(0).forEach((go) => go());
  };
  // Turns of the event loop after the store's last answer, not a time: a busy machine takes fewer of them in the same time.
  const releaseAfter = async (call: object) => {
    for (let turn = 0; turn < quietTurns; turn += open === 0 ? 1 : 0) {
      await sleep(1);
      if (call !== last) return;
    }
    release();
  };
  client.middlewareStack.add(
    (next, context) => async (args) => {
      counted.commands.push(String(context.commandName));
      void releaseAfter((last = {}));
      const held = new Promise<void>((go) => waiting.push(go));
      open += 1;
      const answering = next(args).finally(() => (open -= 1));
      const [answer] = await Promise.all([answering, held]);
      return answer;
    },
    { step: 'initialize', name: 'countRoundTrips' },
  );
  return {
    of: async <T>(work: () => Promise<T>) => {
      Object.assign(counted, { roundTrips: 0, commands: [] });
      const value = await work();
      return { value, roundTrips: counted.roundTrips, commands: [...counted.commands] };
    },
  };
};

let store: TestStore;
beforeAll(async () => {
  ensureBuilt();
  store = await startTestStore();
  // A process loads a page's code with its first request. That may take longer than `quietTurns`, and would count as a trip.
  const { app, cookie } = await started();
  for (const path of ['/driver-preferences', '/driver-vacation'])
    await app.request(`${origin}${path}`, { headers: { cookie } });
});
afterAll(() => store.stop());

/** The web app over a store whose round trips are counted, and a signed-in driver. */
const started = async () => {
  const clock = testClock();
  const client = store.newClient();
  const variables = { ...signingKeys, PUBLIC_ORIGIN: origin };
  const platform = createPlatform(parseEnv(variables), { clock, client, write: () => undefined });
  await prepareTenants(platform, () => 'a password for tests only');
  const tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
  const scope = makeTestScope(tenant);
  // A process reads a changed list once, which takes two round trips more, to see that no change is running meanwhile.
  await Promise.all([
    platform.deps.stores.drivers.list(scope),
    platform.deps.stores.jobs.list(scope),
  ]);
  const counter = countRoundTrips(client);
  const app = createWebApp({
    platform,
    approveRegistration: createApproveRegistration(platform),
    handle: createRouteHandler((await import(pathToFileURL(serverBuild).href)) as OnDemandBuild),
    getRoute: (path) => path,
    clientAddress: () => '127.0.0.1',
  });
  const signedIn = {
    subject: '1234567',
    tenant,
    signedInBy: 'id',
    sessionVersion: 0,
    sessionEpoch: 0,
  } as const;
  const [cookie = ''] = (await platform.sessions.start('driver', signedIn)).split(';');
  return { clock, platform, app, counter, tenant, signedIn, cookie };
};

test("takes at most two round trips for a driver's page, and for a save two with one transaction", async () => {
  const { clock, platform, app, counter, tenant, signedIn, cookie } = await started();
  const request = (init: RequestInit = {}) =>
    counter.of(async () => {
      const response = await app.request(`${origin}/driver-preferences`, {
        ...init,
        headers: { cookie, origin },
      });
      return { status: response.status, page: await response.text() };
    });

  const open = await request();
  expect(open.value.status).toBe(200);
  expect(open.roundTrips).toBeLessThanOrEqual(2);

  const body = new URLSearchParams([
    ['intent', 'save'],
    ['pick', 'J001'],
    ['pick', 'J002'],
  ]);
  const saved = await request({ method: 'POST', body });
  expect(saved.value.status).toBe(303);
  expect(saved.roundTrips).toBeLessThanOrEqual(2);
  expect(saved.commands.filter((name) => name === 'TransactWriteItemsCommand')).toHaveLength(1);
  expect(saved.commands.filter((name) => /Put|Update|Delete|BatchWrite/.test(name))).toEqual([]);

  const { site, company } = await platform.deps.stores.sites.read(tenant);
  const driver = makeSiteScope(tenant, { role: 'driver', employeeId: '2345678' });
  const picks = aPickList({
    employeeId: '2345678',
    jobIds: ['J001', 'J002'],
    periodId: site!.window.periodId,
    acceptedAt: new Date(clock.now()).toISOString(),
  });
  await platform.deps.stores.picks.save(driver, picks, anEntry());
  clock.moveTo(new Date(Date.parse(site!.window.closesAt.instant) + 60_000).toISOString());
  const scope = makeSiteScope(tenant, { role: 'master', username: 'admin' });
  await publishAward({
    deps: platform.deps,
    access: { scope, site: site!, company: company! },
  });
  const [fresh = ''] = (await platform.sessions.start('driver', signedIn)).split(';');
  const published = await counter.of(async () => {
    const response = await app.request(`${origin}/driver-preferences`, {
      headers: { cookie: fresh },
    });
    return response.text();
  });
  expect(published.value).toContain('J001');
  expect(published.roundTrips).toBeLessThanOrEqual(2);

  // Another driver, who also ranked J001 first but did not get it.
  const rival = { ...signedIn, subject: '2345678' };
  const [theirs = ''] = (await platform.sessions.start('driver', rival)).split(';');
  const claim = () =>
    counter.of(async () => {
      const response = await app.request(`${origin}/driver-preferences`, {
        method: 'POST',
        body: new URLSearchParams({
          intent: 'claim',
          about: 'pick J001',
          text: 'I was here first',
        }),
        headers: { cookie: theirs, origin },
      });
      return response.status;
    });
  const filed = await claim();
  expect(filed.value).toBe(303);
  // Before a claim is written, its pick and the reason must be read.
  expect(filed.roundTrips).toBeLessThanOrEqual(3);
  expect(filed.commands.filter((name) => name === 'TransactWriteItemsCommand')).toHaveLength(1);
  const withClaim = await counter.of(async () => {
    const response = await app.request(`${origin}/driver-preferences`, {
      headers: { cookie: theirs },
    });
    return response.text();
  });
  expect(withClaim.value).toContain('I was here first');
  expect(withClaim.roundTrips).toBeLessThanOrEqual(2);
});

test("takes no more for a driver's vacation pages", async () => {
  const { clock, platform, app, counter, cookie, signedIn } = await started();
  const site = { platform };
  await offerWeeks(site, { count: 52, slots: 5 });
  await openVacations(site, '2026-11-23T15:00');
  const request = (path: string, init: RequestInit = {}, session = cookie) =>
    counter.of(async () => {
      const headers = { cookie: session, origin };
      const response = await app.request(`${origin}${path}`, { ...init, headers });
      return { status: response.status, page: await response.text() };
    });

  const open = await request('/driver-vacation?all=1');
  expect(open.value.page).toContain('Jan 4 – 10, 2027');
  expect(open.roundTrips).toBeLessThanOrEqual(2);

  const body = new URLSearchParams([
    ['intent', 'save'],
    ['pick', 'W002'],
    ['pick', 'W001'],
  ]);
  const saved = await request('/driver-vacation', { method: 'POST', body });
  expect(saved.value.status).toBe(303);
  expect(saved.roundTrips).toBeLessThanOrEqual(2);
  expect(saved.commands.filter((name) => name === 'TransactWriteItemsCommand')).toHaveLength(1);
  expect(saved.commands.filter((name) => /Put|Update|Delete|BatchWrite/.test(name))).toEqual([]);

  clock.moveTo('2026-11-23T20:01:00.000Z');
  await publishWeeks(site);
  const [fresh = ''] = (await platform.sessions.start('driver', signedIn)).split(';');
  for (const [path, text] of [
    ['/driver-vacation', 'Your vacation week: W002'],
    ['/driver-vacation/history', 'W002'],
    ['/driver-vacation/print', 'W002'],
    ['/driver-vacation/calendar.ics', 'DTSTART;VALUE=DATE:20270111'],
  ] as const) {
    const published = await request(path, {}, fresh);
    expect(published.value.page).toContain(text);
    // The page also shows a freed week that the driver would get, from lists that may be stored once for all.
    expect(published.roundTrips).toBeLessThanOrEqual(3);
  }

  await addFeed(site, signedIn.subject);
  const readFeed = (known: string) =>
    counter.of(async () =>
      app.request(`${origin}${getFeedPath(signedIn.subject)}`, {
        headers: { 'if-none-match': known },
      }),
    );
  const whole = await readFeed('');
  expect(whole.value.status).toBe(200);
  expect(whole.roundTrips).toBeLessThanOrEqual(5);
  const known = await readFeed(whole.value.headers.get('etag')!);
  expect(known.value.status).toBe(304);
  expect(known.commands).toEqual(['BatchGetItemCommand', 'BatchGetItemCommand']);
});
