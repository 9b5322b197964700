/**
 * Measures how long the browser's main thread takes for each step of scrolling through the two tables that grow
 * with the site, with 1,000 drivers and with 100. The figures are similar, because only the visible part is
 * rendered. Started by `npm run bench`.
 */
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '~/infra/local/browser';
import { startBenchSite } from './bench-site';
import { median } from './timing';

const steps = 50;
const tables: readonly (readonly [path: string, table: string])[] = [
  ['/admin/edit-drivers', 'All drivers'],
  ['/admin/live-picks-snapshot', 'Picks by driver'],
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });

/** Milliseconds of each step on the way down the table. */
const measureSteps = async (
  { server, client }: Awaited<ReturnType<typeof startBenchSite>>,
  path: string,
  table: string,
): Promise<number[]> => {
  const page = await browser.newPage();
  const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: server.url }));
  await page.context().addCookies(cookies);
  await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
  const grid = page.getByRole('table', { name: table });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const computedMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const times: number[] = [];
  for (let step = 1; step <= steps; step += 1) {
    const before = await computedMs();
    await grid.evaluate((element, part) => {
      element.scrollTo(0, part * element.scrollHeight);
      return new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    }, step / steps);
    times.push((await computedMs()) - before);
  }
  await page.context().close();
  return times;
};

const many = await startBenchSite(1000, 500);
const few = await startBenchSite(100, 50);
for (const [path, table] of tables) {
  const [full, small] = [
    await measureSteps(many, path, table),
    await measureSteps(few, path, table),
  ];
  console.log(
    [
      path.padEnd(28),
      median(full).toFixed(1).padStart(8),
      Math.max(...full)
        .toFixed(1)
        .padStart(8),
      median(small).toFixed(1).padStart(8),
      `${(median(full) / median(small)).toFixed(1)}x`.padStart(8),
    ].join(' '),
  );
}
await browser.close();
await Promise.all([many.server.stop(), few.server.stop()]);
