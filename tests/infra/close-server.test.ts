import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { createClose } from '~/infra/local/close-server';

test('a request that is not answered holds up a stop until its time is over, and no longer', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  const close = createClose(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = get({ host: '127.0.0.1', port, agent: false });
  const brokenOff = once(asked, 'response').catch((error: NodeJS.ErrnoException) => error.code);
  await once(server, 'request');

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isClosed = false;
  const stopped = close(8_000).then(() => (isClosed = true));
  await vi.advanceTimersByTimeAsync(7_999);
  await new Promise((turn) => setImmediate(turn));
  expect(isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await stopped;
  expect(await brokenOff).toBe('ECONNRESET');
});
