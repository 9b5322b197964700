import { recordDownload } from '~/app/platform/record-download.server';
import { siteAdminLoader } from '~/app/platform/guards.server';

export const loader = siteAdminLoader(async ({ deps, access: { scope, site } }) => {
  const { periodId, awardVersion: version } = site.window;
  return recordDownload({ deps, scope, periodId, version });
});
