import { afterEach, beforeEach, expect, test } from 'vitest';
import { copies } from '~/app/copy/server-copy.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { defaultTenant } from '~/domain/company/scope';
import { unopenedWindow } from '~/domain/selection/first-selection';
import { toInstant } from '~/domain/time/instant';
import { fillDepot } from '~/tests/e2e/support/depot';
import { passCutoffAfterOutage, setOutageRule } from '~/tests/e2e/support/outage';
import { publish, rankInConflict, rankJobsOn } from '~/tests/e2e/support/ranks';
import { plainBrowser, type PlainBrowser } from '~/tests/support/plain-browser';
import { openAsDriver, visitAsAdmin } from '~/tests/support/plain-visits';
import { makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer, type TestServer } from '~/tests/support/test-server';

const scope = makeTestScope(defaultTenant);
const far = '2027-11-24T15:00';
const { admin: adminCopy, server: serverCopy } = copies.en;

let site: TestServer;
beforeEach(async () => {
  site = await startTestServer();
});
afterEach(() => site.stop());

const seed = () => seedSample(site.platform);
const open = (path?: string): Promise<PlainBrowser> => visitAsAdmin(site, path);
const readCutoff = async () =>
  (await site.platform.deps.stores.sites.read(scope)).site!.window.closesAt.wallTime;

const expectQuestion = (page: PlainBrowser, label: string, weeks: number): void => {
  expect(page.text).toContain('Is this cutoff right?');
  expect(page.text).toContain(
    `, 2027, 3:00 PM Eastern is about ${weeks} weeks after the end of the week of`,
  );
  expect(page.value(label)).toBe(far);
};

test('starting the next period takes a confirmation', async () => {
  await seed();
  await publish(site);
  const page = await open();
  await page.follow('Start next period');
  expect(page.text).toContain('This ends the week of Nov 30 – Dec 6');
  await page.press('Start the week of Dec 7 – 13');
  expect(page.text).toContain('Next period started');
  expect(page.text).toContain('Week of Dec 7 – 13');
});

/** The page of an award after its publication was confirmed, with the second of two buttons of that name. */
const saveFinal = async (path: string, label: string): Promise<PlainBrowser> => {
  await seed();
  const { window: selectionWindow } = (await site.platform.deps.stores.sites.read(scope)).site!;
  site.clock.moveTo(toInstant(Date.parse(selectionWindow.closesAt.instant) + 60_000));
  const page = await open(`${path}?view=provisional`);
  await page.press(label);
  expect(page.text).toContain('Publishing starts after 10 seconds');
  await page.find('region', /^Publish/).press(label);
  return page;
};

test.each([
  ['/admin/final-assignments', 'Save Final Assignments', 'Published, version 1'],
  ['/admin/final-vacation-assignments', 'Publish Assignments', 'Published, version 1'],
])('publishing on %s goes on although the page is left', async (path, label, published) => {
  const page = await saveFinal(path, label);
  expect(page.text).toContain('Version 1 is published in 00:00:10.');
  await page.open('/admin/dashboard');
  site.clock.advance(9_000);
  await site.sweep();
  await page.open(path);
  expect(page.text).toContain('Version 1 is published in 00:00:01.');
  site.clock.advance(1_000);
  await site.sweep();
  await page.open(path);
  expect(page.text).toContain(published);
});

test.each([
  ['/admin/final-assignments', 'Save Final Assignments'],
  ['/admin/final-vacation-assignments', 'Publish Assignments'],
])('publishing on %s is canceled in time, or brought forward', async (path, label) => {
  const page = await saveFinal(path, label);
  await page.press('Cancel publishing');
  expect(page.text).toContain('Publishing was canceled');
  site.clock.advance(60_000);
  await site.sweep();
  await page.open(`${path}?view=published`);
  expect(page.text).not.toContain('Published, version 1');
  await page.press(label);
  await page.find('region', /^Publish/).press(label);
  await page.press('Publish now');
  expect(page.text).toContain('Published, version 1');
});

test('a far cutoff is asked about before it is set', async () => {
  await seed();
  const before = await readCutoff();
  const page = await open();
  page.fill('Cutoff (Eastern)', far);
  await page.press('Change cutoff');
  expectQuestion(page, 'Cutoff (Eastern)', 50);
  expect(await readCutoff()).toBe(before);
  await page.press('Yes, this cutoff is right');
  expect(page.text).toContain('Cutoff set');
  expect(await readCutoff()).toBe(far);
});

test('the next period asks about a far cutoff', async () => {
  await seed();
  await publish(site);
  const before = await readCutoff();
  const page = await open('/admin/dashboard?dialog=next-period');
  page.fill('Cutoff of the new week (Eastern)', far);
  await page.press('Start the week of Dec 7 – 13');
  expectQuestion(page, 'Cutoff of the new week (Eastern)', 49);
  expect(await readCutoff()).toBe(before);
  await page.press('Yes, start with this cutoff');
  expect(page.text).toContain('Next period started');
  expect(await readCutoff()).toBe(far);
});

test('sample data leads to an open selection, and a far cutoff is asked about', async () => {
  const { firstSteps, dashboard } = adminCopy;
  const { stores, clock } = site.platform.deps;
  const { site: stored } = await stores.sites.read(scope);
  const selectionWindow = unopenedWindow(toInstant(clock.now()), stored!.timeZone);
  await stores.sites.save(scope, { ...stored!, window: selectionWindow }, []);
  const page = await open();
  expect(page.text).toContain(firstSteps.notYet);
  await page.press(firstSteps.addSample);
  await page.press(firstSteps.removeSample);
  expect(page.text).toContain(firstSteps.removeText(5, 5));
  await page.press(firstSteps.removeConfirm);
  expect(page.text).toContain(serverCopy.firstSteps.sample['remove-sample'].description);
  await page.press(firstSteps.addSample);
  page.fill('First cutoff (Eastern)', '2026-11-22T05:30');
  await page.press(firstSteps.openNow);
  expect(page.text).toContain('is in 22 hours, so many drivers would miss it.');
  page.fill('First cutoff (Eastern)', '2027-12-01T15:00');
  await page.press(firstSteps.openWithCutoff);
  expect(page.text).toContain(serverCopy.errors.doubtfulCutoffs.title);
  await page.press(firstSteps.openWithCutoff);
  expect(page.names('heading')).toContain(dashboard.title);
  expect(page.text).toContain(serverCopy.firstSteps.opened);
});

test('the cutoff is moved by the time that an outage took', async () => {
  await seed();
  await setOutageRule(site, 'ask');
  await passCutoffAfterOutage(site);
  const page = await open();
  await page.press('Move the cutoff');
  expect(page.text).toContain('The cutoff was moved by the missing time');
});

test('a holiday is added and removed, and one in the past is refused', async () => {
  await seed();
  const page = await open('/admin/weeks-ahead');
  page.fill('Date', '2020-01-01');
  await page.press('Add holiday', { anyway: true });
  expect(page.find('alert').text).toContain('A holiday must be today or later');
  expect(page.value('Date')).toBe('2020-01-01');
  page.fill('Date', '2026-12-25');
  await page.press('Add holiday');
  await page.press(/^Remove the holiday on .*Dec/);
  expect(page.findAll('button', /^Remove the holiday/)).toEqual([]);
});

test('changes are tried, refused with a reason, and left out once impossible', async () => {
  await seed();
  await rankJobsOn(site, '1234567', ['J002']);
  await rankJobsOn(site, '2345678', ['J002', 'J003']);
  const page = await open('/admin/what-if');
  const tryOn = async (button: string, fields: Readonly<Record<string, string>>) => {
    const [form] = page.findAll('form').filter((one) => one.findAll('button', button).length === 1);
    for (const [label, text] of Object.entries(fields)) form!.fill(label, text);
    await form!.press(button);
  };
  const readNewcomer = () =>
    page
      .find('table', 'Drivers whose results change')
      .find('row', /Newcomer/)
      .texts('cell')
      .slice(2, 4);
  await tryOn('Add driver', {
    'New driver’s name': 'Newcomer',
    'Seniority number': '0',
    'Picks (optional)': 'J002, J003',
  });
  expect(readNewcomer()).toEqual(['Not in this week', 'J002 Pick 1']);

  await tryOn('Remove job', { 'Job ID': 'J999' });
  expect(page.find('alert').text).toContain('There is no job J999');
  expect(readNewcomer()).toHaveLength(2);

  await tryOn('Remove driver', { Driver: 'nobody' });
  expect(page.find('alert').text).toContain('There is no driver nobody');

  await tryOn('Remove driver', { Driver: 'garc' });
  expect(page.find('alert').text).toContain('“garc” is not clear.');
  await page.find('alert').press(/^Maria Garcia/);
  expect(page.text).toContain('Driver 2345678 removed');

  const gone = JSON.stringify({ kind: 'remove-job', jobId: 'J998' });
  await page.open(`/admin/what-if?change=${gone}&change=nonsense`);
  expect(page.status).toBe(200);
  expect(page.text).toContain('2 changes left out');
  expect(page.text).toContain('There is no job J998');
  expect(page.text).toContain('No change yet');
});

test('the assignments of a depot are sorted, filtered, and shown whole', async () => {
  await fillDepot(site, { drivers: 147, jobs: 120 });
  const page = await open('/admin/final-assignments?view=provisional');
  const main = page.find('main');
  const readRows = () => main.find('table', 'Assignments').texts('row');
  expect(readRows()).toHaveLength(51);
  expect(readRows()[1]).toContain('Pick 1');
  await main.follow('Show all 147');
  expect(readRows()).toHaveLength(148);
  await main.follow('Pick');
  await main.follow('Pick');
  expect(readRows()[1]).toContain('Not ranked');
  main.choose('Show', 'unassigned');
  await main.press('Filter');
  expect(page.url).toMatch(/view=provisional/);
  expect(readRows().join('\n')).not.toContain('Not ranked');
  expect(main.texts('status').join('\n')).toMatch(/of 147 drivers · 0 assigned/);
});

test('conflicts are searched, and each has a page to print', async () => {
  await rankInConflict(site);
  const page = await open('/admin/conflicts');
  page.find('main').fill(/^Search/, 'maria');
  await page.find('main').enter(/^Search/);
  expect(page.texts('row')).toHaveLength(2);
  expect(page.find('link', /Print Details of J001/).attribute('target')).toBe('_blank');
  await page.follow(/Print Details of J001/);
  expect(page.names('heading')).toEqual(['Job Selection Conflict']);
});

test('live picks are searched by a form', async () => {
  await seed();
  const page = await open('/admin/live-picks-snapshot');
  page.find('main').fill(/^Search/, 'maria');
  await page.find('main').enter(/^Search/);
  const [, row = '', ...others] = page.texts('row');
  expect(row).toContain('Maria Garcia');
  expect(others).toEqual([]);
});

test('a note is previewed, sent, confirmed and withdrawn', async () => {
  await seed();
  const title = 'Gate 4 is closed';
  const page = await open('/admin/notes');
  page.fill('Title', title);
  page.fill('Text', 'Use gate 5 on Monday.\nIt opens at 5.');
  page.check('Listed drivers');
  page.fill('Employee IDs', '1234567');
  await page.press('Preview');
  await page.press('Send to 1 driver');
  expect(page.text).toContain('0 of 1 pressed “Got it”');

  const driver = plainBrowser(site.url);
  await openAsDriver(driver, site);
  await driver.press('Add J003');
  expect(driver.url).toMatch(/draft=/);
  driver.unfold(title);
  await driver.press(`Got it: ${title}`);
  expect(driver.text).not.toContain(title);
  expect(driver.url).toMatch(/draft=.*J003/);

  await page.reload();
  expect(page.text).toContain('1 of 1 pressed “Got it”');
  await page.follow(`Withdraw “${title}”`);
  await page.press('Withdraw the note');
  expect(page.text).toContain('Drivers see no note now');
});
