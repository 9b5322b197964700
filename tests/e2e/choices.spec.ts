import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { expect, expectAccessibleInEveryLook, openAsAdmin, test } from './support/site';

const manualPath = '/admin/final-assignments?view=provisional';

test.beforeEach(({ site }) => seedSample(site.platform));

test('a driver is chosen by name, ID or seniority number with the keyboard, and a job by its time @core', async ({
  page,
  site,
  copy: { choosing, common },
  adminCopy: { whatIf },
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsAdmin(page, site, '/admin/what-if');
  const driver = page.getByLabel(common.driver, { exact: true }).first();
  const options = page.getByRole('listbox', { name: choosing.suggestions }).getByRole('option');

  await test.step('suggestions match every word, and Enter takes the highlighted one', async () => {
    await driver.pressSequentially('gar mar');
    await expect(options).toHaveText([/Maria Garcia.*2345678/]);
    await expect(driver).toHaveAttribute('aria-expanded', 'true');
    await expectAccessibleInEveryLook(page);
    await driver.press('ArrowDown');
    await expect(options).toHaveAttribute('aria-selected', 'true');
    await driver.press('Enter');
    await expect(driver).toHaveValue('Maria Garcia (2345678)');
    await expect(options).toHaveCount(0);
    await driver.press('Enter');
    await expect(page.getByText(whatIf.changes.removeDriver('2345678')).first()).toBeVisible();
  });

  await test.step('Escape closes the suggestions, then clears the field', async () => {
    await driver.fill('4');
    await expect(options).toHaveText([/Sarah Williams/]);
    await driver.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(driver).toHaveValue('4');
    await driver.press('Escape');
    await expect(driver).toHaveValue('');
    await driver.fill('Sarah');
    await page.getByRole('button', { name: choosing.clear }).click();
    await expect(driver).toHaveValue('');
    await expect(driver).toBeFocused();
  });

  await test.step('nothing that matches is told', async () => {
    await driver.fill('Nobody');
    await expect(page.getByText(choosing.none('Nobody')).first()).toBeVisible();
  });

  await test.step('a job by its start time', async () => {
    const job = page.getByLabel(common.jobId, { exact: true }).first();
    await job.fill('6:00');
    await expect(options.first()).toBeVisible();
    await options.first().click();
    await expect(job).toHaveValue(/^J00\d$/);
  });
});

test('what is not clear is asked about, and a candidate is one press', async ({
  page,
  site,
  copy: { common },
  adminCopy,
  serverCopy,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsAdmin(page, site, manualPath);
  const driver = page.getByLabel(common.driver, { exact: true });
  const assign = page.getByRole('button', { name: adminCopy.common.assignManually });
  await driver.fill('Sarah');
  await page.getByLabel(adminCopy.assignments.job, { exact: true }).fill('J002');
  await assign.click();
  const question = page.getByRole('alert');
  await expect(question).toContainText(serverCopy.errors.invalid['choice-unclear.title']);
  await expect(page.getByText(adminCopy.assignments.noManual)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  const candidate = question.getByRole('button', { name: 'Sarah Williams' });
  expect((await candidate.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await candidate.click();
  await expect(driver).toHaveValue('4567890');
  await page.getByRole('button', { name: adminCopy.assignments.assignAnyway }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'J002' })).toContainText('4567890');
});

test('suggestions open upward where there is no room below', async ({
  page,
  site,
  copy: { choosing, common },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsAdmin(page, site, manualPath);
  const driver = page.getByLabel(common.driver, { exact: true });
  await driver.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await driver.fill('s');
  const list = page.getByRole('listbox', { name: choosing.suggestions });
  const first = list.getByRole('option').first();
  await expect(first).toBeVisible();
  const [option, field] = [(await first.boundingBox())!, (await driver.boundingBox())!];
  expect(option.y + option.height).toBeLessThanOrEqual(field.y);
  expect(option.height).toBeGreaterThanOrEqual(44);
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth).toBeLessThanOrEqual(360);
});
