import { serverCopy } from '~/app/copy/copy';
import { readAward } from '~/app/services/award/read-record.server';
import { download } from './download.server';

/** The record of a published award, which `npm run verify-award` can recompute, and the drivers who were erased from it. */
export const recordDownload = async (which: Parameters<typeof readAward>[0]): Promise<Response> => {
  const award = await readAward(which);
  if (!award) throw new Response(serverCopy.common.notPublishedYet, { status: 404 });
  const name = `award-${which.periodId}-v${which.version}.json`;
  const { record, erased } = award;
  return download(JSON.stringify(erased.length > 0 ? { ...record, erased } : record), {
    name,
    type: 'application/json',
  });
};
