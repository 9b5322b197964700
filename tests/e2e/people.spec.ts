import type { Page } from '@playwright/test';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import { signedInDriver } from '~/tests/support/http';
import { addPeople, staff } from '~/tests/support/people';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite, makeTestScope } from '~/tests/support/stocked-site';
import { enter, newPage, password, readInvitation } from './support/people';
import { expect, expectAccessible, expectToast, looks, test } from './support/site';

const acme = { companyId: 'ACME', siteId: 'NYC01' };
const staffWithPasswords = staff.map((person) =>
  'password' in person ? { ...person, password } : person,
);
const driverId = '1000001';

test.beforeEach(({ site }) =>
  addStockedSite(site.platform.deps, {
    ...acme,
    name: 'Acme',
    password,
    drivers: [aDriver({ employeeId: driverId, name: 'Vera Driver' })],
    jobs: [aJob({ jobId: 'J1' })],
  }),
);

test('two administrators, a dispatcher and a steward in one week @core', async ({
  page: ada,
  browser,
  site,
  adminCopy,
  serverCopy,
}) => {
  const { people } = adminCopy;
  const { deps } = site.platform;
  // Ada enters her own name, as the page proposes.
  await enter(ada, site, 'admin', { tenant: acme, path: '/admin/people' });
  await ada.getByRole('link', { name: people.enterOwnName }).click();
  const card = ada.getByRole('region', { name: people.ownName });
  await card.getByLabel(people.name).fill('Ada Admin');
  await card.getByRole('button', { name: people.saveName }).click();
  await expectToast(ada, serverCopy.people.nameSaved);
  await expect(ada.getByRole('complementary').getByText('Ada Admin')).toBeVisible();

  // She invites a dispatcher, who chooses a password.
  await ada.goto('/admin/people');
  await expect(ada.getByText(people.ownNameMissing)).toHaveCount(0);
  await ada.getByRole('link', { name: people.invite }).click();
  const dialog = ada.getByRole('dialog', { name: people.invite });
  await dialog.getByLabel(people.name).fill('Dana Dispatcher');
  await dialog.getByLabel(people.email).fill('not an address');
  await dialog.getByRole('button', { name: people.sendInvitation }).click();
  await expect(dialog.getByLabel(people.email)).toBeFocused();
  await expect(dialog.getByLabel(people.name)).toHaveValue('Dana Dispatcher');
  await dialog.getByLabel(people.email).fill('dana@acme.example');
  await dialog.getByRole('button', { name: people.sendInvitation }).click();
  await expectToast(ada, serverCopy.people.invited);
  const row = ada.getByRole('listitem').filter({ hasText: 'Dana Dispatcher' });
  await expect(row.getByText(people.states.invited, { exact: true })).toBeVisible();
  const dana = await newPage(browser, site);
  await dana.goto(await readInvitation(site));
  await dana.locator('[name=password]').fill(password);
  await dana.locator('[name=repeated]').fill(password);
  await dana.getByRole('button', { name: adminCopy.activation.setPassword }).click();
  await expectToast(dana, serverCopy.activation.passwordSet);

  // Dana is signed in and led to what she may do, and refused the rest with a reason.
  const menu = (page: Page) =>
    page.getByRole('navigation', { name: adminCopy.frame.administration });
  const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
  await expect(
    dana.getByRole('complementary').getByText(people.roles.dispatcher, { exact: true }),
  ).toBeVisible();
  await expect(link(dana, adminCopy.dashboard.editDrivers)).toBeVisible();
  await expect(link(dana, adminCopy.common.systemSettings)).toHaveCount(0);
  await expect(link(dana, people.title)).toHaveCount(0);
  await dana.goto('/admin/system-settings');
  await expect(dana).toHaveURL('/admin/dashboard');
  await expectToast(dana, serverCopy.guards.needsRole['site-admin'](['Ada Admin']));
  await dana.goto('/admin/final-assignments');
  await expect(dana).toHaveURL('/admin/final-assignments');

  // The steward sees who has saved, but no list before the close.
  await addPeople(deps, acme, staffWithPasswords);
  const { site: stored } = await deps.stores.sites.read(acme);
  const driver = await signedInDriver(site.url, acme, driverId);
  const saved = await driver.post('/driver-preferences', { intent: 'save', pick: 'J1' });
  expect(saved.status).toBe(303);
  const stella = await newPage(browser, site);
  await enter(stella, site, 'steward', { tenant: acme, path: '/admin/live-picks-snapshot' });
  await expect(stella.getByText(people.sealedForStewards)).toBeVisible();
  await expect(stella.getByRole('cell', { name: 'J1', exact: true })).toHaveCount(0);
  await expect(link(stella, adminCopy.dashboard.editDrivers)).toHaveCount(0);
  await stella.goto('/admin/dashboard');
  await expect(stella.getByRole('button', { name: adminCopy.dashboard.changeCutoff })).toHaveCount(
    0,
  );
  await expectAccessible(stella);
  await stella.goto(`/admin/driver-picks/${driverId}`);
  await expect(stella.getByRole('heading', { name: adminCopy.entry.title })).toBeVisible();
  await stella.goto('/admin/edit-drivers');
  await expectToast(stella, serverCopy.guards.needsRole.dispatcher(['Ada Admin']));

  site.clock.moveTo(toInstant(toEpochMs(stored!.window.closesAt.instant) + 60_000));
  await enter(stella, site, 'steward', { tenant: acme, path: '/admin/live-picks-snapshot' });
  await expect(stella.getByRole('cell', { name: 'J1', exact: true })).toBeVisible();
  await expect(stella.getByText(people.sealedForStewards)).toHaveCount(0);

  // Dana's email address signs her in too. A new role ends her session at once.
  const email = 'DANA@acme.example';
  await enter(dana, site, email, { tenant: acme });
  await enter(ada, site, 'admin', { tenant: acme, path: '/admin/people' });
  await ada.goto('/admin/people');
  const dispatcher = ada.getByRole('listitem').filter({ hasText: 'dana@acme.example' });
  await dispatcher.getByRole('link', { name: people.changeRoleOf('Dana Dispatcher') }).click();
  const asked = ada.getByRole('dialog', { name: people.changeRoleTitle('Dana Dispatcher') });
  await asked.getByLabel(people.newRole).selectOption(people.roles['site-admin']);
  await asked.getByRole('button', { name: people.changeRole }).click();
  await expectToast(ada, serverCopy.people.roleChanged);
  await dana.goto('/admin/dashboard');
  await expect(dana).toHaveURL(/admin-portal/);
  await enter(dana, site, email, { tenant: acme, path: '/admin/activity-log' });
  await expect(dana.getByText(new RegExp(`${people.roles.dispatcher} → `))).toBeVisible();
  await expect(dana.getByRole('cell', { name: /Ada Admin/ }).first()).toBeVisible();
});

test('of two administrators who are about to remove each other, one stays', async ({
  page: ada,
  browser,
  site,
  adminCopy,
  serverCopy,
}) => {
  const { people } = adminCopy;
  const ben = {
    username: 'ben',
    role: 'site-admin',
    name: 'Ben Best',
    password,
  } as const;
  await addPeople(site.platform.deps, acme, [ben]);
  const bens = await newPage(browser, site);
  await enter(ada, site, 'admin', { tenant: acme, path: '/admin/people?dialog=remove&person=ben' });
  await enter(bens, site, 'ben', {
    tenant: acme,
    path: '/admin/people?dialog=remove&person=admin',
  });
  const confirm = (page: Page, name: string) =>
    page
      .getByRole('dialog', { name: people.removeTitle(name) })
      .getByRole('button', { name: people.removeNow })
      .click();
  await confirm(ada, 'Ben Best');
  await expectToast(ada, serverCopy.people.removed);
  await expect(ada.getByText('Ben Best')).toHaveCount(0);
  // The session of whoever was removed is over, so the form is held back and offers to sign in again.
  await bens.getByRole('button', { name: people.removeNow }).click();
  await expect(bens.getByRole('dialog', { name: adminCopy.session.overTitle })).toBeVisible();
  const { people: left } = await site.platform.deps.stores.people.read(makeTestScope(acme));
  expect(left.map(({ username }) => username)).toEqual(['admin']);
});

test('the people of a site are readable in every look', async ({ page, site, adminCopy }) => {
  const { people } = adminCopy;
  await addPeople(site.platform.deps, acme, staffWithPasswords);
  await enter(page, site, 'admin', { tenant: acme });
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/people');
    await expectAccessible(page);
    await page.goto('/admin/people?dialog=remove&person=steward');
    await expect(
      page.getByRole('dialog', { name: people.removeTitle('Stella Steward') }),
    ).toBeVisible();
    await expectAccessible(page);
  }
});
