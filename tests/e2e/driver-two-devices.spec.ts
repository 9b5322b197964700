import type { Page, Route } from '@playwright/test';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { rankWeeks } from '~/tests/support/save-ranks';
import { offerWeeks, openVacations } from '~/tests/support/vacations';
import { getDriverList } from './support/driver-list';
import { openOther } from './support/driver-page';
import { rankJobsOn } from './support/ranks';
import { expect, expectAccessibleInEveryLook, openAsDriver, scope, test } from './support/site';

const john = '1234567';
test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(({ site }) => seedSample(site.platform));

/** Puts the page in the background for four seconds, as another app does. */
const leaveForAWhile = async (page: Page): Promise<void> => {
  const setVisibility = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await page.clock.fastForward(4_000);
  await setVisibility('visible');
};

test('a list that was saved on another device is replaced only if the driver says so @core', async ({
  page,
  site,
  copy,
  list,
}) => {
  await openAsDriver(page, site, john);
  const { elsewhere } = copy.ranking;
  const question = page.getByRole('alert').filter({ hasText: elsewhere.ask });
  await test.step('the server asks, and shows both lists', async () => {
    await list.add('J003');
    site.clock.advance(60_000);
    await rankJobsOn(site, john, ['J001', 'J002', 'J004', 'J005']);
    await list.save();
    await expect(question).toContainText(elsewhere.savedAt(`7:01 ${copy.time.am}`));
    await expect(question).toContainText(elsewhere.describe(['J001', 'J002', 'J004'], 4));
    await expect(question).toContainText(elsewhere.describe(['J003'], 1));
    await expect(question).toBeInViewport({ ratio: 1 });
    await expect(list.picks).toContainText(['J003']);
    await expect(list.saveButton).toHaveCount(0);
  });
  await test.step('a third list asks again', async () => {
    await rankJobsOn(site, john, ['J005']);
    await question.getByRole('button', { name: elsewhere.use }).click();
    await expect(question).toContainText(elsewhere.describe(['J005'], 1));
  });
  await test.step('"Use this list" replaces it', async () => {
    await question.getByRole('button', { name: elsewhere.use }).click();
    await expect(list.saved).toHaveText('1. J003');
    await expect(question).toHaveCount(0);
  });
  await test.step('"Keep that list" drops the changes', async () => {
    await list.add('J002');
    await rankJobsOn(site, john, ['J004']);
    await list.save();
    await question.getByRole('link', { name: elsewhere.keep }).click();
    await expect(question).toHaveCount(0);
    await expect(list.picks).toHaveCount(1);
    await expect(list.saved).toHaveText('1. J004');
    await expect(page).not.toHaveURL(/draft/);
    await list.add('J002');
    await list.save();
    await expect(list.saved).toHaveText('1. J0042. J002');
  });
  const history = await site.platform.deps.stores.picks.history(scope, john, 10);
  expect(history.map(({ jobIds }) => jobIds.join(' '))).toEqual([
    'J004 J002',
    'J004',
    'J003',
    'J005',
    'J001 J002 J004 J005',
  ]);
});

test('changes still know which list they are based on', async ({
  page,
  context,
  site,
  copy,
  list,
}) => {
  const { elsewhere } = copy.ranking;
  await page.clock.install();
  await openAsDriver(page, site, john);
  await test.step('after a reload restored them', async () => {
    await list.add('J003');
    await expect(page).toHaveURL(/pick=J003/);
    await rankJobsOn(site, john, ['J001']);
    await page.reload();
    await list.save();
    await expect(page.getByText(elsewhere.ask)).toBeVisible();
  });
  await test.step('a page that comes back to the front is read again', async () => {
    await page.goto('/driver-preferences');
    await expect(list.saved).toHaveText('1. J001');
    await rankJobsOn(site, john, ['J004']);
    await leaveForAWhile(page);
    await expect(list.saved).toHaveText('1. J004');
  });
  await test.step('unless it has unsaved changes', async () => {
    await list.add('J003');
    await rankJobsOn(site, john, ['J001']);
    await leaveForAWhile(page);
    await expect(list.picks).toContainText(['J004', 'J003']);
    await list.save();
    await expect(page.getByText(elsewhere.ask)).toBeVisible();
  });
  await test.step('in two open pages of one driver', async () => {
    await openAsDriver(page, site, '2345678');
    const other = await context.newPage();
    await other.goto('/driver-preferences');
    const otherList = getDriverList(other, copy, site);
    await list.add('J003');
    await list.save();
    await expect(list.saved).toHaveText('1. J003');
    await list.add('J002');
    await list.save();
    await expect(list.saved).toHaveText('1. J0032. J002');
    await otherList.add('J001');
    await otherList.save();
    await expect(other.getByText(elsewhere.describe(['J003', 'J002'], 2))).toBeVisible();
  });
});

test('the question about vacation weeks is accessible', async ({ page, site, copy, list }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await offerWeeks(site, { count: 3, slots: 2 });
  await openVacations(site);
  await openAsDriver(page, site, john, '/driver-vacation');
  await list.add('W002');
  expect((await rankWeeks(site.platform.deps, john, ['W001'])).ok).toBe(true);
  await list.save();
  const { elsewhere } = copy.ranking;
  await expect(page.getByText(elsewhere.describe(['W001'], 1))).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: elsewhere.use }).click();
  await expect(list.saved).toHaveText('1. W002');
});

test('a save whose answer was lost does not stand in the way of the next one', async ({
  page,
  site,
  copy,
  list,
  complaints,
}) => {
  await openAsDriver(page, site, john);
  await list.add('J003');
  const loseAnswer = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  };
  await page.route('**/driver-preferences*', loseAnswer);
  await list.save();
  await expect(page.getByText(copy.ranking.unsaved)).toBeVisible();
  await expect(page.getByText(copy.ranking.saveFailed.title)).toBeVisible();
  await page.unroute('**/driver-preferences*', loseAnswer);
  await list.add('J002');
  await list.save();
  await expect(list.saved).toHaveText('1. J0032. J002');
  await expect(page.getByText(copy.ranking.unsaved)).toBeHidden();
  complaints.length = 0;
});

test('a page of another build is opened in full, and keeps its changes', async ({
  page,
  site,
  copy,
  list,
}) => {
  await openAsDriver(page, site, john);
  /** As if this page had been opened before a release. */
  const makeOlder = () =>
    page.evaluate(() => {
      window.__remixManifest.version = 'older';
      document.documentElement.dataset.older = '';
    });
  const older = page.locator('html[data-older]');
  await makeOlder();
  await test.step('a link opens a document', async () => {
    await openOther(page, copy.ranking.vacation);
    await page.waitForURL('**/driver-vacation');
    await expect(older).toHaveCount(0);
  });
  await test.step('a page that reads itself again keeps its changes', async () => {
    await page.clock.install();
    await page.goto('/driver-preferences');
    await list.add('J003');
    await page.waitForURL(/draft/);
    await makeOlder();
    await openVacations(site);
    await page.clock.runFor(30_000);
    await expect(older).toHaveCount(0);
    await expect(list.picks).toHaveCount(1);
    await expect(page.getByText(copy.ranking.unsaved)).toBeVisible();
  });
  await test.step('a save counts, and what follows is opened in full', async () => {
    await makeOlder();
    await list.save();
    await expect(older).toHaveCount(0);
    await expect(list.saved).toHaveText('1. J003');
  });
});
