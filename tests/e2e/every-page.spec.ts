import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPageGroups } from '~/app/components/frame/admin-pages';
import { toInstant } from '~/domain/shared/instant';
import { openDemo } from '~/infra/local/demo/open-demo';
import { startTestServer, type TestServer } from '~/tests/support/test-server';
import { fillDepot } from './support/depot';
import { expect, expectAccessibleInEveryLook, openAsAdmin, test } from './support/site';

const tabs = [
  '/admin/final-assignments?view=provisional',
  '/admin/reports?tab=demand',
  '/admin/reports?tab=leftovers',
  '/admin/reports?tab=submissions',
  '/admin/reports?tab=without-picks',
  '/admin/edit-drivers?tab=plain',
  '/admin/remind-drivers',
];
const now = Date.parse('2026-11-21T12:00:00.000Z');

/** The demo: a depot with five weeks of life in it. */
const inDepot = test.extend<{ site: TestServer }>({
  site: async ({ browser }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'job-selection-depot-'));
    const opened = { dataDir, variables: { SEED: 'none' }, origin: 'http://127.0.0.1' };
    await openDemo({ ...opened, now, isFresh: false, onStep: () => undefined });
    const site = await startTestServer({}, { keptIn: dataDir, startAt: toInstant(now) });
    await use(site);
    await Promise.all(browser.contexts().map((context) => context.close()));
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

// Other stories look at each page in English, whose words are shorter.
test.use({ locale: 'es-US' });

test('pages of a site that has published nothing fit in Spanish', async ({ page, site }) => {
  await fillDepot(site, { drivers: 20, jobs: 12 });
  await page.setViewportSize({ width: 360, height: 900 });
  await openAsAdmin(page, site);
  for (const path of ['/admin/dashboard', '/admin/final-assignments', '/admin/past-weeks']) {
    await page.goto(path);
    await expectAccessibleInEveryLook(page);
  }
});

inDepot('every page of the menu fits in Spanish @release', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openAsAdmin(page, site);
  const menu = getPageGroups('master').flatMap((group) => group.pages.map(({ to }) => to));
  for (const path of [...menu, ...tabs, '/admin/unseen-results']) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expectAccessibleInEveryLook(page);
  }
});
