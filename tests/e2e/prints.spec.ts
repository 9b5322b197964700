import type { Page } from '@playwright/test';
import { publishWeeks } from '~/tests/support/vacations';
import { fillDepot } from './support/depot';
import { countPdfPages } from './support/pdf';
import { publish } from './support/ranks';
import { expect, expectAccessibleInEveryLook, openAsAdmin, test } from './support/site';

const posting = '/admin/final-vacation-assignments/posting';

test.beforeEach(async ({ page, site }) => {
  await fillDepot(site, { drivers: 147, jobs: 120 });
  await publish(site);
  await publishWeeks(site);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
});

/** The size of a Letter page within the margins of `app.css`, in CSS pixels. */
const paper = { portrait: { width: 725, height: 953 }, landscape: { width: 965, height: 729 } };

/** Shows the page as it is printed, and returns what its first table looks like: the most lines of a cell by column, and
 * the usual height of a row. */
const measure = async (page: Page, size: { width: number; height: number }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(size);
  // The browser applies the styles for print one frame later.
  await expect(page.getByRole('main')).toHaveCSS('padding-left', '0px');
  return page.evaluate(() => {
    const [table] = document.querySelectorAll('table');
    const [head] = table!.tHead!.rows;
    const rows = [...table!.tBodies[0]!.rows];
    const heights = rows.map((row) => row.getBoundingClientRect().height).sort((a, b) => a - b);
    const countLines = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const lineHeight = Number.parseFloat(getComputedStyle(cell).lineHeight);
      return Math.round(range.getBoundingClientRect().height / lineHeight);
    };
    return {
      head: head!.getBoundingClientRect().height,
      row: heights[Math.floor(heights.length / 2)]!,
      overflow: table!.scrollWidth - document.documentElement.clientWidth,
      lines: Object.fromEntries(
        [...head!.cells].map((cell, column) => [
          cell.textContent,
          Math.max(...rows.map((row) => countLines(row.cells[column]!))),
        ]),
      ),
      repeatsHead: getComputedStyle(table!.tHead!).display === 'table-header-group',
      splitsRows: rows.some((row) => getComputedStyle(row).breakInside !== 'avoid'),
      size: Math.min(...rows.map((row) => Number.parseFloat(getComputedStyle(row).fontSize))),
    };
  });
};

const sheets = [
  { path: posting, pages: 4, once: ['Employee ID'] },
  { path: `${posting}?by=name`, pages: 4, once: ['Employee ID'] },
  { path: '/admin/reports/assignments', pages: 4, once: ['Job Start Time', 'Job ID'] },
  { path: '/admin/reports/assignments?by=job', pages: 4, once: ['Job Start Time', 'Job ID'] },
  { path: '/admin/reports/drivers', pages: 4, once: ['Driver ID'] },
  { path: '/admin/reports/jobs', pages: 4, once: ['Start Time'] },
  { path: '/admin/unseen-results/print', pages: 4, once: ['Employee ID'] },
  { path: '/admin/live-vacation-picks/report', pages: 12, once: ['Submitted'], isLandscape: true },
];

test('sheets of a depot of 147 drivers have 35 rows or more on a Letter page', async ({
  page,
  site,
}) => {
  await openAsAdmin(page, site);
  for (const { path, pages, once, isLandscape = false } of sheets) {
    await test.step(path, async () => {
      await page.goto(path);
      expect(await countPdfPages(page, 'Letter')).toBeLessThanOrEqual(pages);
      const size = isLandscape ? paper.landscape : paper.portrait;
      const printed = await measure(page, size);
      expect(printed).toMatchObject({ repeatsHead: true, splitsRows: false, overflow: 0 });
      expect((size.height - printed.head) / printed.row).toBeGreaterThanOrEqual(35);
      for (const column of once) expect(printed.lines[column], column).toBe(1);
      expect(printed.size * 0.75).toBeGreaterThanOrEqual(8.5);
      await page.emulateMedia({ media: null });
    });
  }
});

test('sheets are accessible', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAsAdmin(page, site);
  for (const path of [`${posting}?by=name`, `${posting}?by=week`]) {
    await page.goto(path);
    await expectAccessibleInEveryLook(page);
  }
});
