import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeDataFolder } from '../data-folder';
import { findEngine } from './engine-binary';
import { waitForExit, killGroup, startEngine, type EngineGuard } from './engine-process';
import { lockFolder } from './folder-lock';

export interface EmbeddedStore {
  readonly endpoint: string;
  /** The SDK's environment for this store: its endpoint, the region, and credentials that are valid only here. */
  readonly env: Record<string, string>;
  /** Stops the engine and unlocks the folder. Can be called twice. */
  readonly stop: () => Promise<void>;
}

/**
 * The time that stopping may take before the guard and the engine are both killed. The guard itself kills an engine
 * that has not stopped after 0.3 seconds.
 */
const stopMs = 1_000;
const startAgainMs = 1_000;

const makeEnvironment = (endpoint: string) => ({
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
});

type Handle = { ref(): void; unref(): void };
const getHandles = (guard: EngineGuard) =>
  [guard, guard.stdin, guard.stdout, guard.stderr] as unknown as Handle[];

/** Makes the store's files private, because an older version left them readable for others. */
const protectFiles = (dbPath: string): void => {
  for (const file of ['', '-wal', '-shm'].map((ending) => dbPath + ending))
    if (existsSync(file)) chmodSync(file, 0o600);
};

/**
 * Runs the embedded store as a child process that never outlives this one. `dataDir` is created if missing
 * and locked; null keeps everything in memory. Throws if the folder is in use or there is no engine. If an
 * engine that stores to a folder dies, it is restarted on the same port, so callers see only a short outage.
 */
export const startEmbeddedStore = async ({
  dataDir,
}: {
  dataDir: string | null;
}): Promise<EmbeddedStore> => {
  const engine = findEngine();
  if (dataDir !== null) makeDataFolder(dataDir);
  const lock = dataDir === null ? null : await lockFolder(dataDir);
  try {
    const dbPath = dataDir === null ? null : join(dataDir, 'store.db');
    if (dbPath !== null) protectFiles(dbPath);
    const stopping = new AbortController();
    const { signal } = stopping;
    /** The guard of the current engine. */
    let guard!: EngineGuard;
    const start = async (fixedPort?: number) => {
      const onSpawn = (spawned: EngineGuard) => {
        guard = spawned;
        if (spawned.pid !== undefined) lock?.share(spawned.pid);
      };
      const started = await startEngine({ engine, dbPath, onSpawn, signal, fixedPort });
      // Unreferenced, so that a running store does not keep this process alive. When the process ends, the
      // guard ends the engine.
      getHandles(guard).forEach((handle) => handle.unref());
      return started;
    };
    const { endpoint, port } = await start();
    const supervise = async () => {
      for (;;) {
        await waitForExit(guard);
        // If the guard has died, closing the pipe ends its engine.
        guard.stdin.end();
        if (signal.aborted || dataDir === null) return;
        console.error('The embedded store has ended unexpectedly and is started again.');
        await start(port).catch(async (error: Error) => {
          if (signal.aborted) return;
          console.error(error.message);
          await sleep(startAgainMs, null, { ref: false });
        });
      }
    };
    const supervised = supervise();
    const stop = async () => {
      stopping.abort();
      getHandles(guard).forEach((handle) => handle.ref());
      guard.stdin.end();
      const late = setTimeout(() => killGroup(guard), stopMs);
      await supervised;
      clearTimeout(late);
      lock?.release();
    };
    let stopped: Promise<void> | undefined;
    return { endpoint, env: makeEnvironment(endpoint), stop: () => (stopped ??= stop()) };
  } catch (error) {
    lock?.release();
    throw error;
  }
};
