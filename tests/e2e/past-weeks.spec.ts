import { readSheet } from 'read-excel-file/node';
import { formatWeek, formatWeekOfYear } from '~/app/copy/format-time';
import { writeIn } from '~/app/copy/server-copy.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { fourWeeks, twoVacationVersions } from '~/tests/support/past-weeks';
import { openMore } from './support/driver-page';
import {
  expect,
  expectAccessible,
  openAsAdmin,
  openAsDriver,
  test,
  openMenu,
} from './support/site';

test.describe('an administrator', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });

  test('finds every week again, with its versions, claims, record and reports', async ({
    page,
    site,
    language,
    adminCopy: { pastWeeks, assignments, disputes, vacations, common },
  }) => {
    const write = (periodId: string) => writeIn(language, () => formatWeekOfYear(periodId));
    await openAsAdmin(page, site, '/admin/past-weeks');
    await expect(page.getByText(pastWeeks.noWeeks)).toBeVisible();
    await fourWeeks(site);
    await openAsAdmin(page, site, '/admin/reports');
    await page.getByRole('main').getByRole('link', { name: pastWeeks.title }).click();
    const row = page.getByRole('row', { name: write('2026-W49') });
    await expect(row).toContainText(pastWeeks.claimCounts(0, 1));
    await expect(row).toContainText(pastWeeks.version(2));
    await expect(page.getByRole('row', { name: write('2026-W52') })).toBeVisible();
    await expectAccessible(page);

    await row.getByRole('link', { name: pastWeeks.version(1) }).click();
    await expect(page.getByText(pastWeeks.replaced(2))).toBeVisible();
    await expect(page.getByRole('row', { name: /1234567.*J002/ })).toBeVisible();
    await page.getByRole('link', { name: pastWeeks.version(2) }).click();
    await expect(page.getByRole('row', { name: /3456789.*J002/ }).first()).toBeVisible();
    await expect(page.getByText('Seniority decides').last()).toBeVisible();
    await expect(page.getByRole('link', { name: disputes.answer, exact: true })).toHaveCount(0);
    await expectAccessible(page);
    const [record] = await Promise.all([
      page.waitForEvent('download'),
      openMenu(page).then(() => page.getByRole('link', { name: assignments.awardRecord }).click()),
    ]);
    expect(record.suggestedFilename()).toBe('award-2026-W49-v2.json');
    const report = '/admin/reports/assignments?period=2026-W49&version=1&ids=1';
    expect(await (await page.request.get(report)).text()).toContain('1234567');

    await page.goto('/admin/activity-log');
    await page.getByRole('link', { name: pastWeeks.showClaims }).last().click();
    await expect(page.getByText('I trained for this route')).toBeVisible();
    await twoVacationVersions(site);
    for (const query of ['driver=4567890', 'job=J002', 'driver=jo', 'week=W002', 'week=W9']) {
      await page.goto(`/admin/past-weeks?${query}`);
      await expectAccessible(page);
    }
    for (const path of [
      '/admin/final-assignments/2026-W40',
      '/admin/final-assignments/2026-W49?version=3',
      '/admin/final-assignments/vacation?version=1',
      '/admin/final-assignments/record?period=2026-W49&version=0',
      '/admin/final-vacation-assignments/3',
      '/admin/final-vacation-assignments/export?version=3',
      '/admin/final-vacation-assignments/posting?version=0',
    ])
      expect((await page.request.get(path)).status(), path).toBe(404);

    await page.goto('/admin/final-vacation-assignments/1');
    const link = page.getByRole('link', { name: vacations.toPosting });
    await page.goto((await link.getAttribute('href'))!);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row', { name: /W002/ })).toBeVisible();
    await page.goBack();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      openMenu(page).then(() => page.getByRole('link', { name: common.exportExcel }).click()),
    ]);
    expect(file.suggestedFilename()).toBe('final_vacation_assignments.xlsx');
    const held = (await readSheet(await file.path())).filter(([, , , weekId]) => weekId === 'W002');
    expect(held.map(([employeeId]) => employeeId)).toEqual(['4567890']);
  });
});

test.describe('a driver', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('sees their own result of every published week', async ({ page, site, language, copy }) => {
    await seedSample(site.platform);
    await openAsDriver(page, site, '4567890', '/driver-preferences/past-weeks');
    await expect(page.getByText(copy.pastResults.none(2026))).toBeVisible();
    await fourWeeks(site);
    await openAsDriver(page, site, '4567890');
    await openMore(page, copy);
    await page.getByRole('link', { name: copy.common.pastResults }).click();
    await expect(page.getByRole('heading', { name: copy.pastResults.title })).toBeVisible();
    const results = page
      .getByRole('region')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(results).toHaveCount(4);
    await expect(results.last()).toContainText(writeIn(language, () => formatWeek('2026-W49')));
    await results.last().locator('summary').click();
    await expect(results.last().getByRole('listitem').first()).toContainText('J002');
    await twoVacationVersions(site);
    await page.reload();
    const vacations = page.getByRole('region', { name: copy.pastResults.vacations });
    await expect(vacations.getByRole('listitem')).toHaveCount(2);
    await expect(vacations.getByRole('listitem').last()).toContainText(copy.pastResults.replaced);
    await expect(vacations.getByRole('listitem').last()).toContainText('W002');
    await expectAccessible(page);
  });
});
