/**
 * A separate process that sends the requests of a plan and prints the results. Its argument names the plan's
 * file.
 */
import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SendPlan, SentRequest } from './send-plan';

const plan = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as SendPlan;
const { url, origin, requests } = plan;
const agent = new Agent({ keepAlive: true });

/** Sends a form. If the server has closed an idle connection, reconnects instead of failing, as browsers do. */
const post = (headers: OutgoingHttpHeaders, body: string): Promise<IncomingMessage> =>
  new Promise((done, failed) => {
    const asking = request(url, { method: 'POST', headers, agent }, done)
      .on('error', (error: NodeJS.ErrnoException) => {
        if (asking.reusedSocket && error.code === 'ECONNRESET') done(post(headers, body));
        else failed(error);
      })
      .end(body);
  });

/**
 * `since` is the planned time in an open loop, because the time spent waiting behind a slow response counts
 * too.
 */
const send = async (index: number, since: number): Promise<SentRequest> => {
  const { cookie, body } = requests[index]!;
  const headers = {
    cookie,
    origin,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  };
  const makeAnswer = (status: number, isAcknowledged: boolean) => {
    const answeredAt = Date.now();
    return { index, status, isAcknowledged, answeredAt, tookMs: answeredAt - since };
  };
  try {
    const response = await post(headers, body);
    const answer = await text(response);
    const isBack = answer.includes('"/driver-preferences"');
    return makeAnswer(response.statusCode ?? 0, response.statusCode === 202 && isBack);
  } catch {
    return makeAnswer(0, false);
  }
};

/** Sends each request at its planned time, whether or not earlier ones were answered. */
const sendOpenly = (startsAt: number) =>
  Promise.all(
    requests.map(
      ({ atMs = 0 }, index) =>
        new Promise<SentRequest>((done) => {
          const meant = startsAt + atMs;
          setTimeout(() => done(send(index, meant)), meant - Date.now());
        }),
    ),
  );

/** Keeps `atOnce` requests in flight until `forMs` is over: each response is followed by the next request. */
const sendInTurn = async ({ atOnce, forMs }: { atOnce: number; forMs: number }) => {
  const endsAt = Date.now() + forMs;
  const sent: SentRequest[] = [];
  let next = 0;
  const turn = async () => {
    while (Date.now() < endsAt && next < requests.length)
      sent.push(await send((next += 1) - 1, Date.now()));
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
  return sent;
};

const sent = await ('startsAt' in plan ? sendOpenly(plan.startsAt) : sendInTurn(plan));
process.stdout.write(JSON.stringify(sent), () => process.exit(0));
