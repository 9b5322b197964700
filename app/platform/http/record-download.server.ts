import { serverCopy } from '~/app/copy/copy';
import { readRecordFile } from '~/app/services/award/read-record.server';
import { download } from './download.server';

/** Downloads the record of a published award. */
export const recordDownload = async (
  which: Parameters<typeof readRecordFile>[0],
): Promise<Response> => {
  const record = await readRecordFile(which);
  if (!record) throw new Response(serverCopy.common.notPublishedYet, { status: 404 });
  return download(JSON.stringify(record), {
    name: `award-${which.periodId}-v${which.version}.json`,
    type: 'application/json',
  });
};
