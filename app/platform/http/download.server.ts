import { Readable } from 'node:stream';

/**
 * Starts every CSV file, because without it spreadsheets assume the local encoding and break accented letters. Our
 * imports skip it.
 */
const byteOrderMark = '\uFEFF';

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
      'content-disposition': `attachment; filename="${name}"`,
    },
  });

const toBody = (
  content: string | Uint8Array<ArrayBuffer> | AsyncIterable<string>,
  start: string,
): BodyInit => {
  if (content instanceof Uint8Array) return content;
  return typeof content === 'string'
    ? `${start}${content}`
    : (Readable.toWeb(
        Readable.from(startWith(start, content), { objectMode: false }),
      ) as ReadableStream<Uint8Array<ArrayBuffer>>);
};
