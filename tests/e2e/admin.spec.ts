import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { sampleDrivers, sampleJobs } from '~/domain/site/sample-data';
import { holdRequests } from './support/held-requests';
import {
  expect,
  expectAccessibleInEveryLook,
  expectToast,
  rawGoto,
  scope,
  openAsAdmin,
  test,
} from './support/site';

test.beforeEach(({ site }) => seedSample(site.platform));

test('confirming one manual assignment does not confirm another', async ({ page, site }) => {
  const { manual, sites } = site.platform.deps.stores;
  const assigned = async () =>
    (await manual.list(scope, (await sites.read(scope)).site!.window.periodId)).map(
      ({ driverId, jobId }) => [driverId, jobId],
    );
  const uncertified = sampleDrivers.filter(({ airportCertified }) => !airportCertified);
  const [first, second] = uncertified;
  const { jobId } = sampleJobs.find(({ isAirport }) => isAirport)!;
  await openAsAdmin(page, site, '/admin/final-assignments');
  const driver = page.getByLabel('Driver', { exact: true });
  const assign = page.getByRole('button', { name: 'Assign manually' });
  const anyway = page.getByRole('button', { name: 'Assign anyway' });
  await driver.fill(first!.employeeId);
  await page.getByLabel('Job', { exact: true }).fill(jobId);
  await assign.click();
  await expect(page.getByRole('alert')).toContainText(
    `Please check before you assign ${jobId} to ${first!.name} (${first!.employeeId}, seniority ${first!.seniorityNumber})`,
  );
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(anyway).toHaveCount(0);
  await expect(page).toHaveURL(/final-assignments$/);
  await driver.fill(second!.employeeId);
  await page.getByLabel('Job', { exact: true }).fill(jobId);
  await assign.click();
  await expect(page.getByRole('alert')).toContainText(`${second!.name} is not airport certified.`);
  expect(await assigned()).toEqual([]);
  // The confirmation is about what was asked, whatever the form contains by now.
  await driver.fill(first!.employeeId);
  await anyway.click();
  await expectToast(page, `Job ${jobId} goes to ${second!.name}.`);
  expect(await assigned()).toEqual([[second!.employeeId, jobId]]);
});

test('an administrator edits, adds and deletes drivers @core', async ({ page, site }) => {
  const drivers = async () => (await site.platform.deps.stores.drivers.list(scope)).items;
  const dialog = page.getByRole('dialog');
  await openAsAdmin(page, site);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Edit Drivers/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Edit Drivers – Main Site' })).toBeVisible();

  // Inline edits are counted and marked. An edit is dropped if it equals the stored value.
  const name = page.getByLabel('Name of 1234567');
  await name.fill('Jon Smith');
  await page.getByLabel('VC of 4567890').check();
  await expect(page.getByRole('button', { name: 'Save Changes (2)' })).toBeEnabled();
  await name.fill('John Smith');
  await expect(page.getByRole('button', { name: 'Save Changes (1)' })).toBeEnabled();
  // A negative seniority is marked as invalid and not saved.
  await page.getByLabel('Seniority of 1234567').fill('-5');
  await expect(page.getByLabel('Seniority of 1234567')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Save Changes (1)' })).toBeEnabled();
  await page.getByRole('button', { name: 'Save Changes (1)' }).click();
  await expectToast(page, 'Drivers Updated');
  await expect(page.getByRole('button', { name: 'Save Changes', exact: true })).toBeDisabled();
  expect((await drivers()).find((driver) => driver.employeeId === '4567890')?.vcStatus).toBe(true);

  // A taken seniority number is refused with the name of its holder, and the edit is kept.
  await page.getByLabel('Seniority of 1234567').fill('2');
  await page.getByRole('button', { name: 'Save Changes (1)' }).click();
  await expect(page.getByRole('alert')).toContainText('Maria Garcia (2345678) already has it');
  await expect(page.getByLabel('Seniority of 1234567')).toHaveValue('2');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toContainText('Your changes to 1 driver are not saved');
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Seniority of 1234567')).toHaveValue('1');

  // The add dialog requires seven digits.
  await page.getByRole('link', { name: 'Add Driver' }).click();
  await dialog.getByLabel('Employee ID').pressSequentially('12-34x567890');
  await expect(dialog.getByLabel('Employee ID')).toHaveValue('1234567');
  await dialog.getByLabel('Employee ID').fill('700000');
  await expect(dialog.getByRole('button', { name: 'Add Driver' })).toBeDisabled();
  await dialog.getByLabel('Employee ID').fill('1234567');
  await dialog.getByLabel('Name').fill('Nina New');
  await dialog.getByLabel('Seniority Number').fill('6');
  await dialog.getByRole('button', { name: 'Add Driver' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'A driver with this Employee ID already exists.',
  );
  await dialog.getByLabel('Employee ID').fill('7000001');
  // A second click during the first request does nothing.
  await dialog.getByRole('button', { name: 'Add Driver' }).click({ clickCount: 2, delay: 30 });
  await expectToast(page, 'Driver Added');
  await expect(dialog).toHaveCount(0);

  // The selection survives a search, and the confirmation of a deletion says how many drivers will be deleted.
  await page.getByLabel('Select 7000001').check();
  await page.getByLabel('Search drivers').fill('Maria');
  await page.getByLabel('Select 2345678').check();
  await page.getByRole('button', { name: 'Delete 2 drivers' }).click();
  await expect(dialog).toContainText(
    'Are you sure you want to delete 2 driver(s)? This can be undone for a day.',
  );
  await dialog.getByRole('button', { name: 'Delete 2' }).click();
  await expectToast(page, 'Successfully removed 2 drivers');
  expect((await drivers()).map((driver) => driver.employeeId)).toEqual(
    sampleDrivers.map((driver) => driver.employeeId).filter((id) => id !== '2345678'),
  );
});

test('a button is busy while its form is sent, but not while another page loads', async ({
  page,
}) => {
  await page.goto('/admin-portal');
  const letGo = await holdRequests(page, '**/admin-portal/forgot-password*');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByText('Loading…')).toBeAttached();
  // After a moment a placeholder hides the page, and with it the button.
  await expect(page.getByRole('button', { name: 'Login', includeHidden: true })).toBeAttached();
  await expect(page.getByText('Logging in…')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('button', { name: 'Email me a link' })).toBeVisible();
});

test('what was typed before scripts took over the page counts as an edit', async ({
  page,
  site,
}) => {
  await openAsAdmin(page, site);
  const letGo = await holdRequests(page, '**/assets/**/*.js');
  await rawGoto(page, '/admin/edit-jobs');
  await page.getByLabel('Start Time of J002').fill('06:45');
  await page.getByLabel('Airport of J002').check();
  letGo();
  await page.getByRole('button', { name: 'Save Changes (1)' }).click();
  await expectToast(page, 'Jobs Updated');
  const { items } = await site.platform.deps.stores.jobs.list(scope);
  expect(items.find(({ jobId }) => jobId === 'J002')).toMatchObject({
    startTime: '06:45',
    isAirport: true,
  });
});

test('leaving unsaved edits of the table asks first', async ({ page, site }) => {
  await openAsAdmin(page, site, '/admin/edit-jobs');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  const startTime = page.getByLabel('Start Time of J002');
  await startTime.fill('06:45');
  // Opening a dialog over the table keeps the edits in the table.
  await page.getByRole('link', { name: 'Add Job' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Cancel' }).click();
  for (const link of [
    page.getByRole('tab', { name: 'Master List' }),
    page.getByRole('link', { name: 'Back to Dashboard' }),
    page.getByRole('navigation', { name: 'Administration' }).getByRole('link').first(),
  ]) {
    await link.click();
    await expect(dialog).toContainText('Your changes to 1 job are not saved.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(startTime).toHaveValue('06:45');
  }
  await page.getByRole('tab', { name: 'Master List' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Paste to import' })).toBeVisible();
});

test('jobs are edited in place and copied as text', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsAdmin(page, site, '/admin/edit-jobs');
  await page.getByLabel('Start Time of J002').fill('25:00');
  await expect(page.getByRole('button', { name: 'Save Changes', exact: true })).toBeDisabled();
  await page.getByLabel('Start Time of J002').fill('06:45');
  await page.getByRole('button', { name: 'Save Changes (1)' }).click();
  await expectToast(page, 'Jobs Updated');
  const { items } = await site.platform.deps.stores.jobs.list(scope);
  expect(items).toEqual(
    sampleJobs.map((job) => (job.jobId === 'J002' ? { ...job, startTime: '06:45' } : job)),
  );

  await page.getByRole('tab', { name: 'Master List' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied to Clipboard')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]).toBe('JobID\tWeekDays\tStartTime\tAirport\tLocation');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export Data' }).click();
  expect((await download).suggestedFilename()).toBe('jobs.tsv');
});

const pages = [
  '/admin-portal',
  '/admin/dashboard',
  '/admin/edit-drivers',
  '/admin/edit-drivers?dialog=add',
  '/admin/edit-drivers?tab=master',
  '/admin/edit-jobs',
  '/admin/edit-jobs?dialog=add',
  '/admin/final-assignments',
  '/admin/final-assignments?view=provisional',
  '/no/such/page',
];
test('administrator pages are accessible', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin-portal');
  await expectAccessibleInEveryLook(page);
  await openAsAdmin(page, site);
  for (const path of pages.slice(1)) {
    await page.goto(path);
    await expectAccessibleInEveryLook(page);
  }
});
