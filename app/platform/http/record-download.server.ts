import { serverCopy } from '~/app/copy/copy';
import { readRecord } from '~/app/services/award/read-record.server';
import { download } from './download.server';

/** The record of a published award, which `npm run verify-award` can recompute. */
export const recordDownload = async (
  which: Parameters<typeof readRecord>[0],
): Promise<Response> => {
  const record = await readRecord(which);
  if (!record) throw new Response(serverCopy.common.notPublishedYet, { status: 404 });
  const name = `award-${which.periodId}-v${which.version}.json`;
  return download(JSON.stringify(record), { name, type: 'application/json' });
};
