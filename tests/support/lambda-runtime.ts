import { PassThrough, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

interface Prelude {
  statusCode: number;
  headers: Record<string, string>;
  cookies: string[];
}
type StreamHandler = (event: unknown, stream: Writable) => Promise<void>;

const preludes = new WeakMap<Writable, Prelude>();

/** What the Lambda runtime provides to functions that stream their responses. */
export const awslambda = {
  streamifyResponse: (handler: StreamHandler) => handler,
  HttpResponseStream: {
    from: (stream: Writable, prelude: Prelude): Writable => {
      preludes.set(stream, prelude);
      return stream;
    },
  },
};

/** Invokes a streaming handler and counts the chunks of its body. */
export const invokeStreaming = async (handler: StreamHandler, event: unknown) => {
  const stream = new PassThrough();
  let chunks = 0;
  stream.on('data', () => (chunks += 1));
  const body = buffer(stream);
  await handler(event, stream);
  const prelude = preludes.get(stream);
  if (!prelude) throw new Error('The handler sent no prelude.');
  return { ...prelude, body: await body, chunks };
};

/** A function URL event, payload format 2.0, as CloudFront sends it. */
export const functionUrlEvent = ({
  method = 'GET',
  path,
  query = '',
  headers = {},
  cookies,
  body,
}: {
  method?: string;
  path: string;
  query?: string;
  headers?: Record<string, string>;
  cookies?: string[];
  body?: Buffer;
}) => ({
  version: '2.0',
  routeKey: '$default',
  rawPath: path,
  rawQueryString: query,
  ...(cookies && { cookies }),
  headers: {
    host: 'abcdefg.lambda-url.us-east-1.on.aws',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '443',
    'x-amzn-trace-id': 'Root=1-5e6722a7-cc56xmpl46db7ae02d4da47e',
    ...headers,
  },
  requestContext: {
    accountId: 'anonymous',
    apiId: 'abcdefg',
    domainName: 'abcdefg.lambda-url.us-east-1.on.aws',
    domainPrefix: 'abcdefg',
    http: { method, path, protocol: 'HTTP/1.1', sourceIp: '203.0.113.1', userAgent: 'test' },
    requestId: 'e1506fd5-9e7b-434f-bd42-4f8fa224b599',
    routeKey: '$default',
    stage: '$default',
    time: '12/Mar/2020:19:03:58 +0000',
    timeEpoch: 1583348638390,
  },
  ...(body && { body: body.toString('base64') }),
  isBase64Encoded: body !== undefined,
});
