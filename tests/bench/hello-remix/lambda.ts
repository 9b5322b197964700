import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import * as build from 'virtual:server-build';

/** Provided by the Lambda runtime. */
declare const awslambda: {
  streamifyResponse: <Event>(
    handler: (event: Event, stream: Writable) => Promise<void>,
  ) => (event: Event) => Promise<void>;
  HttpResponseStream: { from: (stream: Writable, prelude: object) => Writable };
};

const handle = createRequestHandler(build as object as ServerBuild, 'production');

export const handler = awslambda.streamifyResponse<{ rawPath: string }>(
  async ({ rawPath }, stream) => {
    const response = await handle(new Request(`https://hello.example${rawPath}`));
    const out = awslambda.HttpResponseStream.from(stream, {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
    });
    await pipeline(Readable.fromWeb(response.body as ReadableStream), out);
  },
);
