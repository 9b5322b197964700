import { makeSiteScope } from '~/app/ports/sessions';
import type { Page } from '@playwright/test';
import { publishAward } from '~/app/services/award/publish-award.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import type { TestServer } from '~/tests/support/test-server';
import { rankJobsOn } from './support/ranks';
import {
  expect,
  expectAccessible,
  passTo,
  scope,
  soon,
  standBefore,
  test,
  openAsDriver,
} from './support/site';

test.beforeEach(async ({ site }) => {
  await seedSample({ deps: site.platform.deps });
});

const storedSite = async ({ platform }: TestServer) => {
  const { site, company } = await platform.deps.stores.sites.read(scope);
  return { site: site!, company: company! };
};
const showStanding = async (server: TestServer) => {
  const { site } = await storedSite(server);
  const settings = { ...site.settings, showStanding: true };
  await server.platform.deps.stores.sites.save(scope, { ...site, settings }, []);
};
const publish = async (server: TestServer) => {
  const { site, company } = await storedSite(server);
  server.clock.moveTo(new Date(Date.parse(site.window.closesAt.instant) + 60_000).toISOString());
  const admin = { username: 'admin', role: 'master' } as const;
  const published = await publishAward({
    deps: server.platform.deps,
    access: { site, company, scope: makeSiteScope(scope, admin), ...admin },
  });
  expect(published.ok).toBe(true);
};
const add = (page: Page, jobId: string) =>
  page.getByRole('button', { name: `Add ${jobId}`, exact: true }).click();
const save = async (page: Page, picks: number) => {
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByRole('list', { name: 'Saved picks' }).getByRole('listitem')).toHaveCount(
    picks,
  );
};
const safe =
  '1 eligible driver ahead of you: rank at least 2 jobs you qualify for and you are sure to get one.';

test('a driver sees the safe length, the live standing, each save and the result', async ({
  page,
  site,
}) => {
  await openAsDriver(page, site, '2345678');
  await expect(page.getByText(safe)).toBeVisible();
  await expect(page.getByText('If selection closed now')).toHaveCount(0);

  await test.step('the live standing follows each save', async () => {
    await showStanding(site);
    await page.reload();
    const standing = page.getByRole('region', { name: 'Where you stand' });
    await expect(standing).toContainText('which is not one of your picks');
    await add(page, 'J002');
    await save(page, 1);
    await expect(standing).toContainText('you would get J002, your pick 1.');
    await add(page, 'J003');
    await save(page, 2);
    await expectAccessible(page);
  });

  await test.step('every save has its receipt', async () => {
    await page.getByRole('link', { name: 'All your saves' }).click();
    await expect(page.getByRole('heading', { name: 'Your saves' })).toBeVisible();
    const receipts = page.getByRole('region', { name: /^Receipt/ });
    await expect(receipts).toHaveCount(2);
    await expect(receipts.first()).toContainText('Counts');
    await expect(receipts.first().getByRole('listitem')).toHaveText(['1. J002', '2. J003']);
    await expect(receipts.last().getByRole('listitem')).toHaveText(['1. J002']);
    await expect(receipts.last()).not.toContainText('Counts');
    await expectAccessible(page);
  });

  await test.step('after publishing the page shows which ranks drivers got', async () => {
    await publish(site);
    await openAsDriver(page, site, '2345678');
    await expect(page.getByRole('heading', { name: 'Your job: J002' })).toBeVisible();
    await expect(page.getByText(safe)).toHaveCount(0);
    await page.getByText('As a table').click();
    await expect(
      page.getByRole('row', { name: /Seniority 1–5 5 20% 0% 0% 0% 80% 0%/ }),
    ).toBeVisible();
    await expectAccessible(page);
  });
});

for (const failure of ['no line', 'an error']) {
  test(`the standing loads in the background: ${failure} leaves the page unchanged`, async ({
    page,
    complaints,
    site,
  }) => {
    let isDown = true;
    await page.route('**/standing/now', (route) => {
      if (!isDown) return route.continue();
      return failure === 'no line' ? route.abort() : route.fulfill({ status: 500 });
    });
    await openAsDriver(page, site, '2345678');
    await expect.poll(() => complaints.splice(0)).not.toEqual([]);
    await expect(page.getByRole('link', { name: 'How many jobs should I rank?' })).toBeVisible();
    await add(page, 'J003');
    isDown = false;
    await save(page, 1);
    await expect(page.getByText(safe)).toBeVisible();
    complaints.splice(0);
  });
}

test('the links next to the list are large enough for gloves', async ({
  page,
  complaints,
  site,
}) => {
  await page.route('**/standing/now', (route) => route.fulfill({ status: 429 }));
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsDriver(page, site, '2345678');
  for (const name of ['How many jobs should I rank?', 'All your saves'])
    expect((await page.getByRole('link', { name }).boundingBox())?.height, name).toBeGreaterThan(
      43,
    );
  await add(page, 'J003');
  await save(page, 1);
  const saves = page.getByRole('link', { name: 'All your saves' });
  expect((await saves.boundingBox())?.height).toBeGreaterThan(43);
  await page.getByRole('button', { name: 'Remove J003' }).click();
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect(page.getByRole('dialog')).toContainText('goes back to the 1 pick of before.');
  complaints.splice(0);
});

test('the link on an error page leads back to the draft', async ({ page, site, complaints }) => {
  const { site: stored } = await storedSite(site);
  const { instant } = stored.window.closesAt;
  await standBefore(page, site, instant);
  await rankJobsOn(site, '2345678', ['J002']);
  await openAsDriver(page, site, '2345678');
  await add(page, 'J003');
  await page.route('**/driver-preferences.data*', (route) => route.abort());
  const retry = page.getByRole('link', { name: 'Try again' });
  // The countdown ends and the page reloads its data.
  await passTo(page, site, instant, () => expect(retry).toHaveAttribute('href', /pick=J003/, soon));
  await page.unroute('**/driver-preferences.data*');
  await retry.click();
  await expect(page.getByText('Changes that you had not saved')).toBeVisible();
  complaints.splice(0);
});

test('after the cutoff no driver is told how many jobs to rank', async ({ page, site }) => {
  const { site: stored } = await storedSite(site);
  const { instant } = stored.window.closesAt;
  await standBefore(page, site, instant);
  await rankJobsOn(site, '2345678', ['J002']);
  await openAsDriver(page, site, '2345678');
  await expect(page.getByText(safe)).toBeVisible();
  await passTo(page, site, instant, () =>
    expect(page.getByText('The deadline has passed')).toBeVisible(soon),
  );
  await expect(page.getByText(safe)).toHaveCount(0);
  await page.goto('/driver-preferences/standing');
  await expect(page.getByText('Selection has closed')).toBeVisible();
  await expect(page.getByText(safe)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('standing and saves are linked pages', async ({ page, site }) => {
    await openAsDriver(page, site, '2345678');
    await page.getByRole('link', { name: 'How many jobs should I rank?' }).click();
    await expect(page.getByText(safe)).toBeVisible();
    await page.getByRole('link', { name: 'Back to your list' }).click();
    await page.getByRole('link', { name: 'All your saves' }).click();
    await expect(page.getByText('Nothing saved yet')).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`standing and history are accessible, ${colorScheme}, 360 px`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await showStanding(site);
    await openAsDriver(page, site, '2345678');
    await add(page, 'J002');
    await save(page, 1);
    for (const path of ['/driver-preferences/standing', '/driver-preferences/history']) {
      await page.goto(path);
      await expectAccessible(page);
    }
    await publish(site);
    await openAsDriver(page, site, '2345678');
    await page.getByText('As a table').click();
    await expectAccessible(page);
  });
}
