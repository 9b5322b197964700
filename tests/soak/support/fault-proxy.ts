import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '~/infra/local/sample-site';

/**
 * The faults that a call may have. With `lost` and `cut` the store executes the call, but its response is lost
 * or cut off.
 */
const kinds = ['throttled', 'exceeded', 'error', 'reset', 'delayed', 'lost', 'cut'] as const;
type Kind = (typeof kinds)[number];
type Counts = Record<Kind | 'passed', number>;

export interface FaultProxy {
  readonly endpoint: string;
  /** Sets the share of calls that fail from now on, from 0 to 1. */
  readonly setRate: (rate: number) => void;
  /** Refuses connections and breaks existing ones, until `up` is called. */
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
  readonly counts: Readonly<Counts>;
  readonly stop: () => Promise<void>;
}

const longestDelayMs = 1_000;

/** An error in DynamoDB's format. */
const refuse = (answer: ServerResponse, status: number, name: string) =>
  answer
    .writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
    .end(
      JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'A fault' }),
    );

/** A proxy between the server and its store that makes a share of the calls fail. `seed` determines which ones. */
export const startFaultProxy = async (target: string, seed: number): Promise<FaultProxy> => {
  const random = randomFrom(seed);
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  const counts = Object.fromEntries([...kinds, 'passed'].map((kind) => [kind, 0])) as Counts;
  let rate = 0;

  const forward = async (asked: IncomingMessage, body: Buffer) => {
    const answered = await new Promise<IncomingMessage>((done, failed) => {
      const { method, headers, url } = asked;
      request(new URL(url ?? '/', target), { method, headers, agent }, done)
        .on('error', failed)
        .end(body);
    });
    return {
      status: answered.statusCode ?? 500,
      headers: answered.headers,
      body: await buffer(answered),
    };
  };

  const serve = async (asked: IncomingMessage, answer: ServerResponse) => {
    const kind = random() < rate ? kinds[Math.floor(random() * kinds.length)]! : 'passed';
    counts[kind] += 1;
    const body = await buffer(asked);
    if (kind === 'throttled') return refuse(answer, 400, 'ThrottlingException');
    if (kind === 'exceeded') return refuse(answer, 400, 'ProvisionedThroughputExceededException');
    if (kind === 'error') return refuse(answer, 500, 'InternalServerError');
    if (kind === 'reset') return asked.socket.destroy();
    if (kind === 'delayed') await sleep(random() * longestDelayMs);
    const done = await forward(asked, body);
    if (kind === 'lost') return asked.socket.destroy();
    answer.writeHead(done.status, done.headers);
    if (kind !== 'cut') return answer.end(done.body);
    return answer.write(done.body.subarray(0, done.body.length >> 1), () => asked.socket.destroy());
  };

  const server = createServer((asked, answer) => {
    serve(asked, answer).catch(() => asked.socket.destroy());
  }).on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const listen = (port: number) =>
    new Promise<void>((ready, failed) => {
      server.once('error', failed).listen(port, '127.0.0.1', ready);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const down = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      sockets.forEach((socket) => socket.destroy());
    });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    setRate: (next) => (rate = next),
    down,
    up: () => listen(port),
    counts,
    stop: async () => {
      if (server.listening) await down();
      agent.destroy();
    },
  };
};
