import { recordDownload } from '~/app/platform/http/record-download.server';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';

export const loader = siteAdminLoader(async ({ deps, access: { scope, site } }) => {
  const version = site.vacation.awardVersion;
  return recordDownload({ deps, scope, periodId: vacationAwardId, version });
});
