import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { openMore } from './support/driver-page';
import { publish, rankInConflict, storePicks } from './support/ranks';
import { expect, openAsDriver, test } from './support/site';

const john = '1234567';
test.use({ viewport: { width: 360, height: 740 } });

test('nothing that the first page asks for is missing', async ({ page, site }) => {
  await seedSample(site.platform);
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(missing).toEqual([]);
  // Browsers that do not know SVG icons, and pages without a head of ours, ask for it by this name.
  expect((await page.request.get('/favicon.ico')).status()).toBe(200);
});

test('no label of the chart of picks is cut', async ({ page, site, copy }) => {
  await rankInConflict(site);
  await publish(site);
  await openAsDriver(page, site, john);
  await expect(page.getByRole('heading', { name: copy.preferences.sharesTitle })).toBeVisible();
  const findCut = () =>
    page.locator('[data-part]').evaluateAll((labels) =>
      labels.flatMap((label) => {
        const [own, part] = [label, label.parentElement!].map((one) => one.getBoundingClientRect());
        const isHidden = own!.top >= part!.bottom - 1;
        const isWhole = own!.left >= part!.left - 0.5 && own!.right <= part!.right + 0.5;
        return isHidden || isWhole ? [] : [label.textContent];
      }),
    );
  expect(await page.locator('[data-part]').count()).toBeGreaterThan(1);
  expect(await findCut()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  expect(await findCut()).toEqual([]);
});

test('the printed list shows its location on a phone', async ({ page, site, copy }) => {
  await seedSample(site.platform);
  await storePicks(site, john, ['J001', 'J002', 'J003'], '2026-W48');
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openAsDriver(page, site, john, '/driver-preferences/print');
  const region = page.getByRole('region', { name: copy.ranking.picks });
  await expect(region.getByRole('row')).toHaveCount(4);
  const hidden = await region.evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(hidden).toBe(0);
});

test('every row of a carried-over list has its handle', async ({ page, site, copy, list }) => {
  await seedSample(site.platform);
  const ids = ['J002', 'J003', 'J005'];
  await storePicks(site, john, ids, '2026-W48');
  await openAsDriver(page, site, john);
  await expect(list.picks).toHaveCount(ids.length);
  await list.showList();
  for (const id of ids)
    await expect(
      list.picks.getByRole('button', { name: copy.ranking.drag(id), exact: true }),
    ).toBeVisible();
});

test('what was said of the last move ends with the save', async ({ page, site, copy, list }) => {
  await seedSample(site.platform);
  await openAsDriver(page, site, john);
  await list.add('J002');
  const { ranking } = copy;
  const said = page.getByText(ranking.added(ranking.job.name('J002'), ranking.placeOf(1, 1)));
  await expect(said).toHaveCount(1);
  await list.save();
  await expect(said).toHaveCount(0);
});

test('Back asks about unsaved changes once, and warns of nothing else', async ({
  page,
  site,
  copy,
  list,
}) => {
  await seedSample(site.platform);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  await openAsDriver(page, site, john);
  await openMore(page, copy);
  await page.getByRole('link', { name: copy.common.messages }).click();
  await page.getByRole('link', { name: copy.common.backToList }).click();
  await list.add('J002');
  await page.goBack();
  const question = page.getByRole('dialog', { name: copy.shell.leaveTitle });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: copy.shell.leave }).click();
  await expect(page.getByRole('heading', { name: copy.common.messages })).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(warnings).toEqual([]);
});
