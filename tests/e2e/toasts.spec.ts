import type { Locator } from '@playwright/test';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { expect, openAsAdmin, test } from './support/site';

const overlaps = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  const isApart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !isApart;
};

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`a toast covers neither the countdown, the search nor Log out at ${width} px`, async ({
    page,
    site,
    adminCopy,
    copy,
    serverCopy,
  }) => {
    await seedSample(site.platform);
    await page.setViewportSize({ width, height });
    await openAsAdmin(page, site);
    await page.getByRole('button', { name: adminCopy.dashboard.refreshData }).click();
    const toast = page.getByRole('listitem').filter({ hasText: serverCopy.dashboard.refreshed });
    await expect(toast).toBeVisible();
    for (const covered of [
      page.getByRole('timer'),
      page.getByRole('link', { name: adminCopy.frame.searchTitle }),
      page.getByRole('button', { name: copy.shell.logOut }).first(),
      page.getByRole('heading', { level: 1 }),
    ])
      // On phones the search and Log out are in the menu.
      if (await covered.isVisible()) expect(await overlaps(toast, covered)).toBe(false);
  });
