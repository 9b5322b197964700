import { inDepot } from './support/demo-depot';
import { expect, openAsAdmin } from './support/site';

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
  // The count of found rows has a line of its own.
  { path: '/admin/live-picks-snapshot', wide, narrow: 260 },
  // The versions of a week are links above its table.
  { path: '/admin/final-assignments/2026-W48', wide, narrow: 330 },
  // Its introduction takes three lines.
  { path: '/admin/conflicts', wide, narrow: 345 },
  // Its downloads stand in the header, in lines of their own.
  { path: '/admin/activity-log', wide, narrow: 355 },
  // The tab of picks by week, and the count of drivers, stand above it.
  { path: '/admin/live-vacation-picks', wide, narrow: 400 },
  // Tabs, the search and the buttons of the table stand above it.
  { path: '/admin/edit-drivers', wide, narrow: 510 },
  { path: '/admin/edit-jobs', wide, narrow: 510 },
  { path: '/admin/edit-vacation-weeks', wide: 330, narrow: 465 },
  // The button that reminds, with what it does, comes first.
  { path: '/admin/remind-drivers', wide: 345, narrow: 590 },
];

const sizes = [
  { of: 'wide', width: 1440, height: 900 },
  { of: 'narrow', width: 360, height: 740 },
] as const;

inDepot('the table begins at the top of each page that has one', async ({ page, site }) => {
  await openAsAdmin(page, site);
  const tooLow: string[] = [];
  for (const { of, width, height } of sizes) {
    await page.setViewportSize({ width, height });
    for (const limit of pages) {
      await page.goto(limit.path);
      const main = page.getByRole('main');
      const row = main
        .locator('[data-row]')
        .or(main.locator('[role=row][aria-rowindex="2"]'))
        .or(main.locator('tbody tr:not([data-row])'))
        .filter({ visible: true });
      const marked = main.locator('[data-row]').filter({ visible: true });
      const first = (await marked.count()) > 0 ? marked.first() : row.first();
      const y = Math.round((await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
      if (y > limit[of]) tooLow.push(`${limit.path} at ${width} px: ${y}, not ${limit[of]}`);
    }
  }
  expect(tooLow).toEqual([]);
});
