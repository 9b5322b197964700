import { afterEach, beforeEach, expect, test } from 'vitest';
import { copies } from '~/app/copy/server-copy.server';
import { defaultTenant } from '~/domain/company/scope';
import { publish, rankInConflict } from '~/tests/e2e/support/ranks';
import { changeDriver, changeJobs } from '~/tests/support/change-rosters';
import { signedInDriver } from '~/tests/support/http';
import { plainBrowser, type PlainBrowser } from '~/tests/support/plain-browser';
import { openAsAdmin } from '~/tests/support/plain-visits';
import { makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer, type TestServer } from '~/tests/support/test-server';

const scope = makeTestScope(defaultTenant);
const { admin: adminCopy, server: serverCopy } = copies.en;
const path = '/admin/final-assignments';
const { saveLabel } = adminCopy.assignments;

let site: TestServer;
beforeEach(async () => {
  site = await startTestServer();
  await rankInConflict(site);
  await publish(site);
});
afterEach(() => site.stop());

const readVersion = async () =>
  (await site.platform.deps.stores.sites.read(scope)).site!.window.awardVersion;

const ask = async (): Promise<PlainBrowser> => {
  const page = plainBrowser(site.url);
  await openAsAdmin(page, site, `${path}?view=provisional`);
  await page.press(saveLabel);
  return page;
};
const save = (page: PlainBrowser) => page.find('region', /^Publish/).press(saveLabel);
const title = adminCopy.rosterChanges.title(1);

test('lists what the next version takes from today’s lists, and publishes it once it is confirmed', async () => {
  expect((await ask()).text).not.toContain(title);
  const added = Array.from({ length: 12 }, (_, at) => ({
    jobId: `N${String(at).padStart(2, '0')}`,
  }));
  await changeJobs(site, [{ jobId: 'J001', startTime: '09:15' }, ...added], ['J002']);
  await changeDriver(site, '1234567', { isEligible: false });
  const page = await ask();
  expect(page.text).toContain(title);
  expect(page.text).toContain('Jobs added (12)');
  expect(page.text).toContain('and 2 more');
  expect(page.text).toMatch(/Jobs changed \(1\)\s*J001: time .* → 9:15 AM/);
  expect(page.text).toMatch(/Jobs deleted \(1\)\s*J002: the driver who holds it loses it/);
  expect(page.text).toMatch(/Drivers changed \(1\)\s*.* \(1234567\): eligible Yes → No/);
  expect(page.text).not.toContain('Drivers added');
  expect(page.text).not.toContain('Drivers removed');
  await save(page);
  await page.press(adminCopy.week.publishNow);
  expect(page.text).toContain('Published, version 2');
});

test('publishes nothing else than what was shown', async () => {
  const page = await ask();
  await changeJobs(site, [{ jobId: 'J001', startTime: '09:15' }]);
  await save(page);
  expect(page.text).toContain(serverCopy.errors.awards['rosters-changed']);
  expect(page.text).toContain('J001: time');
  await save(page);
  expect(page.text).toContain('Version 2 is published in 00:00:10.');
  await changeJobs(site, [{ jobId: 'J001', startTime: '10:30' }]);
  await page.press(adminCopy.week.publishNow);
  expect(page.text).toContain(serverCopy.errors.awards['rosters-changed']);
  expect(page.text).toContain('→ 10:30 AM');
  expect(await readVersion()).toBe(1);
  await save(page);
  await page.press(adminCopy.week.publishNow);
  expect(page.text).toContain('Published, version 2');
});

test('a granted claim waits until what changed in the lists is confirmed', async () => {
  const sarah = await signedInDriver(site.url, defaultTenant, '4567890');
  const claim = { intent: 'claim', about: 'pick J002', text: 'I trained for this route' };
  expect((await sarah.post('/driver-preferences', claim)).status).toBe(303);
  await changeJobs(site, [{ jobId: 'J001', startTime: '09:15' }]);
  const page = plainBrowser(site.url);
  await openAsAdmin(page, site, '/admin/dashboard');
  await page.follow('Answer 1 claim');
  page.fill('Reason', 'The training was agreed');
  await page.press('Grant anyway and publish');
  expect(page.text).toContain(serverCopy.disputes.grantedNotPublished);
  expect(page.text).toContain('J001: time');
  expect(await readVersion()).toBe(1);
  await save(page);
  await page.press(adminCopy.week.publishNow);
  expect(page.text).toContain('Published, version 2');
});
