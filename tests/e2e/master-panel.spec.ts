import { makeSiteScope } from '~/app/ports/sessions';
import { changeRoster } from '~/app/services/roster/change-roster.server';
import { siteDrivers } from '~/app/services/roster/site-rosters.server';
import { toInstant } from '~/domain/time/instant';
import { addCompany } from '~/tests/support/companies';
import { anEvent } from '~/tests/support/events';
import { aDriver } from '~/tests/support/roster-builders';
import { aSecondFactor } from '~/tests/support/second-factor';
import { testEntry } from '~/tests/support/stocked-site';
import { tellSites } from '~/tests/support/tell-sites';
import type { TestServer } from '~/tests/support/test-server';
import { holdRequests } from './support/held-requests';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectToast,
  openAsAdmin,
  test,
} from './support/site';

const adminPassword = 'a password of the other administrator';

const addAcme = async ({ platform: { deps } }: TestServer) => {
  const scope = await addCompany(deps, {
    companyId: 'ACME',
    name: 'Acme Logistics',
    password: adminPassword,
  });
  const { site, company } = await deps.stores.sites.read(scope);
  await changeRoster(siteDrivers, {
    deps,
    access: { scope, site: site!, company: company! },
    input: { adds: [aDriver({ employeeId: '7000001', name: 'Ada Acme' })] },
    toEvent: () => anEvent,
  });
};

const signInAtAcme = async (page: Parameters<typeof openAsAdmin>[0]) => {
  await page.goto('/admin-portal?c=ACME&s=NYC01');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
};

test('the master administrator deactivates and reactivates a company, adds a site and sets limits @core', async ({
  page,
  site,
  browser,
}) => {
  await addAcme(site);
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const theirs = await elsewhere.newPage();
  await signInAtAcme(theirs);
  await expect(theirs.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: /Master Admin/ })).toHaveCount(0);
  await theirs.goto('/admin/master');
  await expectToast(theirs, 'Access Denied');
  await expectToast(theirs, 'This secure area requires master administrative privileges');

  await openAsAdmin(page, site);
  const letThrough = await holdRequests(page, /\/admin\/master\.data/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Master Admin/ })
    .click();
  await expect(page.getByText('Checking authorization...')).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { name: 'Master Admin Panel' })).toBeVisible();
  await expect(page.getByText('Master Administrator')).toBeVisible();
  await expect(page.getByRole('row', { name: /Acme Logistics/ })).toContainText('Active');

  await page.getByRole('tab', { name: 'Companies & Sites' }).click();
  const acme = page.getByRole('region', { name: /Acme Logistics/ });
  await expect(acme).toContainText('Free Tier');
  await expect(acme).toContainText('1 of 100');

  // Deactivation asks for a confirmation and then ends each session at its next request.
  await acme.getByRole('switch', { name: 'Acme Logistics active', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('1 site will close');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expectToast(page, 'Company Deactivated');
  await expectToast(page, 'Company status has been updated successfully.');
  await expect(
    acme.getByRole('switch', { name: 'Site NYC01 of Acme Logistics active' }),
  ).not.toBeChecked();
  await theirs.goto('/admin/dashboard');
  await expect(theirs).toHaveURL(/\/s\/ACME\/NYC01$/);
  await expect(theirs.getByRole('heading', { name: 'Access is switched off' })).toBeVisible();

  // After reactivation the old session remains ended, and a new one can start.
  await acme.getByRole('switch', { name: 'Acme Logistics active', exact: true }).click();
  await expectToast(page, 'Company Activated');
  await theirs.goto('/admin/dashboard');
  await expect(theirs).toHaveURL(/admin-portal/);
  await signInAtAcme(theirs);
  await expect(theirs.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await acme.getByRole('link', { name: 'Manage Settings' }).click();
  await page.getByLabel('Maximum sites').fill('many');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByLabel('Maximum sites')).toBeFocused();
  await expect(page.getByText('Maximum sites must be a whole number from 0 to 80.')).toBeVisible();
  await page.getByLabel('Maximum sites').fill('2');
  await page.getByLabel('Maximum drivers').fill('7');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Settings updated');
  await expect(acme).toContainText('1 of 7');

  // The company's own log has what was done to it.
  await tellSites(site.platform.deps);
  await theirs.goto('/admin/activity-log');
  await expect(theirs.getByRole('main')).toContainText(
    'Changed the settings of company ACME: Maximum drivers: 100 → 7; Maximum sites: 3 → 2',
  );
  await expect(theirs.getByRole('main')).toContainText('Deactivated company ACME');
  await elsewhere.close();

  await acme.getByRole('link', { name: 'Add Site' }).click();
  await page.getByLabel('Site Code').fill('a');
  await page.getByRole('button', { name: 'Add Site' }).click();
  await expect(page.getByText('Please fill out all required fields')).toBeVisible();
  await page.getByLabel('Site Code').fill('bos02');
  await page.getByLabel('Site Name').fill('Boston');
  await page.getByLabel('Site Address').fill('2 Harbor Street');
  await page.getByLabel('Administrator Email').fill('boston@acme.test');
  await page.getByRole('button', { name: 'Add Site' }).click();
  await expectToast(page, 'Site Added');
  await expect(acme).toContainText('BOS02');

  await acme.getByRole('link', { name: 'Add Site' }).click();
  await page.getByLabel('Site Code').fill('PHL03');
  await page.getByLabel('Site Name').fill('Philadelphia');
  await page.getByLabel('Site Address').fill('3 Market Street');
  await page.getByLabel('Administrator Email').fill('phl@acme.test');
  await page.getByRole('button', { name: 'Add Site' }).click();
  await expect(
    page.getByText("The company's limit is 2 sites; this would make 3. Nothing was saved."),
  ).toBeVisible();
});

test('the master administrator lets an administrator who lost the phone sign in again', async ({
  page,
  site,
}) => {
  const { deps } = site.platform;
  await addAcme(site);
  const acme = { companyId: 'ACME', siteId: 'NYC01' };
  const { credential } = await deps.stores.access.readAdmin(acme, 'admin');
  const secondFactor = aSecondFactor();
  const actor = { role: 'site-admin', username: 'admin' } as const;
  const change = { read: credential!, next: { ...credential!, secondFactor } };
  await deps.stores.credentials.saveAdmin(makeSiteScope(acme, actor), change, testEntry(deps));

  await openAsAdmin(page, site, '/admin/master/companies');
  await expect(page.getByRole('link', { name: /Sign-in of the administrator/ })).toHaveCount(1);
  await page.getByRole('link', { name: /Sign-in of the administrator of NYC01/ }).click();
  const dialog = page.getByRole('dialog', { name: 'People of NYC01, ACME' });
  await expect(dialog).toContainText('Two-step sign-in is on.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Turn Two-step Sign-in Off' }).click();
  await expectToast(page, 'Two-step sign-in is off');
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: /Sign-in of the administrator of NYC01/ }).click();
  await expect(dialog).toContainText('Two-step sign-in is off.');
  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  await page.context().clearCookies();
  await signInAtAcme(page);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await page.goto('/admin/activity-log');
  await expect(page.getByText('Turned two-step sign-in off for admin')).toBeVisible();
});

test('changed defaults apply to the next company', async ({ page, site }) => {
  await openAsAdmin(page, site, '/admin/master/settings');
  await page.getByRole('switch', { name: 'Printing' }).uncheck();
  await page.getByLabel('Maximum drivers').fill('-1');
  await page.getByRole('button', { name: 'Save System Settings' }).click();
  await expect(page.getByLabel('Maximum drivers')).toBeFocused();
  await expect(page.getByRole('switch', { name: 'Printing' })).not.toBeChecked();
  await page.getByLabel('Maximum drivers').fill('250');
  await page.getByRole('button', { name: 'Save System Settings' }).click();
  await expectToast(page, 'System settings saved successfully.');
  expect(await site.platform.deps.stores.system.newCompanyDefaults()).toMatchObject({
    printing: false,
    autoAssignment: true,
    company: { maxDrivers: 250, maxJobs: 50, maxSites: 3 },
  });
});

test('many companies are searched and paged', async ({ page, site }) => {
  const { deps } = site.platform;
  for (let index = 1; index <= 12; index += 1) {
    const number = String(index).padStart(2, '0');
    await addCompany(deps, { companyId: `FLEET${number}`, name: `Flotte Zürich ${number}` });
  }
  await openAsAdmin(page, site, '/admin/master/companies');
  await expect(page.getByRole('region', { name: /Flotte/ })).toHaveCount(9);
  await expect(page.getByText('1–10 of 13 companies')).toBeVisible();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('region', { name: /Flotte/ })).toHaveCount(3);
  await page.getByRole('link', { name: 'Previous', exact: true }).click();
  await expect(page.getByRole('region', { name: /Flotte/ })).toHaveCount(9);
  await page.getByLabel('Show').selectOption('Never activated');
  await page.getByLabel('Sort by').selectOption('Newest first');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1–10 of 12 companies')).toBeVisible();
  await expect(page.getByText(/^since /)).toHaveCount(10);
  await page.getByRole('searchbox').fill('ZURICH 07');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('region', { name: /Flotte/ })).toHaveCount(1);
  await page.getByRole('searchbox').fill('nobody');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No companies found')).toBeVisible();
});

test('the master administrator reads what a company used, and takes it to billing', async ({
  page,
  site,
}) => {
  await addAcme(site);
  const { deps } = site.platform;
  const at = toInstant(deps.clock.now());
  await deps.stores.companies.addUsage('ACME', at, { saves: 1234, texts: 5 });
  await openAsAdmin(page, site);
  await page.goto('/admin/master/companies?q=ACME');
  await page.getByText('Usage by month').press('Enter');
  const table = page.getByRole('table', { name: 'Usage of Acme Logistics by month' });
  await expect(table.getByRole('row').nth(1)).toHaveText(/^\w{3} \d{4}1,234005$/);
  await expect(page.getByText('Saves are counted when a selection is published')).toBeVisible();
  const file = await (await page.request.get('/admin/master/companies/export?q=ACME')).text();
  expect(file.split('\n')[0]).toContain('savesThisMonth,savesLastMonth');
  expect(file.split('\n')[1]?.trim()).toMatch(/,1234,0,0,0,5,0,0,0$/);
});

test('the panel is accessible and fits', async ({ page, site }) => {
  await addAcme(site);
  await addCompany(site.platform.deps, { companyId: 'NEWCO', name: 'New Company' });
  await page.setViewportSize({ width: 360, height: 900 });
  await openAsAdmin(page, site);
  for (const path of [
    '/admin/master',
    '/admin/master/companies',
    '/admin/master/companies?dialog=add-site&company=ACME',
    '/admin/master/companies?dialog=settings&company=ACME',
    '/admin/master/companies?dialog=rename&company=ACME&site=NYC01',
    '/admin/master/companies?dialog=sign-in&company=NEWCO&site=NYC01',
    '/admin/master/settings',
    '/admin/master/work',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Master Admin Panel' })).toBeVisible();
    await expectAccessibleInEveryLook(page);
  }
  await page.goto('/admin/master/companies?q=ACME');
  await page.getByText('Usage by month').press('Enter');
  await expect(page.getByRole('table', { name: 'Usage of Acme Logistics by month' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
});
