import type { Page } from '@playwright/test';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { fillDepot } from './support/depot';
import { rankJobsOn, storePicks } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  scope,
  openAsAdmin,
  test,
} from './support/site';

const path = '/admin/live-picks-snapshot';

const getRow = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

test('saved picks appear without a reload @core', async ({ page, site }) => {
  await seedSample(site.platform);
  await storePicks(site, '2345678', ['J003'], '2026-W01');
  await openAsAdmin(page, site);
  await page.getByRole('main').getByRole('link', { name: 'Live Picks Snapshot' }).click();
  await expect(page.getByRole('heading', { name: 'Live Picks Snapshot' })).toBeVisible();
  await expect(
    page.getByText('0 of 5 eligible drivers submitted · All rows: Main Site'),
  ).toBeVisible();
  await expect(getRow(page, 'Maria Garcia')).toContainText('Carried over');
  await expect(getRow(page, 'John Smith')).toContainText('No picks');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  // Records document requests, to show that the change appears without one.
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await rankJobsOn(site, '1234567', ['J001', 'J002', 'J003', 'J004']);
  await expect(getRow(page, 'John Smith')).toContainText('J001, J002, J003');
  await expect(getRow(page, 'John Smith')).toContainText('Submitted');
  await expect(page.getByText('1 of 5 eligible drivers submitted')).toBeVisible();
  expect(documents).toEqual([]);

  // The search finds drivers by ID, name, site or company.
  const search = page.getByRole('searchbox', { name: 'Search drivers' });
  for (const [text, rows] of [
    ['3456789', 1],
    ['maria', 1],
    ['main site', 5],
    ['default', 5],
  ] as const) {
    await search.fill(text);
    await expect(page.getByRole('row')).toHaveCount(rows + 1);
  }
  await search.fill('nobody');
  await expect(page.getByText('No drivers match "nobody".')).toBeVisible();
  await search.fill('');
  await page.getByRole('link', { name: 'Picks', exact: true }).click();
  await page.getByRole('link', { name: 'Picks', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('John Smith');
  await page.getByRole('link', { name: 'Refresh' }).click();
  await expect(page.getByRole('row')).toHaveCount(6);
  await expect(page).toHaveURL(/sort=picks%3Adesc/);
});

test('a hidden tab does not poll and catches up when it is shown', async ({ page, site }) => {
  await seedSample(site.platform);
  await openAsAdmin(page, site, path);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const setVisibility = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await expect(page.getByText('Paused')).toBeVisible();
  let polls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/changes')) polls += 1;
  });
  await rankJobsOn(site, '1234567', ['J002']);
  await page.clock.install();
  await page.clock.runFor(60_000);
  expect(polls).toBe(0);
  await expect(getRow(page, 'John Smith')).toContainText('No picks');
  await setVisibility('visible');
  await expect(getRow(page, 'John Smith')).toContainText('J002');
});

test('a failed poll is reported until the next one succeeds, and an expired session asks to sign in', async ({
  page,
  site,
  adminCopy,
}) => {
  await openAsAdmin(page, site);
  let answer: 'message' | 'nothing' | 'right' = 'message';
  await page.route('**/live-picks-snapshot/changes?*', (route) =>
    answer === 'right'
      ? route.fallback()
      : route.fulfill({ status: 418, body: answer === 'message' ? 'The kettle is on' : '' }),
  );
  await page.goto(path);
  await expect(page.getByText('No drivers.')).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to load snapshot');
  await expect(alert).toContainText('The kettle is on');
  answer = 'nothing';
  await expect(alert).toContainText('Unexpected error');
  answer = 'right';
  await expect(alert).toHaveCount(0);
  await test.step('an expired session asks to sign in on the page', async () => {
    await site.platform.deps.stores.credentials.endSessions(scope, { username: 'admin' });
    await expect(page.getByRole('dialog', { name: adminCopy.session.overTitle })).toBeVisible();
  });
});

test('the table fits a window of 1440 px, and on phones names stay in sight', async ({
  page,
  site,
}) => {
  await fillDepot(site, { drivers: 30, jobs: 20 });
  const table = page.getByRole('table', { name: 'Picks by driver' });
  const readHidden = () => table.evaluate((element) => element.scrollWidth - element.clientWidth);
  await page.setViewportSize({ width: 1440, height: 800 });
  await openAsAdmin(page, site, path);
  await expect(table.getByText('Submitted').first()).toBeInViewport({ ratio: 1 });
  expect(await readHidden()).toBe(0);

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await readHidden()).toBeGreaterThan(0);
  await expect(table.getByText('Submitted').first()).not.toBeInViewport();
  await table.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect(table.getByText('Submitted').first()).toBeInViewport({ ratio: 1 });
  await expect(table.getByRole('cell').getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await expect(table.getByRole('columnheader', { name: 'Name' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('the snapshot is accessible', async ({ page, site }) => {
  await seedSample(site.platform);
  await rankJobsOn(site, '1234567', ['J001', 'J002']);
  await storePicks(site, '2345678', ['J003'], '2026-W01');
  await page.setViewportSize({ width: 360, height: 800 });
  await openAsAdmin(page, site, path);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  // Rows outside the visible part can be reached by keyboard.
  await page.getByRole('table', { name: 'Picks by driver' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table')).toBeFocused();
});
