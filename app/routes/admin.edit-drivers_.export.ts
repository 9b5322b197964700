import { download } from '~/app/platform/download.server';
import { siteAdminLoader } from '~/app/platform/guards.server';
import { readDrivers } from '~/app/services/roster/read-drivers.server';
import { driversToText } from '~/domain/drivers/driver-text';

export const loader = siteAdminLoader(async ({ deps, access }) => {
  const drivers = await readDrivers({ deps, access });
  return download(driversToText(drivers), {
    name: 'drivers.tsv',
    type: 'text/tab-separated-values',
  });
});
