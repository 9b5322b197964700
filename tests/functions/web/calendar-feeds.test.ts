import ICAL from 'ical.js';
import { sync as nodeIcal, type VEvent } from 'node-ical';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withdrawAward } from '~/app/services/award/withdraw-award.server';
import { defaultTenant } from '~/domain/company/scope';
import type { SiteSettings } from '~/domain/settings/site-settings';
import { openNext, publish, publishWith, rankInConflict } from '~/tests/e2e/support/ranks';
import { httpClient, signedInAdmin, signedInDriver, type HttpClient } from '~/tests/support/http';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer, type TestServer } from '~/tests/support/test-server';
import { assignByHand, offerWeeks, openVacations, publishWeeks } from '~/tests/support/vacations';

const scope = makeTestScope(defaultTenant);
const page = '/driver-preferences/calendar';
/** Gets the airport job J001 on Mondays to Fridays, and after `publishWith` another one. */
const maria = '2345678';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await rankInConflict(server);
});
afterEach(() => server.stop());

const set = async (changes: Partial<SiteSettings>) => {
  const { sites } = server.platform.deps.stores;
  const { site } = await sites.read(defaultTenant);
  await sites.save(scope, { ...site!, settings: { ...site!.settings, ...changes } }, []);
};
const signIn = () => signedInDriver(server.url, defaultTenant, maria);
/** Makes a link on a page, by default the driver's, and gives its path. */
const makeLink = async (client: HttpClient, at = page): Promise<string> => {
  const answer = await client.post(at, { intent: 'make' });
  expect(answer.status).toBe(200);
  const [, path] = /value="http:\/\/[^/"]+(\/calendar\/[^"]+)"/.exec(await answer.text()) ?? [];
  return path!;
};
/** Calendar programs send no cookies. */
const read = (path: string, headers?: Record<string, string>) =>
  httpClient(server.url).get(path, headers);

interface ReadEvent {
  readonly uid: string;
  readonly summary: string;
  readonly sequence: number;
  readonly status: string | undefined;
  readonly start: string;
}
const byIcalJs = (text: string): ReadEvent[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, sequence, startDate } = new ICAL.Event(component);
    const status = component.getFirstPropertyValue('status')?.toString();
    return { uid, summary, sequence, status, start: startDate.toJSDate().toISOString() };
  });
const byNodeIcal = (text: string): ReadEvent[] =>
  Object.values(nodeIcal.parseICS(text))
    .filter((one): one is VEvent => one?.type === 'VEVENT')
    .map(({ uid, summary, sequence, status, start }) => ({
      uid,
      summary: String(summary),
      sequence: Number(sequence),
      status,
      start: new Date(start).toISOString(),
    }));
/** The events of a feed, as both readers read them. */
const readEvents = async (path: string): Promise<ReadEvent[]> => {
  const answer = await read(path);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const events = byIcalJs(text);
  expect(byNodeIcal(text)).toEqual(events);
  return events;
};

test('shows the published job in two calendar programs, and follows changes and a withdrawal', async () => {
  const path = await makeLink(await signIn());
  expect(await readEvents(path)).toEqual([]);
  await publish(server);
  const first = await readEvents(path);
  expect(first.map(({ summary, status, start }) => [summary, status, start])).toEqual(
    ['30', '01', '02', '03', '04'].map((day) => [
      'Job J001',
      undefined,
      `2026-1${day === '30' ? '1' : '2'}-${day}T10:30:00.000Z`,
    ]),
  );

  await publishWith(server, maria, 'J005');
  const changed = await readEvents(path);
  const days = new Map(changed.map((event) => [event.uid, event]));
  for (const { uid, sequence } of first) expect(days.get(uid)!.sequence).toBeGreaterThan(sequence);
  const held = changed.filter(({ status }) => status === undefined);
  expect(new Set(held.map(({ summary }) => summary))).toEqual(new Set(['Job J005']));

  const { site, company } = await server.platform.deps.stores.sites.read(defaultTenant);
  const admin = { username: 'admin', role: 'master' } as const;
  const withdrawn = await withdrawAward({
    deps: server.platform.deps,
    access: { site: site!, company: company!, scope, ...admin },
    input: { of: 'jobs', reason: 'A job was missing', seen: 2 },
  });
  expect(withdrawn.ok).toBe(true);
  const gone = await readEvents(path);
  expect(gone.map(({ uid }) => uid)).toEqual(changed.map(({ uid }) => uid));
  for (const { uid, status, sequence } of gone) {
    expect(status).toBe('CANCELLED');
    const before = days.get(uid)!;
    expect(sequence - before.sequence).toBe(before.status === 'CANCELLED' ? 0 : 1);
  }

  await publish(server);
  const again = await readEvents(path);
  expect(again.filter(({ status }) => status !== 'CANCELLED')).toHaveLength(held.length);
  await openNext(server);
  expect(await readEvents(path)).toEqual(again);
});

test('answers 304 while nothing changed, and lets no cache share the answer', async () => {
  const path = await makeLink(await signIn());
  await publish(server);
  const whole = await read(path);
  expect(whole.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(whole.headers.get('cache-control')).toBe('private, no-cache');
  expect(whole.headers.get('referrer-policy')).toBe('same-origin');
  const etag = whole.headers.get('etag')!;
  const known = await read(path, { 'if-none-match': `"other", ${etag}` });
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag]);
  await publishWith(server, maria, 'J005');
  expect((await read(path, { 'if-none-match': etag })).status).toBe(200);
});

const refused = async (path: string): Promise<void> => {
  const answer = await read(path);
  expect([answer.status, await answer.text()]).toEqual([404, '']);
  expect(answer.headers.get('set-cookie')).toBeNull();
};

test('says nothing about links that are unknown, foreign or damaged', async () => {
  const path = await makeLink(await signIn());
  const other = 'A'.repeat(43);
  for (const wrong of [
    path.replace(/[^/]+(?=\.ics)/, other),
    path.replace('/DEFAULT/', '/ACME/'),
    path.replace('/MAIN/', '/OTHER/'),
    path.replace('/DEFAULT/', '/default/'),
    path.replace('.ics', ''),
    path.replace('.ics', '.ICS'),
    path.replace('.ics', 'A.ics'),
    `/calendar/%23/%23/${other}.ics`,
  ])
    await refused(wrong);
  expect((await read(path)).status).toBe(200);
});

test('slows down a network that tries links, but not one that has a right link', async () => {
  const path = await makeLink(await signIn());
  const wrong = path.replace(/[^/]+(?=\.ics)/, 'A'.repeat(43));
  for (let tries = 0; tries < 100; tries += 1) expect((await read(wrong)).status).toBe(404);
  const slowed = await read(wrong);
  expect(slowed.status).toBe(429);
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await read(path)).status).toBe(200);
});

test('makes a program wait that reads the whole feed all the time', async () => {
  const path = await makeLink(await signIn());
  for (let reads = 0; reads < 60; reads += 1) expect((await read(path)).status).toBe(200);
  expect((await read(path)).status).toBe(429);
  server.clock.advance(60 * 60_000);
  expect((await read(path)).status).toBe(200);
});

test('ends with a new link, when it is turned off, and with the first password', async () => {
  const client = await signIn();
  const first = await makeLink(client);
  const second = await makeLink(client);
  await refused(first);
  expect((await read(second)).status).toBe(200);
  expect((await client.post(page, { intent: 'end' })).status).toBe(303);
  await refused(second);
  const third = await makeLink(client);
  const { credentials } = server.platform.deps.stores;
  const password = { employeeId: maria, passwordHash: null, expectedVersion: 0 };
  expect(await credentials.setDriverPassword(scope, password)).toBe(true);
  await refused(third);
});

test('ends with a deactivation, and does not come back', async () => {
  const path = await makeLink(await signIn());
  const { sites } = server.platform.deps.stores;
  const { site } = await sites.read(defaultTenant);
  await sites.save(scope, { ...site!, isActive: false }, []);
  await refused(path);
  const { site: inactive } = await sites.read(defaultTenant);
  await sites.save(scope, { ...inactive!, isActive: true, sessionEpoch: 1 }, []);
  await refused(path);
});

test('a link that was made by ID alone ends when the site requires passwords', async () => {
  const path = await makeLink(await signIn());
  await set({ passwordPolicy: 'required' });
  await refused(path);
});

test('a kiosk makes and shows no link', async () => {
  const [pair = ''] = (await server.platform.kiosks.set(defaultTenant)).split(';');
  const kiosk = httpClient(server.url);
  kiosk.cookies.set('kiosk', pair.slice('kiosk='.length));
  await signedInDriver(server.url, defaultTenant, maria, '', kiosk);
  expect(await (await kiosk.get('/driver-preferences')).text()).not.toContain(page);
  const shown = await kiosk.get(page);
  expect([shown.status, await shown.text()]).toEqual([403, expect.stringContaining('Everybody')]);
  expect((await kiosk.post(page, { intent: 'make' })).status).toBe(403);
});

test('neither the log of requests, the table nor the page tells the secret again', async () => {
  const client = await signIn();
  const path = await makeLink(client);
  const secret = /([^/]+)\.ics$/.exec(path)![1]!;
  await read(path);
  await httpClient(server.url).post(path, {});
  await httpClient(server.url).post(path, {}, { origin: 'https://evil.example' });
  expect(server.reached).toContain('/calendar/:companyId/:siteId/:file');
  expect(server.logged.join()).not.toContain(secret);
  const { deps } = server.platform;
  const feed = await deps.stores.calendarFeeds.find(scope, deps.sha256(secret));
  expect(JSON.stringify(feed)).not.toContain(secret);
  const shown = await (await client.get(page)).text();
  expect(shown).toContain('Your calendar link works');
  expect(shown).not.toContain(secret);
  const file = await (await read(path)).text();
  expect(file).not.toContain(maria);
});

const siteLink = '/admin/site-link';

test('a site has a calendar of closings and vacation weeks that names nobody', async () => {
  await offerWeeks(server, { count: 3, slots: 2 });
  await openVacations(server, '2026-11-23T15:00');
  for (const employeeId of [maria, '1234567']) await assignByHand(server, employeeId, 'W002');
  const admin = await signedInAdmin(server.url, masterPassword);
  const path = await makeLink(admin, siteLink);
  const closings = await readEvents(path);
  expect(closings.map(({ summary, start }) => [summary, start])).toEqual([
    ['Vacation selection closes', '2026-11-23T20:00:00.000Z'],
    ['Job selection closes', '2026-11-25T20:00:00.000Z'],
  ]);
  server.clock.moveTo('2026-11-23T20:01:00.000Z');
  await publishWeeks(server);
  const published = await readEvents(path);
  expect(published.at(-1)!.summary).toBe('Vacation: 2 of 2 slots taken');
  const text = await (await read(path)).text();
  expect(text).not.toMatch(/Garcia|Smith|1234567|2345678/);

  const again = await signedInAdmin(server.url, masterPassword);
  const shown = await (await again.get(siteLink)).text();
  expect(shown).toContain('Your calendar link works');
  const second = await makeLink(again, siteLink);
  await refused(path);
  expect((await again.post(siteLink, { intent: 'end' })).status).toBe(303);
  await refused(second);
});

test('the calendar of a site ends with its deactivation', async () => {
  const path = await makeLink(await signedInAdmin(server.url, masterPassword), siteLink);
  const { sites } = server.platform.deps.stores;
  const { site } = await sites.read(defaultTenant);
  await sites.save(scope, { ...site!, sessionEpoch: 1 }, []);
  await refused(path);
});
