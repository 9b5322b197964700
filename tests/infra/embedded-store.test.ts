import { spawn } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '~/infra/local/build';
import { startEmbeddedStore, type EmbeddedStore } from '~/infra/local/store/embedded-store';
import { findEngine } from '~/infra/local/store/engine-binary';
import { ensureTable } from '~/infra/local/store/ensure-table';
import { enginePid } from '~/tests/support/engine-pid';

let dataDir: string;
const started: EmbeddedStore[] = [];
const start = async (folder: string | null = dataDir) => {
  const store = await startEmbeddedStore({ dataDir: folder });
  started.push(store);
  return store;
};
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'embedded-store-'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((store) => store.stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

const tableName = 'embedded-store-test';
const key = { pk: { S: 'a' }, sk: { S: 'b' } };
const makeClient = ({ endpoint }: { endpoint: string }) =>
  new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
const write = async (store: { endpoint: string }, value: string) => {
  await ensureTable({ client: makeClient(store), tableName });
  await makeClient(store).send(
    new PutItemCommand({ TableName: tableName, Item: { ...key, value: { S: value } } }),
  );
};
const read = async (store: { endpoint: string }) => {
  const { Item } = await makeClient(store).send(
    new GetItemCommand({ TableName: tableName, Key: key }),
  );
  return Item?.value?.S;
};
const isRunning = (pid: number) => {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};
/** Waits, because a process that was killed stays in the list for a moment. */
const eventually = (isDone: () => boolean) => expect.poll(isDone, { interval: 25 }).toBe(true);
const commandLines = (): string[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isRunning(pid))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8')];
      } catch {
        return [];
      }
    });
/** The number of engines and guards that use the folder. */
const enginesOn = (folder: string): number =>
  commandLines().filter(
    (line) => line.includes('dynoxide') && line.includes(join(folder, 'store.db')),
  ).length;

/** Another Node process that runs the store on the folder until it is killed. */
const startParent = async (folder: string) => {
  const file = join(folder, 'parent.ts');
  writeFileSync(
    file,
    `import { startEmbeddedStore } from '${join(root, 'infra/local/store/embedded-store.ts')}';
startEmbeddedStore({ dataDir: ${JSON.stringify(folder)} }).then((store) => console.log(store.endpoint));
setInterval(() => undefined, 1000);\n`,
  );
  const parent = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endpoint = await new Promise<string>((said, failed) => {
    parent.stdout.once('data', (data: Buffer) => said(String(data).trim()));
    parent.once('exit', () => failed(new Error('The parent ended early')));
  });
  return { endpoint, kill: () => parent.kill('SIGKILL') };
};

test('keeps its data when it is stopped', async () => {
  const first = await start();
  await write(first, 'kept');
  await first.stop();
  await eventually(() => enginesOn(dataDir) === 0);
  expect(await read(await start())).toBe('kept');
});

test('loses nothing and leaves no engine behind when its parent is killed', async () => {
  const parent = await startParent(dataDir);
  await write(parent, 'acknowledged');
  expect(enginesOn(dataDir)).toBeGreaterThan(0);
  parent.kill();
  expect(await read(await start())).toBe('acknowledged');
  await started.pop()?.stop();
  await eventually(() => enginesOn(dataDir) === 0);
});

test('restarts a killed engine on the same port with all acknowledged data', async () => {
  const said = vi.mocked(console.error).mockImplementation(() => undefined);
  const store = await start();
  await write(store, 'acknowledged');
  const killed = enginePid(dataDir)!;
  process.kill(killed, 'SIGKILL');
  const isAgain = () => ![killed, null].includes(enginePid(dataDir));
  await eventually(isAgain);
  await expect.poll(() => read(store).catch(() => undefined)).toBe('acknowledged');
  await expect(start()).rejects.toThrow('is in use');
  await store.stop();
  await eventually(() => enginesOn(dataDir) === 0);
  expect(said.mock.calls).toEqual([
    ['The embedded store has ended unexpectedly and is started again.'],
  ]);
  said.mockClear();
});

test('ends the engine when its parent is killed, even if no other is started', async () => {
  const parent = await startParent(dataDir);
  parent.kill();
  await eventually(() => enginesOn(dataDir) === 0);
});

test('can be stopped while a restarted engine hangs', async () => {
  const said = vi.mocked(console.error).mockImplementation(() => undefined);
  const [engine, isBroken] = [join(dataDir, 'engine'), join(dataDir, 'is-broken')];
  const script = `#!/bin/sh\n[ -e '${isBroken}' ] && exec tail -f '${isBroken}'\nexec '${findEngine()}' "$@"\n`;
  writeFileSync(engine, script, { mode: 0o755 });
  vi.stubEnv('DYNOXIDE_BIN', engine);
  const store = await start();
  writeFileSync(isBroken, '');
  process.kill(enginePid(dataDir)!, 'SIGKILL');
  const isHanging = () => commandLines().some((line) => line.includes(isBroken));
  await eventually(isHanging);
  await store.stop();
  await eventually(() => !isHanging());
  expect(said).toHaveBeenCalledTimes(1);
  said.mockClear();
});

const modesIn = (folder: string) =>
  Object.fromEntries(
    ['', 'store.db', 'store.db-wal', 'store.db-shm'].map((name) => [
      name,
      (statSync(join(folder, name)).mode & 0o777).toString(8),
    ]),
  );

test('makes its folder and files readable only by their owner, older ones too', async () => {
  const folder = join(dataDir, 'made', 'by itself');
  const privately = { '': '700', 'store.db': '600', 'store.db-wal': '600', 'store.db-shm': '600' };
  const first = await start(folder);
  await write(first, 'private');
  expect(modesIn(folder)).toEqual(privately);
  await first.stop();
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  const second = await start(folder);
  await write(second, 'private again');
  expect(modesIn(folder)).toEqual(privately);
});

test('refuses a folder in use and names the process that uses it', async () => {
  await start();
  await expect(start()).rejects.toThrow(`is in use by process ${process.pid}`);
});

test('gives the folder to one of many that start at once', async () => {
  const results = await Promise.allSettled([start(), start(), start(), start()]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('takes over the lock of a dead process, even if its pid was reused', async () => {
  writeFileSync(
    join(dataDir, 'store.lock'),
    JSON.stringify([{ pid: process.pid, startedAt: 'long ago' }]),
  );
  await write(await start(), 'taken over');
});

test('keeps two stores in memory apart', async () => {
  const [one, other] = await Promise.all([start(null), start(null)]);
  await write(one, 'one');
  await write(other, 'other');
  expect([await read(one), await read(other)]).toEqual(['one', 'other']);
});
