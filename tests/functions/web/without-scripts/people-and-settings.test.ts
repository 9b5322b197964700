import { afterEach, beforeEach, expect, test } from 'vitest';
import { copies } from '~/app/copy/server-copy.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { defaultTenant } from '~/domain/company/scope';
import { languages } from '~/domain/shared/language';
import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { addSites } from '~/tests/support/many-sites';
import { addPeople, companyAdmin } from '~/tests/support/people';
import { plainBrowser, type PlainBrowser } from '~/tests/support/plain-browser';
import { enterAs, openAsAdmin, openAsDriver } from '~/tests/support/plain-visits';
import { programClient } from '~/tests/support/programs';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite, makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer, type TestServer } from '~/tests/support/test-server';
import {
  startReceiver,
  verifyMessage,
  type WebhookReceiver,
} from '~/tests/support/webhook-receiver';

const acme = { companyId: 'ACME', siteId: 'NYC01' };
const password = 'harbour lantern violin';
const scope = makeTestScope(defaultTenant);

let receiver: WebhookReceiver;
let site: TestServer;
beforeEach(async () => {
  receiver = await startReceiver();
  site = await startTestServer({}, { postWebhook: receiver.post });
  const drivers = [aDriver({ employeeId: '1000001', name: 'Vera Driver' })];
  const { deps } = site.platform;
  await addStockedSite(deps, { ...acme, name: 'Acme', password, drivers, jobs: [aJob()] });
});
afterEach(async () => {
  await site.stop();
  await receiver.stop();
});

const enter = async (path: string, language = 'en', username = 'admin'): Promise<PlainBrowser> => {
  const page = plainBrowser(site.url, { language });
  await enterAs(page, username, { tenant: acme, password, path });
  return page;
};

test.each(languages)('a person is invited, and the invitation withdrawn (%s)', async (language) => {
  const { admin, server } = copies[language];
  const { people } = admin;
  const page = await enter('/admin/people', language);
  await page.follow(people.invite);
  page.fill(people.name, 'Ida Invited');
  page.fill(people.email, 'ida@acme.example');
  await page.press(people.sendInvitation);
  expect(page.text).toContain(server.people.invited);
  await page.follow(people.withdrawOf('Ida Invited'));
  await page.press(people.withdrawNow);
  expect(page.text).toContain(server.people.withdrawn);
  expect(page.text).not.toContain('ida@acme.example');
});

test.each(languages)('a token is created and revoked (%s)', async (language) => {
  const { admin, server } = copies[language];
  const { apiAccess } = admin;
  const page = await enter('/admin/api-access', language);
  await page.follow(apiAccess.create);
  page.fill(apiAccess.name, 'Payroll');
  page.check(apiAccess.scopes['awards:read']);
  await page.press(apiAccess.createNow);
  const [token = ''] = /\bjsel_\S+/.exec(page.text) ?? [];
  expect((await programClient(site.url, token).get('/awards')).status).toBe(200);
  await page.follow(apiAccess.done);
  await page.follow(apiAccess.revokeOf('Payroll'));
  await page.press(apiAccess.revokeNow);
  expect(page.text).toContain(server.apiAccess.revoked);
  expect((await programClient(site.url, token).get('/awards')).status).toBe(401);
});

test('a webhook is added, tested and gets a new secret', async () => {
  const { admin, server } = copies.en;
  const { webhooks } = admin;
  const { site: stored } = await site.platform.deps.stores.sites.read(acme);
  site.clock.moveTo(toInstant(Date.parse(stored!.window.closesAt.instant) + minuteMs));
  await site.sweep();
  const page = await enter('/admin/webhooks?dialog=add');
  const readSecret = () => /\bwhsec_\S+/.exec(page.text)![0];
  page.fill(webhooks.name, 'Payroll');
  page.fill(webhooks.url, 'https://payroll.receiver.test/job-selection?key=1');
  page.check(webhooks.types['claim.filed']);
  await page.press(webhooks.addNow);
  const before = readSecret();
  await page.follow(webhooks.done);
  await page.follow(webhooks.rotateOf('Payroll'));
  await page.press(webhooks.rotateNow);
  const after = readSecret();
  expect(after).not.toBe(before);
  await page.follow(webhooks.done);
  await page.press(webhooks.sendTestTo('Payroll'));
  expect(page.text).toContain(server.webhooks.asked);
  await site.sweep();
  const [message] = receiver.received;
  expect(JSON.parse(message!.body)).toMatchObject({ type: 'webhook.test', data: acme });
  for (const secret of [before, after]) expect(verifyMessage(message!, secret)).not.toBeNull();
});

test('one of many sites is found and entered', async () => {
  const { sites } = copies.en.admin;
  const names = Array.from({ length: 9 }, (_, at) => [`S0${at}`, `Depot ${at}`] as const);
  const { deps } = site.platform;
  await addSites(deps, acme, {
    password,
    names: { BOS02: 'Boston Depot', ...Object.fromEntries(names) },
  });
  await addPeople(deps, acme, [{ ...companyAdmin, password }]);
  const page = await enter('/admin/final-assignments', 'en', companyAdmin.username);
  await page.follow(new RegExp(`${sites.switchSite}$`));
  expect(page.names('listitem')).toContain('Depot 3');
  page.fill(sites.search, 'boston');
  await page.enter(sites.search);
  expect(page.names('listitem')).not.toContain('Depot 3');
  await page.press(sites.workAt('Boston Depot'));
  expect(page.text).toContain(copies.en.server.sites.entered('Boston Depot'));
  expect(page.url).toBe('/admin/final-assignments');
});

test('the settings are saved, and refused values are kept', async () => {
  const page = plainBrowser(site.url);
  await openAsAdmin(page, site, '/admin/system-settings');
  page.check('Dark mode');
  page.fill('Protest window (hours)', '-1');
  await page.press('Save Settings');
  expect(page.text).toContain('Please enter whole hours from 0 to 336.');
  expect(page.isChecked('Dark mode')).toBe(true);
  page.fill('Protest window (hours)', '0');
  await page.press('Save Settings');
  expect(page.text).toContain('Settings updated');
  const { site: stored } = await site.platform.deps.stores.sites.read(scope);
  expect(stored?.settings).toMatchObject({ darkMode: true, protestWindowHours: 0 });
});

test('an administrator searches the zone and chooses the clock', async () => {
  await seedSample(site.platform);
  const page = plainBrowser(site.url);
  await openAsAdmin(page, site, '/admin/system-settings');
  expect(page.value('Time zone')).toBe('Eastern (New York)');
  page.fill('Time zone', 'Atlantis');
  await page.press('Save Settings');
  expect(page.text).toContain('Please select a time zone from the list.');
  expect(page.value('Time zone')).toBe('Atlantis');
  page.fill('Time zone', 'Chicago');
  page.check('24-hour clock');
  await page.press('Save Settings');
  expect(page.value('Time zone')).toBe('Central (Chicago)');
  await page.open('/admin/dashboard');
  expect(page.text).toMatch(/November 25, 2026, 15:00 Central/);
  await openAsDriver(page, site);
  expect(page.findAll('row', /J002.*06:00/)).toHaveLength(1);
});

test('on a phone, the menu unfolds and the search is a page', async () => {
  const { frame, dashboard, common } = copies.en.admin;
  await seedSample(site.platform);
  const page = plainBrowser(site.url, { width: 'narrow' });
  await openAsAdmin(page, site);
  expect(page.names('navigation')).not.toContain(frame.administration);
  page.unfold(frame.menu);
  await page.find('navigation', frame.administration).follow(dashboard.editJobs);
  expect(page.url).toBe('/admin/edit-jobs');
  page.unfold(frame.menu);
  await page.follow(frame.searchTitle);
  page.find('main').fill(frame.searchTitle, 'garcia');
  await page.press(common.search);
  await page.follow(/Maria Garcia/);
  expect(page.url).toBe('/admin/edit-drivers?edit=2345678');
});
