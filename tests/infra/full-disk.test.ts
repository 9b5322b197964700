import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findEngine } from '~/infra/local/store/engine-binary';
import { checkSite } from '~/tests/soak/support/check-site';
import { openStore } from '~/tests/soak/support/open-store';
import { driverSender } from '~/tests/soak/support/senders';
import { newSessionKey } from '~/tests/soak/support/soak-server';
import { driverIds, jobIds, seedSite, signIn } from '~/tests/soak/support/soak-site';
import { startServer } from '~/tests/soak/support/start-server';

const tenant = { companyId: 'FULL', siteId: 'MAIN' };
const maxSaves = 2_000;
/** The limit for the engine's files. At this limit the engine behaves as on a full disk. */
const blocks = 2_048;
const blockBytes = 512;

test('on a full disk saves fail with an explanation, lists can be read, and nothing acknowledged is lost', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'full-disk-'));
  const before = await openStore(dataDir);
  await seedSite(before.stores, tenant, { drivers: 1, jobs: 30 });
  await before.stop();
  const engine = join(dataDir, 'engine');
  const limited = `#!/bin/sh\ntrap '' XFSZ\nulimit -f ${blocks}\nexec '${findEngine()}' "$@"\n`;
  writeFileSync(engine, limited, { mode: 0o755 });

  const key = newSessionKey();
  const [employeeId = ''] = driverIds(1);
  const cookie = () => signIn(key)('driver', tenant, employeeId);
  // The next server may listen on another port.
  const signedIn = { origin: '', cookie };
  const driver = driverSender(signedIn, employeeId, jobIds(30));
  const variables = { DATA_DIR: dataDir, SESSION_KEYS: key };

  const full = startServer(0, { ...variables, DYNOXIDE_BIN: engine });
  const origin = (signedIn.origin = await full.ready());
  const isFull = () =>
    readdirSync(dataDir).some((name) => statSync(join(dataDir, name)).size === blocks * blockBytes);
  const saveUntilFull = async () => {
    for (let turn = 0; turn < maxSaves; turn += 1) {
      // A save may also fail because the machine is busy.
      if ((await driver.saveNext()) !== 'acknowledged' && isFull()) return turn;
    }
    return Infinity;
  };
  const saved = await saveUntilFull();
  expect(saved).toBeGreaterThan(0);
  expect(saved).toBeLessThan(maxSaves);
  const headers = { origin, cookie: await cookie(), accept: 'text/html' };
  const address = `${origin}/driver-preferences`;
  const body = new URLSearchParams({ intent: 'save', pick: 'J001' });
  const [page, form] = await Promise.all([
    fetch(address, { headers }),
    fetch(address, { method: 'POST', headers, body }),
  ]);
  expect(page.status).toBe(200);
  expect(form.status).toBe(503);
  expect(await form.text()).toContain('Everything you saved is safe. Please try again');
  await full.end('SIGTERM');

  const freed = startServer(0, variables);
  signedIn.origin = await freed.ready();
  expect(await driver.saveNext()).toBe('acknowledged');
  await freed.end('SIGTERM');
  const after = await openStore(dataDir);
  const wrong = await checkSite(after, tenant, { drivers: [driver], administrators: [] });
  await after.stop();
  expect(wrong).toEqual([]);
  rmSync(dataDir, { recursive: true, force: true });
});
