import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { afterEach, expect, test, vi } from 'vitest';
import { describeError } from '~/app/platform/log/log.server';
import { createSesMailer } from '~/app/platform/mail/ses-mailer.server';
import { mails } from '~/tests/support/mails';

const frame = { origin: 'https://jobs.example.com', from: 'no-reply@jobs.example.com' };
const entry = { id: '01JDBHMGR0', at: '2026-11-23T12:00:00.000Z', mail: mails['password-reset'] };

const refusal = `Email address is not verified: ${entry.mail.to}`;

const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** A stand-in for SES that answers each request with `status`. */
const startSes = async (status: number) => {
  const taken: { path: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      taken.push({ path: request.url, body });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status === 200 ? { MessageId: 'm1' } : { message: refusal }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED', 'true');
  return { taken, stop: () => new Promise((done) => server.close(done)) };
};
afterEach(() => vi.unstubAllEnvs());

test('passes the whole email to SES', async () => {
  const ses = await startSes(200);
  await createSesMailer(frame).send(entry);
  await ses.stop();
  expect(ses.taken).toHaveLength(1);
  expect(ses.taken[0]?.path).toBe('/v2/email/outbound-emails');
  const sent = JSON.parse(ses.taken[0]?.body ?? '') as {
    Destination: unknown;
    FromEmailAddress: string;
    Content: { Raw: { Data: string } };
  };
  expect(sent).toMatchObject({
    Destination: { ToAddresses: ['ada@acme.example'] },
    FromEmailAddress: frame.from,
  });
  const mail = await PostalMime.parse(Buffer.from(sent.Content.Raw.Data, 'base64'));
  expect(mail).toMatchObject({
    subject: 'Set a new password',
    messageId: '<01JDBHMGR0@jobs.example.com>',
  });
});

test('fails if SES refuses the email, and logs why without the address', async () => {
  const ses = await startSes(400);
  const error = await createSesMailer(frame)
    .send(entry)
    .catch((refused: unknown) => refused);
  await ses.stop();
  expect(error).toMatchObject({ message: refusal });
  expect(describeError(error)).toMatchObject({ message: 'Email address is not verified: ***' });
});
