import { afterAll, expect, test } from 'vitest';
import { createPostWebhook } from '~/app/platform/webhooks/post-webhook.server';
import { startReceiver } from '~/tests/support/webhook-receiver';
import { receiverUrl } from '~/tests/support/webhooks';

const receiver = await startReceiver();
afterAll(() => receiver.stop());

const message = { url: receiverUrl, headers: { 'webhook-id': 'm' }, body: '{"a":"ä"}' };
const at = (address: string, family = 4) => ({ address, family });

test('sends the message as it is and reads the status alone', async () => {
  receiver.answer(202);
  expect(await receiver.post(message)).toEqual({ status: 202 });
  const [received] = receiver.received.splice(0);
  expect(received).toMatchObject({ path: '/job-selection', body: message.body });
  expect(received!.headers).toMatchObject({
    'webhook-id': 'm',
    'content-type': 'application/json',
  });
  expect(received!.host).toBe('hooks.receiver.test');
});

test('reaches nothing on this machine or its network, whatever a name leads to', async () => {
  receiver.behave();
  const { transport } = receiver;
  for (const addresses of [
    [at('127.0.0.1')],
    [at('::ffff:127.0.0.1', 6)],
    [at('169.254.169.254')],
    // One public address among others is not enough.
    [at('8.8.8.8'), at('127.0.0.1')],
    [],
  ]) {
    const post = createPostWebhook({ resolve: async () => addresses, transport });
    expect(await post(message)).toEqual({ failure: 'address-not-public' });
  }
  expect(receiver.received).toEqual([]);
});

test('connects to the address that was checked, so a name that changes leads nowhere else', async () => {
  const answers = [[at('127.0.0.1')], [at('127.0.0.2')]];
  const checked: string[] = [];
  const post = createPostWebhook({
    resolve: async () => answers.shift() ?? [],
    isAllowed: (address) => checked.push(address) > 0 && address === '127.0.0.1',
    transport: receiver.transport,
  });
  expect(await post(message)).toEqual({ status: 204 });
  expect([checked, answers.length]).toEqual([['127.0.0.1'], 1]);
  expect(await post(message)).toEqual({ failure: 'address-not-public' });
  receiver.received.splice(0);
});

test.each([
  'http://hooks.receiver.test/',
  'https://127.0.0.1/',
  'https://u:p@hooks.receiver.test/',
])('calls no %s that the table holds', async (url) => {
  expect(await receiver.post({ ...message, url })).toEqual({ failure: 'address-not-public' });
  expect(receiver.received).toEqual([]);
});

test('follows no redirect', async () => {
  receiver.answer(302, { location: 'https://127.0.0.1/elsewhere' });
  expect(await receiver.post(message)).toEqual({ status: 302 });
  expect(receiver.received.splice(0)).toHaveLength(1);
});

test('reads no more of an endless answer than its status', async () => {
  let isClosed: Promise<unknown> = Promise.resolve();
  receiver.behave((_, response) => {
    isClosed = new Promise((resolve) => response.on('close', resolve));
    response.writeHead(200);
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
    };
    response.on('drain', write);
    write();
  });
  expect(await receiver.post(message)).toEqual({ status: 200 });
  await isClosed;
});

test('gives up on a receiver that does not answer', async () => {
  receiver.behave(() => undefined);
  const resolve = async () => [at('127.0.0.1')];
  const { transport } = receiver;
  const impatient = createPostWebhook({ resolve, isAllowed: () => true, transport, timeoutMs: 50 });
  expect(await impatient(message)).toEqual({ failure: 'too-slow' });
});

test('says why nothing was reached', async () => {
  const resolve = async () => [at('127.0.0.1')];
  const isAllowed = () => true;
  const { port, ca } = receiver.transport;
  receiver.behave();
  const untrusted = createPostWebhook({ resolve, isAllowed, transport: { port } });
  expect(await untrusted(message)).toEqual({ failure: 'certificate-invalid' });
  const other = { ...message, url: 'https://receiver.other.test/' };
  expect(await receiver.post(other)).toEqual({ failure: 'certificate-invalid' });
  // Nothing listens on port 9.
  const closed = createPostWebhook({ resolve, isAllowed, transport: { port: 9, ca } });
  expect(await closed(message)).toEqual({ failure: 'not-reached' });
  const unknown = createPostWebhook({
    resolve: () => Promise.reject(new Error('No such name')),
  });
  expect(await unknown(message)).toEqual({ failure: 'host-unknown' });
});
