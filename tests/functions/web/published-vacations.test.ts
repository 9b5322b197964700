import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultTenant } from '~/domain/company/scope';
import { rankInConflict } from '~/tests/e2e/support/ranks';
import { plainBrowser, type PlainBrowser } from '~/tests/support/plain-browser';
import { openAsAdmin, openAsDriver } from '~/tests/support/plain-visits';
import { rankWeeks } from '~/tests/support/save-ranks';
import { makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer, type TestServer } from '~/tests/support/test-server';
import { offerWeeks, openVacations, publishWeeks } from '~/tests/support/vacations';

/** Holds W001, Jan 4 – 10, 2027. */
const john = '1234567';
const path = '/admin/edit-vacation-weeks';

let site: TestServer;
let page: PlainBrowser;
beforeEach(async () => {
  site = await startTestServer();
  page = plainBrowser(site.url);
  await rankInConflict(site);
  await offerWeeks(site, { count: 2, slots: 1 });
  await openVacations(site, '2026-11-23T15:00');
  expect((await rankWeeks(site.platform.deps, john, ['W001'])).ok).toBe(true);
  site.clock.moveTo('2026-11-23T20:01:00.000Z');
  await publishWeeks(site);
});
afterEach(() => site.stop());

const moveWeek = async (): Promise<void> => {
  await openAsAdmin(page, site, `${path}?dialog=edit&week=W001`);
  expect(page.find('main').text).not.toContain('Change the published weeks too');
  page.fill('Start Date', '2027-01-11');
  page.fill('End Date', '2027-01-17');
  await page.press('Save Week');
};

const findResult = async (): Promise<string> => {
  await openAsDriver(page, site, john, '/driver-vacation');
  return page.find('main').text;
};

test('an edited week stays as it was published until an administrator changes it there too', async () => {
  await moveWeek();
  expect(await findResult()).toContain('Jan 4');
  await openAsAdmin(page, site, path);
  await page.follow('Change the published weeks too…');
  expect(page.find('main').text).toContain(
    'W001 Held by John Smith (1234567) Published Mon, Jan 4 – Sun, Jan 10, 2027 Now Mon, Jan 11 – Sun, Jan 17, 2027',
  );
  await page.press('Change the published weeks');
  expect([page.status, page.find('alert').text]).toEqual([
    422,
    expect.stringContaining('Choose the weeks'),
  ]);
  page.check(/^W001/);
  await page.press('Change the published weeks');
  expect(page.text).toContain('1 driver is told what they had');
  expect(page.find('main').text).toContain('No published week differs');
  const result = await findResult();
  expect(result).toMatch(/Your result changed Before W001[^]*Jan 4[^]*Now W001[^]*Jan 11/);
  expect(result).toContain('Your site changed W001.');
});

test('a deleted week is taken from its holder only if the administrator says so', async () => {
  await openAsAdmin(page, site, `${path}?dialog=delete&week=W001`);
  expect(page.text).toContain('After deleting, you choose whether they change too.');
  await page.press('Delete 1 week');
  expect(await findResult()).toContain('Jan 4');
  await openAsAdmin(page, site, `${path}/published-weeks`);
  expect(page.find('main').text).toContain('this driver loses the week');
  page.check(/^W001/);
  await page.press('Change the published weeks');
  expect(await findResult()).toMatch(/Before W001[^]*Now Nothing/);
});

test.each<[string, Record<string, string>, number]>([
  ['without a version', { version: '', weeks: 'W001' }, 400],
  ['of another version', { version: '2', weeks: 'W001' }, 409],
  ['of another list', { version: '1', weeks: 'W001' }, 409],
  ['with a week that has not changed', { version: '1', weeks: 'W002' }, 409],
  ['with a week that is none', { version: '1', weeks: 'W999' }, 409],
])('publishes nothing %s', async (_name, form, status) => {
  await moveWeek();
  const sent = { intent: 'change', basis: 'other', ...form };
  expect((await page.client.post(`${path}/published-weeks`, sent)).status).toBe(status);
  const { site: stored } = await site.platform.deps.stores.sites.read(makeTestScope(defaultTenant));
  expect(stored!.vacation.awardVersion).toBe(1);
});
