import { createClient, createStores } from '~/app/store/create-stores.server';
import { aDriver } from '~/tests/support/roster-builders';
import { testEntry } from '~/tests/support/stocked-site';
import { expect, expectAccessible, letPass, openAsAdmin, scope, test } from './support/site';

test('publishing waits for late saves, and the page goes on by itself', async ({ page, site }) => {
  const { stores } = site.platform.deps;
  const { site: stored } = await stores.sites.read(scope);
  const settings = { ...stored!.settings, afterCutoff: 'may-complete' as const };
  await stores.sites.save(scope, { ...stored!, settings }, []);
  const closedAt = Date.parse(stored!.window.closesAt.instant) + 60_000;
  site.clock.moveTo(new Date(closedAt).toISOString());
  await page.clock.install();
  await openAsAdmin(page, site, '/admin/final-assignments');
  const save = { name: 'Save Final Assignments' };
  await page.getByRole('button', save).click();
  await page.getByRole('dialog').getByRole('button', save).click();
  await expect(page.getByRole('button', { name: 'Cancel publishing' })).toBeVisible();
  // Late saves that were accepted just before may still be written, so it cannot be brought forward.
  await expect(page.getByRole('button', { name: 'Publish now' })).toHaveCount(0);
  await letPass(page, site, 10_500);
  await expect(page.getByText('Publishing…')).toBeVisible();
  await expect(page.getByText('Reading the saved lists.')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Publishing…' })).toBeVisible();
  await expectAccessible(page);
  site.clock.advance(1_000);
  await expect(page.getByText('Published, version 1')).toBeVisible();
  await expect(page.getByText('Publishing…')).toHaveCount(0);
});

test('a list shows a large change at once, and how much of it is stored', async ({
  page,
  site,
}) => {
  const { deps } = site.platform;
  // A process that dies before it stores any of the change.
  const dying = createStores({
    client: createClient(),
    tableName: site.platform.env.TABLE_NAME,
    appliesMs: 0,
  });
  const { version } = await dying.drivers.list(scope);
  const puts = Array.from({ length: 120 }, (_, n) =>
    aDriver({ employeeId: String(4_000_001 + n), seniorityNumber: 5_000 + n }),
  );
  const change = { expectedVersion: version, puts, deletes: [], entry: testEntry(deps) };
  expect((await dying.drivers.commit(scope, change)).ok).toBe(true);
  await openAsAdmin(page, site, '/admin/edit-drivers?tab=master');
  await expect(page.getByText('Still storing the last change')).toBeVisible();
  await expect(page.getByText('0% is stored')).toBeVisible();
  await expect(page.getByText('4000120')).toBeVisible();
  await expectAccessible(page);
  await openAsAdmin(page, site, '/admin/edit-drivers');
  const name = page.getByLabel('Name of 4000001');
  await name.fill('Typed meanwhile');
  site.clock.advance(60_000);
  await site.sweep();
  // The notice goes by itself, and what was typed stays.
  await expect(page.getByText('Still storing the last change')).toHaveCount(0);
  await expect(name).toHaveValue('Typed meanwhile');
});
