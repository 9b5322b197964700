import { readFile } from 'node:fs/promises';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { finishWork } from '~/app/services/unfinished/finish-work.server';
import { erasureWaitDays } from '~/domain/erasure/limits';
import { productName } from '~/domain/shared/product';
import { addCompany } from '~/tests/support/companies';
import { waitForErasure } from '~/tests/support/two-companies';
import {
  expect,
  expectAccessibleInEveryLook,
  expectToast,
  openAsAdmin,
  test,
} from './support/site';

test('a company leaves, and only its certificate stays', async ({
  page,
  site,
  adminCopy,
  serverCopy,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { deps } = site.platform;
  const name = 'Acme Logistics';
  await addCompany(deps, { companyId: 'ACME', name });
  const { tenantErasure, master } = adminCopy;
  const companies = '/admin/master/companies?q=ACME';

  await openAsAdmin(page, site, companies);
  // Only what is deactivated can be erased.
  const erase = page.getByRole('link', { name: tenantErasure.eraseCompany(name) });
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(erase).toHaveCount(0);
  await page.getByRole('switch', { name: master.activeSwitch(name), exact: true }).click();
  await page.getByRole('button', { name: master.deactivate }).click();

  const ask = async (typed: string) => {
    await erase.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(tenantErasure.waits(erasureWaitDays))).toBeVisible();
    await dialog.getByLabel(tenantErasure.typeId('ACME')).fill(typed);
    await dialog.getByLabel(tenantErasure.reason).fill('The contract ended');
    await dialog.getByRole('button', { name: tenantErasure.ask(erasureWaitDays) }).click();
  };
  await ask('ACMF');
  await expect(page.getByText(serverCopy.errors.companies['other-tenant-typed'])).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByLabel(tenantErasure.typeId('ACME')).fill('acme');
  await page.getByRole('button', { name: tenantErasure.ask(erasureWaitDays) }).click();
  await expectToast(page, serverCopy.tenantErasure.asked);
  await expect(page.getByText(tenantErasure.willBeErased, { exact: true })).toBeVisible();
  await expectAccessibleInEveryLook(page);

  await page.getByRole('button', { name: tenantErasure.withdrawCompany(name) }).click();
  await expectToast(page, serverCopy.tenantErasure.withdrawn);
  await expect(page.getByText(tenantErasure.willBeErased, { exact: true })).toHaveCount(0);
  await ask('ACME');
  await expectToast(page, serverCopy.tenantErasure.asked);
  const asked = (await deps.stores.companies.read('ACME'))!.erasures.asked[0]!;
  const { siteId } = asked;
  expect(siteId).toBeNull();

  await page.goto('/admin/master/erased');
  await expect(page.getByText(tenantErasure.company('ACME'))).toBeVisible();
  await expectAccessibleInEveryLook(page);

  waitForErasure(site);
  for (let sweeps = 0; sweeps < 20; sweeps += 1) {
    site.clock.advance(60_000);
    await finishWork({ deps, shards: allDueShards, hasTime: () => true });
  }
  // The session is over after 30 days.
  await openAsAdmin(page, site, '/admin/master/erased');
  await expect(page.getByText(tenantErasure.noneWaiting)).toBeVisible();
  await expect(page.getByText(tenantErasure.done, { exact: true })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.goto('/admin/master/companies');
  await expect(page.getByRole('heading', { name })).toHaveCount(0);

  await page.goto('/admin/master/certificate?company=ACME');
  await expect(page.getByRole('heading', { name: tenantErasure.certificate })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(productName);
  await expect(page.getByRole('main')).not.toContainText('Default Company');
  await expect(page.getByRole('cell', { name: tenantErasure.kinds.accounts })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await expectAccessibleInEveryLook(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: tenantErasure.json }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ companyId: 'ACME', siteIds: ['NYC01'] });
});
