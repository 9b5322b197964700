import type { Page } from '@playwright/test';
import type { Copy } from '~/app/copy/copy';
import { copies } from '~/app/copy/server-copy.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { offerWeeks, openVacations } from '~/tests/support/vacations';
import { setUpKiosk, signInAtKiosk } from './support/kiosk';
import { expect, expectAccessible, expectToast, openAsDriver, test } from './support/site';

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(({ site }) => seedSample(site.platform));

const findOffer = (page: Page, { ranking }: Copy['driver']) =>
  page.getByRole('region', { name: ranking.reminder });

test('the first save offers a reminder in one line, and the second visit does not @core', async ({
  page,
  site,
  copy,
  list,
  serverCopy,
}) => {
  const offer = findOffer(page, copy);
  await openAsDriver(page, site);
  await expect(offer).toHaveCount(0);
  await list.add('J002');
  await list.save();
  await expectToast(page, serverCopy.preferences.saved);
  await expect(offer).toBeVisible();
  const { height, y } = (await offer.boundingBox())!;
  expect(height).toBeLessThan(52);
  expect(y).toBeGreaterThanOrEqual(0);
  await expect(offer).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await openAsDriver(page, site);
  await list.add('J003');
  await list.save();
  await expectToast(page, serverCopy.preferences.saved);
  await expect(offer).toHaveCount(0);
});

test('the offer leads to the channel, and is over on the way back', async ({
  page,
  site,
  copy,
  list,
}) => {
  const { ranking, textMessages } = copy;
  const offer = findOffer(page, copy);
  await openAsDriver(page, site);
  await list.add('J002');
  await list.save();
  await offer.getByRole('link', { name: ranking.remindBy.sms }).click();
  await expect(page.getByRole('region', { name: textMessages.yourNumber })).toBeInViewport();
  await page.getByRole('link', { name: copy.common.backToList }).click();
  await expect(list.picks).toHaveCount(1);
  await expect(offer).toHaveCount(0);
});

test('the offer goes away, and is not made again for vacation weeks', async ({
  page,
  site,
  copy,
  list,
}) => {
  const offer = findOffer(page, copy);
  await offerWeeks(site, { count: 2, slots: 1 });
  await openVacations(site);
  await openAsDriver(page, site);
  await list.add('J002');
  await list.save();
  await offer.getByRole('link', { name: copy.ranking.noReminder }).click();
  await expect(offer).toHaveCount(0);
  await page.goto('/driver-vacation');
  await list.add('W001');
  await list.save();
  await expect(list.saved).toHaveText(/W001/);
  await expect(offer).toHaveCount(0);
});

test('a kiosk offers no reminder', async ({ page, site, copy, language, list, serverCopy }) => {
  await setUpKiosk(page, site, copies[language]);
  await signInAtKiosk(page, copy);
  await list.add('J002');
  await list.save();
  await expectToast(page, serverCopy.preferences.saved);
  await expect(findOffer(page, copy)).toHaveCount(0);
});
