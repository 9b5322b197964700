import { Readable } from 'node:stream';
import { serverCopy } from '~/app/copy/copy';
import { readRecordFile } from '~/app/services/award/read-record.server';

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

/**
 * Starts every CSV file, because without it spreadsheets assume the local encoding and break accented letters. Our
 * imports skip it.
 */
const byteOrderMark = '\uFEFF';

/** A file to download in chunks of bytes. The file name must be ours, never a user's. */
export const downloadBytes = (
  chunks: AsyncIterable<Uint8Array>,
  { name, type }: { name: string; type: string },
): Response =>
  new Response(toStream(chunks), {
    headers: { 'content-type': type, 'content-disposition': toDisposition(name) },
  });

const toDisposition = (name: string): string => `attachment; filename="${name}"`;

const toStream = (chunks: AsyncIterable<string | Uint8Array>): BodyInit =>
  Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<
    Uint8Array<ArrayBuffer>
  >;

const startWith = async function* (
  start: string,
  chunks: AsyncIterable<string>,
): AsyncGenerator<string> {
  if (start !== '') yield start;
  yield* chunks;
};

/** A file to download, as a whole or in chunks of text. The file name must be ours, never a user's. */
export const download = (
  content: string | Uint8Array<ArrayBuffer> | AsyncIterable<string>,
  { name, type }: { name: string; type: string },
): Response =>
  new Response(toBody(content, type === 'text/csv' ? byteOrderMark : ''), {
    headers: {
      'content-type': content instanceof Uint8Array ? type : `${type}; charset=utf-8`,
      'content-disposition': toDisposition(name),
    },
  });

const toBody = (
  content: string | Uint8Array<ArrayBuffer> | AsyncIterable<string>,
  start: string,
): BodyInit => {
  if (content instanceof Uint8Array) return content;
  return typeof content === 'string' ? `${start}${content}` : toStream(startWith(start, content));
};
