import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeDataFolder } from '../data-folder';
import { findEngine } from './engine-binary';
import { waitForExit, killGroup, startEngine, type EngineGuard } from './engine-process';
import { lockFolder } from './folder-lock';

export interface EmbeddedStore {
  readonly endpoint: string;
  /** What the SDK reads from the environment: endpoint, region and credentials that no cloud knows. */
  readonly env: Record<string, string>;
  /** Ends the engine and frees the folder. May be called twice. */
  readonly stop: () => Promise<void>;
}

/** A stopped engine has a third of a second before its guard kills it; after this both are killed. */
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

/** What an older version made readable for others. */
const protectFiles = (dbPath: string): void => {
  for (const file of ['', '-wal', '-shm'].map((ending) => dbPath + ending))
    if (existsSync(file)) chmodSync(file, 0o600);
};

/**
 * Runs the embedded store as a child process that never outlives this one. `dataDir` is made if missing
 * and locked; null keeps everything in memory. Throws if the folder is in use or there is no engine. An
 * engine of a folder that dies is started again at the same place: callers see a store that was away.
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
    /** The guard of the engine that was started last. */
    let guard!: EngineGuard;
    const start = async (fixedPort?: number) => {
      const onSpawn = (spawned: EngineGuard) => {
        guard = spawned;
        if (spawned.pid !== undefined) lock?.share(spawned.pid);
      };
      const started = await startEngine({ engine, dbPath, onSpawn, signal, fixedPort });
      // The process may end with its store still running; the guard then ends the engine.
      getHandles(guard).forEach((handle) => handle.unref());
      return started;
    };
    const { endpoint, port } = await start();
    const supervise = async () => {
      for (;;) {
        await waitForExit(guard);
        // It may be the guard that died: its engine ends with the pipe.
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
