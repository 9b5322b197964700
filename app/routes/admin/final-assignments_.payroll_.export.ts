import { serverCopy } from '~/app/copy/copy';
import { downloadTable } from '~/app/platform/downloads/download-table.server';
import { findAskedAward } from '~/app/platform/forms/asked-award.server';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { toPayrollTable } from '~/app/services/award/export-payroll.server';
import { readAward } from '~/app/services/award/read-record.server';

/** What a published version says about work, for payroll. Nobody is paid by a version that was withdrawn. */
export const loader = stewardLoader(async (args) => {
  const { request, deps, access } = args;
  const { scope } = access;
  const award = await readAward({ deps, scope, ...(await findAskedAward(args)) });
  if (!award || award.withdrawn)
    throw new Response(serverCopy.common.notPublishedYet, { status: 404 });
  const { periodId, version } = award.record;
  return downloadTable(request, toPayrollTable(award.record), `payroll_${periodId}_v${version}`);
});
