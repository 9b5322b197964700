import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signMessage } from '~/app/services/webhooks/sign-message.server';

test('signs like the example that Standard Webhooks publishes', () => {
  // From the reference libraries' tests: github.com/standard-webhooks/standard-webhooks.
  const headers = signMessage({
    messageId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    body: '{"test": 2432232314}',
    secrets: ['MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    now: 1_614_265_330_999,
  });
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('signs ID, time and body by each secret', () => {
  const secrets = ['bmV3', 'b2xk'];
  const headers = signMessage({ messageId: 'm', body: 'b', secrets, now: 5000 });
  const hmac = (key: string) => createHmac('sha256', key).update('m.5.b').digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${hmac('new')} v1,${hmac('old')}`);
});
