import { afterAll, expect, test } from 'vitest';
import { getMailAddress, leaveAddresses } from '~/tests/support/contacts';
import { httpClient, signedInDriver } from '~/tests/support/http';
import { aDriver } from '~/tests/support/roster-builders';
import { addStockedSite } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';

const employeeId = '1000001';
const email = getMailAddress(employeeId);
const oneClick = { 'List-Unsubscribe': 'One-Click' };

const server = await startTestServer();
afterAll(() => server.stop());

/** A site with a driver who has an email address, and the link of an email to it. */
const setUp = async (companyId: string) => {
  const { deps, unsubscribeLinks } = server.platform;
  const tenant = { companyId, siteId: 'MAIN', name: companyId };
  const scope = await addStockedSite(deps, { ...tenant, drivers: [aDriver({ employeeId })] });
  await leaveAddresses(deps, scope, [employeeId]);
  const digest = deps.sha256(email);
  const token = await unsubscribeLinks.sign({ companyId, siteId: 'MAIN', employeeId, digest });
  return {
    tenant,
    scope,
    path: `/unsubscribe?code=${token}`,
    stored: () => deps.stores.contacts.get(scope, employeeId),
    log: async () => (await deps.stores.activity.latest(scope, 20)).map(({ event }) => event),
  };
};

/** Sends what a mail provider sends, without the headers of a browser. */
const clickOnce = (path: string, headers: Record<string, string> = {}, form: object = oneClick) =>
  fetch(server.url + path, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ ...form }),
    redirect: 'manual',
  });

test('a mail provider unsubscribes with one request, and the driver sees why', async () => {
  const { tenant, path, stored, log } = await setUp('ONECLICK');
  expect((await clickOnce(path)).status).toBe(200);
  expect(await stored()).toMatchObject({ employeeId, lost: { why: 'unsubscribed' } });
  expect(await stored()).not.toHaveProperty('email');
  expect((await log())[0]).toEqual({
    code: 'address-lost',
    driverId: employeeId,
    why: 'unsubscribed',
  });
  const before = await log();
  expect((await clickOnce(path)).status).toBe(200);
  expect(await log()).toEqual(before);
  const driver = await signedInDriver(server.url, tenant, employeeId);
  const page = await (await driver.get('/driver-preferences/messages')).text();
  expect(page).toContain('You stopped email alerts with the link in an email');
});

test('a mail provider may send the form in parts', async () => {
  const { path, stored } = await setUp('MULTIPART');
  const body = new FormData();
  body.append('List-Unsubscribe', 'One-Click');
  expect((await fetch(server.url + path, { method: 'POST', body })).status).toBe(200);
  expect(await stored()).toMatchObject({ lost: { why: 'unsubscribed' } });
});

test('unsubscribes from a closed site too, because it may open again', async () => {
  const { scope, path, stored } = await setUp('CLOSED');
  const { stores } = server.platform.deps;
  const { site } = await stores.sites.read(scope);
  await stores.sites.save(scope, { ...site!, isActive: false }, []);
  expect((await clickOnce(path)).status).toBe(200);
  expect(await stored()).not.toHaveProperty('email');
});

test('opening the link only asks, and the button unsubscribes', async () => {
  const { path, stored } = await setUp('ASKING');
  expect((await fetch(server.url + path, { method: 'HEAD' })).status).toBe(200);
  const visitor = httpClient(server.url);
  const page = await (await visitor.get(path)).text();
  expect(page).toContain('Stop all email alerts from');
  expect(page).not.toContain(email);
  expect(await stored()).toMatchObject({ email });
  const answer = await visitor.post(path, oneClick);
  expect(await answer.text()).toContain('You get no more email alerts at this address.');
  expect(await stored()).not.toHaveProperty('email');
});

test('a link does not remove another address', async () => {
  const { path, stored } = await setUp('CHANGED');
  const { deps } = server.platform;
  const scope = { companyId: 'CHANGED', siteId: 'MAIN', name: 'x' };
  const other = await setUp('OTHER');
  expect((await clickOnce(other.path)).status).toBe(200);
  expect(await stored()).toMatchObject({ email });
  const wrong = await server.platform.unsubscribeLinks.sign({
    ...scope,
    employeeId,
    digest: deps.sha256('new@home.example'),
  });
  expect((await clickOnce(`/unsubscribe?code=${wrong}`)).status).toBe(200);
  expect(await stored()).toMatchObject({ email });
  expect((await clickOnce(`${path}x`)).status).toBe(404);
  expect(await stored()).toMatchObject({ email });
});

test.each([
  ['from another site', { origin: 'https://evil.example' }, oneClick, '', 403],
  ['of a browser on another site', { 'sec-fetch-site': 'cross-site' }, oneClick, '', 403],
  ['with a session', { cookie: 'a=b' }, oneClick, '', 403],
  ['of other data', {}, { 'List-Unsubscribe': 'All' }, '', 400],
  ['to another page', {}, oneClick, '/driver-login', 403],
])('refuses a request %s', async (_, headers, form, otherPath, status) => {
  const { path, stored } = await setUp(
    `REFUSED${Math.random().toString(36).slice(2, 8).toUpperCase()}`,
  );
  expect((await clickOnce(otherPath || path, headers as never, form)).status).toBe(status);
  expect(await stored()).toMatchObject({ email });
});
