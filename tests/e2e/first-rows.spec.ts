import type { Page } from '@playwright/test';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { inDepot } from './support/demo-depot';
import { rankInConflict } from './support/ranks';
import { expect, openAsAdmin, scope, test } from './support/site';

/** Where the first row of a page's table begins at most, in px from the top of windows of 1440 and 360 px. */
interface Limit {
  readonly path: string;
  readonly wide: number;
  readonly narrow: number;
}
/** The aim. A page with a larger limit says why. */
const [wide, narrow] = [320, 240];

const pages: readonly Limit[] = [
  { path: '/admin/final-assignments?view=provisional', wide, narrow },
  { path: '/admin/weeks-ahead', wide, narrow },
  // The count of lists has a line of its own.
  { path: '/admin/live-picks-snapshot', wide, narrow: 245 },
  // The search with its filter, and how many lines it shows, stand above it.
  { path: '/admin/activity-log', wide, narrow: 255 },
  // Its introduction takes two lines.
  { path: '/admin/conflicts', wide, narrow: 270 },
  // The tab of picks by week, and the count of drivers, stand above it.
  { path: '/admin/live-vacation-picks', wide, narrow: 305 },
  // The versions of a week are links above its table.
  { path: '/admin/final-assignments/2026-W48', wide, narrow: 330 },
  // Tabs, the search and the button that adds stand above it.
  { path: '/admin/edit-drivers', wide, narrow: 330 },
  { path: '/admin/edit-jobs', wide, narrow: 330 },
  { path: '/admin/edit-vacation-weeks', wide: 330, narrow: 365 },
  // What happens to a week that a driver gave up is said before it.
  { path: '/admin/final-vacation-assignments', wide: 335, narrow: 360 },
  // Who can be reached, and the button that reminds, come first.
  { path: '/admin/remind-drivers', wide, narrow: 435 },
  { path: '/admin/unseen-results?of=vacations', wide, narrow: 435 },
];

const sizes = [
  { of: 'wide', width: 1440, height: 900 },
  { of: 'narrow', width: 360, height: 740 },
] as const;

/** Where the first row of the table begins. */
const measure = async (page: Page): Promise<number> => {
  const main = page.getByRole('main');
  const rows = main
    .locator('[role=row][aria-rowindex="2"]')
    .or(main.locator('tbody tr:not([data-row])'))
    .filter({ visible: true });
  const marked = main.locator('[data-row]').filter({ visible: true });
  const first = (await marked.count()) > 0 ? marked.first() : rows.first();
  return Math.round((await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
};

inDepot('the table begins at the top of each page that has one', async ({ page, site }) => {
  await openAsAdmin(page, site);
  const tooLow: string[] = [];
  for (const { of, width, height } of sizes) {
    await page.setViewportSize({ width, height });
    for (const limit of pages) {
      await page.goto(limit.path);
      const y = await measure(page);
      if (y > limit[of]) tooLow.push(`${limit.path} at ${width} px: ${y}, not ${limit[of]}`);
    }
  }
  expect(tooLow).toEqual([]);
});

test('Final Assignments begin at the top while publishing waits, and once they are published', async ({
  page,
  site,
  adminCopy: { assignments, week },
}) => {
  await rankInConflict(site);
  const { window: selection } = (await site.platform.deps.stores.sites.read(scope)).site!;
  site.clock.moveTo(toInstant(toEpochMs(selection.closesAt.instant) + minuteMs));
  await openAsAdmin(page, site, '/admin/final-assignments?view=provisional');
  await page.getByRole('button', { name: assignments.saveLabel }).click();
  await page.getByRole('dialog').getByRole('button', { name: assignments.saveLabel }).click();
  const expectAtTop = async () => {
    for (const { of, width, height } of sizes) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => measure(page)).toBeLessThanOrEqual({ wide, narrow }[of]);
    }
  };
  await expect(page.getByRole('button', { name: week.cancelPublishing })).toBeVisible();
  await expectAtTop();
  site.clock.advance(minuteMs);
  await site.sweep();
  await page.goto('/admin/final-assignments');
  await expect(page.getByText(assignments.publishedVersion(1)).first()).toBeVisible();
  await expectAtTop();
});
