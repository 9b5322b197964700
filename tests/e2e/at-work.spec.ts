import { formatWeek, formatWeekDays } from '~/app/copy/format-time';
import { writeIn } from '~/app/copy/server-copy.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import type { TestServer } from '~/tests/support/test-server';
import { openNext, publish } from './support/ranks';
import {
  expect,
  expectAccessibleInEveryLook,
  openAsAdmin,
  test,
  openAsDriver,
  openMenu,
} from './support/site';
import { toPattern } from './support/to-pattern';

/** Publishes the sample's week and opens the selection of the next one. */
const weekLater = async (server: TestServer) => {
  await publish(server);
  await openNext(server);
};

test('the job of a week stays visible during the selection for the next one', async ({
  page,
  site,
  language,
  copy,
  adminCopy,
  list,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await seedSample(site.platform);
  await openAsDriver(page, site);
  await list.add('J002');
  await list.save();
  await expect(list.saved).toHaveText('1. J002');
  await weekLater(site);

  await openAsDriver(page, site);
  const job = page.getByRole('region', { name: copy.preferences.yourJob('J002') });
  await expect(job).toContainText(writeIn(language, () => formatWeek('2026-W49')));
  await expect(job).toContainText(`6:00 ${copy.time.am}`);
  const title = copy.preferences.weekTitle(writeIn(language, () => formatWeekDays('2026-W50')));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await list.showList();
  await expect(page.getByText(copy.preferences.nobodyAhead)).toBeVisible();
  await job.getByText(toPattern(copy.ranking.picksAndWhy.replace('{count}', '1'))).click();
  await expect(job.getByRole('listitem')).toContainText(copy.common.pick(1));
  await expectAccessibleInEveryLook(page);
  await expect(list.saveButton).toBeVisible();

  await openAsAdmin(page, site, '/admin/final-assignments');
  await expect(page.getByText(adminCopy.assignments.notPublishedText)).toBeVisible();
  const weekTitle = adminCopy.assignments.postingTitle(
    writeIn(language, () => formatWeekDays('2026-W49')),
  );
  await openMenu(page);
  await page.getByRole('link', { name: weekTitle }).click();
  await expect(page.getByRole('heading', { name: weekTitle })).toBeVisible();
  await expect(page.getByRole('row', { name: /1234567.*J002/ })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    openMenu(page).then(() => page.getByRole('link', { name: adminCopy.common.exportCsv }).click()),
  ]);
  expect(csv.suggestedFilename()).toBe('final_assignments.csv');
  const [record] = await Promise.all([
    page.waitForEvent('download'),
    openMenu(page).then(() =>
      page.getByRole('link', { name: adminCopy.assignments.awardRecord }).click(),
    ),
  ]);
  expect(record.suggestedFilename()).toBe('award-2026-W49-v1.json');
  const paper = await page.request.get('/admin/reports/assignments?period=2026-W49');
  expect(await paper.text()).toContain('J002');
  for (const path of ['/admin/final-assignments/2026-W48', '/admin/reports/assignments'])
    expect((await page.request.get(path)).status(), path).toBe(404);
});
