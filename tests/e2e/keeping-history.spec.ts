import { formatLongDate } from '~/app/copy/format-time';
import { writeIn } from '~/app/copy/server-copy.server';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { finishWork } from '~/app/services/unfinished/finish-work.server';
import { shorteningWaitDays } from '~/domain/retention/limits';
import { dayMs, minuteMs } from '~/domain/time/time-units';
import type { TestServer } from '~/tests/support/test-server';
import { openNext, publish } from './support/ranks';
import {
  expect,
  expectAccessibleInEveryLook,
  expectToast,
  openAsAdmin,
  scope,
  test,
} from './support/site';

const path = '/admin/keeping-history';

const publishAndOpen = async (server: TestServer) => {
  await publish(server);
  await openNext(server);
};
const sweep = async ({ platform: { deps }, clock }: TestServer, minutes: number) => {
  clock.advance(minutes * minuteMs);
  await finishWork({ deps, shards: allDueShards, hasTime: () => true });
};

test('a company keeps its history for a year', async ({ page, site, adminCopy, serverCopy }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { retention, pastWeeks, master } = adminCopy;
  await seedSample(site.platform);
  await publishAndOpen(site);
  site.clock.moveTo('2028-12-01T12:00:00.000Z');
  for (let week = 0; week < 3; week += 1) await publishAndOpen(site);

  await openAsAdmin(page, site, path);
  await expect(page.getByText(retention.nothingErased)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  const chooseAwards = async (years: string) => {
    await page.getByLabel(retention.kindLabels.awards, { exact: true }).selectOption(years);
    await page.getByRole('button', { name: retention.review }).click();
    await expect(page.getByRole('heading', { name: retention.reviewTitle })).toBeVisible();
  };
  await chooseAwards('1');
  await expect(page.getByText(`${retention.countLabels.weeks}: 2`)).toBeVisible();
  await expect(page.getByText(retention.later(shorteningWaitDays))).toBeVisible();
  await expectAccessibleInEveryLook(page);
  const save = page.getByRole('button', { name: retention.saveLater(shorteningWaitDays) });
  await save.click();
  await expectToast(page, serverCopy.retention.waits);
  await expect(page.getByText(retention.waits, { exact: true })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: retention.withdraw }).click();
  await expectToast(page, serverCopy.retention.withdrawn);
  await expect(page.getByText(retention.waits, { exact: true })).toHaveCount(0);
  await chooseAwards('1');
  await save.click();
  await expectToast(page, serverCopy.retention.waits);
  await page.goto('/admin/master/companies');
  await expect(page.getByText(`${retention.ofCompany}: `)).toBeVisible();
  await expect(page.getByRole('heading', { name: master.sites }).first()).toBeVisible();
  await expectAccessibleInEveryLook(page);

  site.clock.advance(shorteningWaitDays * dayMs);
  await sweep(site, 1);
  await sweep(site, 61);
  await openAsAdmin(page, site, '/admin/past-weeks');
  const erased = await site.platform.deps.stores.retention.readErased(scope);
  const day = writeIn('en', () => formatLongDate(erased.keptFrom.awards!));
  await expect(page.getByText(pastWeeks.erased(day, pastWeeks.erasedWeeks(2)))).toBeVisible();
  await expect(page.getByText('2026')).toHaveCount(0);
  await expectAccessibleInEveryLook(page);
  await page.goto('/admin/activity-log');
  await expect(page.getByText(`${retention.countLabels.weeks}: 0 → 2`)).toBeVisible();
  await page.goto(path);
  await expect(page.getByText(`${retention.countLabels.weeks}: 2`)).toBeVisible();
  await expectAccessibleInEveryLook(page);
});
