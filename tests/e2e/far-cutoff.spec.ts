import type { Page } from '@playwright/test';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { moveCutoff } from '~/domain/selection/selection-window';
import { toInstant } from '~/domain/time/instant';
import type { TestServer } from '~/tests/support/test-server';
import { publish } from './support/ranks';
import { expect, expectAccessible, expectToast, openAsAdmin, scope, test } from './support/site';

const far = '2027-11-24T15:00';

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(({ site }) => seedSample(site.platform));

const readCutoff = async ({ platform }: TestServer) => {
  const tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
  const { site } = await platform.deps.stores.sites.read(tenant);
  return site!.window.closesAt.wallTime;
};
const getField = (page: Page) => page.locator('[name=wallTime]');
const expectQuestion = async (page: Page, weeks: number) => {
  await expect(page.getByText('Is this cutoff right?')).toBeVisible();
  await expect(
    page.getByText(`, 2027, 3:00 PM Eastern is about ${weeks} weeks after the end of the week of`),
  ).toBeVisible();
  await expect(getField(page)).toHaveValue(far);
};

/** Sets the cutoff back, as the page would after a question. */
const setCutoff = async (server: TestServer, wallTime: string): Promise<void> => {
  const { sites } = server.platform.deps.stores;
  const stored = (await sites.read(scope)).site!;
  const now = toInstant(server.clock.now());
  const moved = moveCutoff(stored.window, { wallTime, timeZone: stored.timeZone, now });
  if (!moved.ok) throw new Error(moved.error.code);
  await sites.save(scope, { ...stored, window: moved.value }, []);
};
const expectNextPeriodAsks = async (page: Page, site: TestServer): Promise<void> => {
  await publish(site);
  const before = await readCutoff(site);
  await openAsAdmin(page, site, '/admin/dashboard?dialog=next-period');
  await getField(page).fill(far);
  await page.getByRole('button', { name: 'Start the week of Dec 7 – 13' }).click();
  await expectQuestion(page, 49);
  expect(await readCutoff(site)).toBe(before);
  await page.getByRole('button', { name: 'Yes, start with this cutoff' }).click();
  await expectToast(page, 'Next period started');
  expect(await readCutoff(site)).toBe(far);
};

test('a cutoff a year away is asked about before it is set', async ({ page, site }) => {
  for (const path of ['/admin/dashboard', '/admin/system-settings'])
    await test.step(`on ${path}`, async () => {
      const before = await readCutoff(site);
      await openAsAdmin(page, site, path);
      await getField(page).fill(far);
      await page.getByRole('button', { name: 'Change cutoff' }).click();
      await expectQuestion(page, 50);
      await expectAccessible(page);
      expect(await readCutoff(site)).toBe(before);
      // Another cutoff is asked about anew.
      await getField(page).fill('2027-11-25T15:00');
      await page.getByRole('button', { name: 'Yes, this cutoff is right' }).click();
      await expect(page.locator('[name=confirmed]')).toHaveValue('2027-11-25T15:00');
      expect(await readCutoff(site)).toBe(before);
      await page.getByRole('button', { name: 'Yes, this cutoff is right' }).click();
      await expectToast(page, 'Cutoff set');
      expect(await readCutoff(site)).toBe('2027-11-25T15:00');
      await setCutoff(site, before);
    });
  await test.step('with the next period', () => expectNextPeriodAsks(page, site));
});
