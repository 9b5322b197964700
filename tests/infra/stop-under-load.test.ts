import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '~/tests/soak/support/check-site';
import { openStore } from '~/tests/soak/support/open-store';
import { driverSender, type Sender } from '~/tests/soak/support/senders';
import { newSessionKey } from '~/tests/soak/support/soak-server';
import { driverIds, jobIds, seedSite, signIn } from '~/tests/soak/support/soak-site';
import { startServer } from '~/tests/soak/support/start-server';
import { closed, connectTo, sendHalfHead, sendHead } from '~/tests/support/raw-connections';

/** Sends single bytes until the connection closes. */
const trickle = (socket: Socket) => {
  const timer = setInterval(() => socket.write('a'), 200);
  socket.once('close', () => clearInterval(timer));
};

test('ends after a SIGTERM under silent, slow and busy connections, with every answered save', async () => {
  const tenant = { companyId: 'STOP', siteId: 'MAIN' };
  const [drivers, jobs] = [driverIds(20), jobIds(30)];
  const dataDir = mkdtempSync(join(tmpdir(), 'stop-'));
  const before = await openStore(dataDir);
  await seedSite(before.stores, tenant, { drivers: drivers.length, jobs: jobs.length });
  await before.stop();
  const key = newSessionKey();
  const variables = { DATA_DIR: dataDir, SESSION_KEYS: key };
  const makeCookie = signIn(key);
  // The next server may listen on another port.
  let origin = '';
  const senders = drivers.map((id) => {
    const cookie = () => makeCookie('driver', tenant, id);
    const signedIn = {
      cookie,
      get origin() {
        return origin;
      },
    };
    return driverSender(signedIn, id, jobs);
  });
  const acknowledged = () =>
    senders.reduce(
      (sum, { sent }) => sum + sent.filter(({ outcome }) => outcome === 'acknowledged').length,
      0,
    );

  const server = startServer(0, variables);
  origin = await server.ready();
  const port = Number(new URL(origin).port);
  /** Saves until the server, which is stopping, no longer accepts connections, so that a save has no response. */
  const saveOn = async ({ saveNext }: Sender) => {
    while ((await saveNext()) === 'acknowledged');
  };
  const saving = senders.map(saveOn);
  await expect.poll(acknowledged).toBeGreaterThan(100);
  const [silent, slow] = [await connectTo(port, 50), await connectTo(port, 5)];
  slow.slice(0, 2).forEach(sendHalfHead);
  await Promise.all(slow.slice(2).map((socket) => sendHead(socket, 9_999)));
  slow.forEach(trickle);

  // The clients keep their connections open and send on, so the server ends by itself or never.
  const code = await server.end('SIGTERM');
  await Promise.all(saving);
  await Promise.all([...silent, ...slow].map(closed));
  expect(code).toBe(0);

  const next = startServer(0, variables);
  origin = await next.ready();
  for (const { saveNext } of senders) expect(await saveNext()).toBe('acknowledged');
  expect(await next.end('SIGTERM')).toBe(0);
  const after = await openStore(dataDir);
  const wrong = await checkSite(after, tenant, { drivers: senders, administrators: [] });
  await after.stop();
  expect(wrong).toEqual([]);
  rmSync(dataDir, { recursive: true, force: true });
});
