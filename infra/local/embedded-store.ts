import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findEngine } from './engine-binary';
import { exitOf, killGroup, startEngine } from './engine-process';
import { lockFolder } from './folder-lock';

export interface EmbeddedStore {
  readonly endpoint: string;
  /** What the SDK reads from the environment: endpoint, region and credentials that no cloud knows. */
  readonly env: Record<string, string>;
  /** Ends the engine and frees the folder. May be called twice. */
  readonly stop: () => Promise<void>;
}

const stopMs = 6_000;
const startAgainMs = 1_000;

const environmentOf = (endpoint: string) => ({
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
});

type Handle = { ref(): void; unref(): void };
const handlesOf = (child: ChildProcess) =>
  [child, child.stdin, child.stdout, child.stderr] as unknown as Handle[];

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
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true });
  const lock = dataDir === null ? null : await lockFolder(dataDir);
  try {
    const dbPath = dataDir === null ? null : join(dataDir, 'store.db');
    const start = async (fixedPort?: number) => {
      const started = await startEngine(engine, dbPath, (pid) => lock?.share(pid), fixedPort);
      // The process may end with its store still running; the guard then ends the engine.
      handlesOf(started.child).forEach((handle) => handle.unref());
      return started;
    };
    let running = await start();
    const { endpoint, port } = running;
    let isStopping = false;
    const supervise = async () => {
      for (;;) {
        await exitOf(running.child);
        // It may be the guard that died: its engine ends with the pipe.
        running.child.stdin.end();
        if (isStopping || dataDir === null) return;
        console.error('The embedded store has ended unexpectedly and is started again.');
        try {
          running = await start(port);
        } catch (error) {
          console.error(error instanceof Error ? error.message : error);
          await sleep(startAgainMs, null, { ref: false });
        }
        if (isStopping) running.child.stdin.end();
      }
    };
    const supervised = supervise();
    const stop = async () => {
      isStopping = true;
      handlesOf(running.child).forEach((handle) => handle.ref());
      running.child.stdin.end();
      const late = setTimeout(() => killGroup(running.child), stopMs);
      await supervised;
      clearTimeout(late);
      lock?.release();
    };
    let stopped: Promise<void> | undefined;
    return { endpoint, env: environmentOf(endpoint), stop: () => (stopped ??= stop()) };
  } catch (error) {
    lock?.release();
    throw error;
  }
};
