import type { Locator, Page } from '@playwright/test';
import { drainMs } from '~/domain/selection/selection-window';
import { masterPassword } from '~/tests/support/test-server';
import { fileClaim } from './support/claims';
import { publish, rankInConflict, rankJobsOn } from './support/ranks';
import {
  expect,
  expectAccessibleInEveryLook,
  expectToast,
  letPass,
  openAsAdmin,
  openAsDriver,
  test,
} from './support/site';

/** Counts an administrator's clicks, and the pages that they see. */
const countWork = (page: Page) => {
  const work = { clicks: 0, pages: [] as string[] };
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && pathname !== work.pages.at(-1)) work.pages.push(pathname);
  });
  const press = async (target: Locator) => {
    work.clicks += 1;
    await target.click();
  };
  return { work, press };
};

test('a week takes ten clicks and five pages, with a manual assignment and a claim @core', async ({
  page,
  browser,
  site,
}) => {
  await rankInConflict(site);
  // The only job that this driver wants goes to a more senior one.
  await rankJobsOn(site, '5678901', ['J001']);
  await page.clock.install();
  await page.goto('/admin-portal');
  await page.getByLabel('Company ID').fill('DEFAULT');
  await page.getByLabel('Site Code').fill('MAIN');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(masterPassword);
  const { work, press } = countWork(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });

  await press(button('Login'));
  await press(link('Close selection now'));
  await expect(page.getByRole('dialog')).toContainText('Every eligible driver has saved.');
  await press(button('Close selection'));

  // The review opens by itself. Closing is announced, and can be canceled until then.
  await expect(page.getByRole('heading', { name: 'Final Assignments' })).toBeVisible();
  await expect(page.getByText(/^Closing at \d+:\d\d:\d\d [AP]M/)).toBeVisible();
  await expect(button('Cancel closing')).toBeVisible();
  await letPass(page, site, 11_000);
  await expect(button('Save Final Assignments')).toBeEnabled();
  await page.getByLabel('Driver', { exact: true }).fill('5678901');
  // Nobody loses anything by it, so nothing is asked.
  await page.getByLabel('Job', { exact: true }).fill('J004');
  await press(button('Assign manually'));
  await expectToast(page, 'Assignment Created');

  // Confirmed before all saves have arrived, it counts down and goes on by itself.
  await press(button('Save Final Assignments'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Save Final Assignments' }));
  await expect(button('Cancel publishing')).toBeVisible();
  await letPass(page, site, drainMs);
  await expect(page.getByText('Published, version 1')).toBeVisible();

  const context = await browser.newContext({ baseURL: site.url });
  const sarah = await context.newPage();
  await openAsDriver(sarah, site, '4567890');
  await fileClaim(sarah, 'J002', 'I trained for this route');
  await expectToast(sarah, 'Claim Filed');

  // The page that the administrator left open learns of the claim when they come back to it.
  await page.reload();
  const beforeClaim = work.clicks;
  await press(link('Answer 1 claim'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The training was agreed');
  await expect(dialog).toContainText('would be passed over');
  await press(button('Grant anyway and publish'));
  await expect(page.getByText('Published, version 2')).toBeVisible();
  expect(work.clicks - beforeClaim).toBe(2);

  await press(link('Start next period'));
  await page.getByLabel(/^Cutoff of the new week/).fill('2026-12-01T09:30');
  await press(button('Start the week of Dec 7 – 13'));
  await expect(page.getByText('Tuesday, December 1, 2026, 9:30 AM Eastern')).toBeVisible();
  expect(work.clicks).toBe(10);
  expect(work.pages).toEqual([
    '/admin/dashboard',
    '/admin/final-assignments',
    '/admin/dispute-resolution',
    '/admin/final-assignments',
    '/admin/dashboard',
  ]);
});

test('closing is canceled before it takes effect', async ({ page, site }) => {
  await rankInConflict(site);
  await openAsAdmin(page, site, '/admin/dashboard?dialog=close');
  await page.getByRole('button', { name: 'Close selection', exact: true }).click();
  await expectToast(page, 'Selection closes in 10 seconds');
  await page.getByRole('button', { name: 'Cancel closing' }).click();
  await expectToast(page, 'Closing was canceled');
  await expect(page.getByText('Drivers can rank and save until')).toContainText('3:00 PM Eastern');
  await expect(page.getByRole('link', { name: 'Close selection now' })).toBeVisible();
});

test('the week in steps is accessible', async ({ page, site }) => {
  await rankInConflict(site);
  await publish(site);
  await page.setViewportSize({ width: 360, height: 800 });
  await openAsAdmin(page, site, '/admin/dashboard?dialog=next-period');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.goto('/admin/final-assignments?view=provisional');
  await page.getByRole('button', { name: 'Save Final Assignments' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save Final Assignments' }).click();
  await expect(page.getByText('It goes on if you leave this page.')).toBeVisible();
  await expectAccessibleInEveryLook(page);
});
