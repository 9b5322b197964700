import type { Page } from '@playwright/test';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { getDriverList } from './support/driver-list';
import { getJobsTitle, openMore } from './support/driver-page';
import { holdRequests } from './support/held-requests';
import { drawn } from './support/press';
import { notePrints, waitForPrint } from './support/printed';
import { openNext, publish, rankJobsOn } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectNoScripts,
  openAsDriver,
  rawGoto,
  scope,
  test,
} from './support/site';
import { toPattern } from './support/to-pattern';

test.beforeEach(({ site }) => seedSample(site.platform));

test('the landing page counts down by server time and explains how it works', async ({
  page,
  site,
  copy,
}) => {
  const days = `${copy.common.shortDays.Mon}-${copy.common.shortDays.Fri}`;
  const deadline = copy.time.inZone(`3:00 ${copy.time.pm}`, copy.time.zones.eastern);
  await page.goto('/');
  await expect(page).toHaveTitle('Job Selection System');
  // The server's clock is at 2026-11-21T12:00Z, and the cutoff is four days and eight hours later.
  await expect(page.getByRole('tabpanel').getByRole('timer')).toContainText(
    `04${copy.time.units.days}`,
  );
  await expect(page.getByText(deadline).first()).toBeVisible();
  await page.getByRole('tab', { name: copy.landing.weeklyJobs }).click();
  await expect(
    page.getByRole('row', { name: `J002 6:00 ${copy.time.am} ${days} Downtown` }),
  ).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: copy.landing.howItWorks })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(7);

  const { version } = await site.platform.deps.stores.jobs.list(scope);
  const [entry] = await site.platform.deps.stores.activity.latest(scope, 1);
  await site.platform.deps.stores.jobs.commit(scope, {
    expectedVersion: version,
    puts: [],
    deletes: ['J001', 'J002', 'J003', 'J004', 'J005'],
    entry: { ...entry!, id: site.platform.deps.ids.next() },
  });
  await page.goto('/?tab=jobs');
  await expect(page.getByText(copy.landing.noJobs)).toBeVisible();
});

/** Holds scripts back, as on a slow connection, until the returned function is called. */
const holdScripts = (page: Page) => holdRequests(page, '**/*.js');

test('what is typed before the scripts arrive is kept', async ({ page, context, site, copy }) => {
  for (const path of ['/', '/driver-login', '/reset-password'])
    await test.step(path, async () => {
      const tab = await context.newPage();
      const releaseScripts = await holdScripts(tab);
      await rawGoto(tab, path);
      const field = tab.getByLabel(copy.common.employeeId);
      await field.fill('123-4567');
      releaseScripts();
      // The hyphen is gone, which shows that the scripts have taken over the field.
      await expect(field).toHaveValue('1234567');
      if (path !== '/reset-password') {
        await tab.getByRole('button', { name: copy.common.continue }).click();
        await expect(tab.getByText(copy.login.id('1234567'))).toBeVisible();
      }
      await tab.close();
    });
  await test.step('a search narrows the list', async () => {
    await openAsDriver(page, site);
    const releaseScripts = await holdScripts(page);
    await rawGoto(page, '/driver-preferences');
    await page.getByPlaceholder(copy.preferences.searchHint).fill('harbor');
    releaseScripts();
    await expect(page.getByText(copy.ranking.job.found(1, 5))).toBeVisible();
    await expect(page.getByPlaceholder(copy.preferences.searchHint)).toHaveValue('harbor');
  });
});

test('the login reads the employee ID from its URL and says what is wrong', async ({
  page,
  copy,
}) => {
  for (const name of ['emplid', 'emplid%23', 'empid', 'id'])
    await test.step(`reads ${name}`, async () => {
      const before = name === 'emplid' ? '' : 'emplid=&';
      await page.goto(`/driver-login?${before}${name}=%201234567%20`);
      await expect(page.getByText('John Smith')).toBeVisible();
      await expect(page.getByText(copy.login.id('1234567'))).toBeVisible();
    });
  await test.step('says what is wrong', async () => {
    await page.goto('/driver-login');
    await expect(page.getByText(copy.login.intro)).toBeVisible();
    await expect(page.getByPlaceholder(copy.login.exampleId)).toBeVisible();
    await page.goto('/driver-login?emplid=9999999');
    await expect(page.getByText(copy.login.notFound)).toBeVisible();
    await page.getByRole('link', { name: copy.common.tryAgain }).click();
    await page.waitForURL(/\/driver-login$/);
    await page.goto('/driver-login?emplid=123');
    await expect(page.getByText(copy.login.wrongLength)).toBeVisible();
    await page.goto('/driver-login?reset=ok');
    await expect(page.getByText(copy.login.passwordUpdated)).toBeVisible();
  });
});

test('only certified drivers see airport jobs and the job type filter', async ({
  page,
  site,
  copy,
  list,
}) => {
  await openAsDriver(page, site, '4567890');
  await expect(list.addButton('J002')).toBeVisible();
  await expect(list.addButton('J001')).toHaveCount(0);
  await page.getByText(copy.preferences.filter, { exact: false }).first().click();
  await expect(page.getByText(copy.preferences.jobTypes.airport)).toHaveCount(0);
});

test('filters and sorting narrow the list, are counted, and can be reset @core', async ({
  page,
  site,
  copy,
}) => {
  await openAsDriver(page, site);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(6);
  await page.getByPlaceholder(copy.preferences.searchHint).fill('harbor');
  await expect(rows).toHaveCount(2);
  await page.getByPlaceholder(copy.preferences.searchHint).fill('nothing like it');
  await expect(page.getByText(copy.preferences.noMatch)).toBeVisible();
  await page.getByPlaceholder(copy.preferences.searchHint).fill('');
  const byStart = page.getByRole('columnheader', { name: copy.common.startTime });
  await byStart.getByRole('link').click();
  await expect(byStart).toHaveAttribute('aria-sort', 'ascending');
  await byStart.getByRole('link').click();
  await expect(byStart).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.nth(1)).toContainText(`2:00 ${copy.time.pm}`);

  const earliest = page.getByRole('slider', { name: copy.preferences.earliestStart });
  await expect(earliest).toHaveCount(0);
  await page.getByText(copy.preferences.filter, { exact: true }).click();
  await earliest.focus();
  for (let hours = 0; hours <= 14; hours += 2.5) await page.keyboard.press('PageUp');
  await expect(page.getByText(copy.preferences.noMatch)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(rows).toHaveCount(6);
});

test('a save that comes too late is reported in place of the button', async ({
  page,
  site,
  copy,
  serverCopy,
  list,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const saveTooLate = async (employeeId: string, whatCounts: string | RegExp) => {
    const { closesAt } = (await site.platform.deps.stores.sites.read(scope)).site!.window;
    site.clock.moveTo(new Date(Date.parse(closesAt.instant) - 5 * 60_000).toISOString());
    await openAsDriver(page, site, employeeId);
    await list.add('J003');
    site.clock.advance(5 * 60_000);
    await list.save();
    const refusal = page
      .getByRole('alert')
      .filter({ hasText: serverCopy.errors.selection['selection-closed.title'] });
    await expect(refusal).toBeInViewport({ ratio: 1 });
    await expect(page.locator(':focus')).toContainText(
      serverCopy.errors.selection['selection-closed'],
    );
    await expect(page.getByText(whatCounts)).toBeVisible();
    await expect(list.saveButton).toHaveCount(0);
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(page).toHaveURL(/pick=J003/);
    await expectAccessible(page);
  };
  await test.step('by a driver who saved nothing before', () =>
    saveTooLate('1234567', toPattern(copy.preferences.nothingSaved)));
  await publish(site);
  await openNext(site);
  await rankJobsOn(site, '2345678', ['J002']);
  await test.step('by a driver who saved a list before', () =>
    saveTooLate('2345678', copy.preferences.notSubmitted));
});

test('changes made during a save are kept as unsaved', async ({ page, site, copy, list }) => {
  await openAsDriver(page, site);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/driver-preferences*', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await list.add('J003');
  await list.save();
  await expect(page.getByRole('button', { name: copy.common.saving })).toBeVisible();
  await list.add('J002');
  release();
  await expect(list.saved).toHaveText('1. J003');
  await expect(page.getByText(copy.ranking.unsaved)).toBeVisible();
  await expect(list.picks).toContainText(['J003', 'J002']);
  await expect(page).toHaveURL(/pick=J003&pick=J002/);
  await list.save();
  await expect(list.saved).toHaveText('1. J0032. J002');
  await expect(page.getByText(copy.ranking.unsaved)).toHaveCount(0);
});

test('a page left open does not save for the driver who signed in after it', async ({
  page,
  context,
  site,
  copy,
  serverCopy,
  list,
}) => {
  await openAsDriver(page, site);
  await list.add('J003');
  const other = await context.newPage();
  await openAsDriver(other, site, '2345678');
  const otherList = getDriverList(other, copy, site);
  await otherList.add('J002');
  await otherList.save();
  await expect(otherList.saved).toHaveText('1. J002');

  await list.save();
  await expect(page.locator(':focus')).toContainText(
    serverCopy.errors.stalePages['page-of-another'],
  );
  await expect(page.getByRole('region', { name: copy.common.driver })).toContainText(
    'Maria Garcia',
  );
  await expect(page.getByText(copy.ranking.unsaved)).toHaveCount(0);
  await expect(list.picks).toContainText(['J002']);
  await expect(page).not.toHaveURL(/J003/);
  await other.reload();
  await expect(otherList.saved).toHaveText('1. J002');
});

test('a save that the network loses keeps the list, which can be saved again @core', async ({
  page,
  context,
  complaints,
  site,
  copy,
  list,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAsDriver(page, site);
  await list.add('J003');
  await list.showList();
  await expect(page.getByRole('button', { name: copy.ranking.drag('J003') })).toBeVisible();
  await context.setOffline(true);
  await list.save();
  const refusal = page.getByRole('alert').filter({ hasText: copy.ranking.saveFailed.title });
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await expect(page.locator(':focus')).toContainText(copy.ranking.saveFailed.text);
  await expect(page.getByText(copy.ranking.unsaved)).toBeVisible();
  await expect(list.picks).toContainText(['J003']);
  await expect(page).toHaveURL(/pick=J003/);
  await context.setOffline(false);
  await list.save();
  await expect(list.saved).toHaveText('1. J003');
  await expect(refusal).toHaveCount(0);
  expect(complaints.splice(0).join()).toMatch(/^[^,]*ERR_INTERNET_DISCONNECTED$/);
});

const draggingScript = '**/sortable-list-*.js';

/** Holds the script for dragging back. Returns how to let it arrive. */
const holdDraggingScript = (page: Page) => holdRequests(page, draggingScript);

test('a press on the list counts when the script for dragging arrives meanwhile', async ({
  page,
  site,
  copy,
  list,
}) => {
  const presses = {
    mouse: [() => page.mouse.down(), () => page.mouse.up()],
    'space bar': [() => page.keyboard.down('Space'), () => page.keyboard.up('Space')],
  } as const;
  for (const [name, [press, release]] of Object.entries(presses))
    await test.step(`by ${name}`, async () => {
      const send = await holdDraggingScript(page);
      await openAsDriver(page, site);
      await list.add('J003');
      await list.add('J002');
      await list.upButton('J002').hover();
      await list.upButton('J002').focus();
      const arrival = page.waitForResponse(draggingScript);
      await press();
      send();
      await page.evaluate((url) => import(url) as Promise<unknown>, (await arrival).url());
      await drawn(page);
      await release();
      await expect(list.picks.first()).toHaveAttribute('data-pick', 'J002');
      await expect(page.getByRole('button', { name: copy.ranking.drag('J002') })).toBeVisible();
      await page.unroute(draggingScript);
    });
});

test('the list works before the script for dragging arrives, and where it is lost', async ({
  page,
  complaints,
  site,
  copy,
  list,
}) => {
  const send = await holdDraggingScript(page);
  await openAsDriver(page, site);
  await test.step('the focus stays on its button when drag and drop loads', async () => {
    await list.add('J003');
    await list.add('J002');
    const up = list.upButton('J002');
    await up.focus();
    send();
    await expect(page.getByRole('button', { name: copy.ranking.drag('J002') })).toBeVisible();
    await expect(up).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list.picks.first()).toHaveAttribute('data-pick', 'J002');
  });
  await test.step('the list keeps its buttons where the script is lost', async () => {
    await page.unroute(draggingScript);
    await page.route(draggingScript, (route) => route.abort());
    await openAsDriver(page, site);
    await list.add('J003');
    await list.add('J001');
    await expect.poll(() => complaints.join()).toContain('ERR_FAILED');
    await expect(list.picks).toContainText(['J003', 'J001']);
    await list.save();
    await expect(list.saved).toContainText('J001');
    expect(complaints.splice(0).join()).toMatch(/^[^,]*ERR_FAILED$/);
  });
});

test('a page that the network loses reports it and loads when the network is back', async ({
  page,
  context,
  complaints,
  site,
  copy,
}) => {
  await openAsDriver(page, site);
  const [jobs, vacation] = [copy.ranking.jobs, copy.ranking.vacation].map((name) =>
    page.getByRole('tab', { name }),
  );
  await vacation!.click();
  await expect(
    page.getByRole('heading', { level: 1, name: copy.vacationPreferences.title }),
  ).toBeVisible();
  await jobs!.click();
  await expect(getJobsTitle(page, copy)).toBeVisible();
  await context.setOffline(true);
  await vacation!.click();
  const problem = page.getByRole('heading', { name: copy.shell.offline });
  await expect(problem).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: copy.common.tryAgain }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: copy.vacationPreferences.title }),
  ).toBeVisible();
  expect(complaints.splice(0).join()).toMatch(/ERR_INTERNET_DISCONNECTED/);
  await test.step('a page whose texts it loses is loaded as a whole', async () => {
    await openAsDriver(page, site);
    await page.route('**/other-pages-*.js', (route) => route.abort());
    await expectNoScripts(page);
    await openMore(page, copy);
    await page.getByRole('link', { name: copy.common.messages }).click();
    await expect(page.getByRole('heading', { name: copy.common.messages })).toBeVisible();
    expect(complaints.splice(0).join()).toContain('ERR_FAILED');
  });
});

test('the page works by keyboard, prints on a page of its own, and Exit signs out', async ({
  page,
  context,
  site,
  copy,
  list,
}) => {
  await openAsDriver(page, site);
  await test.step('a list is ranked and saved by keyboard', async () => {
    await list.addButton('J003').focus();
    await page.keyboard.press('Enter');
    await list.addButton('J002').focus();
    await page.keyboard.press('Enter');
    await list.upButton('J002').focus();
    await page.keyboard.press('Enter');
    await expect(list.picks.first()).toHaveAttribute('data-pick', 'J002');
    await list.saveButton.focus();
    await page.keyboard.press('Enter');
    await expect(list.saved).toHaveText('1. J0022. J003');
  });
  await test.step('a print has a separate page', async () => {
    await notePrints(context);
    const opening = context.waitForEvent('page');
    await openMore(page, copy);
    await page.getByRole('link', { name: copy.print.print }).click();
    const sheet = await opening;
    expect(await waitForPrint(sheet)).toBeGreaterThanOrEqual(300);
    for (const text of ['John Smith', '1234567', 'J002', 'Main Site'])
      await expect(sheet.getByText(text).first()).toBeVisible();
  });
  await test.step('Exit signs out, and going back shows nothing', async () => {
    await page.getByRole('button', { name: copy.shell.exit }).click();
    await page.waitForURL(/\/$/);
    await page.goBack();
    await page.waitForURL(/\/(driver-login.*)?$/);
    await expect(page.getByText(copy.preferences.listTitle)).toHaveCount(0);
  });
});

test('driver pages are accessible', async ({ page, site, copy, list }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of [
    '/',
    '/?tab=jobs',
    '/?tab=how',
    '/s/DEFAULT/MAIN',
    '/driver-login',
    '/driver-login?emplid=1234567',
    '/driver-login?emplid=9999999',
    '/reset-password?emplid=1234567',
    '/no/such/page',
  ]) {
    await page.goto(path);
    await expectAccessibleInEveryLook(page);
  }
  await openAsDriver(page, site);
  await expectAccessibleInEveryLook(page);
  await list.add('J002');
  await list.save();
  await list.showList();
  await expect(list.saved).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await list.showItems();
  await expectAccessibleInEveryLook(page);
  await page.goto('/driver-preferences/print');
  await expectAccessibleInEveryLook(page);
  const closesAt = Date.parse(
    (await site.platform.deps.stores.sites.read(scope)).site!.window.closesAt.instant,
  );
  site.clock.moveTo(new Date(closesAt + 60_000).toISOString());
  await openAsDriver(page, site);
  await expectAccessibleInEveryLook(page);
  await openAsDriver(page, site, '2345678');
  await expect(page.getByText(copy.preferences.closedTitle)).toBeVisible();
  await expectAccessibleInEveryLook(page);
});

test('Exit with unsaved changes asks in the words of the page', async ({
  page,
  copy,
  site,
  list,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openAsDriver(page, site);
  await list.add('J003');
  const exit = page.getByRole('button', { name: copy.shell.exit });
  const question = page.getByRole('dialog', { name: copy.shell.leaveTitle });
  await exit.click();
  await expect(question).toContainText(copy.ranking.notSaved);
  await expectAccessible(page);
  await question.getByRole('button', { name: copy.common.cancel }).click();
  await expect(list.picks).toHaveCount(1);
  await exit.click();
  await question.getByRole('button', { name: copy.shell.leave }).click();
  await page.waitForURL(`${site.url}/`);
  await page.goto('/driver-preferences');
  await expect(page).toHaveURL(`${site.url}/`);
  expect(asked).toEqual([]);
});

test('on a phone a message stands above the save bar for three seconds', async ({
  page,
  copy,
  serverCopy,
  site,
  list,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await openAsDriver(page, site);
  await list.add('J003');
  await list.save();
  const message = page.getByText(serverCopy.preferences.saved, { exact: true });
  await expect(message).toBeVisible();
  const getBox = async (locator: typeof message) => (await locator.boundingBox())!;
  const { y, height } = await getBox(page.getByRole('listitem').filter({ has: message }));
  expect(y + height).toBeLessThan((await getBox(page.locator('[data-save-bar]'))).y);
  await page.getByRole('button', { name: copy.shell.exit }).click({ trial: true });
  await page.clock.runFor(3_500);
  await expect(message).toHaveCount(0);
});
