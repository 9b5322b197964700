import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '~/infra/local/build';

const readyMs = 60_000;
const saidChars = 4_000;

export interface ServerProcess {
  readonly pid: number;
  /** Resolves once `/healthz` answers 200; throws with what the server said if it ends before. */
  readonly ready: () => Promise<void>;
  /** Sends the signal and resolves once the process is gone. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

/** The server as `npm start` runs it, in a process of its own. */
export const startServer = (port: number, variables: Record<string, string>): ServerProcess => {
  const child = spawn(process.execPath, ['infra/local/run.mjs', 'start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // What npm sets: the server then ends with the process that started it.
      npm_lifecycle_event: 'start',
      SEED: 'none',
      // Of the soak's sites, one sends as much as the machine takes.
      TENANT_REQUESTS_PER_SECOND: '100000',
      PORT: String(port),
      ...variables,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream
      .setEncoding('utf8')
      .on('data', (text: string) => (said = (said + text).slice(-saidChars)));
  let hasEnded = false;
  const ended = new Promise<void>((gone) =>
    child.once('exit', () => {
      hasEnded = true;
      gone();
    }),
  );
  const ready = async () => {
    const giveUpAt = Date.now() + readyMs;
    while (!hasEnded && Date.now() < giveUpAt) {
      const health = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
      await health?.arrayBuffer().catch(() => undefined);
      if (health?.status === 200) return;
      await sleep(20);
    }
    throw new Error(`The server ${hasEnded ? 'ended' : 'is not ready'}:\n${said}`);
  };
  return {
    pid: child.pid ?? 0,
    ready,
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
};
