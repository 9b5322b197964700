import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';

/**
 * A script for any POSIX shell. It starts the engine and kills it when the script's standard input closes, which
 * happens however the parent process dies. The engine itself must not inherit that input. `kill -9` follows the
 * plain `kill`, because an engine whose output nobody reads any more may hang while ending. The umask keeps the
 * engine's files private.
 */
export const guardScript = `
umask 077
exec 3<&0
"$@" </dev/null 3<&- &
engine=$!
( read -r line <&3; kill "$engine" 2>/dev/null; sleep 0.3; kill -9 "$engine" 2>/dev/null ) </dev/null >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait "$engine"
code=$?
kill "$watcher" 2>/dev/null
exit $code
`;

/** The shell process that runs the guard script, which in turn runs the engine. */
export type EngineGuard = ChildProcessWithoutNullStreams;

const attempts = 8;
const readyMs = 20_000;

const freePort = () =>
  new Promise<number>((found, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });

export const waitForExit = (child: EngineGuard) =>
  new Promise<void>((exited) => {
    if (child.exitCode !== null || child.signalCode !== null) exited();
    else child.once('exit', () => exited()).once('error', () => exited());
  });

/** Kills the guard and its engine if they hang. */
export const killGroup = ({ pid }: EngineGuard) => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has ended in the meantime.
  }
};

/**
 * Resolves to true once the engine has reported that it listens and has answered a request. Resolves to false
 * if the engine ends first, takes too long, or the signal aborts.
 */
const isReady = async (
  child: EngineGuard,
  endpoint: string,
  output: () => string,
  signal: AbortSignal,
): Promise<boolean> => {
  const giveUpAt = Date.now() + readyMs;
  const client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  try {
    while (Date.now() < giveUpAt && !signal.aborted) {
      if (child.exitCode !== null || child.signalCode !== null) return false;
      // Checks the engine's output first, because another engine might be answering on this port.
      if (output().includes('listening on')) {
        const answered = await client.send(new ListTablesCommand({ Limit: 1 })).catch(() => null);
        if (answered) return true;
      }
      await sleep(5);
    }
    return false;
  } finally {
    client.destroy();
  }
};

/**
 * Starts the engine on `fixedPort`, or on a free port if that is undefined. Throws if the engine does not start
 * or the signal aborts.
 */
export const startEngine = async ({
  engine,
  dbPath,
  onSpawn,
  signal,
  fixedPort,
}: {
  engine: string;
  dbPath: string | null;
  onSpawn: (guard: EngineGuard) => void;
  signal: AbortSignal;
  fixedPort: number | undefined;
}): Promise<{ endpoint: string; port: number }> => {
  let said = '';
  for (let attempt = 0; attempt < attempts && !signal.aborted; attempt += 1) {
    // The engine cannot pick a port itself, because with `--port 0` it never reports which one it got.
    const port = fixedPort ?? (await freePort());
    const args = ['serve', '--host', '127.0.0.1', '--port', String(port)];
    const child = spawn(
      'sh',
      [
        '-c',
        guardScript,
        'embedded-store',
        engine,
        ...args,
        ...(dbPath === null ? [] : ['--db-path', dbPath]),
      ],
      // In a separate process group, so that Ctrl-C reaches only Node, which then finishes its work.
      { stdio: ['pipe', 'pipe', 'pipe'], detached: true },
    );
    child.on('error', (error) => (said += error.message));
    child.stdin.on('error', () => undefined);
    onSpawn(child);
    said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)));
    }
    const endpoint = `http://127.0.0.1:${port}`;
    if (await isReady(child, endpoint, () => said, signal)) return { endpoint, port };
    child.stdin.end();
    await waitForExit(child);
  }
  throw new Error(`The embedded store does not start: ${said.trim()}`);
};
