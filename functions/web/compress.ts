import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { acceptsGzip } from '~/app/platform/http/accepts-gzip';

const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/;
/**
 * The status of Remix's redirect after a form. Such a response is not compressed: its body is too short to gain
 * from it, and every one of the many saves shortly before a cutoff would take longer.
 */
const singleFetchRedirect = 202;
/** At this level a page of 1,000 rows is compressed to a tenth in 1 ms; higher levels gain little. */
const level = 3;

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
  if (!acceptsGzip(request.headers)) return response;
  headers.set('content-encoding', 'gzip');
  headers.delete('content-length');
  const gzip = createGzip({ level });
  let flush: NodeJS.Immediate | undefined;
  const source = Readable.fromWeb(body as ReadableStream);
  source.on('data', () => {
    flush ??= setImmediate(() => {
      flush = undefined;
      if (!gzip.writableEnded && !gzip.destroyed) gzip.flush();
    });
  });
  // An error is ignored here, because the reader of the response gets the same error.
  pipeline(source, gzip).catch(() => undefined);
  return new Response(Readable.toWeb(gzip) as globalThis.ReadableStream, { headers, status });
};
