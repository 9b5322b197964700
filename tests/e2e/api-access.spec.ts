import type { ActivityEvent } from '~/domain/activity/activity';
import { addPeople } from '~/tests/support/people';
import { addToken, programClient } from '~/tests/support/programs';
import { aDriver } from '~/tests/support/roster-builders';
import { addStockedSite } from '~/tests/support/stocked-site';
import { enter, password } from './support/people';
import { expect, expectAccessible, expectToast, looks, test } from './support/site';

const acme = { companyId: 'ACME', siteId: 'NYC01' };
const driver = aDriver({ employeeId: '1000001', name: 'Vera Driver' });

test.beforeEach(({ site }) =>
  addStockedSite(site.platform.deps, { ...acme, name: 'Acme', password, drivers: [driver] }),
);

test('a program gets a token, uses it, and loses it', async ({
  page,
  site,
  adminCopy,
  serverCopy,
}) => {
  const { apiAccess } = adminCopy;
  await enter(page, site, 'admin', { tenant: acme });
  const menu = page.getByRole('navigation', { name: adminCopy.frame.administration });
  await menu.getByText(adminCopy.frame.company, { exact: true }).click();
  await menu.getByRole('link', { name: apiAccess.title, exact: true }).click();
  await expect(page.getByText(apiAccess.none)).toBeVisible();
  await page.getByRole('link', { name: apiAccess.create }).click();
  const dialog = page.getByRole('dialog', { name: apiAccess.create });
  await dialog.getByRole('button', { name: apiAccess.createNow }).click();
  await expect(dialog.getByLabel(apiAccess.name)).toBeFocused();
  await dialog.getByLabel(apiAccess.name).fill('Payroll');
  await dialog.getByRole('button', { name: apiAccess.createNow }).click();
  await expect(dialog.getByText(serverCopy.errors.tokens['token-without-scopes'])).toBeVisible();
  await dialog.getByLabel(apiAccess.scopes['rosters:read']).check();
  await dialog.getByLabel(apiAccess.validFor).selectOption('365');
  await dialog.getByRole('button', { name: apiAccess.createNow }).click();

  // It is shown this once.
  const created = page.getByRole('dialog', { name: apiAccess.createdTitle('Payroll') });
  await expect(created.getByText(apiAccess.shownOnce)).toBeVisible();
  const token = await created.getByText(/^jsel_/).innerText();
  await expectAccessible(page);
  await created.getByRole('link', { name: apiAccess.done }).click();
  await expect(page.getByText(apiAccess.neverUsed)).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);

  const payroll = programClient(site.url, token);
  const read = await payroll.get('/drivers');
  expect(await read.json()).toMatchObject({ drivers: [driver], next: null });
  expect((await payroll.get('/awards')).status).toBe(403);
  await page.reload();
  await expect(page.getByText(apiAccess.neverUsed)).toHaveCount(0);

  await page.getByRole('link', { name: apiAccess.revokeOf('Payroll') }).click();
  await page
    .getByRole('dialog', { name: apiAccess.revokeTitle('Payroll') })
    .getByRole('button', { name: apiAccess.revokeNow })
    .click();
  await expectToast(page, serverCopy.apiAccess.revoked);
  await expect(page.getByText(apiAccess.none)).toBeVisible();
  expect((await payroll.get('/drivers')).status).toBe(401);

  await page.goto('/admin/activity-log');
  const events: ActivityEvent[] = [
    { code: 'api-token-created', name: 'Payroll', scopes: ['rosters:read'], days: 365 },
    { code: 'api-token-revoked', name: 'Payroll' },
  ];
  const { describe } = adminCopy.activityEvents;
  for (const event of events) await expect(page.getByText(describe(event))).toBeVisible();
});

test('whoever removes a person sees which programs keep their access', async ({
  page,
  site,
  adminCopy,
  serverCopy,
}) => {
  const { apiAccess, people } = adminCopy;
  const { deps } = site.platform;
  const dora = { username: 'dora', name: 'Dora Leaves', role: 'site-admin', password } as const;
  await addPeople(deps, acme, [dora]);
  const token = await addToken(deps, acme, { name: 'Roster', by: dora.username });
  await addToken(deps, acme, { name: 'Payroll' });
  const path = `/admin/people?dialog=change-role&person=${dora.username}`;
  await enter(page, site, 'admin', { tenant: acme, path });
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const changing = page.getByRole('dialog', { name: people.changeRoleTitle(dora.name) });
    await expect(changing.getByRole('listitem')).toHaveText(['Roster']);
    await expectAccessible(page);
  }
  await page.goto(`/admin/people?dialog=remove&person=${dora.username}`);
  const removing = page.getByRole('dialog', { name: people.removeTitle(dora.name) });
  await expect(removing.getByText(people.tokensStay(dora.name))).toBeVisible();
  await expect(removing.getByRole('listitem')).toHaveText(['Roster']);
  await removing.getByRole('button', { name: people.removeNow }).click();
  await expectToast(page, serverCopy.people.removed);

  // The program still works, and the page of tokens says that its creator has left.
  await page.goto('/admin/api-access');
  const row = page.getByRole('listitem').filter({ hasText: 'Roster' });
  await expect(row.getByText(apiAccess.creatorGone)).toBeVisible();
  await expect(page.getByText(apiAccess.creatorGone)).toHaveCount(1);
  await expectAccessible(page);
  expect((await programClient(site.url, token).get('/drivers')).status).toBe(200);
});

test('the tokens of a site are readable in every look', async ({ page, site, adminCopy }) => {
  const { apiAccess } = adminCopy;
  await enter(page, site, 'admin', { tenant: acme, path: '/admin/api-access?dialog=create' });
  await page.getByLabel(apiAccess.name).fill('Payroll of Acme Logistics');
  for (const text of Object.values(apiAccess.scopes)) await page.getByLabel(text).check();
  await page.getByRole('button', { name: apiAccess.createNow }).click();
  await page.getByRole('link', { name: apiAccess.done }).click();
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/api-access');
    await expect(page.getByText('Payroll of Acme Logistics')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/admin/api-access?dialog=create');
    await expect(page.getByLabel(apiAccess.name)).toBeVisible();
    await expectAccessible(page);
  }
});
