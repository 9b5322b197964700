import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { makeCode } from '~/app/services/passwords/make-code';
import { requestDeadlineMs } from '~/domain/selection/selection-window';
import { anEntry } from '~/tests/store/builders';
import { mails } from '~/tests/support/mails';
import { closed, connectTo, sendHalfHead, sendHead } from '~/tests/support/raw-connections';
import { startTestServer } from '~/tests/support/test-server';

const page = 'GET /admin-portal HTTP/1.1\r\nHost: x\r\n\r\n';

test('a stop closes idle connections at once, and busy ones after their response', async () => {
  const server = await startTestServer();
  const port = Number(new URL(server.url).port);
  const [silent, kept, slowHead, running] = await connectTo(port, 4);
  kept!.write(page);
  await once(kept!, 'data');
  sendHalfHead(slowHead!);
  await sendHead(running!, 3);

  const stopped = server.stop();
  await Promise.all([silent!, kept!, slowHead!].map(closed));
  expect(running!.readyState).toBe('open');
  await expect(connectTo(port, 1)).rejects.toThrow('ECONNREFUSED');
  running!.write('a=1');
  expect(await text(running!)).toMatch(/^HTTP\/1\.1 400 /);
  await stopped;
});

// A stop that waits for the request would never end.
test('a stop cuts off requests after the request deadline', async () => {
  const server = await startTestServer();
  const [stuck] = await connectTo(Number(new URL(server.url).port), 1);
  await sendHead(stuck!, 3);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await server.stop();
  expect(timers).toHaveBeenCalledWith(expect.any(Function), requestDeadlineMs);
  await closed(stuck!);
});

test('a running sweep starts no more work after a stop', async () => {
  const server = await startTestServer();
  const { deps } = server.platform;
  const tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
  await server.sweep();
  const at = new Date(server.clock.now()).toISOString();
  const { code } = makeCode(deps, { kind: 'activation', tenant, username: 'admin', at });
  const mail = mails['password-reset'];
  await deps.stores.codes.issue(code, { id: deps.ids.next(), at, mail }, anEntry());
  const { due } = deps.stores;
  const readPage = due.page.bind(due);
  let release = () => {};
  const isReleased = new Promise<void>((done) => (release = done));
  const isReading = new Promise<void>((reading) => {
    vi.spyOn(due, 'page').mockImplementation(async (input) => {
      reading();
      await isReleased;
      return readPage(input);
    });
  });
  const swept = server.sweep();
  await isReading;
  const stopped = server.stop();
  release();
  await Promise.all([swept, stopped]);
  expect(server.logged.join('\n')).not.toContain('mails-sent');
});
