import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import type { Copy } from '~/app/copy/copy';
import { formatDaysOfYear, formatDeadline, formatLongDate } from '~/app/copy/format-time';
import { writeIn } from '~/app/copy/server-copy.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import type { Language } from '~/domain/shared/language';
import type { TestServer } from '~/tests/support/test-server';
import { assignByHand, offerWeeks, openVacations, publishWeeks } from '~/tests/support/vacations';
import { openMore, openOther } from './support/driver-page';
import { notePrints, waitForPrint } from './support/printed';
import { publish, rankJobsOn } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectToast,
  scope,
  test,
  openAsDriver,
} from './support/site';
import { toPattern } from './support/to-pattern';

test.beforeEach(({ site }) => seedSample(site.platform));

const begun = { weekId: 'P001', startDate: '2026-11-16', endDate: '2026-11-22', totalSlots: 5 };

/** The week that starts on that day of January. */
const formatWeekDates = (language: Language, day: number): string => {
  const [from, to] = [day, day + 6].map((one) => `2027-01-${String(one).padStart(2, '0')}`);
  return writeIn(language, () => formatDaysOfYear(from!, to!));
};

const toVacation = async (page: Page, site: TestServer, copy: Copy['driver']) => {
  await openAsDriver(page, site, '2345678');
  await openOther(page, copy.ranking.vacation);
  const name = copy.vacationPreferences.title;
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  // Without JavaScript this was a page of its own, and a form sent while it still loads may be lost.
  await page.waitForLoadState();
};

test('a driver ranks vacation weeks, loses nothing, and gets a week, its reasons and a calendar file @core', async ({
  page,
  site,
  copy,
  serverCopy,
  list,
  language,
}) => {
  const { stores } = site.platform.deps;
  const [firstWeek, secondWeek] = [formatWeekDates(language, 4), formatWeekDates(language, 11)];
  await offerWeeks(site, { count: 12, slots: 1 }, [begun]);
  await assignByHand(site, '1234567', 'W002');

  await test.step('before the portal opens there is nothing to save', async () => {
    await toVacation(page, site, copy);
    await expect(page.getByText(copy.vacationPreferences.notOpen)).toBeVisible();
    await expect(list.saveButton).toHaveCount(0);
    await expect(list.addButton('W001')).toHaveCount(0);
  });

  await test.step('weeks show their dates and slots; a full one can be ranked', async () => {
    await openVacations(site, '2026-11-23T15:00');
    await page.reload();
    const rows = page.getByRole('table').getByRole('row');
    const closesAt = writeIn(language, () =>
      formatDeadline({ wallTime: '2026-11-23T15:00', timeZone: 'America/New_York' }, '12'),
    );
    await expect(page.getByText(copy.vacationPreferences.moreWeeks(3))).toBeVisible();
    await page.getByRole('link', { name: copy.ranking.showAll }).click();
    await expect(rows).toHaveCount(14);
    await expect(rows.nth(1)).toContainText(firstWeek);
    await expect(rows.nth(1)).toContainText(copy.vacationPreferences.slotsLeft(1, 1));
    await expect(rows.nth(2)).toContainText(
      `${copy.vacationPreferences.full} · ${copy.vacationPreferences.slotsLeft(0, 1)}`,
    );
    await expect(page.getByText(copy.vacationPreferences.fullTitle)).toBeVisible();
    await expect(rows.last()).toContainText(copy.vacationPreferences.started);
    await openMore(page, copy);
    await expect(page.getByRole('region', { name: copy.common.driver })).toContainText(closesAt);
    await expect(page.getByRole('timer')).toHaveText(`${copy.time.days(2)} ${copy.time.hours(7)}`);
  });

  await test.step('search and sort', async () => {
    const search = page.getByPlaceholder(copy.vacationPreferences.searchHint);
    await search.fill(copy.time.months[1]!);
    await expect(page.getByText(copy.ranking.week.found(4, 13))).toBeVisible();
    await search.fill('never');
    await expect(page.getByText(copy.vacationPreferences.noMatch)).toBeVisible();
    await search.fill('');
    const byWeek = page.getByRole('columnheader', {
      name: copy.vacationPreferences.week,
      exact: true,
    });
    await byWeek.getByRole('link').click();
    await byWeek.getByRole('link').click();
    await expect(byWeek).toHaveAttribute('aria-sort', 'descending');
    await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('W012');
  });

  await test.step('ranking by keyboard survives a reload, and leaving asks first', async () => {
    for (const weekId of ['W001', 'W002', 'W003']) {
      await list.addButton(weekId).focus();
      await page.keyboard.press('Enter');
    }
    await list.upButton('W002').focus();
    await page.keyboard.press('Enter');
    const { moved: movedToPick, placeOf, week } = copy.ranking;
    await expect(page.getByText(movedToPick(week.name('W002'), placeOf(1, 3)))).toBeAttached();
    // The address keeps the list from the next frame on.
    await expect(page).toHaveURL(/pick=W002&pick=W001&pick=W003/);
    await page.reload();
    await expect(list.picks).toHaveCount(3);
    await expect(list.picks.first()).toContainText(secondWeek);
    await openOther(page, copy.ranking.jobs);
    await expect(page.getByRole('dialog')).toContainText(copy.shell.leaveTitle);
    await page.getByRole('button', { name: copy.common.cancel }).click();
    await list.save();
    await expectToast(page, serverCopy.vacationPreferences.saved);
    await expectToast(page, serverCopy.vacationPreferences.savedText);
    await expect(list.saved.getByRole('listitem', { includeHidden: true })).toHaveText([
      '1. W002',
      '2. W001',
      '3. W003',
    ]);
    await expectAccessible(page);
  });

  await test.step('every save has its receipt, with the server’s time and its zone', async () => {
    await list.removeButton('W003').click();
    await list.save();
    await expect(list.saved.getByRole('listitem', { includeHidden: true })).toHaveCount(2);
    await page.getByRole('link', { name: copy.ranking.allSaves }).click();
    const receipts = page.getByRole('region', { name: toPattern(copy.ranking.receiptNo) });
    await expect(receipts).toHaveCount(2);
    await expect(receipts.first()).toContainText(copy.history.counts);
    const day = writeIn(language, () => formatLongDate('2026-11-21'));
    await expect(receipts.first()).toContainText(
      toPattern(copy.ranking.savedOn(`${day}, 7:0{minutes} ${copy.time.am}`)),
    );
    await expect(receipts.last().getByRole('listitem')).toHaveCount(3);
    await page.getByRole('link', { name: copy.common.backToList }).click();
  });

  await test.step('the scheduled closure keeps the saved list and says that unsaved changes are lost', async () => {
    await list.add('W004');
    site.clock.moveTo('2026-11-23T20:00:00.000Z');
    await toVacation(page, site, copy);
    await expect(page.getByText(copy.vacationPreferences.closed)).toBeVisible();
    await expect(page.getByText(copy.vacationPreferences.viewOnly)).toBeVisible();
    await expect(list.saveButton).toHaveCount(0);
    await expect(list.picks).toHaveCount(2);
    expect((await stores.vacationPicks.get(scope, '2345678'))?.weekIds).toEqual(['W002', 'W001']);
  });

  await test.step('after publishing the page shows the week and the reasons', async () => {
    site.clock.moveTo('2026-11-23T20:01:00.000Z');
    await publishWeeks(site);
    await page.reload();
    await expect(
      page.getByRole('heading', { name: copy.vacationPreferences.yourWeeks(['W001']) }),
    ).toBeVisible();
    await expect(
      page.getByText(
        copy.ranking.assignedHow.replace('{how}', copy.assignments.vacationTypes.preference),
      ),
    ).toBeVisible();
    const outcome = page.getByRole('region', {
      name: copy.vacationPreferences.yourWeeks(['W001']),
    });
    const { describe } = copy.reasons;
    const taker = { isManual: true, seniorityNumber: null, rank: null };
    const lost = describe({ code: 'week-full', slots: 1, taker });
    const won = describe({ code: 'awarded', isManual: false });
    await expect(outcome.getByRole('listitem')).toHaveText([
      toPattern(`${copy.common.pick(1)} W002{any}${lost}{any}${secondWeek}`),
      toPattern(`${copy.common.pick(2)} W001{any}${won}{any}${firstWeek}`),
    ]);
    await expectAccessible(page);
  });

  await test.step('when the portal opens again, the week is still shown above the list', async () => {
    await openVacations(site);
    await page.reload();
    await expect(
      page.getByRole('heading', { name: copy.vacationPreferences.yourWeeks(['W001']) }),
    ).toBeVisible();
    await expect(page.getByText(copy.vacationPreferences.reopened)).toBeVisible();
    await expect(page.locator('[data-save-bar]').getByText(copy.ranking.openEnd)).toBeVisible();
    await expect(page.getByRole('button', { name: copy.ranking.saved })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the calendar file has the week and the job of the coming week', async () => {
    await rankJobsOn(site, '2345678', ['J002']);
    await publish(site);
    await toVacation(page, site, copy);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: copy.ranking.addToCalendar }).click();
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
      [serverCopy.calendar.vacation, '2027-01-04', '2027-01-11'],
      // J002 starts at 06:00 in New York, Monday to Friday of 2026-W49.
      ...['30', '01', '02', '03', '04'].map((day) => {
        const at = `2026-${day === '30' ? '11' : '12'}-${day}T11:00:00Z`;
        return [serverCopy.calendar.job('J002'), at, at];
      }),
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(6);
    await openOther(page, copy.ranking.jobs);
    await expect(page.getByRole('link', { name: copy.ranking.addToCalendar })).toBeVisible();
  });
});

test('a print has a separate page', async ({ page, context, site, copy, list, language }) => {
  await offerWeeks(site, { count: 3, slots: 5 });
  await openVacations(site);
  await toVacation(page, site, copy);
  await list.add('W002');
  await list.save();
  await expect(list.saved.getByRole('listitem', { includeHidden: true })).toHaveCount(1);
  await notePrints(context);
  const opening = context.waitForEvent('page');
  await openMore(page, copy);
  await page.getByRole('link', { name: copy.print.print }).click();
  const sheet = await opening;
  expect(await waitForPrint(sheet)).toBeGreaterThanOrEqual(300);
  await expect(
    sheet.getByRole('row', { name: `1 W002 ${formatWeekDates(language, 11)}` }),
  ).toBeVisible();
});

test('vacation pages are accessible', async ({ page, site, copy, list }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await offerWeeks(site, { count: 3, slots: 1 }, [begun]);
  await assignByHand(site, '1234567', 'W002');
  await toVacation(page, site, copy);
  await expectAccessibleInEveryLook(page);
  await openVacations(site, '2026-11-23T15:00');
  await page.reload();
  await list.add('W002');
  await list.add('W001');
  await expectAccessibleInEveryLook(page);
  await list.save();
  await expect(list.saved.getByRole('listitem', { includeHidden: true })).toHaveCount(2);
  for (const path of ['/driver-vacation/history', '/driver-vacation/print']) {
    await page.goto(path);
    await expectAccessibleInEveryLook(page);
  }
  site.clock.moveTo('2026-11-23T20:01:00.000Z');
  await toVacation(page, site, copy);
  await expect(page.getByText(copy.vacationPreferences.closed)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await publishWeeks(site);
  await page.reload();
  await expect(
    page.getByRole('heading', { name: copy.vacationPreferences.yourWeeks(['W001']) }),
  ).toBeVisible();
  await expectAccessibleInEveryLook(page);
});
