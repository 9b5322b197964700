import type { Browser, Page } from '@playwright/test';
import type { TestServer } from '~/tests/support/test-server';
import { fileClaim } from './support/claims';
import { fillDepot } from './support/depot';
import { publish, rankInConflict } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectToast,
  pressPublish,
  scope,
  openAsAdmin,
  test,
  openAsDriver,
} from './support/site';

const path = '/admin/dispute-resolution';

const driverPage = async (
  browser: Browser,
  site: TestServer,
  employeeId: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: site.url, ...options })).newPage();
  await openAsDriver(page, site, employeeId);
  return page;
};
test('a conflict is assigned manually with a reason, and against seniority only when confirmed @core', async ({
  page,
  site,
}) => {
  const manual = async () => {
    const { stores } = site.platform.deps;
    const { periodId } = (await stores.sites.read(scope)).site!.window;
    return stores.manual.list(scope, periodId);
  };
  await openAsAdmin(page, site);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Dispute Resolution/ })
    .click();
  await expect(page.getByText('No conflicts detected.')).toBeVisible();
  await rankInConflict(site);
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search conflicts' }).fill('sarah');
  await page.getByRole('link', { name: 'Award J002 to David Johnson' }).click();
  const dialog = page.getByRole('dialog', { name: 'Award job J002' });
  await expect(dialog).toContainText('Please check this first');
  await expect(dialog).toContainText(
    'John Smith (seniority 1), who is more senior, would be passed over',
  );
  await expect(dialog.getByRole('button', { name: 'Award', exact: true })).toHaveCount(0);
  expect(await manual()).toEqual([]);
  await dialog.getByLabel('Reason').fill('Light duty only');
  await dialog.getByRole('button', { name: 'Award anyway' }).click();
  await expectToast(page, 'Job Awarded');
  expect(await manual()).toMatchObject([
    { driverId: '3456789', jobId: 'J002', note: 'Light duty only', by: 'admin' },
  ]);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Winner, assigned manually' }).last(),
  ).toContainText('David Johnson');

  await page.getByRole('searchbox', { name: 'Search conflicts' }).fill('');
  // The job is already assigned manually. So even assigning it to the driver whom the rules favor needs a
  // confirmation, which Escape cancels.
  await page.getByRole('link', { name: 'Award J002 to John Smith' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(
    'David Johnson, to whom it was assigned manually, would lose it, and get J003 instead.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await manual()).toHaveLength(1);
});

test('a claim, from the driver’s row to the answer and the next publication @core', async ({
  page,
  browser,
  site,
}) => {
  await rankInConflict(site);
  await publish(site);
  const sarah = await driverPage(browser, site, '4567890');
  await expect(
    sarah.getByText('went to a more senior driver (#1), who ranked it #1'),
  ).toBeVisible();
  await fileClaim(sarah, 'J002', 'I trained for this route');
  await expectToast(sarah, 'Claim Filed');
  await expect(sarah.getByText('Claim open')).toBeVisible();
  // The one pick is claimed; other subjects are left.
  await expect(
    sarah.getByLabel('What is it about?').getByRole('option', { name: 'J002' }),
  ).toHaveCount(0);
  await expectAccessible(sarah);

  // Michael files his claim on a phone, without JavaScript.
  const michael = await driverPage(browser, site, '5678901', {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  await fileClaim(michael, 'J001', 'The airport is next to my home');
  await expect(michael.getByText('Claim Filed')).toBeVisible();
  await expect(michael.getByText('Claim open')).toBeVisible();

  await openAsAdmin(page, site);
  // The next step leads to the first open claim; the others are on the page below.
  await page.getByRole('link', { name: 'Answer 2 claims' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('2 open')).toBeVisible();
  await page.getByRole('link', { name: /Answer the claim of Michael Brown about J001/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The airport is next to my home');
  await dialog.getByLabel('Reason').fill('Maria Garcia is more senior');
  await dialog.getByRole('button', { name: 'Deny' }).click();
  await expect(dialog.getByRole('alert')).toContainText('It names another driver, Maria Garcia.');
  await dialog.getByLabel('Reason').fill('A more senior driver ranked it first too');
  await dialog.getByRole('button', { name: 'Deny' }).click();
  await expectToast(page, 'Claim Denied');

  await page.getByRole('link', { name: /Answer the claim of Sarah Williams about J002/ }).click();
  await dialog.getByLabel('Reason').fill('The training was agreed');
  await dialog.getByRole('button', { name: 'Grant anyway', exact: true }).click();
  await expectToast(page, 'Claim Granted');
  await expect(page.getByText('0 open')).toBeVisible();
  await michael.reload();
  await expect(michael.getByText('Claim denied')).toBeVisible();
  await expect(michael.getByText('A more senior driver ranked it first too')).toBeVisible();
  await sarah.reload();
  await expect(sarah.getByText('Claim granted')).toBeVisible();
  await expect(
    sarah.getByText('It takes effect when the results are published again.'),
  ).toBeVisible();

  // Publishing again shows which claims are answered, the first changed place in the seniority order, and the
  // exact difference.
  await page.getByRole('link', { name: 'See the difference' }).click();
  await expect(page.getByRole('heading', { name: 'Answers 2 claims' })).toBeVisible();
  await pressPublish(page, 'Save Final Assignments');
  await expect(page.getByText('Published, version 2')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Answered 2 claims' })).toBeVisible();
  await expect(
    page.getByText(/changed result has seniority number 1 \(place 1 in the order\)/),
  ).toBeVisible();
  await expect(
    page.getByRole('row', { name: /Sarah Williams 4567890 J005 .* J002/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'J002, claimed by 4567890' }).click();
  await expect(page.getByRole('heading', { name: 'Dispute Resolution' })).toBeVisible();
  await expect(page.getByText('The training was agreed')).toBeVisible();
  await expect(page.getByText('Takes effect when you publish again.')).toHaveCount(0);
  await sarah.reload();
  await expect(sarah.getByRole('heading', { name: 'Your job: J002' })).toBeVisible();
  await expect(sarah.getByText('Claim granted')).toBeVisible();

  // The driver who lost the job may file a claim too. The next period cannot start before that claim is answered.
  const john = await driverPage(browser, site, '1234567');
  await fileClaim(john, 'J002', 'I am the most senior');
  await expectToast(john, 'Claim Filed');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('link', { name: 'Answer 1 claim' })).toBeVisible();
  await page.getByRole('link', { name: 'Start next period' }).click();
  const starting = page.getByRole('dialog', { name: 'Start the week of Dec 7 – 13?' });
  await expect(starting).toContainText('1 claim waits for an answer.');
  await expect(starting.getByRole('link', { name: 'Answer 1 claim' })).toBeVisible();

  // After the answer to the claim, the next period opens. The answer still belongs to the old week.
  await page.goto(path);
  await page.getByRole('link', { name: /Answer the claim of John Smith about J002/ }).click();
  await dialog.getByLabel('Reason').fill('The training was agreed before');
  await dialog.getByRole('button', { name: 'Deny' }).click();
  await expectToast(page, 'Claim Denied');
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Start next period' }).click();
  await starting.getByRole('button', { name: 'Start the week of Dec 7 – 13' }).click();
  await expect(starting).toHaveCount(0);
  await john.reload();
  await expect(john.getByRole('heading', { name: 'Available Jobs' })).toBeVisible();
  const past = john.getByRole('region', { name: 'Your job: J001' });
  await expect(past.getByText('Claim denied')).toBeVisible();
  await expect(past.getByText('The training was agreed before')).toBeVisible();
  await expect(past.getByText('File a claim')).toHaveCount(0);
  await expectAccessible(john);
});

test('each kind of claim goes from the driver to an answer', async ({ page, browser, site }) => {
  await rankInConflict(site);
  await publish(site);
  const sarah = await driverPage(browser, site, '4567890', {
    viewport: { width: 360, height: 800 },
  });
  const kinds = ['My seniority', 'My list', 'The job’s data', 'Something else'];
  for (const kind of kinds) {
    await sarah.getByText('File a claim', { exact: true }).click();
    await sarah.getByLabel('What is it about?').selectOption({ label: kind });
    await sarah.getByLabel('What is wrong?').fill(`This is wrong: ${kind}`);
    await sarah.getByRole('button', { name: 'Send claim' }).click();
    await expect(sarah.getByText(`“This is wrong: ${kind}”`)).toBeVisible();
  }
  await expectAccessible(sarah);

  await openAsAdmin(page, site, path);
  const list = page.getByRole('region', { name: 'Claims of this period' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('link', { name: 'Seniority 1' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'All 4' }).click();
  await page.getByLabel('Search claims').fill('Something');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);

  const answers = [
    ['Seniority', 'Grant'],
    ['List', 'Deny'],
    ['Job data', 'Grant'],
    ['Something else', 'Deny'],
  ] as const;
  await page.goto(path);
  for (const [subject, verdict] of answers) {
    await page.getByRole('link', { name: `about ${subject}` }).click();
    const dialog = page.getByRole('dialog', { name: `Claim: ${subject}` });
    await dialog.getByLabel('Reason').fill(`We looked at it: ${subject}`);
    await dialog.getByRole('button', { name: verdict, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(`We looked at it: ${subject}`)).toBeVisible();
  }
  await expect(page.getByText('Takes effect when you publish again.')).toHaveCount(0);
  await sarah.reload();
  await expect(sarah.getByText('Claim granted')).toHaveCount(2);
  await expect(sarah.getByText('Claim denied')).toHaveCount(2);
  await expect(sarah.getByText('We looked at it: List')).toBeVisible();
});

test('a refused claim keeps its text and shows the error there', async ({ browser, site }) => {
  await rankInConflict(site);
  await publish(site);
  // Claims are open for 24 hours.
  site.clock.advance((24 * 60 - 5) * 60_000);
  const michael = await driverPage(browser, site, '5678901', {
    viewport: { width: 360, height: 640 },
  });
  site.clock.advance(10 * 60_000);
  await fileClaim(michael, 'J001', 'The airport is next to my home');
  const text = michael.getByLabel('What is wrong?');
  await expect(text).toHaveAccessibleDescription(/The deadline to file a claim .* has passed\./);
  await expect(text).toHaveValue('The airport is next to my home');
  await expect(text).toBeFocused();
  await expectAccessible(michael);
});

test('twenty disputed jobs take three screens of a phone, unresolved ones first', async ({
  page,
  site,
}) => {
  await fillDepot(site, { drivers: 90, jobs: 80 });
  const [width, height] = [360, 740];
  await page.setViewportSize({ width, height });
  await openAsAdmin(page, site, path);
  const conflicts = page.getByRole('region', { name: 'Conflicts' });
  const entries = conflicts.locator('summary');
  await expect(entries).toHaveCount(21);
  await expect(entries.first()).toContainText(/Unresolved\s*Goes to .* \(their Pick \d\)/);
  await expect(entries.last()).toContainText(/Resolved\s*Goes to .* \(most senior of \d+\)/);
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(pageHeight).toBeLessThan(3 * height);

  await conflicts.getByRole('link', { name: 'Unresolved 6' }).click();
  await expect(entries).toHaveCount(6);
  await expect(page).toHaveURL(/show=unresolved/);
  await entries.first().click();
  await conflicts
    .getByRole('link', { name: /^Award / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Award job/ });
  await dialog.getByRole('link', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(entries).toHaveCount(6);
  // The counts are those of the search.
  const job = (await entries.first().locator('strong').first().textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Search conflicts' }).fill(job);
  await expect(conflicts.getByText('1 of 21 conflicts')).toBeVisible();
  await expect(conflicts.getByRole('link', { name: 'Resolved 0' })).toBeVisible();
  await expect(conflicts.getByRole('link', { name: /^Award / }).first()).toBeVisible();
  await conflicts.getByRole('link', { name: 'Resolved 0' }).click();
  await expect(conflicts.getByText('No conflict of this kind.')).toBeVisible();
  await page.goBack();
  await expect(entries).toHaveCount(1);
  await expectAccessible(page);
});

test('disputes are accessible', async ({ page, browser, site }) => {
  await rankInConflict(site);
  await publish(site);
  const sarah = await driverPage(browser, site, '4567890', {
    viewport: { width: 360, height: 800 },
  });
  await sarah.getByText('File a claim', { exact: true }).click();
  await expectAccessibleInEveryLook(sarah);
  await sarah.getByLabel('What is it about?').selectOption('pick J002');
  await sarah.getByLabel('What is wrong?').fill('I trained for this route');
  await sarah.getByRole('button', { name: 'Send claim' }).click();
  await expect(sarah.getByText('Claim open')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await openAsAdmin(page, site);
  await expectAccessibleInEveryLook(page);
  await page.goto(path);
  await expectAccessibleInEveryLook(page);
  await page.getByRole('link', { name: /Answer the claim/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInEveryLook(page);
});
