import type { Locator, Page } from '@playwright/test';
import type { Copy } from '~/app/copy/copy';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import {
  earlyJobs,
  lateJobs,
  listIds,
  offerEarlyAndLateJobs,
} from '~/tests/support/early-and-late-jobs';
import { testEntry } from '~/tests/support/stocked-site';
import type { TestServer } from '~/tests/support/test-server';
import { offerWeeks, openVacations } from '~/tests/support/vacations';
import { storePicks } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectNoViolations,
  openAsDriver,
  scope,
  test,
} from './support/site';

const john = '1234567';
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const openJobs = async (
  page: Page,
  site: TestServer,
  picks: readonly string[] = [],
  path?: string,
): Promise<void> => {
  const { window: selection } = (await site.platform.deps.stores.sites.read(scope)).site!;
  await storePicks(site, john, picks, selection.periodId);
  await openAsDriver(page, site, john, path);
};

const dragHandle = (page: Page, { ranking }: Copy['driver'], id: string) =>
  page.getByRole('button', { name: ranking.drag(id), exact: true });

/** Uses the page, because the script for dragging loads only then, and waits for the handles. */
const waitForHandles = async (page: Page, copy: Copy['driver'], id: string) => {
  await page.mouse.move(1, 1);
  await expect(dragHandle(page, copy, id)).toBeVisible();
};

/** The middle of an element that was scrolled to the middle of the screen, once rows can be dragged. */
const findCenter = async (target: Locator) => {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

const readPicks = (picks: Locator) =>
  picks.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-pick')));

/** Counts what a story presses with a finger. */
const countTaps = () => {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
    get taps() {
      return taps;
    },
  };
};

test.beforeEach(async ({ site }) => {
  await seedSample(site.platform);
  await offerEarlyAndLateJobs(site);
});

/** A phone shows the list, and not what can be ranked. */
const listPath = '/driver-preferences?show=list';

test.describe('on a phone', () => {
  test.use(phone);

  test('pick 40 becomes pick 2 with two taps, and can be put back @core', async ({
    page,
    site,
    copy,
    list,
  }) => {
    await openJobs(page, site, lateJobs, listPath);
    const finger = countTaps();
    await finger.tap(list.moreButton('K040'));
    await finger.tap(
      page.getByRole('button', { name: copy.ranking.moveToPick('K040', 2), exact: true }),
    );
    await expect(list.picks.nth(1)).toHaveAttribute('data-pick', 'K040');
    expect(finger.taps).toBe(2);
    const { moved, placeOf, job } = copy.ranking;
    await expect(page.getByText(moved(job.name('K040'), placeOf(2, 40)))).toBeAttached();
    await expect(list.moreButton('K040')).toBeFocused();
    await expect(list.moreButton('K040')).toBeInViewport();

    await page.getByRole('button', { name: copy.ranking.undo, exact: true }).tap();
    await expect(list.picks.last()).toHaveAttribute('data-pick', 'K040');
    await list.moreButton('K040').tap();
    await page.getByRole('button', { name: copy.ranking.moveToTop }).tap();
    await expect(list.picks.first()).toHaveAttribute('data-pick', 'K040');
    await list.moreButton('K040').tap();
    const actions = list.actions('K040');
    await actions.getByRole('spinbutton').fill('37');
    await actions.getByRole('button', { name: copy.ranking.move, exact: true }).tap();
    await expect(list.picks.nth(36)).toHaveAttribute('data-pick', 'K040');
    await list.moreButton('K040').tap();
    await actions.getByRole('button', { name: copy.ranking.removeFromList }).tap();
    await expect(list.picks).toHaveCount(39);
    await expect(list.moreButton('K037')).toBeFocused();
  });

  test('what drags rows is loaded once the page is used', async ({ page, site, copy }) => {
    const dragging: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('sortable-list')) dragging.push(request.url());
    });
    await openJobs(page, site, lateJobs, listPath);
    await page.waitForLoadState('networkidle');
    expect(dragging).toEqual([]);
    await waitForHandles(page, copy, 'K020');
    expect(dragging).toHaveLength(1);
  });

  test('a reload stays at a pick that the page is sent without', async ({ page, site, list }) => {
    await openJobs(page, site, lateJobs, listPath);
    await list.moreButton('K035').scrollIntoViewIfNeeded();
    // The router notes the position when the page is left.
    await page.reload();
    await expect(list.picks).toHaveCount(40);
    await expect(list.moreButton('K035')).toBeInViewport();
  });

  test('taps in one place move the same pick on and on', async ({ page, site, copy, list }) => {
    await openJobs(page, site, lateJobs, listPath);
    await page.waitForLoadState('networkidle');
    await waitForHandles(page, copy, 'K020');
    for (const [button, rank] of [
      [list.upButton('K020'), (taps: number) => 20 - taps],
      [
        page.getByRole('button', { name: `${copy.ranking.rowLabels.down} K020`, exact: true }),
        (taps: number) => 16 + taps,
      ],
    ] as const) {
      if (!(await button.isVisible())) await list.moreButton('K020').tap();
      const { x, y } = await findCenter(button);
      for (let taps = 1; taps <= 4; taps += 1) {
        await page.touchscreen.tap(x, y);
        await expect(list.picks.nth(rank(taps) - 1)).toHaveAttribute('data-pick', 'K020');
      }
      const { y: top, height } = (await button.boundingBox())!;
      expect(Math.abs(top + height / 2 - y)).toBeLessThan(2);
    }
  });

  test('a finger drags a pick by its rank, and the page scrolls along', async ({
    page,
    site,
    copy,
    list,
  }) => {
    await openJobs(page, site, lateJobs, listPath);
    // What arrives later would move the list while the finger is on it.
    await page.waitForLoadState('networkidle');
    await waitForHandles(page, copy, 'K001');
    const start = await findCenter(dragHandle(page, copy, 'K001'));
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: typeof start) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await touch('touchStart', start);
    const { job, over, placeOf } = copy.ranking;
    await expect(page.getByText(over(job.name('K001'), placeOf(1, 40)))).toBeAttached();
    const scrolled = await page.evaluate(() => window.scrollY);
    let wiggle = 0;
    await expect(async () => {
      wiggle = 1 - wiggle;
      await touch('touchMove', { x: start.x, y: 700 + wiggle });
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled + 1_000);
    }).toPass();
    await touch('touchEnd');
    const rank = async () => (await readPicks(list.picks)).indexOf('K001') + 1;
    await expect.poll(rank).toBeGreaterThan(15);
    await expect(list.picks).toHaveCount(40);
  });

  test('all 14 jobs of a filter are added with three taps, and undone with one @core', async ({
    page,
    site,
    copy,
    list,
  }) => {
    await openJobs(page, site, ['E003', 'K007']);
    const finger = countTaps();
    const { shortDays } = copy.common;
    await finger.tap(page.getByRole('link', { name: `${shortDays.Mon}–${shortDays.Fri}` }));
    await finger.tap(
      page.getByRole('link', { name: copy.preferences.before(`8:00 ${copy.time.am}`) }),
    );
    await expect(page.getByText(copy.ranking.job.found(14, 54))).toBeVisible();
    const rest = earlyJobs.filter((id) => id !== 'E003');
    await finger.tap(page.getByRole('button', { name: copy.ranking.addMatching(rest.length) }));
    await expect(list.picks).toHaveCount(15);
    expect(finger.taps).toBe(3);
    const picks = await readPicks(list.picks);
    expect(picks).toEqual(['E003', 'K007', ...rest]);
    const added = copy.ranking.addedSeveral(copy.ranking.job.count(13), 3, 15);
    const notice = page.getByRole('paragraph').filter({ hasText: added, visible: true }).last();
    await expect(notice).toBeInViewport();
    await expectAccessible(page);
    await notice.getByRole('button', { name: copy.ranking.undo }).tap();
    await expect(list.picks).toHaveCount(2);
    await expect(notice).toHaveCount(0);
  });

  test('a filter is saved, set with one tap the next time, and removed', async ({
    page,
    site,
    copy,
    list,
  }) => {
    await openJobs(page, site, ['K007']);
    const { preferences, common } = copy;
    const days = `${common.shortDays.Mon}–${common.shortDays.Wed}`;
    const name = `${preferences.before(`7:00 ${copy.time.am}`)} · ${days}`;
    const found = page.getByText(copy.ranking.job.found(14, 54));
    const openFilter = () =>
      page.getByRole('main').locator('summary').filter({ hasText: preferences.filter }).tap();
    await list.add('E001');
    await openFilter();
    await page.getByLabel(preferences.to, { exact: true }).fill('06:59');
    for (const day of ['Mon', 'Tue', 'Wed'] as const)
      await page.getByText(common.shortDays[day], { exact: true }).tap();
    await expectAccessible(page);
    await page.getByRole('button', { name: preferences.saveFilter }).tap();
    const remove = page.getByRole('button', { name: preferences.removeFilter(name) });
    await expect(remove).toBeVisible();
    await expect(list.picks).toHaveCount(2);

    await openAsDriver(page, site, john);
    await expect(found).toHaveCount(0);
    await page.getByRole('link', { name, exact: true }).tap();
    await expect(found).toBeVisible();
    await openFilter();
    await remove.tap();
    await expect(remove).toHaveCount(0);
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  });

  test('several picks are moved and removed together', async ({ page, site, copy, list }) => {
    await openJobs(page, site, lateJobs, listPath);
    const select = page.getByRole('button', { name: copy.ranking.select, exact: true });
    const bar = page.getByRole('region', { name: copy.ranking.select, exact: true });
    const choose = async (...ids: string[]) => {
      await select.tap();
      for (const id of ids)
        await page.getByRole('checkbox', { name: copy.ranking.choose(id), exact: true }).check();
      await expect(bar.getByRole('status')).toHaveText(copy.ranking.chosenCount(ids.length));
    };
    await choose('K039', 'K012', 'K030');
    await expectAccessible(page);
    await bar.getByRole('button', { name: copy.ranking.moveToTop }).tap();
    await expect(list.picks.first()).toHaveAttribute('data-pick', 'K012');
    await expect(list.moreButton('K012')).toBeFocused();
    await choose('K040', 'K002');
    await bar.getByRole('spinbutton').fill('3');
    await page.keyboard.press('Enter');
    await expect(list.picks.nth(2)).toHaveAttribute('data-pick', 'K002');
    await choose('K012', 'K040');
    await bar.getByRole('button', { name: copy.ranking.rowLabels.remove }).tap();
    await expect(list.picks).toHaveCount(38);
    const ids = await readPicks(list.picks);
    expect(ids.slice(0, 5)).toEqual(['K030', 'K002', 'K039', 'K001', 'K003']);
    await select.tap();
    await bar.getByRole('link', { name: copy.ranking.selectDone }).tap();
    await expect(list.saveButton).toBeVisible();
  });
});

/** A week before the present one. */
const lastPeriod = '2026-W48';

const dropStandingPicks = async ({ platform: { deps } }: TestServer): Promise<void> => {
  const { site } = await deps.stores.sites.read(scope);
  const settings = { ...site!.settings, standingPicks: false };
  await deps.stores.sites.save(scope, { ...site!, settings }, []);
};

test('a list of an earlier week is a start where lists are not carried over', async ({
  page,
  site,
  copy,
  list,
}) => {
  await storePicks(site, john, ['K003', 'GONE', 'K001'], lastPeriod);
  await openAsDriver(page, site);
  const offer = page.getByText(copy.ranking.earlierText);
  await expect(list.picks).toHaveCount(2);
  await expect(offer).toHaveCount(0);

  await dropStandingPicks(site);
  await page.reload();
  await expect(offer).toBeVisible();
  await expect(page.getByText(copy.ranking.earlierGone('GONE'))).toBeVisible();
  await page.locator('button[value="earlier"]').click();
  await expect(list.picks).toHaveCount(2);
  await expect(list.picks.first()).toHaveAttribute('data-pick', 'K003');
  await expect(offer).toHaveCount(0);
  await list.save();
  await expect(list.saved).toHaveText('1. K0032. K001');
});

test('ranking works by keyboard and says what happens @core', async ({
  page,
  site,
  copy,
  list,
}) => {
  await openJobs(page, site);
  const { ranking } = copy;
  const job = (id: string) => ranking.job.name(id);
  const says = (text: string) =>
    expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();
  const ids = ['E001', 'E002', 'E003'];
  for (const [index, id] of ids.entries()) {
    await list.addButton(id).focus();
    await page.keyboard.press('Enter');
    await says(ranking.added(job(id), ranking.placeOf(index + 1, index + 1)));
  }
  await list.moreButton('E003').focus();
  await page.keyboard.press('Enter');
  await expect(list.moreButton('E003')).toHaveAttribute('aria-expanded', 'true');
  await expect(list.actions('E003')).toMatchAriaSnapshot(`
    - group "${ranking.actionsOf('E003')}":
      - button "${ranking.moveToTop}"
      - button "${ranking.moveToPick('E003', 2)}"
      - text: ${ranking.toPick}
      - spinbutton "${ranking.toPick}"
      - button "${ranking.move}"
  `);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('spinbutton')).toBeFocused();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(list.actions('E003')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await says(ranking.moved(job('E003'), ranking.placeOf(1, 3)));
  await expect(list.moreButton('E003')).toBeFocused();
  const { up, down, remove } = ranking.rowLabels;
  const row = (id: string, disabled: string) => `
      - listitem:
        - button "${ranking.drag(id)}"
        - button "${up} ${id}"${disabled === up ? ' [disabled]' : ''}
        - button "${down} ${id}"${disabled === down ? ' [disabled]' : ''}
        - button "${remove} ${id}"
        - button "${ranking.moreFor(id)}"`;
  await expect(page.locator('#your-picks')).toMatchAriaSnapshot(`
    - list:${row('E003', up)}${row('E001', '')}${row('E002', down)}
  `);
  await list.removeButton('E001').focus();
  await page.keyboard.press('Enter');
  await says(ranking.removed(job('E001')));
  await expect(list.moreButton('E002')).toBeFocused();
  await list.saveButton.focus();
  await page.keyboard.press('Enter');
  await expect(list.saved).toHaveText('1. E0032. E002');
});

const sizes = [
  { name: '320 px', width: 320, text: 16 },
  { name: '360 px, text at 200 %', width: 360, text: 32 },
  { name: '360 px', width: 360, text: 16 },
  { name: '768 px', width: 768, text: 16 },
] as const;

for (const { name, width, text } of sizes) {
  test(`lists of 40 picks are accessible in both themes, ${name}`, async ({
    page,
    site,
    copy,
    list,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 740 });
    await offerWeeks(site, { count: 50, slots: 2 });
    await openVacations(site);
    const { deps } = site.platform;
    const weekIds = listIds('W', 40);
    const facts = { acceptedAt: '2026-11-21T12:00:00.000Z', receiptNumber: 'AAAA-BBBB' };
    await deps.stores.vacationPicks.save(
      scope,
      { employeeId: john, weekIds, ...facts },
      testEntry(deps),
    );
    for (const [path, first, title] of [
      ['/driver-preferences', 'K001', copy.preferences.offered],
      ['/driver-vacation', 'W001', copy.vacationPreferences.offered],
    ] as const) {
      await openJobs(page, site, lateJobs, `${path}?show=list`);
      await page.evaluate((px) => {
        document.documentElement.style.fontSize = `${px}px`;
      }, text);
      await expect(list.picks).toHaveCount(40);
      await waitForHandles(page, copy, first);
      await list.moreButton(first).click();
      await expect(list.actions(first)).toBeVisible();
      for (const button of await list.picks.first().getByRole('button').all()) {
        const box = (await button.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolations(page);
      }
      const isTooWide = (part: Element) =>
        part.scrollWidth > part.clientWidth ||
        part.getBoundingClientRect().right > window.innerWidth;
      expect(await page.locator('#your-picks').evaluate(isTooWide)).toBe(false);
      await list.showItems();
      const offered = page.getByRole('region', { name: title });
      await expect(offered).toBeVisible();
      expect(await offered.evaluate(isTooWide)).toBe(false);
      await expectNoViolations(page);
    }
  });
}
