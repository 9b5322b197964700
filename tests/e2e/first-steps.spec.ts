import { unopenedWindow } from '~/domain/selection/first-selection';
import { toInstant } from '~/domain/time/instant';
import type { TestServer } from '~/tests/support/test-server';
import {
  expect,
  expectAccessibleInEveryLook,
  openAsAdmin,
  openAsDriver,
  scope,
  test,
} from './support/site';

const path = '/admin/first-steps';

/** Makes the default site one whose first selection has not been opened. */
const makeNew = async ({ platform: { deps } }: TestServer): Promise<void> => {
  const { site } = await deps.stores.sites.read(scope);
  const selection = unopenedWindow(toInstant(deps.clock.now()), site!.timeZone);
  await deps.stores.sites.save(scope, { ...site!, window: selection }, []);
};
test.beforeEach(({ site }) => makeNew(site));

test('the first steps of a site are accessible', async ({
  page,
  site,
  adminCopy: { firstSteps },
  copy,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAsAdmin(page, site);
  await expect(page).toHaveURL(path);
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: firstSteps.addSample }).click();
  await expect(page.getByText(firstSteps.countDrivers(5), { exact: true })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: firstSteps.removeSample }).click();
  await expect(page.getByRole('dialog', { name: firstSteps.removeTitle })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { items } = await site.platform.deps.stores.drivers.list(scope);
  await openAsDriver(page, site, items[0]!.employeeId);
  await expect(page.getByRole('heading', { name: copy.preferences.notOpened })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: copy.landing.notOpenedTitle })).toBeVisible();
  await expectAccessibleInEveryLook(page);
});

test('other pages of a new site lead to its first steps', async ({
  page,
  site,
  adminCopy: { firstSteps, week },
}) => {
  await openAsAdmin(page, site, '/admin/final-assignments');
  await page.getByRole('link', { name: week.firstSteps }).click();
  await expect(page.getByRole('heading', { level: 1, name: firstSteps.title })).toBeVisible();
});
