import { recordDownload } from '~/app/platform/downloads/download.server';
import { askedVersion } from '~/app/platform/forms/asked-award.server';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';

export const loader = stewardLoader(async ({ request, deps, access: { scope, site } }) => {
  const version = askedVersion(request, site.vacation.awardVersion);
  return recordDownload({ deps, scope, periodId: vacationAwardId, version });
});
