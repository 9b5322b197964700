import { serverCopy } from '~/app/copy/copy';
import { downloadTable } from '~/app/platform/downloads/download-table.server';
import { dispatcherLoader } from '~/app/platform/guards/guards.server';
import { toCallList } from '~/app/services/files/call-list';
import { readUnseen } from '~/app/services/results/read-unseen.server';

/** The drivers who have not confirmed their result, most senior first. */
export const loader = dispatcherLoader(async ({ request, deps, access }) => {
  const isOfWeeks = new URL(request.url).searchParams.get('of') === 'vacations';
  const view = await readUnseen({ deps, access, of: isOfWeeks ? 'vacations' : 'jobs' });
  if (!view) throw new Response(serverCopy.common.notPublishedYet, { status: 404 });
  return downloadTable(request, toCallList(view.unseen), 'call_list_not_confirmed');
});
