import { Readable } from 'node:stream';

/** A file to save, whole or in chunks of text; the name is ours, never a user's. */
export const download = (
  content: string | Uint8Array<ArrayBuffer> | AsyncIterable<string>,
  { name, type }: { name: string; type: string },
): Response =>
  new Response(toBody(content), {
    headers: {
      'content-type': content instanceof Uint8Array ? type : `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
    },
  });

const toBody = (content: string | Uint8Array<ArrayBuffer> | AsyncIterable<string>): BodyInit =>
  typeof content === 'string' || content instanceof Uint8Array
    ? content
    : (Readable.toWeb(Readable.from(content, { objectMode: false })) as ReadableStream<
        Uint8Array<ArrayBuffer>
      >);
