import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { serverCopy } from '~/app/copy/copy';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { acceptsEncoding } from '~/app/platform/http/accepts-encoding';
import type { Deps } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import { readNumberedRecord } from '~/app/services/award/read-numbered-record.server';
import type { Catalogue } from '~/domain/award/award';
import { download } from './download.server';

const decompress = promisify(gunzip);

/**
 * The record without people of the award in force, which a driver's phone or `npm run verify-award` computes again. The
 * driver's own number is a header, because the record is the same for everybody.
 */
export const numberedRecordDownload = async (
  { request, deps, access }: { request: Request; deps: Deps; access: DriverSession },
  of: Catalogue,
): Promise<Response> => {
  const read = await readNumberedRecord({ deps, access, of });
  if (!read.ok) {
    const { status, text } = getErrorMessage(read.error);
    throw new Response(text, { status });
  }
  const record = read.value;
  if (!record) throw new Response(serverCopy.common.notPublishedYet, { status: 404 });
  const isZipped = acceptsEncoding(request.headers, 'gzip');
  const response = download(
    isZipped ? record.gzipped : new Uint8Array(await decompress(record.gzipped)),
    {
      name: `award-${record.periodId}-v${record.version}-numbers.json`,
      type: 'application/json',
    },
  );
  const { headers } = response;
  headers.set('vary', 'Accept-Encoding');
  if (isZipped) headers.set('content-encoding', 'gzip');
  if (record.number !== null) headers.set('driver-number', String(record.number));
  return response;
};
