import { getPageGroups } from '~/app/components/frame/admin-pages';
import { fillDepot } from './support/depot';
import { publish } from './support/ranks';
import { expect, expectAccessible, looks, openAsAdmin, test } from './support/site';

const tabs = [
  '/admin/final-assignments?view=provisional',
  '/admin/reports?tab=demand',
  '/admin/reports?tab=leftovers',
  '/admin/reports?tab=submissions',
  '/admin/reports?tab=without-picks',
  '/admin/edit-drivers?tab=plain',
  '/admin/remind-drivers',
];

const published = [
  '/admin/dashboard',
  '/admin/final-assignments',
  '/admin/past-weeks',
  '/admin/unseen-results',
];

// Other stories look at each page in English, whose words are shorter.
test.use({ locale: 'es-US' });

for (const { colorScheme, width } of looks) {
  test(`every page of the menu fits in Spanish, ${colorScheme}, ${width} px`, async ({
    page,
    site,
  }) => {
    test.slow();
    await fillDepot(site, { drivers: 20, jobs: 12 });
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await openAsAdmin(page, site);
    const menu = getPageGroups('master').flatMap((group) => group.pages.map(({ to }) => to));
    for (const path of [...menu, ...tabs]) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expectAccessible(page);
    }
    // Publishing moves the clock beyond the end of the session.
    await publish(site);
    await openAsAdmin(page, site);
    for (const path of published) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expectAccessible(page);
    }
  });
}
