import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatWeekOfYear } from '~/app/copy/format-time';
import { copies, writeIn } from '~/app/copy/server-copy.server';
import { fillDepot } from '~/tests/e2e/support/depot';
import { openNext, publish, rankInConflict, rankJobsOn } from '~/tests/e2e/support/ranks';
import { fourWeeks, twoVacationVersions } from '~/tests/support/past-weeks';
import { type PlainBrowser } from '~/tests/support/plain-browser';
import { visitAsAdmin } from '~/tests/support/plain-visits';
import { startTestServer, type TestServer } from '~/tests/support/test-server';
import { publishWeeks } from '~/tests/support/vacations';

const { pastWeeks } = copies.en.admin;

let site: TestServer;
beforeEach(async () => {
  site = await startTestServer();
});
afterEach(() => site.stop());

const open = (path: string): Promise<PlainBrowser> => visitAsAdmin(site, path);

test('reports show charts and tables, and another week', async () => {
  await rankInConflict(site);
  await rankJobsOn(site, '4567890', ['J002']);
  for (const _ of [49, 50]) {
    await publish(site);
    await openNext(site);
  }
  const page = await open('/admin/reports');
  const main = page.find('main');
  expect(main.findAll('table')).toHaveLength(2);
  main.choose('Week', '2026-W49');
  await main.press('Show');
  expect(page.url).toMatch(/tab=results&period=2026-W49$/);
  expect(main.value('Week')).toBe('2026-W49');
  await main.follow('Without picks');
  expect(main.text).toContain('On a carried-over list: 5 drivers');
});

test('past weeks are searched by driver, by job and by vacation week', async () => {
  await fourWeeks(site);
  await twoVacationVersions(site);
  const page = await open('/admin/past-weeks');
  const search = async (label: string, text: string, button: string) => {
    page.fill(label, text);
    await page.press(button);
  };
  const readRows = (name: string) => page.find('table', name).texts('row');
  await search(pastWeeks.findDriver, '4567890', pastWeeks.searchDriver);
  const weeks = readRows(pastWeeks.driverCaption('4567890', 2026));
  expect(weeks).toHaveLength(6);
  expect(weeks.at(-1)).toContain('J002');
  const vacations = readRows(pastWeeks.driverVacations('4567890'));
  expect(vacations).toHaveLength(3);
  expect(vacations[1]).toContain('W002');
  expect(vacations[2]).toContain(pastWeeks.versionOf(1, false));

  await search(pastWeeks.findWeek, 'w002', pastWeeks.searchWeek);
  const ofWeek = page.url;
  const holders = readRows(pastWeeks.weekCaption('w002'));
  expect(holders).toHaveLength(4);
  expect(holders[1]).toContain('1234567');
  expect(holders[3]).toContain('4567890');
  const table = page.find('table', pastWeeks.weekCaption('w002'));
  await table.follow(pastWeeks.versionOf(1, false));
  expect(page.select('h1').map(({ text }) => text)).toEqual([pastWeeks.vacationVersion(1)]);
  await page.open(ofWeek);

  await search(pastWeeks.findJob, 'J002', pastWeeks.searchJob);
  const ofJob = readRows(pastWeeks.jobCaption('J002', 2026));
  expect(ofJob).toHaveLength(6);
  expect(ofJob.at(-1)).toContain('1234567');
  expect(ofJob.at(-1)).toContain(writeIn('en', () => formatWeekOfYear('2026-W49')));
  await search(pastWeeks.findDriver, 'nobody at all', pastWeeks.searchDriver);
  expect(page.text).toContain(pastWeeks.driverUnknown('nobody at all'));
});

test('a posting is printed by seniority, by name or by week', async () => {
  await fillDepot(site, { drivers: 147, jobs: 120 });
  await publish(site);
  await publishWeeks(site);
  const page = await open('/admin/final-vacation-assignments/posting?view=published');
  const order = page.find('navigation', 'Order of this sheet');
  const readFirstCell = () => page.findAll('row')[1]!.texts('cell')[0];
  expect(order.find('link', 'By seniority').attribute('aria-current')).toBe('page');
  expect(readFirstCell()).toBe('1');
  await order.follow('By name');
  expect(page.url).toMatch(/view=published&by=name/);
  expect(readFirstCell()).toMatch(/^Aaliyah/);
  await order.follow('By week');
  expect(readFirstCell()).toBe('W001');
  expect(page.findAll('row')).toHaveLength(53);
  expect(page.text).toMatch(/Version 1, published/);

  await page.open('/admin/reports/assignments');
  await order.follow('By job');
  expect(page.texts('columnheader')[0]).toBe('Job ID');
  expect(readFirstCell()).toBe('J00001');
  await order.follow('By name');
  expect(readFirstCell()).toMatch(/^Aaliyah/);
});
