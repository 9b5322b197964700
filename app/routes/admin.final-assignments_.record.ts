import { askedAward } from '~/app/platform/forms/asked-award.server';
import { recordDownload } from '~/app/platform/http/record-download.server';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';

export const loader = siteAdminLoader(async ({ request, deps, access: { scope, site } }) =>
  recordDownload({ deps, scope, ...askedAward(request, site) }),
);
