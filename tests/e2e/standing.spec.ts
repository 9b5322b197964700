import type { Copy } from '~/app/copy/copy';
import { makeSiteScope } from '~/app/ports/sessions';
import { publishAward } from '~/app/services/award/publish-award.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import type { TestServer } from '~/tests/support/test-server';
import type { DriverList } from './support/driver-list';
import { rankJobsOn } from './support/ranks';
import {
  expect,
  expectAccessible,
  passTo,
  scope,
  standBefore,
  test,
  openAsDriver,
} from './support/site';
import { toPattern } from './support/to-pattern';

test.beforeEach(({ site }) => seedSample(site.platform));

const storedSite = async ({ platform }: TestServer) => {
  const { site, company } = await platform.deps.stores.sites.read(scope);
  return { site: site!, company: company! };
};
const showStanding = async (server: TestServer) => {
  const { site } = await storedSite(server);
  const settings = { ...site.settings, showStanding: true };
  await server.platform.deps.stores.sites.save(scope, { ...site, settings }, []);
};
const publish = async (server: TestServer) => {
  const { site, company } = await storedSite(server);
  server.clock.moveTo(new Date(Date.parse(site.window.closesAt.instant) + 60_000).toISOString());
  const admin = { username: 'admin', role: 'master' } as const;
  const published = await publishAward({
    deps: server.platform.deps,
    access: { site, company, scope: makeSiteScope(scope, admin), ...admin },
  });
  expect(published.ok).toBe(true);
};
const save = async (list: DriverList, picks: number) => {
  await list.save();
  await expect(list.saved.getByRole('listitem', { includeHidden: true })).toHaveCount(picks);
};
/** Only one driver is ahead in these stories, so two picks guarantee a job. */
const depth = { ahead: 1, byHand: 0, picks: 2 };
const describeSafeLength = ({ preferences }: Copy['driver']) => preferences.rankAtLeast(depth);

test('a driver sees the safe length, the live standing, each save and the result @core', async ({
  page,
  site,
  copy,
  list,
}) => {
  await openAsDriver(page, site, '2345678');
  await expect(page.getByText(describeSafeLength(copy))).toBeVisible();
  await expect(page.getByText(toPattern(copy.preferences.ifClosedNow(null)))).toHaveCount(0);

  await test.step('the live standing follows each save', async () => {
    await showStanding(site);
    await page.reload();
    const standing = page.getByRole('region', { name: copy.common.whereYouStand });
    const { ifClosedNow } = copy.preferences;
    await expect(standing).toContainText(toPattern(ifClosedNow(null)));
    await expect(standing).toContainText(copy.time.asOf('7:0'));
    await list.add('J002');
    await save(list, 1);
    await expect(standing).toContainText(ifClosedNow(1).replace('{job}', 'J002'));
    await list.add('J003');
    await save(list, 2);
    await expectAccessible(page);
  });

  await test.step('every save has its receipt', async () => {
    await page.getByRole('link', { name: copy.ranking.allSaves }).click();
    await expect(page.getByRole('heading', { name: copy.history.jobsTitle })).toBeVisible();
    const receipts = page.getByRole('region', { name: toPattern(copy.ranking.receiptNo) });
    await expect(receipts).toHaveCount(2);
    await expect(receipts.first()).toContainText(copy.history.counts);
    await expect(receipts.first().getByRole('listitem')).toHaveText(['1. J002', '2. J003']);
    await expect(receipts.last().getByRole('listitem')).toHaveText(['1. J002']);
    await expect(receipts.last()).not.toContainText(copy.history.counts);
    await expectAccessible(page);
  });

  await test.step('after publishing the page shows which ranks drivers got', async () => {
    await publish(site);
    await openAsDriver(page, site, '2345678');
    await expect(
      page.getByRole('heading', { name: copy.preferences.yourJob('J002') }),
    ).toBeVisible();
    await expect(page.getByText(describeSafeLength(copy))).toHaveCount(0);
    await page.getByText(copy.preferences.asATable, { exact: true }).click();
    await expect(
      page.getByRole('row', {
        name: `${copy.preferences.driverBand('1', '5')} 5 20% 0% 0% 0% 80% 0%`,
      }),
    ).toBeVisible();
    await expectAccessible(page);
  });
});

test('the standing loads in the background, and the links next to the list are large enough for gloves', async ({
  page,
  complaints,
  site,
  copy,
  list,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let answer: 'no line' | 'an error' | 'too many' | 'the standing' = 'no line';
  await page.route('**/standing/now', (route) => {
    if (answer === 'the standing') return route.continue();
    if (answer === 'no line') return route.abort();
    return route.fulfill({ status: answer === 'an error' ? 500 : 429 });
  });
  const expectLarge = async (name: string) => {
    const { height } = (await page.getByRole('link', { name }).boundingBox())!;
    expect(height, name).toBeGreaterThan(43);
  };
  for (const [picks, failure] of (['no line', 'an error'] as const).entries())
    await test.step(`${failure} leaves the page unchanged`, async () => {
      answer = failure;
      await openAsDriver(page, site, '2345678');
      await expect.poll(() => complaints.splice(0)).not.toEqual([]);
      await list.showList();
      await expect(page.getByRole('link', { name: copy.preferences.howMany })).toBeVisible();
      await list.showItems();
      await list.add(picks === 0 ? 'J003' : 'J002');
      answer = 'the standing';
      await save(list, picks + 1);
      await list.showList();
      const ranked = { count: picks + 1, isSafe: picks + 1 === depth.picks };
      await expect(page.getByText(copy.preferences.ranked(depth, ranked))).toBeVisible();
      complaints.splice(0);
    });
  await test.step('the links are large enough without a list and with one', async () => {
    answer = 'too many';
    await openAsDriver(page, site, '3456789');
    await list.showList();
    await expectLarge(copy.preferences.howMany);
    await expectLarge(copy.ranking.allSaves);
    await list.showItems();
    await list.add('J003');
    await save(list, 1);
    await list.showList();
    await expectLarge(copy.ranking.allSaves);
    await list.removeByActions('J003');
    await page.getByRole('button', { name: copy.ranking.undoAll }).click();
    await expect(page.getByRole('dialog')).toContainText(copy.ranking.undoTo(0, 1));
    complaints.splice(0);
  });
});

test.describe('jobs within reach', () => {
  // One driver is ahead of 2345678, and ranks J001 first.
  test.beforeEach(async ({ site, page }) => {
    await showStanding(site);
    await rankJobsOn(site, '1234567', ['J001']);
    await page.setViewportSize({ width: 360, height: 740 });
  });

  test('the table can show only these, and the list keeps the others', async ({
    page,
    site,
    copy,
    list,
  }) => {
    await rankJobsOn(site, '2345678', ['J001']);
    await openAsDriver(page, site, '2345678');
    await list.showList();
    const standing = page.getByRole('region', { name: copy.common.whereYouStand });
    await expect(standing).toContainText(toPattern(copy.preferences.ifClosedNow(null)));
    await expect(standing).toContainText(copy.preferences.jobsWithinReach(4));
    await list.showItems();
    const table = page.getByRole('table', { name: copy.common.availableJobs });
    // Each job has a word for wide screens and one that is only read aloud on phones.
    const marked = table.getByText(copy.preferences.withinReach, { exact: true });
    await expect(marked.filter({ visible: true })).toHaveCount(4);
    const only = page.getByRole('checkbox', { name: copy.preferences.onlyWithinReach(4) });
    await only.check({ force: true });
    await expect(table.getByRole('rowheader')).toHaveText([/^J002/, /^J003/, /^J004/, /^J005/]);
    await expect(list.saved.getByRole('listitem', { includeHidden: true })).toHaveCount(1);
    await expect(list.saved.getByRole('listitem', { includeHidden: true })).toContainText('J001');
    await expectAccessible(page);
    await list.add('J003');
    await save(list, 2);
    await list.showList();
    await expect(standing).toContainText(copy.preferences.ifClosedNow(2).replace('{job}', 'J003'));
    await list.showItems();
    await only.uncheck({ force: true });
    await expect(table.getByRole('rowheader')).toHaveCount(5);
  });
});

test('at the cutoff the page stops saying how many jobs to rank, or links back to the draft', async ({
  page,
  context,
  site,
  complaints,
  copy,
  list,
}) => {
  const { site: stored } = await storedSite(site);
  const { instant } = stored.window.closesAt;
  await standBefore(page, site, instant);
  await rankJobsOn(site, '2345678', ['J002']);
  await openAsDriver(page, site, '2345678');
  await expect(page.getByText(describeSafeLength(copy))).toBeVisible();
  const other = await context.newPage();
  await other.goto('/driver-preferences');
  await expect(other.getByText(describeSafeLength(copy))).toBeVisible();
  await list.add('J003');
  await page.route('**/driver-preferences.data*', (route) => route.abort());
  const retry = page.getByRole('link', { name: copy.common.tryAgain });
  // The countdown ends, so both pages try to reload their data, which fails for one of them.
  await passTo(page, site, instant);
  await test.step('the link on an error page leads back to the draft', async () => {
    await expect(retry).toHaveAttribute('href', /pick=J003/);
    const href = await retry.getAttribute('href');
    await page.unroute('**/driver-preferences.data*');
    // Without a click, because the page may recover by itself now.
    await page.goto(href!);
    await expect(page.getByText(copy.preferences.notSubmitted)).toBeVisible();
    complaints.splice(0);
  });
  await test.step('no driver is told how many jobs to rank', async () => {
    await expect(other.getByText(copy.preferences.deadlinePassed)).toBeVisible();
    await expect(other.getByText(describeSafeLength(copy))).toHaveCount(0);
    await other.goto('/driver-preferences/standing');
    await expect(other.getByText(copy.standing.closed)).toBeVisible();
    await expect(other.getByText(describeSafeLength(copy))).toHaveCount(0);
  });
});

test('standing and history are accessible', async ({ page, site, copy, list }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const expectAccessibleInBothThemes = async () => {
    for (const colorScheme of ['dark', 'light'] as const)
      await test.step(colorScheme, async () => {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      });
  };
  await showStanding(site);
  await openAsDriver(page, site, '2345678');
  await list.add('J002');
  await save(list, 1);
  for (const path of ['/driver-preferences/standing', '/driver-preferences/history']) {
    await page.goto(path);
    await expectAccessibleInBothThemes();
  }
  await publish(site);
  await openAsDriver(page, site, '2345678');
  await page.getByText(copy.preferences.asATable, { exact: true }).click();
  await expectAccessibleInBothThemes();
});
