import { checkSite } from './check-site';
import { startFaultProxy, type FaultProxy } from './fault-proxy';
import { assigningSender, driverSender, type Sender } from './senders';
import { startSoakServer, type SoakServer } from './soak-server';
import { driverIds, jobIds, seedSite, signIn } from './soak-site';

const administrators = 4;
const jobs = 30;

export interface FaultyServer extends SoakServer {
  readonly proxy: FaultProxy;
}

/** Starts a server whose store is behind a fault proxy. At first the proxy causes no faults. */
export const startFaultyServer = async (seed: number): Promise<FaultyServer> => {
  let proxy: FaultProxy | undefined;
  const server = await startSoakServer(async (endpoint) => {
    proxy = await startFaultProxy(endpoint, seed);
    return proxy.endpoint;
  });
  const stop = async () => {
    await server.stop();
    await proxy!.stop();
  };
  return { ...server, proxy: proxy!, stop };
};

export interface FaultFigures {
  readonly sent: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** How long the slowest response took, in milliseconds. */
  readonly slowest: number;
  readonly wrong: readonly string[];
}

/**
 * Lets the drivers and administrators of a new site save at the same time, while a share of the calls (`rate`)
 * fails.
 */
export const saveThroughFaults = async (
  { origin, key, proxy, store }: FaultyServer,
  {
    companyId,
    rate,
    drivers,
    saves,
  }: { companyId: string; rate: number; drivers: number; saves: number },
): Promise<FaultFigures> => {
  const tenant = { companyId, siteId: 'MAIN' };
  await seedSite(store.stores, tenant, { drivers, jobs });
  const start = signIn(key);
  const ids = driverIds(drivers);
  const driving = ids.map((id) =>
    driverSender({ origin, cookie: () => start('driver', tenant, id) }, id, jobIds(jobs)),
  );
  const assigning = jobIds(administrators).map((job, index) =>
    assigningSender({ origin, cookie: () => start('admin', tenant, 'admin') }, job, [
      ids[2 * index]!,
      ids[2 * index + 1]!,
    ]),
  );
  let left = saves;
  let slowest = 0;
  const saveOn = async (sender: Sender) => {
    while (left > 0) {
      left -= 1;
      const since = performance.now();
      await sender.saveNext();
      slowest = Math.max(slowest, performance.now() - since);
    }
  };
  proxy.setRate(rate);
  await Promise.all([...driving, ...assigning].map(saveOn));
  proxy.setRate(0);
  const all = [...driving, ...assigning].flatMap(({ sent }) => sent);
  const count = (wanted: string) => all.filter(({ outcome }) => outcome === wanted).length;
  return {
    sent: all.length,
    acknowledged: count('acknowledged'),
    refused: count('refused'),
    slowest,
    wrong: await checkSite(store, tenant, { drivers: driving, administrators: assigning }),
  };
};
