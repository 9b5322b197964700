import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultTenant } from '~/domain/company/scope';
import { requestDeadlineMs } from '~/domain/selection/selection-window';
import { anEntry } from '~/tests/store/builders';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer, type TestServer } from '~/tests/support/test-server';

const scope = makeTestScope(defaultTenant);
const employeeId = '1000001';
const body = 'intent=save&pick=J1';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({}, { limits: null });
  const { stores } = server.platform.deps;
  const change = { expectedVersion: 0, deletes: [] };
  await stores.drivers.commit(scope, { ...change, puts: [aDriver()], entry: anEntry() });
  await stores.jobs.commit(scope, { ...change, puts: [aJob()], entry: anEntry() });
});
afterEach(() => server.stop());

/** Sends the headers of a save, waits until the guard has run, calls `meanwhile`, and then sends the body. */
const saveSlowly = async (meanwhile: () => void): Promise<string> => {
  const { platform, url } = server;
  const start = { subject: employeeId, tenant: defaultTenant, signedInBy: 'id' } as const;
  const versions = { sessionVersion: 0, sessionEpoch: 0 };
  const cookie = await platform.sessions.start('driver', { ...start, ...versions });
  const { port, host } = new URL(url);
  const hasRead = new Promise<void>((read) => {
    const { renew } = platform.sessions;
    // A guard renews the session as its last step.
    vi.spyOn(platform.sessions, 'renew').mockImplementation((...asked) => {
      read();
      return renew(...asked);
    });
  });
  const socket = connect(Number(port), '127.0.0.1');
  const answer = text(socket);
  socket.write(
    [
      'POST /driver-preferences HTTP/1.1',
      `Host: ${host}`,
      `Origin: ${url}`,
      `Cookie: ${cookie.split(';')[0]}`,
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${body.length}`,
      'Connection: close',
      '\r\n',
    ].join('\r\n'),
  );
  await hasRead;
  meanwhile();
  socket.write(body);
  return answer;
};
const stored = () => server.platform.deps.stores.picks.get(scope, employeeId);

test('accepts a save with a slow body by the time it arrived', async () => {
  expect(await saveSlowly(() => undefined)).toContain('HTTP/1.1 303');
  expect((await stored())?.jobIds).toEqual(['J1']);
});

test('refuses it after the request deadline, when an award may have read the lists', async () => {
  const now = performance.now.bind(performance);
  const answer = await saveSlowly(() => {
    vi.spyOn(performance, 'now').mockImplementation(() => now() + requestDeadlineMs);
  });
  expect(answer).toContain('HTTP/1.1 503');
  expect(answer).toContain('Everything you saved is safe');
  expect(await stored()).toBeNull();
});
