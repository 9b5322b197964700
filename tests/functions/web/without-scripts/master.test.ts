import { afterEach, beforeEach, expect, test } from 'vitest';
import { copies } from '~/app/copy/server-copy.server';
import { addCompany } from '~/tests/support/companies';
import { type PlainBrowser } from '~/tests/support/plain-browser';
import { visitAsAdmin } from '~/tests/support/plain-visits';
import { startTestServer, type TestServer } from '~/tests/support/test-server';

let site: TestServer;
beforeEach(async () => {
  site = await startTestServer();
});
afterEach(() => site.stop());

const open = (path: string): Promise<PlainBrowser> => visitAsAdmin(site, path);

test('names are corrected, and a lost activation link is sent again', async () => {
  const { deps } = site.platform;
  await addCompany(deps, { companyId: 'ACME', name: 'Acne Logistics' });
  const page = await open('/admin/master/companies?q=acme');
  const acme = page.find('region', /Logistics/);
  expect(acme.text).toMatch(/Never activated\s*since/);
  await acme.follow('Rename Acne Logistics');
  page.fill('Company Name', ' ');
  await page.press('Save Name');
  expect(page.text).toContain('Please fill out all required fields');
  page.fill('Company Name', 'Acme Logistics');
  await page.press('Save Name');
  expect(page.findAll('region', /^Acme Logistics/)).toHaveLength(1);
  await acme.follow('Rename site NYC01 of Acme Logistics');
  page.fill('Site Name', 'New York');
  await page.press('Save Name');
  expect(acme.text).toContain('New York');

  await acme.follow(/Sign-in of the administrator/);
  await page.press('Send New Link');
  expect(page.text).toContain('Please enter a valid email address.');
  page.fill('Email address', 'ada@acme.example');
  await page.press('Send New Link');
  expect(page.text).toContain('goes to ada@acme.example');
  await page.open('/admin/master/companies?q=ada@acme&show=never-activated');
  expect(page.findAll('region', /^Acme Logistics/)).toHaveLength(1);
});

test('the built-in company cannot be deactivated, and the page says why', async () => {
  const page = await open('/admin/master/companies');
  const own = page.find('region', /Default Company/);
  expect(own.text).toContain(
    'The master administrator signs in here, so this company and its main site cannot be deactivated.',
  );
  await expect(own.press('Default Company active')).rejects.toThrow('does nothing without scripts');
  const tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
  const { company } = await site.platform.deps.stores.sites.read(tenant);
  expect(company?.isActive).toBe(true);
});

test('work is planned and canceled', async () => {
  const { workPlan } = copies.en.admin;
  site.clock.moveTo('2026-11-24T17:00:00.000Z');
  const page = await open('/admin/master/work');
  page.fill(workPlan.from, '2026-11-25T08:00');
  page.fill(workPlan.until, '2026-11-25T09:30');
  await page.press(workPlan.plan);
  await page.press(/^Cancel the work from/);
  expect(page.text).toContain(workPlan.none);
});
