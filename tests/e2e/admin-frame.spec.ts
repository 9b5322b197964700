import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { holdRequests } from './support/held-requests';
import {
  expect,
  expectAccessible,
  inEveryLook,
  openAsAdmin,
  passTo,
  scope,
  standBefore,
  test,
} from './support/site';

test.beforeEach(({ site }) => seedSample(site.platform));

test('every page shows the site, its week, the menu and who is signed in', async ({
  page,
  site,
  adminCopy,
  copy,
}) => {
  await openAsAdmin(page, site);
  const { site: stored } = await site.platform.deps.stores.sites.read(scope);
  const header = page.locator('[data-page-bar]');
  const menu = page.getByRole('navigation', { name: adminCopy.frame.administration });
  for (const [label, path, fold] of [
    [adminCopy.dashboard.editDrivers, '/admin/edit-drivers'],
    [adminCopy.weeksAhead.title, '/admin/weeks-ahead'],
    [adminCopy.common.systemSettings, '/admin/system-settings', adminCopy.frame.siteSettings],
  ] as const) {
    if (fold) await menu.getByText(fold, { exact: true }).click();
    await menu.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(menu.locator('[aria-current=page]')).toHaveText(label);
    await expect(page.getByRole('complementary')).toContainText(stored!.name);
    await expect(header).toContainText(adminCopy.dashboard.open);
    await expect(header.getByRole('timer')).toBeVisible();
  }
  const account = page.getByText(copy.shell.signedInAs.replace('{name}', 'admin'));
  await expect(account.filter({ visible: true })).toBeVisible();
});

test('the menu has what is used every week, and folds the rest until it is open', async ({
  page,
  site,
  adminCopy,
}) => {
  const { frame, trades, disputes } = adminCopy;
  await openAsAdmin(page, site);
  const menu = page.getByRole('navigation', { name: frame.administration });
  const links = menu.getByRole('link');
  await expect(links).toHaveCount(12);
  await menu.getByText(frame.company, { exact: true }).click();
  await links.filter({ hasText: adminCopy.people.title }).click();
  await expect(menu.locator('[aria-current=page]')).toHaveText(adminCopy.people.title);
  await menu.getByRole('link', { name: adminCopy.dashboard.editJobs }).click();
  await expect(links).toHaveCount(12);
  // A page that is reached from another one has that one marked.
  await page.goto('/admin/trades');
  await expect(page.getByRole('heading', { name: trades.title, level: 1 })).toBeVisible();
  await expect(menu.locator('[aria-current=true]')).toHaveText(disputes.disputeTitle);
});

test('the menu of the master panel leads back to the site', async ({ page, site, adminCopy }) => {
  await openAsAdmin(page, site, '/admin/master');
  const menu = page.getByRole('navigation', { name: adminCopy.frame.administration });
  await expect(menu.locator('[aria-current=page]')).toHaveText(adminCopy.dashboard.masterAdmin);
  await menu.getByRole('link', { name: adminCopy.dashboard.title }).click();
  await expect(page.getByRole('heading', { name: adminCopy.dashboard.title })).toBeVisible();
});

test('a page that does not exist keeps the menu', async ({ page, site, adminCopy, copy }) => {
  await openAsAdmin(page, site, '/admin/final-assignments/2020-W01');
  await expect(page.getByRole('heading', { name: copy.shell.notFound })).toBeVisible();
  const menu = page.getByRole('navigation', { name: adminCopy.frame.administration });
  await menu.getByRole('link', { name: adminCopy.dashboard.title }).click();
  await expect(page.getByRole('heading', { name: adminCopy.dashboard.title })).toBeVisible();
});

test('the state changes at the cutoff on every page, and a code that is shown only once stays', async ({
  page,
  context,
  site,
  adminCopy,
}) => {
  const { site: stored } = await site.platform.deps.stores.sites.read(scope);
  const { instant } = stored!.window.closesAt;
  await standBefore(page, site, instant);
  await openAsAdmin(page, site, '/admin/edit-drivers?edit=1234567');
  await page.getByRole('button', { name: adminCopy.drivers.issueCode }).click();
  const code = page.getByRole('dialog').getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
  const issued = await code.textContent();
  const jobs = await context.newPage();
  await jobs.goto('/admin/edit-jobs');
  const header = jobs.locator('[data-page-bar]');
  await expect(header.getByText(adminCopy.dashboard.open, { exact: true })).toBeVisible();
  await passTo(page, site, instant);
  await expect(header.getByText(adminCopy.dashboard.closed, { exact: true })).toBeVisible();
  await expect(page.locator('header').getByText(adminCopy.dashboard.closed).first()).toBeVisible();
  await expect(code).toHaveText(issued!);
});

test('the search finds pages, drivers and jobs by keyboard alone', async ({
  page,
  site,
  adminCopy,
}) => {
  await openAsAdmin(page, site);
  const dialog = page.getByRole('dialog', { name: adminCopy.frame.searchTitle });
  const search = async (text: string) => {
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(text);
  };
  await search('garcia');
  await expect(dialog.getByRole('option', { selected: true })).toContainText('Maria Garcia');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/edit-drivers\?edit=2345678$/);
  await expect(page.getByRole('dialog')).toContainText('2345678');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  // A dialog that is open keeps the keyboard.
  await page.keyboard.press('Control+k');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await search(adminCopy.dashboard.activityLog);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/activity-log$/);

  await search('no such thing');
  await expect(dialog).toContainText(adminCopy.frame.nothingFound('no such thing'));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a dialog takes the focus even if its page was slow to load', async ({
  page,
  site,
  adminCopy,
}) => {
  await openAsAdmin(page, site);
  const letThrough = await holdRequests(page, '**/admin/edit-drivers.data*');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: adminCopy.frame.searchTitle });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('garcia');
  await expect(dialog.getByRole('option', { selected: true })).toContainText('Maria Garcia');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-skeleton]')).toBeVisible();
  letThrough();
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
});

test('the search says so if it cannot reach the server, and keeps the page', async ({
  page,
  site,
  adminCopy,
  complaints,
}) => {
  await openAsAdmin(page, site, '/admin/edit-drivers');
  await page.route('**/admin/search/find**', (route) => route.abort());
  await page.getByRole('link', { name: adminCopy.frame.searchTitle }).click();
  const dialog = page.getByRole('dialog', { name: adminCopy.frame.searchTitle });
  await dialog.getByRole('combobox').fill('garcia');
  await expect(dialog.getByRole('alert')).toHaveText(adminCopy.frame.searchFailed);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(complaints.splice(0).join()).toContain('net::ERR_FAILED');
});

test('the menu and the search are accessible', async ({ page, site, adminCopy }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsAdmin(page, site, '/admin/search?q=a');
  const menu = page.getByRole('navigation', { name: adminCopy.frame.administration });
  await inEveryLook(page, async ({ width }) => {
    await expectAccessible(page);
    if (width < 1024) await page.getByLabel(adminCopy.frame.menu).click();
    await expect(menu).toBeVisible();
    await expectAccessible(page);
  });
});
