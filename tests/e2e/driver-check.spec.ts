import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Copy } from '~/app/copy/copy';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import type { AwardRecord } from '~/domain/award/record/award-record';
import { clientFolder } from '~/infra/local/build';
import type { TestServer } from '~/tests/support/test-server';
import { assignByHand, offerWeeks, publishWeeks } from '~/tests/support/vacations';
import { publish, rankInConflict } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  openAsAdmin,
  openAsDriver,
  scope,
  test,
} from './support/site';

test.use({ viewport: { width: 360, height: 800 } });

type Check = Copy['driver']['check'];
const findCard = (page: Page, check: Check) => page.getByRole('region', { name: check.title });
const unfold = (page: Page, check: Check) =>
  findCard(page, check).getByRole('heading', { name: check.title }).click();
const press = async (page: Page, check: Check) => {
  const button = findCard(page, check).getByRole('button', { name: check.press });
  if (!(await button.isVisible())) await unfold(page, check);
  await button.click();
};
const shorten = (digest: string) => digest.slice(0, 8);
const readDigests = async ({ platform: { deps } }: TestServer, periodId: string) => {
  const { digest, numberedDigest } = (await deps.stores.awards.read(scope, periodId, 1))!;
  return { digest, numberedDigest: numberedDigest! };
};

/** Changes the record on its way to the phone. */
const tamper = (page: Page, change: (record: AwardRecord) => unknown) =>
  page.route('**/check-record', async (route) => {
    const response = await route.fetch();
    const record = (await response.json()) as AwardRecord;
    change(record);
    const { 'content-encoding': _, ...headers } = response.headers();
    await route.fulfill({ status: 200, headers, body: JSON.stringify(record) });
  });

/** The scripts that the page has loaded and that have the engine of awards. */
const watchEngine = (page: Page) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(join(clientFolder, pathname));
  });
  return () => [...scripts].filter((file) => readFileSync(file, 'utf8').includes('freedBy'));
};

test('a driver computes the whole award again on the phone @core', async ({ page, site, copy }) => {
  const { check, checkResult } = copy;
  await rankInConflict(site);
  await publish(site);
  const { numberedDigest } = await readDigests(site, '2026-W49');
  const listEngine = watchEngine(page);
  await openAsDriver(page, site, '4567890');
  const card = findCard(page, check);
  await expect(card.locator('code').first()).toHaveText(shorten(numberedDigest));
  await expect(card.getByText('npm run')).toBeHidden();
  await expect(card.getByText(numberedDigest)).toBeHidden();
  await unfold(page, check);
  await expect(card).toContainText(check.yourNumber(4));
  await expect(card.locator('code').last()).toHaveText(numberedDigest);
  await page.waitForLoadState('networkidle');
  expect(listEngine()).toEqual([]);
  await press(page, check);
  const status = card.getByRole('status');
  await expect(status).toContainText(checkResult.same);
  await expect(status).toContainText(checkResult.sameOwn(4));
  await expect(status.locator('code')).toHaveText(shorten(numberedDigest));
  expect(listEngine().length).toBeGreaterThan(0);
  await expectAccessibleInEveryLook(page);
});

test('the phone says what differs in a record that was changed', async ({
  page,
  site,
  copy,
  complaints,
}) => {
  const { check, checkResult } = copy;
  await rankInConflict(site);
  await publish(site);
  await openAsDriver(page, site, '4567890');
  const status = findCard(page, check).getByRole('status');

  await test.step('an assignment', async () => {
    await tamper(page, ({ output }) => {
      const job = output.jobs.find(({ jobId }) => jobId === 'J002')!;
      Object.assign(job, { driverId: '0004' });
    });
    await press(page, check);
    const [published, computed] = ['4', '1'].map((number) => checkResult.holders([number], ''));
    await expect(status).toContainText(
      checkResult.assignmentDiffers('jobs', 'J002', published!, computed!),
    );
    await expectAccessible(page);
    await page.unroute('**/check-record');
  });

  await test.step('a list', async () => {
    await tamper(page, ({ input }) => {
      const list = input.preferences.find(({ driverId }) => driverId === '0001')!;
      Object.assign(list, { preferences: [...list.preferences].reverse() });
    });
    await press(page, check);
    await expect(status).toContainText(checkResult.differs);
    await expect(status).toContainText('J001');
    await page.unroute('**/check-record');
  });

  await test.step('a list that changes no assignment', async () => {
    await tamper(page, ({ input }) => {
      const list = input.preferences.find(({ driverId }) => driverId === '0001')!;
      Object.assign(list, { preferences: ['J002'] });
    });
    await press(page, check);
    const { numberedDigest } = await readDigests(site, '2026-W49');
    await expect(status).toContainText(checkResult.numberDiffers(numberedDigest, '').slice(0, 60));
    await page.unroute('**/check-record');
  });

  await test.step('no connection: the button works again afterwards', async () => {
    await page.context().setOffline(true);
    await press(page, check);
    await expect(status).toContainText(check.notLoaded);
    await page.context().setOffline(false);
    expect(complaints.splice(0).join()).toMatch(/^[^,]*ERR_INTERNET_DISCONNECTED$/);
    await press(page, check);
    await expect(status).toContainText(checkResult.same);
  });

  await test.step('a newer version', async () => {
    await tamper(page, (record) => Object.assign(record, { version: 2 }));
    await press(page, check);
    await expect(status).toContainText(checkResult.reload);
  });
});

test('a browser without HTTPS compares everything but the control number', async ({
  page,
  site,
  copy,
}) => {
  await rankInConflict(site);
  await publish(site);
  await page.addInitScript(() =>
    Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }),
  );
  await openAsDriver(page, site, '4567890');
  await press(page, copy.check);
  const status = findCard(page, copy.check).getByRole('status');
  await expect(status).toContainText(copy.checkResult.same);
  await expect(status).toContainText(copy.checkResult.noNumber);
});

test('vacation weeks are checked in the same way', async ({ page, site, copy }) => {
  const { check, checkResult } = copy;
  await seedSample(site.platform);
  await offerWeeks(site, { count: 4, slots: 1 });
  await assignByHand(site, '2345678', 'W002');
  await publishWeeks(site);
  await openAsDriver(page, site, '2345678', '/driver-vacation');
  await press(page, check);
  const status = findCard(page, check).getByRole('status');
  await expect(status).toContainText(checkResult.sameOwn(2));
  const { numberedDigest } = await readDigests(site, 'vacation');
  await expect(status.locator('code')).toHaveText(shorten(numberedDigest));
  await expectAccessible(page);
});

test.describe('an administrator', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('sees and prints the digests that drivers can check', async ({ page, site }) => {
    await rankInConflict(site);
    await publish(site);
    await offerWeeks(site, { count: 2, slots: 1 });
    await assignByHand(site, '2345678', 'W002');
    await publishWeeks(site);
    const [jobs, weeks] = [
      await readDigests(site, '2026-W49'),
      await readDigests(site, 'vacation'),
    ];
    for (const [path, { digest, numberedDigest }] of [
      ['/admin/final-assignments', jobs],
      ['/admin/final-assignments/2026-W49?version=1', jobs],
      ['/admin/final-vacation-assignments/1', weeks],
      ['/admin/final-vacation-assignments/posting', weeks],
    ] as const) {
      await openAsAdmin(page, site, path);
      await expect(page.locator('main')).toContainText(digest);
      await expect(page.locator('main')).toContainText(numberedDigest);
    }
  });
});
