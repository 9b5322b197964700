/** Sends what the file of its argument plans, apart from everything else, and prints what came of it. */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SendPlan, SentRequest } from './send-plan';

const plan = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as SendPlan;
const { url, origin, requests } = plan;
const agent = new Agent({ keepAlive: true });

/** Open loop counts from when it was meant to be sent: what waits behind a slow answer is late too. */
const send = async (index: number, since: number): Promise<SentRequest> => {
  const { cookie, body } = requests[index]!;
  const headers = {
    cookie,
    origin,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  };
  try {
    const { status, answer } = await new Promise<{ status: number; answer: string }>(
      (done, failed) => {
        request(url, { method: 'POST', headers, agent }, (response) => {
          text(response).then(
            (answer) => done({ status: response.statusCode ?? 0, answer }),
            failed,
          );
        })
          .on('error', failed)
          .end(body);
      },
    );
    const isAcknowledged = status === 202 && answer.includes('"/driver-preferences"');
    return { index, status, isAcknowledged, answeredAt: Date.now(), tookMs: Date.now() - since };
  } catch {
    const now = Date.now();
    return { index, status: 0, isAcknowledged: false, answeredAt: now, tookMs: now - since };
  }
};

/** Each at its time, whether or not the ones before are answered. */
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

/** So many at a time, one after the other, until the time is over. */
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
