import { getPages } from '~/app/components/frame/side-bar';
import { inDepot } from './support/demo-depot';
import { fillDepot } from './support/depot';
import { expect, expectAccessibleInEveryLook, openAsAdmin, test } from './support/site';

const tabs = [
  '/admin/final-assignments?view=provisional',
  '/admin/reports?tab=demand',
  '/admin/reports?tab=leftovers',
  '/admin/reports?tab=submissions',
  '/admin/reports?tab=without-picks',
  '/admin/edit-drivers?tab=plain',
  '/admin/remind-drivers',
];

// Other stories look at each page in English, whose words are shorter.
test.use({ locale: 'es-US' });

test('pages of a site that has published nothing fit in Spanish', async ({ page, site }) => {
  await fillDepot(site, { drivers: 20, jobs: 12 });
  await page.setViewportSize({ width: 360, height: 900 });
  await openAsAdmin(page, site);
  for (const path of ['/admin/dashboard', '/admin/final-assignments', '/admin/past-weeks']) {
    await page.goto(path);
    await expectAccessibleInEveryLook(page);
  }
});

inDepot('every page of the menu fits in Spanish @release', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openAsAdmin(page, site);
  const menu = getPages('master').map(({ to }) => to);
  for (const path of [...menu, ...tabs, '/admin/unseen-results']) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expectAccessibleInEveryLook(page);
  }
});
