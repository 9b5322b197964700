import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { offerWeeks, openVacations } from '~/tests/support/vacations';
import { rankJobsOn } from './support/ranks';
import { expect, openAsDriver, rawGoto, test } from './support/site';

const john = '1234567';
// The story says itself what the browser lacks.
test.use({ isOldBrowser: true, viewport: { width: 360, height: 740 } });

test.beforeEach(({ site }) => seedSample(site.platform));

test('the pages of a driver work without the newest functions of browsers', async ({
  page,
  site,
  copy,
  list,
}) => {
  await offerWeeks(site, { count: 3, slots: 2 });
  await openVacations(site);
  await rankJobsOn(site, john, ['J001', 'J002', 'J003']);
  await openAsDriver(page, site);
  await test.step('a pick is moved to the top and saved', async () => {
    await list.showList();
    await list.moreButton('J003').click();
    await list.actions('J003').getByRole('button', { name: copy.ranking.moveToTop }).click();
    await list.save();
    await expect(list.saved).toHaveText('1. J0032. J0013. J002');
  });
  await test.step('weeks are ranked and saved', async () => {
    await page.goto('/driver-vacation');
    await list.add('W001');
    await list.save();
    await expect(list.saved).toContainText('W001');
  });
  for (const path of ['history', 'messages', 'password', 'past-weeks', 'standing'])
    await test.step(path, async () => {
      await page.goto(`/driver-preferences/${path}`);
      await expect(page).toHaveURL(new RegExp(`/${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(copy.shell.failed)).toHaveCount(0);
    });
});

test('a browser that is older keeps the pages without scripts', async ({ page, site, list }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  await openAsDriver(page, site, john, '/healthz');
  await rawGoto(page, '/driver-preferences');
  await list.add('J003');
  await page.waitForURL(/draft/);
  await list.save();
  await expect(list.saved).toHaveText('1. J003');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
});
