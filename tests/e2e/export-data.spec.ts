import { readFile } from 'node:fs/promises';
import { openExport } from '~/tests/support/open-export';
import { addPeople, companyAdmin } from '~/tests/support/people';
import { aDriver } from '~/tests/support/roster-builders';
import { addStockedSite } from '~/tests/support/stocked-site';
import { enter, password } from './support/people';
import { expect, expectAccessibleInEveryLook, test } from './support/site';

const acme = { companyId: 'ACME', siteId: 'NYC01' };

test('a company admin takes everything along', async ({ page, site, adminCopy }) => {
  const { dataExport } = adminCopy;
  const { deps } = site.platform;
  const drivers = [aDriver({ employeeId: '1000001', name: 'Vera Driver' })];
  await addStockedSite(deps, { ...acme, name: 'Acme', password, drivers });
  await addPeople(deps, acme, [{ ...companyAdmin, password }]);
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, site, companyAdmin.username, { tenant: acme, path: '/admin/export-data' });
  await expectAccessibleInEveryLook(page);
  for (const [button, table] of [
    [dataExport.exportSite, 'sites/NYC01/drivers.jsonl'],
    [dataExport.exportCompany, 'company.jsonl'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const path = await (await downloading).path();
    const { names, text } = openExport(await readFile(path));
    expect(names.at(-1)).toBe('complete.json');
    expect(text(table)).toContain(table === 'company.jsonl' ? 'ACME' : 'Vera Driver');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dataExport.title);
});
