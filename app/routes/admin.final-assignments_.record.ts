import { download } from '~/app/platform/download.server';
import { siteAdminLoader } from '~/app/platform/guards.server';
import { readRecord } from '~/app/services/award/read-record.server';

/** The published award, frozen: `npm run verify-award` computes it again. */
export const loader = siteAdminLoader(async ({ deps, access: { scope, site } }) => {
  const { periodId, awardVersion } = site.window;
  const record = await readRecord({ deps, scope, periodId, version: awardVersion });
  if (!record) throw new Response('Nothing is published yet.', { status: 404 });
  const name = `award-${periodId}-v${awardVersion}.json`;
  return download(JSON.stringify(record), { name, type: 'application/json' });
});
