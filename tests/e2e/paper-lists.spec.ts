import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { fillRosters } from './support/depot';
import { countPdfPages } from './support/pdf';
import { rankJobsOn } from './support/ranks';
import {
  expect,
  expectAccessibleInEveryLook,
  openAsAdmin,
  openMenu,
  scope,
  test,
} from './support/site';

const path = '/admin/enter-lists';
const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 800 };

/** Lists as drivers wrote them: whose, and which of the jobs that need no certification. */
const papers = [3, 14, 22, 37, 41, 58, 60, 73, 88, 100].map((seniority, index) => ({
  seniority: String(seniority),
  places: [index, index + 11, index + 25, index + 40, index + 2],
}));

test('ten paper lists are entered by keyboard, in at most 12 keys beyond the picks', async ({
  page,
  site,
  adminCopy,
}) => {
  const { enterLists, entry } = adminCopy;
  const { stores } = site.platform.deps;
  await fillRosters(site, { drivers: 110, jobs: 90 });
  const jobs = (await stores.jobs.list(scope)).items.filter(({ isAirport }) => !isAirport);
  const drivers = (await stores.drivers.list(scope)).items;
  await page.setViewportSize(wide);
  await openAsAdmin(page, site, path);
  const driver = page.getByLabel(enterLists.driver, { exact: true });
  await expect(driver).toBeFocused();
  await page.getByLabel(entry.how).selectOption('letter');
  await driver.focus();

  let keys = 0;
  const press = async (...all: readonly string[]) => {
    for (const key of all) await page.keyboard.press(key);
    keys += all.length;
  };
  for (const [index, { seniority, places }] of papers.entries()) {
    const jobIds = places.map((place) => jobs[place]!.jobId);
    const typed = jobIds.map((jobId) => jobId.replace(/^\D+0*/, ''));
    keys = 0;
    // The spaces between the picks count too.
    await press(
      ...seniority,
      'Enter',
      ...typed
        .join(' ')
        .replaceAll(' ', '+')
        .split('')
        .map((key) => (key === '+' ? 'Space' : key)),
    );
    await press('Enter', 'Enter');
    expect(keys - typed.join('').length).toBeLessThanOrEqual(12);
    await expect(driver).toBeFocused();
    await expect(driver).toHaveValue('');
    await expect(page.getByRole('row')).toHaveCount(index + 2);
    const owner = drivers.find((one) => one.seniorityNumber === Number(seniority))!;
    expect(await stores.picks.get(scope, owner.employeeId)).toMatchObject({
      jobIds,
      enteredBy: { username: 'admin', askedBy: owner.name, how: 'letter' },
    });
  }
  await expectAccessibleInEveryLook(page);
});

test.describe('with five drivers', () => {
  test.beforeEach(({ site }) => seedSample(site.platform));

  test('what is wrong is told beside the field, and a list is corrected', async ({
    page,
    site,
    adminCopy,
  }) => {
    const { enterLists, entry } = adminCopy;
    const { picks: lists } = site.platform.deps.stores;
    const [david, maria] = ['3456789', '2345678'];
    await rankJobsOn(site, maria, ['J002']);
    await page.setViewportSize(narrow);
    await openAsAdmin(page, site, path);
    const driver = page.getByLabel(enterLists.driver, { exact: true });
    const picks = page.getByLabel(enterLists.picks, { exact: true });
    await page.getByLabel(entry.how).selectOption('letter');

    await driver.fill('9');
    await driver.press('Enter');
    await expect(picks).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('“9”');
    await picks.pressSequentially('1 7 5');
    await picks.press('Enter');
    await expect(page.getByRole('alert').nth(1)).toHaveText(
      enterLists.problems['job-unknown']({ typed: '7' }),
    );
    await expectAccessibleInEveryLook(page);
    await picks.press('Enter');
    await picks.fill('1 5\n');
    await picks.press('Enter');
    await expect(driver).toBeFocused();
    await driver.fill('3');
    await driver.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      enterLists.problems['job-not-allowed']({ jobId: 'J001' }),
    );
    await picks.fill('2 5\n');
    await picks.press('Enter');
    await expect(page.getByRole('row')).toHaveCount(2);
    expect(await lists.get(scope, david)).toMatchObject({ jobIds: ['J002', 'J005'] });

    await test.step('it asks before it replaces the list of a driver', async () => {
      await page.keyboard.type('2');
      await page.keyboard.press('Enter');
      const confirm = page.getByRole('checkbox');
      await expect(confirm).not.toBeChecked();
      await page.keyboard.type('3');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(confirm).toBeFocused();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('row')).toHaveCount(3);
      expect(await lists.get(scope, maria)).toMatchObject({ jobIds: ['J003'] });
    });

    await test.step('a list is corrected', async () => {
      await page.getByRole('link', { name: enterLists.correctFor('David Johnson') }).click();
      await expect(picks).toHaveValue('J002 J005');
      await expect(picks).toBeFocused();
      await picks.fill('5\n');
      await picks.press('Enter');
      await expect(page.getByRole('heading', { name: enterLists.list })).toBeVisible();
      await expect(page.getByRole('row').nth(1)).toContainText('David Johnson');
      expect(await lists.get(scope, david)).toMatchObject({ jobIds: ['J005'] });
      await expectAccessibleInEveryLook(page);
    });
  });

  test('a picks form is printed from the page of a driver', async ({ page, site, adminCopy }) => {
    const { picksForm } = adminCopy;
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await openAsAdmin(page, site, '/admin/driver-picks/3456789');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: picksForm.print }).click();
    const form = await opened;
    await expect(form.getByText('David Johnson')).toBeVisible();
    await expect(form.getByText(picksForm.jobs(3))).toBeVisible();
  });
});

test('picks forms fit on a page each, and cut no job in two', async ({ page, site, adminCopy }) => {
  const { picksForm } = adminCopy;
  await fillRosters(site, { drivers: 12, jobs: 90 });
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openAsAdmin(page, site, '/admin/remind-drivers');
  await openMenu(page);
  await expect(page.getByRole('link', { name: picksForm.printAll })).toBeVisible();
  await page.goto('/admin/picks-form?of=missing');
  const forms = page.locator('section');
  const count = await forms.count();
  expect(count).toBeGreaterThan(9);
  await expect(page.getByRole('status')).toHaveText(picksForm.count(count));
  for (const format of ['Letter', 'A4'] as const)
    expect(await countPdfPages(page, format)).toBe(count);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toHaveCSS('padding-left', '0px');
  const breaks = await forms
    .locator('li')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).breakInside))]);
  expect(breaks).toEqual(['avoid']);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(narrow);
  await expectAccessibleInEveryLook(page);
});
