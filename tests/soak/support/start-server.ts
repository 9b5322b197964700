import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '~/infra/local/build';

/** Only ends a start that hangs. */
const readyMs = 850_000;
const saidChars = 4_000;

export interface ServerProcess {
  readonly pid: number;
  /**
   * Resolves to its origin once `/healthz` answers 200. If the process ends before, throws an error with its output.
   */
  readonly ready: () => Promise<string>;
  /** Sends the signal. Once the process has ended, resolves to its exit code, or to null if it has none. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const isFree = (port: number) =>
  new Promise<boolean>((answer) => {
    const probe = createServer().once('error', () => answer(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });

/**
 * A port for a server that is stopped and restarted. It is below 32,768, because the system uses higher ports
 * for outgoing connections and might take one of those while the server is stopped.
 */
export const serverPort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    if (await isFree(port)) return port;
  }
};

/** Where a server listens, once it has printed that. */
export const findOrigin = (said: string): string | undefined =>
  /^ {2}Job Selection System +(http:\S+)\r?\n/m.exec(said)?.[1];

/** Runs the server as `npm start` (or `npm run dev`) does, in a separate process. Port 0 is any free one. */
export const startServer = (
  port: number,
  variables: Record<string, string>,
  command: 'start' | 'dev' = 'start',
): ServerProcess => {
  const child = spawn(process.execPath, ['infra/local/run.mjs', command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // The child must not use the store that this process serves from.
      AWS_ENDPOINT_URL_DYNAMODB: '',
      // Set as npm sets it, so that the server ends with the process that started it.
      npm_lifecycle_event: command,
      SEED: 'none',
      // Practically no limit, because one site of a soak sends as much as the machine allows.
      TENANT_REQUESTS_PER_SECOND: '100000',
      PORT: String(port),
      ...variables,
    },
  });
  let said = '';
  let origin: string | undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-saidChars);
      origin ??= findOrigin(said);
    });
  let hasEnded = false;
  const ended = new Promise<number | null>((gone) =>
    child.once('exit', (code) => {
      hasEnded = true;
      gone(code);
    }),
  );
  const ready = async () => {
    const giveUpAt = Date.now() + readyMs;
    while (!hasEnded && Date.now() < giveUpAt) {
      const health = origin && (await fetch(`${origin}/healthz`).catch(() => null));
      if (health) await health.arrayBuffer().catch(() => undefined);
      if (origin && health && health.status === 200) return origin;
      await sleep(20);
    }
    throw new Error(`The server ${hasEnded ? 'ended' : 'is not ready'}:\n${said}`);
  };
  return {
    pid: child.pid ?? 0,
    ready,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};
