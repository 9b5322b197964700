import { addCompany } from '~/tests/support/companies';
import { addPeople } from '~/tests/support/people';
import { aSecondFactor } from '~/tests/support/second-factor';
import { startSsoProvider } from '~/tests/support/sso-provider';
import { startTestServer } from '~/tests/support/test-server';
import { enter, newPage, password } from './support/people';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectToast,
  test,
} from './support/site';

const acme = { companyId: 'ACME', siteId: 'NYC01' };
const secretKey = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const own = test.extend<{ provider: Awaited<ReturnType<typeof startSsoProvider>> }>({
  provider: async ({}, use) => {
    const provider = await startSsoProvider();
    await use(provider);
    await provider.stop();
  },
  site: async ({ browser, provider }, use) => {
    const site = await startTestServer({}, { ssoLocalOrigin: provider.issuer });
    provider.allow(site.url);
    await use(site);
    await Promise.all(browser.contexts().map((context) => context.close()));
    await site.stop();
  },
});

own(
  'a company sets up single sign-on, tries it and requires it @core',
  async ({ page, browser, site, provider, adminCopy, serverCopy }) => {
    const { sso } = adminCopy;
    const { deps } = site.platform;
    await addCompany(deps, { companyId: acme.companyId, password });
    const role = 'company-admin' as const;
    const secondFactor = aSecondFactor({ secret: secretKey });
    await addPeople(deps, acme, [
      { username: 'cora', name: 'Cora', role, password, email: 'cora@acme.test' },
      { username: 'bella', name: 'Bella', role, password, secondFactor },
      { username: 'dan', name: 'Dan', role: 'steward', password, email: 'dan@acme.test' },
    ]);
    const vouch = (name: string, groups: readonly string[]) =>
      provider.people.set(name, { email: `${name}@acme.test`, email_verified: true, groups });
    vouch('cora', ['admins']);
    vouch('dan', ['dispatch']);

    await enter(page, site, 'cora', { tenant: acme, path: '/admin/single-sign-on' });
    await page.getByLabel(sso.issuer).fill(provider.connection.issuer);
    await page.getByLabel(sso.clientId).fill(provider.connection.clientId);
    await page.getByLabel(sso.clientSecret).fill(provider.connection.clientSecret);
    await page.getByRole('button', { name: sso.save }).click();
    await expectToast(page, serverCopy.sso.saved);
    for (const [group, name] of [
      ['admins', adminCopy.people.roles['company-admin']],
      ['dispatch', adminCopy.people.roles.dispatcher],
    ] as const) {
      await page.getByLabel(sso.group, { exact: true }).fill(group);
      await page.getByLabel(sso.role, { exact: true }).selectOption(name);
      await page.getByRole('button', { name: sso.add }).click();
      await expect(page.getByRole('button', { name: sso.removeOf(group) })).toBeVisible();
    }
    await expect(page.getByText(sso.untried)).toBeVisible();
    await expectAccessibleInEveryLook(page);

    provider.state.signedIn = 'cora';
    await page.getByRole('link', { name: sso.tryIt }).click();
    await expect(page.getByText(sso.tried)).toBeVisible();
    await page.getByRole('link', { name: sso.require }).click();
    const dialog = page.getByRole('dialog', { name: sso.requireTitle });
    await dialog.getByLabel(sso.keeper).selectOption('Bella (NYC01)');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: sso.require }).click();
    await expect(page.getByText(sso.requiredBy('Bella'))).toBeVisible();

    // Somebody else, without JavaScript: the password no longer counts, the company's account does.
    provider.state.signedIn = 'dan';
    const other = await newPage(browser, site, { javaScriptEnabled: false });
    await other.goto('/admin-portal?c=ACME&s=NYC01&u=dan');
    await other.getByLabel('Password').fill(password);
    await other.getByRole('button', { name: adminCopy.adminPortal.login }).click();
    await expect(other.getByText(serverCopy.errors.signOn['sso-due.title'])).toBeVisible();
    await other.getByRole('link', { name: sso.link }).click();
    await expect(other.getByLabel('Company ID')).toHaveValue('ACME');
    await other.getByRole('button', { name: adminCopy.adminPortal.continue }).click();
    await expect(other.getByRole('heading', { name: adminCopy.dashboard.title })).toBeVisible();
    expect((await deps.stores.access.readAdmin(acme, 'dan')).credential?.role).toBe('dispatcher');

    await page.goto('/sso?c=ACME');
    await expectAccessible(page);
    await page.goto('/admin/activity-log');
    const { describe } = adminCopy.activityEvents;
    const named = { username: 'dan', name: 'Dan' };
    await expect(page.getByText(describe({ code: 'sso-linked', ...named }))).toBeVisible();
  },
);
