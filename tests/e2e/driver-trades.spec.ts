import type { Page } from '@playwright/test';
import { readRecord } from '~/app/services/award/read-record.server';
import { verifyAward } from '~/domain/award/record/verify-award';
import type { TestServer } from '~/tests/support/test-server';
import { publish, rankInConflict } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectToast,
  openAsAdmin,
  openAsDriver,
  scope,
  test,
} from './support/site';

const [john, emily] = ['1234567', '3456789'];
const narrow = { width: 360, height: 800 };
const wide = { width: 1440, height: 900 };

const readHeld = async ({ platform: { deps } }: TestServer) => {
  const { periodId, awardVersion: version } = (await deps.stores.sites.read(scope)).site!.window;
  const record = await readRecord({ deps, scope, periodId, version });
  expect(verifyAward(record, deps.sha256)).toMatchObject({ ok: true });
  return Object.fromEntries(record!.output.jobs.map(({ driverId, jobId }) => [driverId, jobId]));
};

const expectLarge = async (page: Page) => {
  for (const button of await page.getByRole('main').getByRole('button').all())
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
};

test.use({ viewport: narrow });

test('two drivers trade jobs, an administrator approves it, and both are told @core', async ({
  page,
  site,
  copy,
  adminCopy,
  serverCopy,
}) => {
  const { trades, results } = copy;
  await rankInConflict(site);
  await publish(site);
  expect(await readHeld(site)).toMatchObject({ [john]: 'J002', [emily]: 'J003' });

  await test.step('a driver makes an offer', async () => {
    await openAsDriver(page, site, john);
    await page.getByRole('link', { name: results.trade }).click();
    await expect(page.getByRole('heading', { name: trades.jobsTitle })).toBeVisible();
    const [week = ''] = trades.jobsOf['next-week']('|').split('|');
    await expect(page.getByText(week)).toBeVisible();
    await expectAccessible(page);
    await expectLarge(page);
    await page.getByLabel(trades.youGet).fill('J0');
    await page.getByRole('option', { name: 'J003' }).click();
    await page.getByRole('button', { name: trades.send }).click();
    await expectToast(page, serverCopy.trades.offered);
    await expect(page.getByText(trades.states.offered, { exact: true })).toBeVisible();
  });

  await test.step('the driver who holds that job sees the offer and accepts', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openAsDriver(page, site, emily);
    await page.getByRole('link', { name: results.tradeOffers(1) }).click();
    await expect(page.getByText(trades.offers(1))).toBeVisible();
    await expect(page.getByText(john)).toHaveCount(0);
    await expectAccessible(page);
    await expectLarge(page);
    await page.getByRole('link', { name: trades.accept }).click();
    const dialog = page.getByRole('dialog', { name: trades.acceptTitle });
    await expect(dialog).toContainText('J002');
    await expect(dialog).toContainText(trades.acceptWaits);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: trades.acceptNow }).click();
    await expectToast(page, serverCopy.trades.accepted);
    await expect(page.getByText(trades.states.accepted, { exact: true })).toBeVisible();
    await expect(page.getByText(trades.withDriver(1))).toBeVisible();
    expect(await readHeld(site)).toMatchObject({ [john]: 'J002', [emily]: 'J003' });
  });

  await test.step('an administrator reads who changes and approves', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(wide);
    await openAsAdmin(page, site, '/admin/trades');
    await expectAccessible(page);
    await page
      .getByRole('link', { name: /John Smith/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: adminCopy.trades.approveTitle });
    await expect(dialog).toContainText(
      adminCopy.trades.hasNow('John Smith (1234567, seniority 1)', 'J002', 'J003'),
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: adminCopy.trades.approveNow }).click();
    await expectToast(page, serverCopy.trades.approved);
    await expect(page.getByText(trades.states.published, { exact: true })).toBeVisible();
    expect(await readHeld(site)).toMatchObject({ [john]: 'J003', [emily]: 'J002' });
    await page.goto('/admin/final-assignments');
    const assigned = page.getByRole('table', { name: adminCopy.assignments.caption });
    await expect(assigned.getByRole('row', { name: /John Smith/ })).toContainText(
      copy.assignments.types.trade,
    );
    await page.context().clearCookies();
  });

  await test.step('both drivers see what they had, what they have and why', async () => {
    await page.setViewportSize(narrow);
    for (const [employeeId, jobId] of [
      [john, 'J003'],
      [emily, 'J002'],
    ] as const) {
      await openAsDriver(page, site, employeeId);
      await expect(page.getByText(results.changed)).toBeVisible();
      const cause = results.describeCause({ code: 'traded', own: true, ids: [jobId] });
      await expect(page.getByText(cause)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: results.gotIt }).click();
      await expect(page.getByText(results.changed)).toHaveCount(0);
    }
  });
});

test('a driver asks everybody, gets an answer, and the two agree @core', async ({
  page,
  site,
  copy,
  serverCopy,
}) => {
  const { trades, results } = copy;
  await rankInConflict(site);
  await publish(site);
  const open = async (employeeId: string, link: string) => {
    await openAsDriver(page, site, employeeId);
    await page.getByRole('link', { name: link }).click();
  };

  await test.step('a driver offers their job to everybody', async () => {
    await open(john, results.trade);
    await page.getByRole('button', { name: trades.openNow('J002') }).click();
    await expectToast(page, serverCopy.trades.opened);
    await expect(page.getByText(trades.states.open, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: trades.openNow('J002') })).toHaveCount(0);
    await expectAccessible(page);
    await expectLarge(page);
  });

  await test.step('another driver sees it on the result, and answers with their job', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(emily, results.openTrades);
    const offers = page.getByRole('region', { name: trades.onOffer });
    await expect(offers.getByText(/^J002/)).toBeVisible();
    await expect(page.getByText(trades.offers(1))).toHaveCount(0);
    await expectAccessible(page);
    await expectLarge(page);
    await offers.getByRole('button', { name: trades.answerWith('J003', 'J002') }).click();
    await expectToast(page, serverCopy.trades.offered);
    await expect(offers.getByText(trades.answered('J003'))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the first driver accepts, and nobody sees the offer anymore', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(john, results.tradeOffers(1));
    await page.getByRole('link', { name: trades.accept }).click();
    await page
      .getByRole('dialog', { name: trades.acceptTitle })
      .getByRole('button', { name: trades.acceptNow })
      .click();
    await expectToast(page, serverCopy.trades.accepted);
    await expect(page.getByText(trades.states.closed, { exact: true })).toBeVisible();
    await expect(page.getByText(trades.states.accepted, { exact: true })).toBeVisible();
    await openAsDriver(page, site, emily);
    await expect(page.getByRole('link', { name: results.trade })).toBeVisible();
  });
});
