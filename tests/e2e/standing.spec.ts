import type { Page } from '@playwright/test';
import { publishAward } from '~/app/services/award/publish-award.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import type { TestServer } from '~/tests/support/test-server';
import { expect, expectAccessible, scope, test } from './support/site';

test.beforeEach(async ({ site }) => {
  await seedSample({ deps: site.platform.deps });
});

const signIn = async (page: Page) => {
  await page.goto('/driver-login?emplid=2345678');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/driver-preferences');
};
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
    access: { site, company, scope: { ...scope, actor: admin }, ...admin },
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
  '1 eligible driver ahead of you: rank 2 jobs you may hold and you cannot be left over.';

test('a driver sees how long a safe list is, what it would bring, each save, and how it went', async ({
  page,
  site,
}) => {
  await signIn(page);
  await expect(page.getByText(safe)).toBeVisible();
  await expect(page.getByText('If selection closed now')).toHaveCount(0);

  await test.step('the site shows the standing: it follows each save', async () => {
    await showStanding(site);
    await page.reload();
    const standing = page.getByRole('region', { name: 'Where you stand' });
    await expect(standing).toContainText('which is none of your picks');
    await add(page, 'J002');
    await save(page, 1);
    await expect(standing).toContainText('would bring you J002, your pick 1.');
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

  await test.step('after publishing, how far down their lists all got', async () => {
    await publish(site);
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Your job: J002' })).toBeVisible();
    await expect(page.getByText(safe)).toHaveCount(0);
    await page.getByText('As a table').click();
    await expect(
      page.getByRole('row', { name: /Seniority 1–5 5 20% 0% 0% 0% 80% 0%/ }),
    ).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('standing and saves are pages behind links', async ({ page }) => {
    await signIn(page);
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
    await signIn(page);
    await add(page, 'J002');
    await save(page, 1);
    for (const path of ['/driver-preferences/standing', '/driver-preferences/history']) {
      await page.goto(path);
      await expectAccessible(page);
    }
    await publish(site);
    await signIn(page);
    await page.getByText('As a table').click();
    await expectAccessible(page);
  });
}
