import { addPeople, companyAdmin } from '~/tests/support/people';
import { aDriver } from '~/tests/support/roster-builders';
import { addStockedSite } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';
import { enter, newPage, password } from './support/people';
import { expect, expectAccessibleInEveryLook, expectToast, test as base } from './support/site';

const acme = { companyId: 'ACME', siteId: 'NYC01' };
const word = 'glass behind a red door';

const test = base.extend({
  site: async ({ browser }, use) => {
    const site = await startTestServer({ MASTER_PASSWORD: word });
    await use(site);
    await Promise.all(browser.contexts().map((context) => context.close()));
    await site.stop();
  },
});

test('support signs in only while the company lets it', async ({
  page,
  browser,
  site,
  adminCopy,
  serverCopy,
}) => {
  const { supportAccess } = adminCopy;
  const { deps } = site.platform;
  const drivers = [aDriver({ employeeId: '1000001', name: 'Vera Driver' })];
  await addStockedSite(deps, { ...acme, name: 'Acme', password, drivers });
  await addPeople(deps, acme, [{ ...companyAdmin, password }]);
  const look = { viewport: { width: 360, height: 800 } };
  const support = await newPage(browser, site, look);
  const signIn = async () => {
    await support.goto('/admin-portal?c=ACME&s=NYC01&u=admin');
    await support.getByLabel('Password').fill(word);
    await support.getByRole('button', { name: 'Login' }).click();
  };
  await signIn();
  await expect(support.getByText(serverCopy.errors.login['support-not-allowed'])).toBeVisible();

  await page.setViewportSize(look.viewport);
  await enter(page, site, companyAdmin.username, { tenant: acme, path: '/admin/support-access' });
  await expect(page.getByText(supportAccess.none)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByLabel(supportAccess.length).selectOption('24');
  await page.getByRole('button', { name: supportAccess.allow }).click();
  await expectToast(page, serverCopy.supportAccess.allowed);
  await expect(page.getByRole('note')).toContainText('Nov 22');
  await expectAccessibleInEveryLook(page);

  await signIn();
  await expect(support).toHaveURL(/dashboard/);
  await expect(support.getByRole('note')).toContainText(supportAccess.youAreSupport);
  await expectAccessibleInEveryLook(support);
  await support.goto('/admin/support-access');
  await expect(support).toHaveURL(/dashboard/);

  await page.getByRole('button', { name: supportAccess.stop }).click();
  await expectToast(page, serverCopy.supportAccess.ended);
  await expect(page.getByRole('note')).toHaveCount(0);
  await support.reload();
  await expect(support).toHaveURL(/admin-portal/);
  await page.goto('/admin/activity-log');
  const signedIn = { code: 'administrator-signed-in', way: 'master' } as const;
  const entry = page
    .getByRole('row')
    .filter({ hasText: adminCopy.activityEvents.describe(signedIn) });
  await expect(entry.getByRole('cell').nth(1)).toHaveText('Supportadmin');
});
