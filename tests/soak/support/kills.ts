import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '~/infra/local/build';
import { randomFrom } from '~/infra/local/sample-site';
import { enginePid } from '~/tests/support/engine-pid';
import { checkSite } from './check-site';
import { openStore } from './open-store';
import { assigningSender, driverSender, type Sender } from './senders';
import { newSessionKey } from './soak-server';
import { driverIds, jobIds, seedSite, signIn } from './soak-site';
import { serverPort, startServer } from './start-server';

const tenant = { companyId: 'KILLS', siteId: 'MAIN' };
const jobs = 30;
const administrators = 2;
/** The share of restarted servers that are killed again before they are ready. */
const killedWhileStarting = 0.2;
const startMs = 2_000;

export interface KillFigures {
  readonly serversKilled: number;
  readonly enginesKilled: number;
  readonly acknowledged: number;
  readonly unknown: number;
  /** What was refused, with the status of the response. */
  readonly refused: readonly string[];
  readonly wrong: readonly string[];
}

/**
 * Lets drivers save without pause while the server or the engine of its store, which is on disk, is killed
 * repeatedly. Ends after enough kills and acknowledged saves.
 */
export const saveThroughKills = async ({
  kills,
  saves,
  drivers,
  seed,
  onKill = () => undefined,
}: {
  kills: number;
  saves: number;
  drivers: number;
  seed: number;
  onKill?: (killed: number, acknowledged: number) => void;
}): Promise<KillFigures> => {
  ensureBuilt();
  const random = randomFrom(seed);
  const dataDir = mkdtempSync(join(tmpdir(), 'kills-'));
  const key = newSessionKey();
  const before = await openStore(dataDir);
  await seedSite(before.stores, tenant, { drivers, jobs });
  await before.stop();

  const port = await serverPort();
  const start = () => startServer(port, { DATA_DIR: dataDir, SESSION_KEYS: key });
  let server = start();
  /** Resolves once the current server is ready; after a kill, once the next one is. */
  let available: Promise<unknown> = server.ready();
  let [serversKilled, enginesKilled, acknowledged] = [0, 0, 0];
  const killed = () => serversKilled + enginesKilled;

  const killServer = async () => {
    await server.end('SIGKILL');
    serversKilled += 1;
    server = start();
    if (killed() < kills && random() < killedWhileStarting) {
      await sleep(random() * startMs);
      await killServer();
    }
  };
  const kill = async () => {
    if (killed() % 2 === 0) return killServer();
    const engine = enginePid(dataDir);
    if (engine === null) return;
    process.kill(engine, 'SIGKILL');
    enginesKilled += 1;
  };

  let nextAt = 0;
  const plan = () => (nextAt = acknowledged + 2 * random() * (saves / kills));
  const killWhenDue = () => {
    if (killed() >= kills || acknowledged < nextAt) return;
    nextAt = Infinity;
    available = kill()
      .then(() => server.ready())
      .then(() => {
        onKill(killed(), acknowledged);
        plan();
      });
  };
  const origin = `http://127.0.0.1:${port}`;
  const open = signIn(key);
  const ids = driverIds(drivers);
  const driving = ids.map((id) =>
    driverSender({ origin, cookie: () => open('driver', tenant, id) }, id, jobIds(jobs)),
  );
  const assigning = jobIds(administrators).map((job, index) =>
    assigningSender({ origin, cookie: () => open('admin', tenant, 'admin') }, job, [
      ids[2 * index]!,
      ids[2 * index + 1]!,
    ]),
  );
  const senders = [...driving, ...assigning];
  const saveOn = async ({ saveNext }: Sender) => {
    while (acknowledged < saves || killed() < kills) {
      const outcome = await saveNext();
      if (outcome === 'acknowledged') acknowledged += 1;
      killWhenDue();
      if (outcome !== 'acknowledged') await available;
    }
  };
  try {
    await available;
    plan();
    await Promise.all(senders.map(saveOn));
    await available;
  } finally {
    await server.end('SIGTERM');
  }
  const after = await openStore(dataDir);
  const wrong = await checkSite(after, tenant, {
    drivers: driving,
    administrators: assigning,
  });
  await after.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const sent = senders.flatMap((sender) => sender.sent);
  const count = (wanted: string) => sent.filter(({ outcome }) => outcome === wanted).length;
  return {
    serversKilled,
    enginesKilled,
    acknowledged: count('acknowledged'),
    unknown: count('unknown'),
    refused: sent
      .filter(({ outcome }) => outcome === 'refused')
      .map(({ status, content }) => `${status}: ${content}`),
    wrong,
  };
};
