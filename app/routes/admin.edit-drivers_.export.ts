import { download } from '~/app/platform/http/download.server';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { readDrivers } from '~/app/services/roster/read-drivers.server';
import { workbookType, writeWorkbook } from '~/app/services/roster/write-workbook.server';
import { driverTable, driversToText } from '~/domain/drivers/driver-text';

export const loader = siteAdminLoader(async ({ request, deps, access }) => {
  const drivers = await readDrivers({ deps, access });
  if (new URL(request.url).searchParams.get('as') !== 'xlsx') {
    const type = 'text/tab-separated-values';
    return download(driversToText(drivers), { name: 'drivers.tsv', type });
  }
  const options = { sheet: 'Drivers', numbers: ['SeniorityNumber'] };
  const workbook = await writeWorkbook(driverTable(drivers), options);
  return download(workbook, { name: 'drivers.xlsx', type: workbookType });
});
