import { changeDriver, changeJobs } from '~/tests/support/change-rosters';
import { publish, rankInConflict } from './support/ranks';
import {
  expect,
  expectAccessibleInEveryLook,
  expectToast,
  letPass,
  openAsAdmin,
  test,
} from './support/site';

test('a later version is published only with the changes of the lists that were shown', async ({
  page,
  site,
}) => {
  await rankInConflict(site);
  await publish(site);
  const added = Array.from({ length: 12 }, (_, at) => ({ jobId: `N${at + 10}` }));
  const moved = {
    startTime: '09:15',
    weekDays: 'Tue-Sat',
    location: 'Harbor Street depot',
    places: 2,
  };
  await changeJobs(site, [{ jobId: 'J001', ...moved }, ...added], ['J002']);
  await changeDriver(site, '1234567', { isEligible: false, seniorityNumber: 77 });
  await page.setViewportSize({ width: 360, height: 800 });
  await openAsAdmin(page, site, '/admin/final-assignments?view=provisional');
  await page.getByRole('button', { name: 'Save Final Assignments' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Jobs and drivers that differ from version 1');
  await expect(dialog.getByText('N21')).toBeHidden();
  await dialog.getByText('and 2 more').click();
  await expect(dialog.getByText('N21')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await dialog.getByRole('button', { name: 'Save Final Assignments' }).click();
  await expect(page.getByRole('button', { name: 'Cancel publishing' })).toBeVisible();

  // Somebody edits a job before the publication starts: it ends, and the open page shows the list anew.
  await changeJobs(site, [{ jobId: 'J001', startTime: '10:30' }]);
  await letPass(page, site, 10_000);
  await expectToast(page, 'Jobs or drivers have changed');
  await expect(dialog).toContainText('→ 10:30 AM');
  await dialog.getByRole('button', { name: 'Save Final Assignments' }).click();
  await expect(page.getByRole('button', { name: 'Cancel publishing' })).toBeVisible();
  await letPass(page, site, 10_000);
  await expect(page.getByText('Published, version 2')).toBeVisible();
});
