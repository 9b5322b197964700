import type { Page } from '@playwright/test';
import { publishWeeks } from '~/tests/support/vacations';
import { fillDepot } from './support/depot';
import { countPdfPages } from './support/pdf';
import { publish } from './support/ranks';
import { expect, expectAccessibleInEveryLook, openAsAdmin, test } from './support/site';

const posting = '/admin/final-vacation-assignments/posting';
const picksReport = '/admin/live-vacation-picks/report';

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

const sheets: {
  path: string;
  pages: number;
  once?: string[];
  isLandscape?: boolean;
  rows?: number;
}[] = [
  { path: posting, pages: 4 },
  { path: `${posting}?by=name&ids=1`, pages: 4, once: ['Employee ID'] },
  { path: '/admin/reports/assignments', pages: 4, once: ['Start Time', 'Job ID', 'Week Days'] },
  {
    path: '/admin/reports/assignments?by=job&ids=1',
    pages: 4,
    once: ['Start Time', 'Job ID', 'Week Days', 'Driver ID'],
  },
  { path: '/admin/reports/drivers?ids=1', pages: 4, once: ['Driver ID'] },
  { path: '/admin/reports/jobs', pages: 4, once: ['Start Time', 'Work Days'] },
  { path: '/admin/unseen-results/print?ids=1', pages: 4, once: ['Employee ID'] },
  // Ten weeks with their days take two lines.
  {
    path: picksReport,
    pages: 16,
    once: ['Submitted'],
    isLandscape: true,
    rows: 20,
  },
];

test('sheets of a depot of 147 drivers have 35 rows or more on a Letter page', async ({
  page,
  site,
}) => {
  await openAsAdmin(page, site);
  for (const { path, pages, once = [], isLandscape = false, rows = 35 } of sheets) {
    await test.step(path, async () => {
      await page.goto(path);
      expect(await countPdfPages(page, 'Letter')).toBeLessThanOrEqual(pages);
      const size = isLandscape ? paper.landscape : paper.portrait;
      const printed = await measure(page, size);
      expect(printed).toMatchObject({ repeatsHead: true, splitsRows: false, overflow: 0 });
      expect((size.height - printed.head) / printed.row).toBeGreaterThanOrEqual(rows);
      for (const column of once) expect(printed.lines[column], column).toBe(1);
      expect(printed.size * 0.75).toBeGreaterThanOrEqual(8.5);
      await page.emulateMedia({ media: null });
    });
  }
});

/** The width of a page within the margins of `app.css`, in CSS pixels. */
const widths = { Letter: paper.portrait.width, A4: 703 };

test('a date and the days of a job never wrap on A4 or Letter paper', async ({ page, site }) => {
  await openAsAdmin(page, site);
  const paths = [
    ...['', '?by=name&ids=1', '?by=week'].map((query) => `${posting}${query}`),
    ...['', '?by=name', '?by=job&ids=1'].map((query) => `/admin/reports/assignments${query}`),
    ...['/admin/reports/jobs', picksReport],
  ];
  await page.emulateMedia({ media: 'print' });
  for (const path of paths)
    for (const [format, width] of Object.entries(widths)) {
      await page.setViewportSize({ width, height: 953 });
      await page.goto(path);
      await expect(page.getByRole('main')).toHaveCSS('padding-left', '0px');
      const measured = await page.evaluate(() => {
        const dates =
          /[A-Z][a-z]{2} \d+ – ([A-Z][a-z]{2} )?\d+(, \d{4})?|[A-Z][a-z]{2}-[A-Z][a-z]{2}/g;
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = { dates: 0, wrapped: [] as string[] };
        for (let node = texts.nextNode(); node; node = texts.nextNode())
          for (const date of node.textContent!.matchAll(dates)) {
            const range = document.createRange();
            range.setStart(node, date.index);
            range.setEnd(node, date.index + date[0].length);
            found.dates++;
            if (range.getClientRects().length > 1) found.wrapped.push(date[0]);
          }
        return { ...found, isCut: document.documentElement.scrollWidth > window.innerWidth };
      });
      expect(measured, `${path} on ${format}`).toMatchObject({ wrapped: [], isCut: false });
      expect(measured.dates, path).toBeGreaterThan(50);
    }
});

test('a sheet has employee IDs only where they are asked for', async ({ page, site }) => {
  await openAsAdmin(page, site);
  for (const [path, heading] of [
    [posting, 'Employee ID'],
    ['/admin/reports/assignments?by=job', 'Driver ID'],
    ['/admin/unseen-results/print', 'Employee ID'],
    [picksReport, 'Employee ID'],
  ] as const) {
    await page.goto(path);
    const id = page.getByRole('columnheader', { name: heading });
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await expect(id).toHaveCount(0);
    await page.getByLabel('With employee IDs').check();
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(id).toBeVisible();
    if (path.includes('by=job')) await expect(page).toHaveURL(/by=job&ids=1/);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('With employee IDs')).toBeHidden();
});

test('sheets are accessible', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAsAdmin(page, site);
  for (const path of [`${posting}?by=name`, `${posting}?by=week`]) {
    await page.goto(path);
    await expectAccessibleInEveryLook(page);
  }
});
