import { allDueShards } from '~/app/platform/wiring/due-shards';
import { finishWork } from '~/app/services/unfinished/finish-work.server';
import { aDriver } from '~/tests/support/roster-builders';
import { testEntry } from '~/tests/support/stocked-site';
import {
  expect,
  expectAccessibleInEveryLook,
  expectToast,
  openAsAdmin,
  scope,
  test,
} from './support/site';

const ada = aDriver({ employeeId: '1000001', name: 'Ada Driver' });

test('an administrator erases a driver and reads when it is done', async ({
  page,
  site,
  adminCopy,
  serverCopy,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { deps } = site.platform;
  const change = { expectedVersion: 0, puts: [ada], deletes: [], entry: testEntry(deps) };
  await deps.stores.drivers.commit(scope, change);
  const { erasure } = adminCopy;
  await openAsAdmin(page, site, '/admin/edit-drivers?edit=1000001');
  await page.getByRole('link', { name: erasure.link }).click();
  await expect(
    page.getByRole('heading', {
      name: erasure.inRoster(
        adminCopy.common.namedDriver(ada.name, ada.employeeId, ada.seniorityNumber),
      ),
    }),
  ).toBeVisible();
  await expectAccessibleInEveryLook(page);

  // The wrong ID erases nobody.
  const typed = page.getByLabel(erasure.typeAgain);
  await typed.fill('1000002');
  await page.getByRole('button', { name: erasure.erase }).click();
  await expect(typed).toBeFocused();
  await expect(page.getByText(serverCopy.errors.erasure['other-id-typed'])).toBeVisible();
  expect((await deps.stores.drivers.list(scope)).items).toHaveLength(1);

  await typed.fill(ada.employeeId);
  await page.getByRole('button', { name: erasure.erase }).click();
  await expectToast(page, serverCopy.erasure.begun);
  await expect(page.getByText(erasure.running, { exact: true })).toBeVisible();
  for (let sweeps = 0; sweeps < 3; sweeps += 1) {
    site.clock.advance(60_000);
    await finishWork({ deps, shards: allDueShards, hasTime: () => true });
  }
  await page.reload();
  await expect(page.getByText(erasure.done, { exact: true })).toBeVisible();
  await expect(page.getByText(ada.name)).toHaveCount(0);
  await expectAccessibleInEveryLook(page);
});
