import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultTenant } from '~/domain/company/scope';
import { openNext, publish, rankInConflict } from '~/tests/e2e/support/ranks';
import { signedInAdmin } from '~/tests/support/http';
import { addPeople } from '~/tests/support/people';
import { plainBrowser, type PlainBrowser } from '~/tests/support/plain-browser';
import { openAsAdmin, openAsDriver } from '~/tests/support/plain-visits';
import { makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer, type TestServer } from '~/tests/support/test-server';

/** Holds J002, which starts at 6:00 AM. */
const john = '1234567';
const path = '/admin/edit-jobs/published-weeks';

let site: TestServer;
let page: PlainBrowser;
beforeEach(async () => {
  site = await startTestServer();
  page = plainBrowser(site.url);
  await rankInConflict(site);
  await publish(site);
});
afterEach(() => site.stop());

const findResult = async (): Promise<string> => {
  await openAsDriver(page, site, john);
  return page.find('main').text;
};

test('an edited job stays as it was published until an administrator changes it there too', async () => {
  await openAsDriver(page, site, john);
  await page.press('Got it');
  await openAsAdmin(page, site, '/admin/edit-jobs?edit=J002');
  expect(page.find('main').text).not.toContain('Change the published week too');
  page.fill('Start Time', '09:15');
  await page.press('Save');
  expect(await findResult()).not.toContain('9:15 AM');
  await openAsAdmin(page, site, '/admin/edit-jobs');
  await page.follow('Change the published week too…');
  const week = page.find('region', 'Week of Nov 30 – Dec 6');
  expect(week.text).toContain(
    'J002 Held by John Smith (1234567) Published 6:00 AM · Mon-Fri · Downtown Now 9:15 AM',
  );
  await page.press('Change the published week');
  expect([page.status, page.find('alert').text]).toEqual([
    422,
    expect.stringContaining('Choose the jobs'),
  ]);
  week.check(/^J002/);
  await page.press('Change the published week');
  expect(page.text).toContain('1 driver is told what they had');
  expect(page.find('main').text).toContain('No published week differs');
  const result = await findResult();
  expect(result).toMatch(
    /Your result changed Before J002 6:00 AM · Mon-Fri · Downtown Now J002 9:15 AM/,
  );
  expect(result).toContain('Your site changed J002.');
});

test('a deleted job is taken from its holder only if the administrator says so', async () => {
  await openNext(site);
  await openAsAdmin(page, site, '/admin/edit-jobs?tab=plain');
  page.check('Select J002');
  await page.press('Delete selected jobs');
  expect(page.text).toContain('you choose whether the published week changes too');
  await page.press('Delete 1');
  expect(await findResult()).toContain('6:00 AM');
  await openAsAdmin(page, site, path);
  expect(page.find('main').text).toContain('this driver has no job that week');
  page.check(/^J002/);
  await page.press('Change the published week');
  expect(await findResult()).toMatch(/Before J002 Now Nothing/);
});

test.each<[string, Record<string, string>, number]>([
  ['without a week', { periodId: '', version: '1', jobs: 'J002' }, 400],
  ['of a week that is none', { periodId: '2026-W4', version: '1', jobs: 'J002' }, 400],
  ['of another version', { periodId: '2026-W49', version: '2', jobs: 'J002' }, 409],
  ['of another week', { periodId: '2026-W50', version: '1', jobs: 'J002' }, 409],
  ['of another list', { periodId: '2026-W49', version: '1', basis: '1', jobs: 'J002' }, 409],
  ['with a job that has not changed', { periodId: '2026-W49', version: '1', jobs: 'J003' }, 409],
])('publishes nothing %s', async (_name, form, status) => {
  await openAsAdmin(page, site, '/admin/edit-jobs?edit=J002');
  page.fill('Start Time', '09:15');
  await page.press('Save');
  const answer = await page.client.post(path, { intent: 'change', basis: '2', ...form });
  expect(answer.status).toBe(status);
  const { stores } = site.platform.deps;
  const { site: stored } = await stores.sites.read(makeTestScope(defaultTenant));
  expect(stored!.window.awardVersion).toBe(1);
});

test('says what became of the jobs that were chosen, and what to do', async () => {
  await openAsAdmin(page, site, '/admin/edit-jobs?edit=J002');
  page.fill('Start Time', '09:15');
  await page.press('Save');
  const press = async (fields: Record<string, string>) => {
    const form = { intent: 'change', periodId: '2026-W49', version: '1', basis: '2', ...fields };
    return (await page.client.post(path, form)).text();
  };
  expect(await press({ jobs: 'J003' })).toContain('no longer differ from the list of jobs');
  expect(await press({ jobs: 'J002', version: '2' })).toContain('has another version by now');
});

test('is no business of a steward', async () => {
  const password = 'harbour lantern violin';
  await addPeople(site.platform.deps, defaultTenant, [
    { username: 'stella', role: 'steward', password },
  ]);
  const steward = await signedInAdmin(site.url, password, defaultTenant, 'stella');
  expect((await steward.get(path)).status).not.toBe(200);
});
