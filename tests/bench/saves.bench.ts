/**
 * Measures how many lists of 20 jobs drivers can save a second, over the real server and store, beside how many times the
 * store alone takes what a save writes: the same transaction without its conditions, over bare HTTP. Both run eight at a
 * time, in turn. Started by `npm run bench`.
 */
import { Agent, request } from 'node:http';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { defaultTenant } from '~/domain/company/scope';
import { signedInDriver } from '~/tests/support/http';
import { startBenchSite } from './bench-site';
import { median, timed } from './timing';

const rounds = 5;
const atOnce = 8;
const each = 50;
const perDriver = 20;

/** Does the work `each` times in each of `atOnce` lines, and returns how often a second. */
const countPerSecond = async (work: (line: number, turn: number) => Promise<void>) => {
  const line = async (_: unknown, index: number) => {
    for (let turn = 0; turn < each; turn += 1) await work(index, turn);
  };
  const lines = Array.from({ length: atOnce }, line);
  return (atOnce * each * 1_000) / (await timed(() => Promise.all(lines)));
};

const { server, drivers, jobs } = await startBenchSite(1000, 500);
const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB!;

/** What the last transaction sent to the store. */
let sent = '';
const { send } = DynamoDBDocumentClient.prototype;
DynamoDBDocumentClient.prototype.send = async function (
  this: DynamoDBDocumentClient,
  ...args: unknown[]
) {
  if (args[0] instanceof TransactWriteCommand)
    args[0].middlewareStack.add(
      (next) => (step) => {
        sent = String(Buffer.from((step.request as { body: Uint8Array }).body));
        return next(step);
      },
      { step: 'finalizeRequest', name: 'keepBody', override: true },
    );
  return (send as (...all: unknown[]) => Promise<unknown>).apply(this, args);
} as typeof send;

/** May rank every job. */
const certified = drivers.filter(({ airportCertified }) => airportCertified);
const clients = await Promise.all(
  certified
    .slice(0, atOnce)
    .map(({ employeeId }) => signedInDriver(server.url, defaultTenant, String(employeeId))),
);
const save = async (line: number, turn: number) => {
  const from = (turn + line) % (jobs.length - perDriver);
  const pick = jobs.slice(from, from + perDriver).map(({ jobId }) => String(jobId));
  const answer = await clients[line]!.post('/driver-preferences', { intent: 'save', pick });
  await answer.text();
  if (answer.status >= 400) throw new Error(`A save answered ${answer.status}.`);
};

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const post = (body: string) =>
  new Promise<void>((done, fail) => {
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.TransactWriteItems',
      'x-amz-date': '20260101T000000Z',
      // The store on this machine wants a signature, but does not check it.
      authorization:
        'AWS4-HMAC-SHA256 Credential=bench/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
    };
    request(endpoint, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== 200)
        fail(new Error(`The store answered ${response.statusCode}.`));
      response.resume().on('end', done);
    })
      .on('error', fail)
      .end(body);
  });

await countPerSecond(save);
const { TransactItems: steps } = JSON.parse(sent) as {
  TransactItems: { Put: Record<'TableName' | 'Item', unknown> }[];
};
const items = steps.map(({ Put: { TableName, Item } }) => ({ Put: { TableName, Item } }));
const body = JSON.stringify({ TransactItems: items });
await post(body);

const figures = { saves: [] as number[], store: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  figures.saves.push(await countPerSecond(save));
  figures.store.push(await countPerSecond(() => post(body)));
}
const [saves, store] = [median(figures.saves), median(figures.store)];
console.log(
  [
    saves.toFixed(0).padStart(7),
    store.toFixed(0).padStart(9),
    `${(store / saves).toFixed(1)}x`.padStart(7),
    String(items.length).padStart(6),
  ].join(' '),
);
agent.destroy();
await server.stop();
