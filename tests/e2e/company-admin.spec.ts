import type { Page } from '@playwright/test';
import { addSites } from '~/tests/support/many-sites';
import { addPeople, companyAdmin } from '~/tests/support/people';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite, makeTestScope } from '~/tests/support/stocked-site';
import { enter, newPage, password } from './support/people';
import { expect, expectAccessible, expectToast, looks, openAsAdmin, test } from './support/site';

const nyc = { companyId: 'ACME', siteId: 'NYC01' };
const bos = { companyId: 'ACME', siteId: 'BOS02' };
const cora = { ...companyAdmin, password };

test.beforeEach(async ({ site }) => {
  await addStockedSite(site.platform.deps, {
    ...nyc,
    name: 'Acme',
    password,
    drivers: [aDriver({ employeeId: '1000001', name: 'Vera Driver' })],
    jobs: [aJob({ jobId: 'J1' })],
  });
  await addSites(site.platform.deps, nyc, { password, names: { BOS02: 'Boston Depot' } });
  await addPeople(site.platform.deps, nyc, [cora]);
  await addPeople(site.platform.deps, bos, [
    { username: 'bea', name: 'Bea Boss', role: 'company-admin', password },
  ]);
});

test('a company admin runs the week of two sites, until another one takes the role away @core', async ({
  page: coras,
  browser,
  site,
  adminCopy,
  serverCopy,
}) => {
  const { sites, people } = adminCopy;
  await enter(coras, site, cora.username, { tenant: nyc, path: '/admin/edit-drivers' });
  const oldTab = await coras.context().newPage();
  await oldTab.goto('/admin/account');

  // One press leads to the same page of the other site.
  const header = coras.getByRole('complementary');
  await header.getByRole('link', { name: sites.switchSite }).click();
  const row = (page: Page, name: string) => page.getByRole('listitem', { name });
  await expect(row(coras, 'Acme Hub').getByText(sites.current)).toBeVisible();
  await expect(row(coras, 'Boston Depot').getByText(adminCopy.dashboard.open)).toBeVisible();
  await coras.getByRole('button', { name: sites.workAt('Boston Depot') }).click();
  await expectToast(coras, serverCopy.sites.entered('Boston Depot'));
  await expect(coras).toHaveURL('/admin/edit-drivers');
  await expect(header.getByRole('link', { name: 'Boston Depot' })).toBeVisible();
  await expect(coras.getByText('Vera Driver')).toHaveCount(0);

  // What she changes there is that site's, and its log names her.
  await coras.goto('/admin/people?dialog=invite');
  await expect(coras.getByRole('listitem').filter({ hasText: cora.name })).toContainText(
    people.accountAt('NYC01'),
  );
  const dialog = coras.getByRole('dialog', { name: people.invite });
  await dialog.getByLabel(people.name).fill('Dana Dispatcher');
  await dialog.getByLabel(people.email).fill('dana@acme.example');
  await dialog.getByRole('button', { name: people.sendInvitation }).click();
  await expectToast(coras, serverCopy.people.invited);
  await coras.goto('/admin/activity-log');
  await expect(coras.getByRole('row').filter({ hasText: 'Dana Dispatcher' })).toContainText(
    cora.name,
  );

  // A form of the first site that was left open changes nothing.
  const card = oldTab.getByRole('region', { name: people.ownName });
  await card.getByLabel(people.name).fill('Somebody Else');
  await card.getByRole('button', { name: people.saveName }).click();
  await expectToast(oldTab, serverCopy.common.nothingWasChanged);
  // Her account is hers at every site.
  await oldTab.reload();
  await card.getByLabel(people.name).fill('Cora Chief');
  await card.getByRole('button', { name: people.saveName }).click();
  await expectToast(oldTab, serverCopy.people.nameSaved);
  const { credential } = await site.platform.deps.stores.access.readAdmin(nyc, cora.username);
  expect(credential?.name).toBe('Cora Chief');

  // Bea takes the role away while Cora works in Boston: Cora is out at her next click.
  const beas = await newPage(browser, site);
  await enter(beas, site, 'bea', { tenant: bos, path: '/admin/sites' });
  await beas.getByRole('button', { name: sites.workAt('Acme Hub') }).click();
  await expectToast(beas, serverCopy.sites.entered('Acme Hub'));
  await beas.goto(`/admin/people?dialog=change-role&person=${cora.username}`);
  const asked = beas.getByRole('dialog', { name: people.changeRoleTitle('Cora Chief') });
  await asked.getByLabel(people.newRole).selectOption(people.roles['site-admin']);
  await asked.getByRole('button', { name: people.changeRole }).click();
  await expectToast(beas, serverCopy.people.roleChanged);
  await header.getByText(adminCopy.frame.company, { exact: true }).click();
  await header.getByRole('link', { name: people.title, exact: true }).click();
  await expect(coras).toHaveURL(/admin-portal/);

  // At her own site she may sign in again, and sees no other one.
  await enter(coras, site, cora.username, { tenant: nyc });
  await expect(header.getByText('Acme Hub')).toBeVisible();
  await expect(header.getByRole('link', { name: sites.switchSite })).toHaveCount(0);
  await coras.goto('/admin/sites');
  await expectToast(coras, serverCopy.guards.needsCompanyAdmin);
});

test('an ended session goes on at the site of its page', async ({
  page,
  site,
  adminCopy,
  serverCopy,
}) => {
  const { people, sites, session } = adminCopy;
  await enter(page, site, cora.username, { tenant: nyc, path: '/admin/sites' });
  await page.getByRole('button', { name: sites.workAt('Boston Depot') }).click();
  await expectToast(page, serverCopy.sites.entered('Boston Depot'));
  await page.goto('/admin/people?dialog=invite');
  await page.getByLabel(people.name).fill('Dana Dispatcher');
  await page.getByLabel(people.email).fill('dana@acme.example');
  site.clock.advance(61 * 60_000);
  await page.getByRole('button', { name: people.sendInvitation }).click();
  const over = page.getByRole('dialog', { name: session.overTitle });
  await over.locator('[name=password]').fill(password);
  await over.getByRole('button', { name: adminCopy.adminPortal.login }).click();
  await expectToast(page, serverCopy.people.invited);
  const { people: staff } = await site.platform.deps.stores.people.read(makeTestScope(bos));
  expect(staff.map(({ name }) => name)).toContain('Dana Dispatcher');
});

test('the master administrator names the first company admin', async ({
  page,
  site,
  adminCopy,
  serverCopy,
}) => {
  const { deps } = site.platform;
  await addStockedSite(deps, {
    companyId: 'BETA',
    siteId: 'LAX01',
    name: 'Beta',
    password,
    drivers: [],
  });
  await openAsAdmin(
    page,
    site,
    '/admin/master/companies?q=BETA&dialog=sign-in&company=BETA&site=LAX01',
  );
  const { companies } = adminCopy;
  await page.getByRole('link', { name: companies.makeCompanyAdmin }).click();
  await page
    .getByRole('dialog', { name: companies.makeCompanyAdminTitle('admin', 'BETA') })
    .getByRole('button', { name: companies.makeCompanyAdmin })
    .click();
  await expectToast(page, serverCopy.master.companyAdminMade);
  expect(await deps.stores.people.companyAdmins('BETA')).toMatchObject([
    { siteId: 'LAX01', credential: { username: 'admin', role: 'company-admin' } },
  ]);
});

test('the sites of a company are readable in every look', async ({ page, site }) => {
  await enter(page, site, cora.username, { tenant: nyc });
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/admin/sites', '/admin/people']) {
      await page.goto(path);
      await expectAccessible(page);
    }
  }
});
