/**
 * Measures a driver's page on a slow phone: the processor four times slower, 400 kbit/s, and 400 ms for each answer.
 * Compares the weight of its scripts with that of an empty page in the same frame, and of a hello-world of Remix. Started by `npm run bench`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, expect, type CDPSession, type Page } from '@playwright/test';
import { copies } from '~/app/copy/server-copy.server';
import { browserFlags, findBrowser } from '~/infra/local/browser';
import { clientFolder } from '~/infra/local/build';
import { getDriverList } from '~/tests/e2e/support/driver-list';
import { signedInDriver } from '~/tests/support/http';
import { startBenchSite } from './bench-site';
import { buildHello, findHelloScripts } from './build-hello';
import { median } from './timing';

const rounds = 5;
const goals = { screen: 2_500, tap: 100, save: 2_500, scripts: 1.25 };
const copy = copies.en.driver;

const weigh = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);

const slowDown = async (session: CDPSession): Promise<void> => {
  const bytesPerSecond = 400_000 / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** Opens the page. The first screen is complete when its largest part is painted. */
const open = async (page: Page, url: string) => {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('html[data-hydrated]').waitFor();
  return page.evaluate(async () => {
    const ready = performance.now();
    const paints = await new Promise<PerformanceEntryList>((done) => {
      new PerformanceObserver((list) => done(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    return { screen: paints.at(-1)!.startTime, ready };
  });
};

/** Milliseconds from the tap to the paint that shows its effect. */
const timeTap = async (page: Page, tap: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    const taps: number[] = [];
    Object.assign(window, { taps });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') taps.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await tap();
  // A tap that takes less than 16 ms is not reported.
  await page.waitForTimeout(1_000);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { taps: number[] }).taps));
};

/** Collects the scripts that the page loads from now on. */
const collectScripts = (page: Page): Set<string> => {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(join(clientFolder, pathname));
  });
  return files;
};

buildHello();
const hello = weigh(findHelloScripts());
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
for (const jobs of [60, 500]) {
  const { server, listed } = await startBenchSite(100, jobs);
  const tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
  const times = { first: [], again: [], ready: [], tap: [], save: [] } as Record<string, number[]>;
  let scripts = 0;
  let frame = 0;
  for (let round = 0; round < rounds; round += 1) {
    const client = await signedInDriver(server.url, tenant, listed[round]!);
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await context.addCookies(
      [...client.cookies].map(([name, value]) => ({ name, value, url: server.url })),
    );
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    const loaded = collectScripts(page);
    const url = `${server.url}/driver-preferences`;
    const first = await open(page, url);
    await page.waitForLoadState('networkidle');
    scripts = weigh([...loaded]);
    times.first!.push(first.screen);
    times.ready!.push(first.ready);
    times.again!.push((await open(page, url)).screen);
    const list = getDriverList(page, copy, server);
    const moveUp = page.locator('[data-action="up"]:enabled').first();
    await moveUp.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await moveUp.boundingBox())!;
    // A bare touch, because `click()` adds its own checks to the time.
    const touch = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    times.tap!.push(await timeTap(page, touch));
    await expect(page.getByText(copy.ranking.unsaved)).toBeVisible();
    const started = performance.now();
    await list.save();
    await expect(page.getByText(copy.ranking.unsaved)).toBeHidden();
    times.save!.push(performance.now() - started);
    const empty = await context.newPage();
    const ofFrame = collectScripts(empty);
    await open(empty, `${server.url}/a-page-that-does-not-exist`);
    await empty.waitForLoadState('networkidle');
    frame = weigh([...ofFrame]);
    await context.close();
  }
  await server.stop();
  const figure = (name: string, goal: number) => {
    const ms = median(times[name]!);
    return `${ms.toFixed(0).padStart(8)}${ms <= goal ? ' ' : '!'}`;
  };
  const ratio = scripts / frame;
  console.log(
    [
      `${jobs} jobs`.padEnd(10),
      figure('first', goals.screen),
      figure('again', goals.screen),
      figure('ready', Infinity),
      figure('tap', goals.tap),
      figure('save', goals.save),
      ...[scripts, hello, frame].map((bytes) => (bytes / 1024).toFixed(1).padStart(8)),
      `${ratio.toFixed(2).padStart(7)}x${ratio <= goals.scripts ? ' ' : '!'}`,
    ].join(' '),
  );
}
await browser.close();
