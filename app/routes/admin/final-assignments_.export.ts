import { serverCopy } from '~/app/copy/copy';
import { downloadTable } from '~/app/platform/downloads/download-table.server';
import { findAskedAward } from '~/app/platform/forms/asked-award.server';
import { makeSealedAnswer } from '~/app/platform/forms/sealed-answer.server';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { toAssignmentsTable } from '~/app/services/award/export-assignments.server';
import { readProvisional, readPublished } from '~/app/services/award/read-assignments.server';
import { getSeal } from '~/domain/site/seal';

export const loader = stewardLoader(async (args) => {
  const { request, deps, access, receivedAt: now } = args;
  const isProvisional = new URL(request.url).searchParams.get('view') === 'provisional';
  const shown = isProvisional
    ? await readProvisional({ deps, access, now })
    : await readPublished({ deps, access, award: await findAskedAward(args) });
  const seal = isProvisional && getSeal(access.site, 'jobs', now);
  if (seal) return makeSealedAnswer(seal);
  if (!shown) throw new Response(serverCopy.common.notPublishedYet, { status: 404 });
  return downloadTable(request, toAssignmentsTable(shown.rows), 'final_assignments');
});
