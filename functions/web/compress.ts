import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { acceptsEncoding } from '~/app/platform/http/accepts-encoding';

const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/;
/**
 * The status of Remix's redirect after a form. Such a response is not compressed: its body is too short to gain
 * from it, and every one of the many saves shortly before a cutoff would take longer.
 */
const singleFetchRedirect = 202;
/** React renders pages in parts of 2 KiB. To compress each of them alone would take three times as long. */
const batchBytes = 32 * 1024;

/**
 * Both write what they have after each batch. The levels are those above which a page of 1,000 rows takes much
 * longer and hardly shrinks. A page is a quarter smaller in Brotli, and its window covers a whole page.
 */
const encoders = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 3 }),
};

/** Joins the parts that arrive together. */
async function* inBatches(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const read = () => {
    const part = reader.read();
    // An error counts when the part is awaited, which may be later.
    part.catch(() => undefined);
    return part;
  };
  try {
    let next = read();
    for (let part = await next; !part.done; part = await next) {
      const parts = [part.value];
      let size = part.value.length;
      next = read();
      while (size < batchBytes) {
        const following = await Promise.race([next, setImmediate(null)]);
        if (!following || following.done) break;
        parts.push(following.value);
        size += following.value.length;
        next = read();
      }
      yield Buffer.concat(parts);
    }
  } finally {
    // If the client is gone, nobody needs the rest.
    reader.cancel().catch(() => undefined);
  }
}

/**
 * Compresses a response without delaying it: whenever the source pauses, everything that has arrived is sent.
 * CloudFront does not compress streamed pages, because it does not know their length.
 */
export const compress = (request: Request, response: Response): Response => {
  const { body, headers, status } = response;
  if (
    !body ||
    status === singleFetchRedirect ||
    request.method === 'HEAD' ||
    headers.has('content-encoding') ||
    !compressible.test(headers.get('content-type') ?? '')
  )
    return response;
  headers.append('vary', 'Accept-Encoding');
  const encoding = (['br', 'gzip'] as const).find((name) => acceptsEncoding(request.headers, name));
  if (!encoding) return response;
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const encoder = encoders[encoding]();
  // An error is ignored here, because the reader of the response gets the same error.
  pipeline(inBatches(body as ReadableStream<Uint8Array>), encoder).catch(() => undefined);
  return new Response(Readable.toWeb(encoder) as globalThis.ReadableStream, { headers, status });
};
