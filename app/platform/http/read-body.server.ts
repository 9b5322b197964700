import type { Readable } from 'node:stream';

/** `broken`: the client disconnected, or the body was already read. */
type Body = Buffer<ArrayBuffer> | 'too-large' | 'broken';

/** Reads the body of one request, once and up to `maxBytes`. */
export type BodyReader = (maxBytes: number) => Promise<Body>;

/**
 * Reads the body of a request to the Node server. Takes all waiting chunks at once, because a client can send thousands
 * of tiny ones.
 */
export const incomingBody =
  (incoming: Readable & { headers: { 'content-length'?: string | undefined } }): BodyReader =>
  (maxBytes) =>
    new Promise((resolve) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const finish = (body: Body) => {
        incoming
          .off('readable', take)
          .off('end', end)
          .off('error', breakOff)
          .off('close', breakOff);
        resolve(body);
      };
      const take = () => {
        for (;;) {
          const chunk = incoming.read() as Buffer | null;
          if (chunk === null) return;
          size += chunk.byteLength;
          if (size > maxBytes) return finish('too-large');
          chunks.push(chunk);
        }
      };
      const end = () => finish(Buffer.concat(chunks, size));
      const breakOff = () => finish('broken');
      if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return finish('too-large');
      if (incoming.readableEnded || incoming.destroyed) return finish('broken');
      incoming.on('readable', take).on('end', end).on('error', breakOff).on('close', breakOff);
    });

/** Reads the body of a request that is already in memory, as on Lambda. */
export const wholeBody =
  (request: Request): BodyReader =>
  async (maxBytes) => {
    const body = await request.arrayBuffer().catch(() => null);
    if (!body) return 'broken';
    return body.byteLength > maxBytes ? 'too-large' : Buffer.from(body);
  };
