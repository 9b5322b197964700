import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createPostWebhook } from '~/app/platform/webhooks/post-webhook.server';
import { receiverCertificate } from './receiver-certificate';

interface Received {
  readonly path: string;
  readonly host: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
type Behave = (received: Received, response: ServerResponse) => void;

const take: Behave = (_, response) => void response.writeHead(204).end();

/** The ID, if a message is signed by the secret (`whsec_…`) as Standard Webhooks has it; otherwise null. */
export const verifyMessage = ({ headers, body }: Received, secret: string): string | null => {
  const [id, timestamp] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])];
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${hmac}`) ? id : null;
};

/** Hosts of *.receiver.test on this machine. They take every message unless told otherwise, and keep what they got. */
export const startReceiver = async () => {
  const received: Received[] = [];
  let behave = take;
  const server = createServer(receiverCertificate, (incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { url: path = '', headers } = incoming;
      const body = Buffer.concat(chunks).toString('utf8');
      const one = { path, host: String(headers.host).split(':')[0]!, headers, body };
      received.push(one);
      behave(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const transport = { port, ca: receiverCertificate.cert };
  return {
    received,
    transport,
    /** What it does with the next messages; nothing special without an argument. */
    behave: (next: Behave = take) => void (behave = next),
    answer: (status: number, headers: Record<string, string> = {}) =>
      void (behave = (_, response) => void response.writeHead(status, headers).end()),
    post: createPostWebhook({
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowed: () => true,
      transport,
    }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
export type WebhookReceiver = Awaited<ReturnType<typeof startReceiver>>;
