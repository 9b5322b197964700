import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { addCompany } from '~/tests/support/companies';
import { expect, expectAccessible, expectToast, openAsAdmin, scope, test } from './support/site';

test.beforeEach(({ site }) => seedSample(site.platform));

test('two administrators edit one driver: the second sees both values and loses nothing @core', async ({
  page: ann,
  browser,
  baseURL,
  site,
}) => {
  const ben = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  for (const page of [ann, ben]) {
    await openAsAdmin(page, site, '/admin/edit-drivers');
  }
  await ann.getByLabel('Name of 1234567').fill('John of Ann');
  await ben.getByLabel('Name of 1234567').fill('John of Ben');
  await ben.getByLabel('VC of 1234567').check();
  await ben.getByLabel('Name of 2345678').fill('Maria of Ben');
  await ann.getByRole('button', { name: 'Save Changes (1)' }).click();
  await expectToast(ann, 'Drivers Updated');

  await ben.getByRole('button', { name: 'Save Changes (2)' }).click();
  const dialog = ben.getByRole('dialog', { name: 'Someone else saved changes first' });
  await expect(dialog.getByText('Take theirs: John of Ann')).toBeVisible();
  await expect(dialog.getByText('Keep mine: John of Ben')).toBeVisible();
  await expectAccessible(ben);
  // Closing the dialog makes no decision: the input is kept, and the next save shows the conflict again.
  await ben.keyboard.press('Escape');
  await expect(ben.getByLabel('Name of 1234567')).toHaveValue('John of Ben');
  await ben.getByRole('button', { name: 'Save Changes (2)' }).click();
  await dialog.getByLabel('Take theirs: John of Ann').check();
  await dialog.getByRole('button', { name: 'Save my choices' }).click();
  await expectToast(ben, 'Drivers Updated');
  await expect(ben.getByLabel('Name of 1234567')).toHaveValue('John of Ann');
  await expect(ben.getByRole('button', { name: 'Save Changes', exact: true })).toBeDisabled();
  const { items } = await site.platform.deps.stores.drivers.list(scope);
  expect(items.slice(0, 2)).toMatchObject([
    { name: 'John of Ann', vcStatus: true },
    { name: 'Maria of Ben' },
  ]);
  await ben.context().close();
});

test('a page of one site changes nothing at the site that was signed in to later', async ({
  page,
  context,
  site,
}) => {
  const { deps } = site.platform;
  const password = 'violin harbour';
  const acme = await addCompany(deps, { companyId: 'ACME', name: 'Acme', password });
  await openAsAdmin(page, site, '/admin/edit-jobs?tab=master');
  await page.getByLabel('Lines to import').fill('J900\tMon-Fri\t06:30\tNo\tNorth');
  const log = await context.newPage();
  await log.goto('/admin/activity-log');
  const live = await context.newPage();
  await live.goto('/admin/live-picks-snapshot');
  await expect(live.getByText('John Smith')).toBeVisible();
  // Switches to the other site in one step, because signing out first would lead both pages to the login.
  const { companyId, siteId } = acme;
  const signedIn = await context.request.post('/admin-portal', {
    form: { companyId, siteId, username: 'admin', password },
    headers: { origin: site.url },
    maxRedirects: 0,
  });
  expect(signedIn.status()).toBe(303);

  await page.getByRole('button', { name: 'Import' }).first().click();
  await expectToast(page, 'Nothing was changed');
  const notice = 'This page now shows Acme Hub';
  await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Edit Jobs – Acme Hub' })).toBeVisible();
  await expect(page.getByLabel('Lines to import')).toHaveCount(0);
  expect((await deps.stores.jobs.list(acme)).items).toEqual([]);
  // A confirmation opened at one site is not shown at the other.
  const ask = log.getByRole('link', { name: 'Clear' });
  await ask.click();
  await expect(log.getByRole('alert').filter({ hasText: notice })).toBeVisible();
  await expect(log).toHaveURL(/activity-log$/);
  await expect(log.getByRole('dialog')).toHaveCount(0);
  await ask.click();
  await expect(log.getByRole('dialog')).toContainText('Acme Hub');
  // A polling page does not show another site's changes under its own site's name.
  await expect(live.getByText('Acme Hub').first()).toBeVisible();
  await expect(live.getByText('John Smith')).toHaveCount(0);
});
