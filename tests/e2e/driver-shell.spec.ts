import type { Route } from '@playwright/test';
import { startUpPage } from '~/app/platform/http/start-up-page.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { productName } from '~/domain/shared/product';
import { openOther, getJobsTitle } from './support/driver-page';
import { expect, expectAccessible, scope, openAsAdmin, test } from './support/site';

// Animations are on in these stories, as for most people; the other stories turn them off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(({ site }) => seedSample(site.platform));

test('a new page and the result of a search are announced', async ({ page, copy }) => {
  await page.goto('/driver-login?emplid=1234567');
  await page.getByRole('button', { name: copy.common.continue }).click();
  const announced = (text: string) => page.getByRole('status').filter({ hasText: text });
  await expect(announced(`${copy.preferences.title} · ${productName}`)).toBeAttached();
  await page.getByPlaceholder(copy.preferences.searchHint).fill('harbor');
  await expect(announced(copy.ranking.job.found(1, 5))).toBeVisible();
  await expect(page.getByPlaceholder(copy.preferences.searchHint)).toBeFocused();
  await openOther(page, copy.ranking.vacation);
  await expect(announced(`${copy.vacationPreferences.title} · ${productName}`)).toBeAttached();
});

test('a page that is used before its scripts have taken over does not break', async ({
  page,
  copy,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const key = { key: 'Shift', bubbles: true };
    setInterval(() => document.body?.dispatchEvent(new KeyboardEvent('keydown', key)), 1);
  });
  await page.goto('/driver-login?emplid=1234567');
  await page.getByRole('button', { name: copy.common.continue }).click();
  await page.waitForURL('**/driver-preferences');
  await page.reload();
  await page.getByPlaceholder(copy.preferences.searchHint).fill('harbor');
  await expect(page.getByText(copy.ranking.job.found(1, 5)).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a click outside closes a confirmation', async ({ page, copy, list }) => {
  await page.goto('/driver-login?emplid=1234567');
  await page.getByRole('button', { name: copy.common.continue }).click();
  await list.add('J003');
  await page.getByRole('button', { name: copy.ranking.undoAll }).click();
  const question = page.getByRole('dialog', { name: copy.ranking.undoTitle });
  const { x, y } = (await question.getByRole('heading').boundingBox())!;
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(question).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(question).toHaveCount(0);
});

test('the footer shows the current year, and an unknown path links home', async ({
  page,
  site,
  copy,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('contentinfo')).toContainText(copy.shell.rights(2026, productName));
  await expect(page.getByRole('heading', { name: copy.shell.notFound })).toBeVisible();
  site.clock.moveTo('2027-01-01T12:00:00.000Z');
  await page.getByRole('link', { name: copy.shell.returnHome }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('contentinfo')).toContainText(copy.shell.rights(2027, productName));
});

test('a dark site is dark for users who have not chosen a theme', async ({ page, site, copy }) => {
  const { sites } = site.platform.deps.stores;
  const { site: stored } = await sites.read(scope);
  const settings = { ...stored!.settings, darkMode: true };
  await sites.save(scope, { ...stored!, settings }, []);
  const theme = () => page.locator('html').getAttribute('data-theme');
  for (const path of ['/', '/s/DEFAULT/MAIN', '/driver-login?emplid=1234567']) {
    await page.goto(path);
    expect(await theme(), path).toBe('dark');
  }
  await page.getByRole('button', { name: copy.common.continue }).click();
  await expect(getJobsTitle(page, copy)).toBeVisible();
  expect(await theme()).toBe('dark');
  await openAsAdmin(page, site);
  await expect.poll(theme).toBe('dark');
  await page.goto('/admin-portal-of-nobody');
  expect(await theme()).toBeNull();

  await page.goto('/admin/dashboard');
  await page.getByLabel(copy.shell.colors).selectOption('light');
  expect(await theme()).toBe('light');
  await page.reload();
  expect(await theme()).toBe('light');
  await page.getByLabel(copy.shell.colors).selectOption('device');
  await page.goto('/s/DEFAULT/MAIN');
  expect(await theme()).toBeNull();
});

/** The response of a server whose store is not reachable yet. */
const startingUp = async (route: Route) => {
  const request = new Request('http://jobs.test/', { headers: await route.request().allHeaders() });
  const answer = startUpPage(request, 'x');
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
  };
};
/** What the browser's console says about the response of `startingUp`. */
const complaint: unknown = expect.stringContaining('503');

test('the start-up page retries until the application is ready', async ({
  page,
  complaints,
  copy,
}) => {
  let asked = 0;
  await page.route('**/s/DEFAULT/MAIN', async (route) => {
    asked += 1;
    await (asked > 2 ? route.continue() : route.fulfill(await startingUp(route)));
  });
  await page.goto('/s/DEFAULT/MAIN').catch(() => undefined);
  await expect(page.getByRole('heading', { name: copy.landing.driverAccess })).toBeVisible();
  expect(asked).toBe(3);
  expect(complaints.splice(0)).toEqual([complaint, complaint]);
});

test('the start-up page is accessible, also after it stops retrying', async ({
  page,
  complaints,
  serverCopy,
}) => {
  let asked = 0;
  await page.route('**/s/DEFAULT/MAIN', async (route) => {
    asked += 1;
    const answer = await startingUp(route);
    // The first page does not reload itself, so that it stays while it is checked; later ones do.
    if (asked === 1) delete answer.headers['refresh'];
    await route.fulfill(answer);
  });
  await page.goto('/s/DEFAULT/MAIN');
  await expect(page.getByText(serverCopy.startUp.loading)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('alert')).toContainText(serverCopy.startUp.failed);
  await expectAccessible(page);
  expect(complaints.splice(0)).toEqual([complaint, complaint, complaint, complaint]);
});
