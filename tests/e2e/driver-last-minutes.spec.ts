import type { Page, Route } from '@playwright/test';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { closeSoon } from '~/domain/selection/selection-window';
import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import type { TestServer } from '~/tests/support/test-server';
import { rankJobsOn } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  letPass,
  openAsDriver,
  scope,
  test,
} from './support/site';

const john = '1234567';
test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(({ site }) => seedSample(site.platform));

/** Moves the site's clock to this many minutes before the cutoff, after it if negative. */
const moveBeforeCutoff = async (site: TestServer, minutes: number): Promise<void> => {
  const { window: selectionWindow } = (await site.platform.deps.stores.sites.read(scope)).site!;
  site.clock.moveTo(toInstant(Date.parse(selectionWindow.closesAt.instant) - minutes * minuteMs));
};

/** Closes the selection of jobs as an administrator does, ten seconds from now. */
const closeEarly = async (site: TestServer): Promise<void> => {
  const { sites } = site.platform.deps.stores;
  const { site: stored } = await sites.read(scope);
  const closed = closeSoon(stored!.window, toInstant(site.clock.now()));
  if (!closed.ok) throw new Error(closed.error.code);
  await sites.save(scope, { ...stored!, window: closed.value }, []);
};

/** Answers the next save with what `answer` does with it; other requests are not held. */
const onSave = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('**/driver-preferences*', (route) =>
    route.request().method() === 'POST' ? answer(route) : route.continue(),
  );

test('unsaved changes become urgent before the cutoff', async ({ page, site, copy, list }) => {
  await moveBeforeCutoff(site, 12);
  await page.clock.install();
  await openAsDriver(page, site, john);
  const { counts, unsaved, announce } = copy.ranking.lastMinutes;
  const time = `3:00 ${copy.time.pm}`;
  const bar = page.locator('[data-save-bar]');
  await letPass(page, site, 3 * minuteMs);
  await expect(bar).toHaveAttribute('data-urgency', 'later');
  await list.add('J003');
  await expect(bar).toHaveAttribute('data-urgency', 'soon');
  await expect(bar).toContainText(`${counts(time)} ${unsaved(1)}`);
  await list.add('J002');
  await expect(bar).toContainText(unsaved(2));
  const announced = page.getByRole('status').filter({ hasText: announce.soon(time) });
  await expect(announced).toHaveCount(1);
  await expectAccessibleInEveryLook(page);
  await letPass(page, site, 8 * minuteMs + 1_000);
  await expect(bar).toHaveAttribute('data-urgency', 'now');
  await expect(announced).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: announce.now(time) })).toHaveCount(1);
  await expectAccessibleInEveryLook(page);
  await list.save();
  await expect(list.saved).toHaveText('1. J0032. J002');
  await expect(bar).toHaveAttribute('data-urgency', 'later');
  await expect(bar).not.toContainText(counts(time));
});

test('an open page with unsaved changes learns within half a minute that selection closed early @core', async ({
  page,
  site,
  copy,
  list,
}) => {
  await page.clock.install();
  await rankJobsOn(site, john, ['J001']);
  await openAsDriver(page, site, john);
  await list.add('J003');
  const bar = page.locator('[data-save-bar]');
  await letPass(page, site, minuteMs);
  await expect(bar.getByRole('timer')).toContainText('d');
  await closeEarly(site);
  await letPass(page, site, 30_000);
  await expect(page.getByText(copy.preferences.deadlinePassed)).toBeVisible();
  await expect(page.getByText(copy.preferences.notSubmitted)).toBeVisible();
  await expect(bar).toContainText(copy.ranking.savedAt(`7:00 ${copy.time.am}`));
  await expect(list.saved).toHaveText('1. J001');
});

test('a save that the server accepted in time says so, although the answer came after the cutoff @core', async ({
  page,
  site,
  copy,
  list,
}) => {
  await moveBeforeCutoff(site, 1);
  await openAsDriver(page, site, john);
  await onSave(page, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await moveBeforeCutoff(site, -1);
    await route.fulfill({ response });
  });
  await list.add('J003');
  await list.save();
  await expect(page.getByText(copy.preferences.deadlinePassed)).toBeVisible();
  await expect(list.saved).toHaveText('1. J003');
  await expect(page.locator('[data-save-bar]')).toContainText(
    copy.ranking.savedAt(`2:59 ${copy.time.pm}`),
  );
  await expect(page.getByText(copy.preferences.notSubmitted)).toHaveCount(0);
});

test('after a save without an answer, Check tells what became of it', async ({
  page,
  complaints,
  site,
  copy,
  list,
}) => {
  const { saveFailed } = copy.ranking;
  const problem = page.getByRole('alert').filter({ has: page.getByRole('button') });
  const check = problem.getByRole('button', { name: saveFailed.check });
  await moveBeforeCutoff(site, 1);
  await openAsDriver(page, site, john);

  await test.step('the server stored it', async () => {
    await onSave(page, async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    });
    await list.add('J003');
    await list.save();
    await expect(problem).toContainText(saveFailed.text);
    await check.click();
    await expect(list.saved).toHaveText('1. J003');
    await expect(problem).toHaveCount(0);
    await expect(page.getByText(copy.ranking.unsaved)).toHaveCount(0);
  });
  await test.step('as long as nobody knows, the list of before can be saved again', async () => {
    await list.add('J002');
    await list.save();
    await expect(problem).toContainText(saveFailed.text);
    await list.removeByActions('J002');
    await expect(list.picks).toHaveCount(1);
    await expect(list.saveButton).toBeEnabled();
    await page.unroute('**/driver-preferences*');
    await list.save();
    // The list that the server has is this page's own, so the page saves again without asking.
    const { picks } = site.platform.deps.stores;
    await expect.poll(async () => (await picks.get(scope, john))?.jobIds).toEqual(['J003']);
    await expect(page.getByRole('button', { name: copy.ranking.saved })).toBeVisible();
    await expect(list.saved).toHaveText('1. J003');
    complaints.splice(0);
  });
  await test.step('the server never saw it, and it is too late now', async () => {
    await onSave(page, (route) => route.abort());
    await list.showItems();
    await list.add('J002');
    await list.save();
    await expect(problem).toContainText(saveFailed.text);
    await moveBeforeCutoff(site, -1);
    await check.click();
    await expect(page.getByText(saveFailed.notStoredTitle)).toBeVisible();
    await expect(page.getByText(copy.preferences.notSubmitted)).toBeVisible();
    await expect(list.saved).toHaveText('1. J003');
    await expectAccessible(page);
  });
  expect(complaints.splice(0).join()).toMatch(/ERR_FAILED/);
});

test('a page whose session has ended says that its changes are still there, and saves them later', async ({
  page,
  site,
  copy,
  list,
}) => {
  await page.clock.install();
  await openAsDriver(page, site, john);
  await list.add('J003');
  await letPass(page, site, 31 * minuteMs);
  const { sessionOver } = copy.ranking;
  const notice = page.locator('[data-save-bar]').getByText(sessionOver.text);
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: sessionOver.signIn }).click();
  await expect(page.getByText(copy.login.listNotSaved)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: copy.common.continue, exact: true }).click();
  await expect(list.picks).toHaveCount(1);
  await expect(page.getByText(copy.ranking.unsaved)).toBeVisible();
  await list.save();
  await expect(list.saved).toHaveText('1. J003');
});
