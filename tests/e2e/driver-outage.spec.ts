import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { passCutoffAfterOutage, setOutageRule } from './support/outage';
import { expect, expectAccessible, openAsDriver, test } from './support/site';

test.beforeEach(({ site }) => seedSample(site.platform));

test('drivers see that they have more time', async ({ page, site, copy, list }) => {
  await setOutageRule(site, 'automatic');
  await passCutoffAfterOutage(site);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsDriver(page, site, '2345678');
  await expect(page.getByText(copy.preferences.moreTime)).toBeVisible();
  await list.add('J002');
  await list.save();
  await expect(list.saved.getByRole('listitem', { includeHidden: true })).toHaveCount(1);
  await expectAccessible(page);
});
