import { askedAward } from '~/app/platform/asked-award.server';
import { recordDownload } from '~/app/platform/record-download.server';
import { siteAdminLoader } from '~/app/platform/guards.server';

export const loader = siteAdminLoader(async ({ request, deps, access: { scope, site } }) =>
  recordDownload({ deps, scope, ...askedAward(request, site) }),
);
