import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { rankJobsOn } from './support/ranks';
import { expect, expectAccessible, scope, test, looks, openAsDriver } from './support/site';
import type { Page } from '@playwright/test';

test.beforeEach(async ({ site }) => {
  await seedSample({ deps: site.platform.deps });
});

test('the landing page counts down by server time and explains how it works', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Job Selection System');
  // The server's clock is at 2026-11-21T12:00Z, and the cutoff four days and eight hours later.
  await expect(page.getByRole('tabpanel').getByRole('timer')).toContainText(/04\s*days/i);
  await expect(page.getByText(/3:00 PM Eastern/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Weekly Jobs' }).click();
  await expect(page.getByRole('row', { name: /J002.*6:00 AM.*Mon-Fri.*Downtown/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'How It Works' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(7);

  const { version } = await site.platform.deps.stores.jobs.list(scope);
  const [entry] = await site.platform.deps.stores.activity.latest(scope, 1);
  await site.platform.deps.stores.jobs.commit(scope, {
    expectedVersion: version,
    puts: [],
    deletes: ['J001', 'J002', 'J003', 'J004', 'J005'],
    entry: { ...entry!, id: site.platform.deps.ids.next() },
  });
  await page.goto('/?tab=jobs');
  await expect(
    page.getByText('No weekly jobs are currently available for selection.'),
  ).toBeVisible();
});

/** Delays scripts as on a slow connection: they load when the returned function is called. */
const holdScripts = async (page: Page) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

for (const path of ['/', '/driver-login', '/reset-password']) {
  test(`what is typed before the scripts arrive is kept: ${path}`, async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByLabel('Employee ID');
    await field.fill('123-4567');
    releaseScripts();
    // The field drops other characters, so JavaScript is active.
    await expect(field).toHaveValue('1234567');
    if (path === '/reset-password') return;
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('ID: 1234567')).toBeVisible();
  });
}

test('a search typed before the scripts arrive narrows the list', async ({ page, site }) => {
  await openAsDriver(page, site);
  const releaseScripts = await holdScripts(page);
  await page.goto('/driver-preferences', { waitUntil: 'commit' });
  await page.getByPlaceholder('Search jobs...').fill('harbor');
  releaseScripts();
  await expect(page.getByText('1 of 5 jobs')).toBeVisible();
  await expect(page.getByPlaceholder('Search jobs...')).toHaveValue('harbor');
});

test.describe('the login reads the employee ID from its URL', () => {
  for (const name of ['emplid', 'emplid%23', 'empid', 'id']) {
    test(name, async ({ page }) => {
      const before = name === 'emplid' ? '' : 'emplid=&';
      await page.goto(`/driver-login?${before}${name}=%201234567%20`);
      await expect(page.getByText('John Smith')).toBeVisible();
      await expect(page.getByText('ID: 1234567')).toBeVisible();
    });
  }
});

test('the login says what is wrong', async ({ page }) => {
  await page.goto('/driver-login');
  await expect(
    page.getByText('Enter your employee ID to access the job selection system.'),
  ).toBeVisible();
  await expect(page.getByPlaceholder('e.g., 1234567')).toBeVisible();
  await page.goto('/driver-login?emplid=9999999');
  await expect(page.getByText("We couldn't find that Employee ID.")).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.waitForURL(/\/driver-login$/);
  await page.goto('/driver-login?emplid=123');
  await expect(page.getByText('Employee ID must be exactly 7 characters')).toBeVisible();
  await page.goto('/driver-login?reset=ok');
  await expect(page.getByText('Your password was updated. Please login.')).toBeVisible();
});

test('only certified drivers see airport jobs and the job type filter', async ({ page, site }) => {
  await openAsDriver(page, site, '4567890');
  await expect(page.getByRole('button', { name: 'Add J002', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add J001', exact: true })).toHaveCount(0);
  await page.getByText('Filter', { exact: false }).first().click();
  await expect(page.getByText('Airport Only')).toHaveCount(0);
});

test('filters and sorting narrow the list, are counted, and can be reset', async ({
  page,
  site,
}) => {
  await openAsDriver(page, site);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(6);
  await page.getByPlaceholder('Search jobs...').fill('harbor');
  await expect(rows).toHaveCount(2);
  await page.getByPlaceholder('Search jobs...').fill('nothing like it');
  await expect(page.getByText('No jobs available that match your filters')).toBeVisible();
  await page.getByPlaceholder('Search jobs...').fill('');
  const byStart = page.getByRole('columnheader', { name: /Start Time/ });
  await byStart.getByRole('link').click();
  await expect(byStart).toHaveAttribute('aria-sort', 'ascending');
  await byStart.getByRole('link').click();
  await expect(byStart).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.nth(1)).toContainText('2:00 PM');
});

for (const { saved, shows } of [
  { saved: true, shows: 'Changes that you had not saved' },
  { saved: false, shows: 'You had not saved any preferences.' },
]) {
  test(`a save that comes too late is reported in place of the button, saved before: ${saved}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    if (saved) await rankJobsOn(site, '1234567', ['J002']);
    const { closesAt } = (await site.platform.deps.stores.sites.read(scope)).site!.window;
    site.clock.moveTo(new Date(Date.parse(closesAt.instant) - 5 * 60_000).toISOString());
    await openAsDriver(page, site);
    await page.getByRole('button', { name: 'Add J003', exact: true }).click();
    site.clock.advance(5 * 60_000);
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'Job Selection Closed' });
    await expect(refusal).toBeInViewport({ ratio: 1 });
    await expect(page.locator(':focus')).toContainText('Your last saved picks count.');
    await expect(page.getByText(shows)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Preferences' })).toHaveCount(0);
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(page).toHaveURL(/pick=J003/);
    await expectAccessible(page);
  });
}

test('changes made during a save are kept as unsaved', async ({ page, site }) => {
  await openAsDriver(page, site);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/driver-preferences*', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add J003', exact: true }).click();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await page.getByRole('button', { name: 'Add J002', exact: true }).click();
  release();
  await expect(page.getByRole('list', { name: 'Saved picks' })).toHaveText('1. J003');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expect(page.locator('[data-pick]')).toContainText(['J003', 'J002']);
  await expect(page).toHaveURL(/pick=J003&pick=J002/);
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByRole('list', { name: 'Saved picks' })).toHaveText('1. J0032. J002');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
});

test('a page left open does not save for the driver who signed in after it', async ({
  page,
  context,
  site,
}) => {
  await openAsDriver(page, site);
  await page.getByRole('button', { name: 'Add J003', exact: true }).click();
  const other = await context.newPage();
  await openAsDriver(other, site, '2345678');
  await other.getByRole('button', { name: 'Add J002', exact: true }).click();
  await other.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(other.getByRole('list', { name: 'Saved picks' })).toHaveText('1. J002');

  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.locator(':focus')).toContainText('another driver signed in here');
  await expect(page.getByRole('region', { name: 'Driver' })).toContainText('Maria Garcia');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await expect(page.locator('[data-pick]')).toContainText(['J002']);
  await expect(page).not.toHaveURL(/J003/);
  await other.reload();
  await expect(other.getByRole('list', { name: 'Saved picks' })).toHaveText('1. J002');
});

test('a save that the network loses keeps the list, which can be saved again', async ({
  page,
  context,
  complaints,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAsDriver(page, site);
  await page.getByRole('button', { name: 'Add J003', exact: true }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Save failed' });
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await expect(page.locator(':focus')).toContainText('when you are connected');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expect(page.locator('[data-pick]')).toContainText(['J003']);
  await expect(page).toHaveURL(/pick=J003/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByRole('list', { name: 'Saved picks' })).toHaveText('1. J003');
  await expect(refusal).toHaveCount(0);
  expect(complaints.splice(0).join()).toMatch(/^[^,]*ERR_INTERNET_DISCONNECTED$/);
});

test('a page that the network loses reports it and loads when the network is back', async ({
  page,
  context,
  complaints,
  site,
}) => {
  await openAsDriver(page, site);
  const [jobs, vacation] = ['Jobs', 'Vacation'].map((name) => page.getByRole('tab', { name }));
  await vacation!.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vacation Preferences' })).toBeVisible();
  await jobs!.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Job Preferences' })).toBeVisible();
  await context.setOffline(true);
  await vacation!.click();
  const problem = page.getByRole('heading', { name: 'No connection' });
  await expect(problem).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vacation Preferences' })).toBeVisible();
  expect(complaints.splice(0).join()).toMatch(/ERR_INTERNET_DISCONNECTED/);
});

test('the focus stays on its button when drag and drop loads', async ({ page, site }) => {
  let send: () => void = () => undefined;
  const isWanted = new Promise<void>((wanted) => (send = wanted));
  await page.route(/sortable-list/, async (route) => {
    await isWanted;
    await route.continue();
  });
  await openAsDriver(page, site);
  await page.getByRole('button', { name: 'Add J003', exact: true }).click();
  await page.getByRole('button', { name: 'Add J002', exact: true }).click();
  const up = page.getByRole('button', { name: 'Move up J002' });
  await up.focus();
  send();
  await expect(page.getByRole('button', { name: 'Drag J002' })).toBeVisible();
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-pick]').first()).toHaveAttribute('data-pick', 'J002');
});

test('the whole page works by keyboard', async ({ page, site }) => {
  await openAsDriver(page, site);
  await page.getByRole('button', { name: 'Add J003', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add J002', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page
    .locator('[data-pick="J002"]')
    .getByRole('button', { name: /Move.*up/i })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-pick]').first()).toHaveAttribute('data-pick', 'J002');
  await page.getByRole('button', { name: 'Save Preferences' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Saved picks' })).toHaveText('1. J0022. J003');
});

test('a print has a separate page', async ({ page, context, site }) => {
  await openAsDriver(page, site);
  await page.getByRole('button', { name: 'Add J002', exact: true }).click();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByRole('list', { name: 'Saved picks' })).toBeVisible();
  await context.addInitScript(() => {
    const opened = performance.now();
    window.print = () =>
      document.documentElement.setAttribute('data-printed', String(performance.now() - opened));
  });
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /Print/ }).click();
  const sheet = await opening;
  await expect(sheet.locator('html[data-printed]')).toBeVisible();
  const waited = Number(await sheet.locator('html').getAttribute('data-printed'));
  expect(waited).toBeGreaterThanOrEqual(300);
  for (const text of ['John Smith', '1234567', 'J002', 'Main Site']) {
    await expect(sheet.getByText(text).first()).toBeVisible();
  }
});

test('Exit signs out, and going back shows nothing', async ({ page, site }) => {
  await openAsDriver(page, site);
  await page.getByRole('button', { name: 'Exit' }).click();
  await page.waitForURL(/\/$/);
  await page.goBack();
  await page.waitForURL(/\/(driver-login.*)?$/);
  await expect(page.getByText('Your Job Preferences')).toHaveCount(0);
});

for (const { colorScheme, width } of looks) {
  test(`driver pages are accessible, ${colorScheme}, ${width} px`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/',
      '/?tab=jobs',
      '/?tab=how',
      '/s/DEFAULT/MAIN',
      '/driver-login',
      '/driver-login?emplid=1234567',
      '/driver-login?emplid=9999999',
      '/reset-password?emplid=1234567',
      '/no/such/page',
    ]) {
      await page.goto(path);
      await expectAccessible(page);
    }
    await openAsDriver(page, site);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add J002', exact: true }).click();
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(page.getByRole('list', { name: 'Saved picks' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/driver-preferences/print');
    await expectAccessible(page);
    const closesAt = Date.parse(
      (await site.platform.deps.stores.sites.read(scope)).site!.window.closesAt.instant,
    );
    site.clock.moveTo(new Date(closesAt + 60_000).toISOString());
    await openAsDriver(page, site);
    await expectAccessible(page);
    await openAsDriver(page, site, '2345678');
    await expect(page.getByText('Job Selection Closed')).toBeVisible();
    await expectAccessible(page);
  });
}
