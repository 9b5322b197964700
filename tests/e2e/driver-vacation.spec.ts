import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { publish, rankJobsOn } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectToast,
  looks,
  scope,
  test,
  openAsDriver,
} from './support/site';
import type { TestServer } from '~/tests/support/test-server';
import { assignByHand, offerWeeks, openVacations, publishWeeks } from '~/tests/support/vacations';

test.beforeEach(async ({ site }) => {
  await seedSample({ deps: site.platform.deps });
});

const begun = { weekId: 'P001', startDate: '2026-11-16', endDate: '2026-11-22', totalSlots: 5 };

const toVacation = async (page: Page, site: TestServer) => {
  await openAsDriver(page, site, '2345678');
  await page.getByRole('tab', { name: 'Vacation' }).click();
  await expect(page.getByRole('heading', { name: 'Vacation Preferences', level: 1 })).toBeVisible();
};
const add = (page: Page, weekId: string) =>
  page.getByRole('button', { name: `Add ${weekId}`, exact: true }).click();
const savedWeeks = (page: Page) =>
  page.getByRole('list', { name: 'Saved picks' }).getByRole('listitem');

test('a driver ranks vacation weeks, loses nothing, and gets a week, its reasons and a calendar file', async ({
  page,
  site,
}) => {
  const { stores } = site.platform.deps;
  await offerWeeks(site, { count: 12, slots: 1 }, [begun]);
  await assignByHand(site, '1234567', 'W002');

  await test.step('before the portal opens there is nothing to save', async () => {
    await toVacation(page, site);
    await expect(page.getByText('The vacation portal is not open yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Preferences' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0);
  });

  await test.step('weeks show their dates and slots; a full one can be ranked', async () => {
    await openVacations(site, '2026-11-23T15:00');
    await page.reload();
    const rows = page.getByRole('table').getByRole('row');
    await expect(page.getByText('+ 3 more weeks')).toBeVisible();
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(rows).toHaveCount(14);
    await expect(rows.nth(1)).toContainText('Jan 4 – 10, 2027');
    await expect(rows.nth(1)).toContainText('1 of 1 slots left');
    await expect(rows.nth(2)).toContainText('Full · 0 of 1 slots left');
    await expect(page.getByText('You can rank full weeks too')).toBeVisible();
    await expect(rows.last()).toContainText('Already started');
    await expect(page.getByText('Mon, Nov 23, 3:00 PM Eastern')).toBeVisible();
    await expect(page.getByRole('timer')).toContainText('2d 07:5');
  });

  await test.step('search and sort', async () => {
    const search = page.getByPlaceholder('Search weeks...');
    await search.fill('february');
    await expect(page.getByText('4 of 13 weeks')).toBeVisible();
    await search.fill('never');
    await expect(page.getByText('No vacation weeks match your search')).toBeVisible();
    await search.fill('');
    const byWeek = page.getByRole('columnheader', { name: 'Week', exact: true });
    await byWeek.getByRole('link').click();
    await byWeek.getByRole('link').click();
    await expect(byWeek).toHaveAttribute('aria-sort', 'descending');
    await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('W012');
  });

  await test.step('ranking by keyboard survives a reload, and leaving asks first', async () => {
    for (const weekId of ['W001', 'W002', 'W003']) {
      await page.getByRole('button', { name: `Add ${weekId}`, exact: true }).focus();
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Move up W002' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Week W002 moved to pick 1 of 3')).toBeAttached();
    await page.reload();
    await expect(page.locator('[data-pick]')).toHaveCount(3);
    await expect(page.locator('[data-pick]').first()).toContainText('Jan 11 – 17, 2027');
    await page.getByRole('tab', { name: 'Jobs' }).click();
    await expect(page.getByRole('dialog')).toContainText('Leave without saving?');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expectToast(page, 'Vacation Preferences Saved');
    await expectToast(page, 'Your vacation preferences have been saved.');
    await expect(savedWeeks(page)).toHaveText(['1. W002', '2. W001', '3. W003']);
    await expectAccessible(page);
  });

  await test.step('every save has its receipt, with the server’s time and its zone', async () => {
    await page.getByRole('button', { name: 'Remove W003' }).click();
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(savedWeeks(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'All your saves' }).click();
    const receipts = page.getByRole('region', { name: /^Receipt/ });
    await expect(receipts).toHaveCount(2);
    await expect(receipts.first()).toContainText('Counts');
    await expect(receipts.first()).toContainText(/Saturday, November 21, 2026, 7:0\d AM Eastern/);
    await expect(receipts.last().getByRole('listitem')).toHaveCount(3);
    await page.getByRole('link', { name: 'Back to your list' }).click();
  });

  await test.step('the scheduled closure keeps the saved list and says that unsaved changes are lost', async () => {
    await add(page, 'W004');
    site.clock.moveTo('2026-11-23T20:00:00.000Z');
    await toVacation(page, site);
    await expect(page.getByText('The vacation portal is closed')).toBeVisible();
    await expect(
      page.getByText('You can no longer submit vacation preferences.', { exact: false }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Preferences' })).toHaveCount(0);
    await expect(page.locator('[data-pick]')).toHaveCount(2);
    expect((await stores.vacationPicks.get(scope, '2345678'))?.weekIds).toEqual(['W002', 'W001']);
  });

  await test.step('after publishing the page shows the week and the reasons', async () => {
    site.clock.moveTo('2026-11-23T20:01:00.000Z');
    await publishWeeks(site);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your vacation week: W001' })).toBeVisible();
    await expect(page.getByText('How it was assigned: Driver Preference')).toBeVisible();
    const outcome = page.getByRole('region', { name: 'Your vacation week: W001' });
    await expect(outcome.getByRole('listitem')).toHaveText([
      /Pick 1 W002.*assigned manually.*Jan 11 – 17, 2027/,
      /Pick 2 W001.*awarded to you.*Jan 4 – 10, 2027/,
    ]);
    await expectAccessible(page);
  });

  await test.step('when the portal opens again, the week is still shown above the list', async () => {
    await openVacations(site);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your vacation week: W001' })).toBeVisible();
    await expect(page.getByText('The vacation portal is open again')).toBeVisible();
    await expect(page.getByText('Open until your site closes it')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the calendar file has the week and the job of the coming week', async () => {
    await rankJobsOn(site, '2345678', ['J002']);
    await publish(site);
    await toVacation(page, site);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: /Add to calendar/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('my-calendar.ics');
    const text = await readFile(await download.path(), 'utf8');
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event));
    expect(
      events.map(({ summary, startDate, endDate }) => [
        summary,
        startDate.toString(),
        endDate.toString(),
      ]),
    ).toEqual([
      ['Vacation', '2027-01-04', '2027-01-11'],
      // 06:00 in New York, Monday to Friday of 2026-W49.
      ...['30', '01', '02', '03', '04'].map((day) => {
        const at = `2026-${day === '30' ? '11' : '12'}-${day}T11:00:00Z`;
        return ['Job J002', at, at];
      }),
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(6);
    await page.getByRole('tab', { name: 'Jobs' }).click();
    await expect(page.getByRole('link', { name: /Add to calendar/ })).toBeVisible();
  });
});

test('a print has a separate page', async ({ page, context, site }) => {
  await offerWeeks(site, { count: 3, slots: 5 });
  await openVacations(site);
  await toVacation(page, site);
  await add(page, 'W002');
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(savedWeeks(page)).toHaveCount(1);
  await context.addInitScript(() => {
    const opened = performance.now();
    window.print = () =>
      document.documentElement.setAttribute('data-printed', String(performance.now() - opened));
  });
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /Print/ }).click();
  const sheet = await opening;
  await expect(sheet.locator('html[data-printed]')).toBeVisible();
  const waited = Number(await sheet.locator('html').getAttribute('data-printed'));
  expect(waited).toBeGreaterThanOrEqual(300);
  await expect(sheet.getByRole('row', { name: /1 W002 Jan 11 – 17, 2027/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('weeks are ranked, moved, searched and saved by plain forms', async ({ page, site }) => {
    await offerWeeks(site, { count: 12, slots: 5 });
    await openVacations(site);
    await toVacation(page, site);
    // Each click sends a form, so the next click must wait for the new page.
    const ranked = page.locator('[data-pick]');
    await add(page, 'W002');
    await expect(ranked).toHaveCount(1);
    await add(page, 'W001');
    await expect(ranked).toHaveCount(2);
    await page.getByRole('button', { name: 'Move up W001' }).click();
    await expect(ranked.first()).toHaveAttribute('data-pick', 'W001');
    await page.getByPlaceholder('Search weeks...').fill('W012');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 of 12 weeks')).toBeVisible();
    await add(page, 'W012');
    await expect(ranked).toHaveCount(3);
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(savedWeeks(page)).toHaveText(['1. W001', '2. W002', '3. W012']);
    await page.getByRole('button', { name: 'Remove W002' }).click();
    await expect(ranked).toHaveCount(2);
    await page.getByRole('link', { name: 'Undo all' }).click();
    await expect(ranked).toHaveCount(3);
  });
});

for (const { colorScheme, width } of looks) {
  test(`vacation pages are accessible, ${colorScheme}, ${width} px`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await offerWeeks(site, { count: 3, slots: 1 }, [begun]);
    await assignByHand(site, '1234567', 'W002');
    await toVacation(page, site);
    await expectAccessible(page);
    await openVacations(site, '2026-11-23T15:00');
    await page.reload();
    await add(page, 'W002');
    await add(page, 'W001');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(savedWeeks(page)).toHaveCount(2);
    for (const path of ['/driver-vacation/history', '/driver-vacation/print']) {
      await page.goto(path);
      await expectAccessible(page);
    }
    site.clock.moveTo('2026-11-23T20:01:00.000Z');
    await toVacation(page, site);
    await expect(page.getByText('The vacation portal is closed')).toBeVisible();
    await expectAccessible(page);
    await publishWeeks(site);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your vacation week: W001' })).toBeVisible();
    await expectAccessible(page);
  });
}
