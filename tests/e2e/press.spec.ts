import type { Page } from '@playwright/test';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { adminRoles } from '~/domain/company/admin-role';
import { accessMatrix, type Guard } from '~/tests/support/access-matrix';
import { routePaths } from '~/tests/support/route-names';
import { inDepot } from './support/demo-depot';
import { findMovesUnderPress, notePlacesAtPress } from './support/press';
import { rankJobsOn } from './support/ranks';
import { expect, openAsAdmin, openAsDriver, test } from './support/site';

// Motion is on, as for most people, because some pages move only then.
test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'no-preference' },
});

test.beforeEach(({ page }) => notePlacesAtPress(page));

/** The URLs of all pages without parameters that these roles may open. */
const getPaths = (roles: readonly Guard[]): string[] =>
  Object.entries(accessMatrix).flatMap(([route, { loader }]) => {
    const isPage =
      route !== 'root' && !route.includes('$') && !routePaths.get(route)?.endsWith('.ts');
    const path = route.replace('_index', '').replace(/_?\./g, '/');
    return isPage && loader && roles.includes(loader) ? [`/${path}`] : [];
  });

const expectNothingToMove = async (page: Page, paths: readonly string[]): Promise<void> => {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      expect.soft(await findMovesUnderPress(page), path).toEqual({});
    });
};

test('nothing moves under a press on pages of visitors and drivers @release', async ({
  page,
  site,
}) => {
  await seedSample(site.platform);
  const login = '/driver-login?emplid=1234567&c=DEFAULT&s=MAIN';
  await expectNothingToMove(page, [...getPaths(['public']), '/s/DEFAULT/MAIN', login]);
  await rankJobsOn(site, '1234567', ['J001', 'J002', 'J003']);
  await openAsDriver(page, site);
  await expectNothingToMove(page, getPaths(['driver']));
});

inDepot(
  'nothing moves under a press on pages of administrators @release',
  async ({ page, site }) => {
    await openAsAdmin(page, site);
    await expectNothingToMove(page, getPaths(['account', ...adminRoles]));
  },
);
