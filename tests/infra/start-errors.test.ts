import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '~/infra/local/build';

let folder: string;
let busy: Server;
let busyPort: string;
const started: ChildProcess[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'start-errors-'));
  busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  busyPort = String((busy.address() as AddressInfo).port);
});
afterEach(() => {
  busy.close();
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `npm start` with these variables until it exits; returns its errors and exit code. */
const startWith = async (variables: Record<string, string>) => {
  const child = spawn(process.execPath, ['infra/local/run.mjs', 'start'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      HOME: folder,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      // Keeps the SDK from requesting credentials from a cloud machine.
      AWS_EC2_METADATA_DISABLED: 'true',
      ...variables,
    },
  });
  started.push(child);
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { printed, code: code as number | null };
};

/** The command lines of running processes that contain the folder's path. */
const leftRunning = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8')];
      } catch {
        return [];
      }
    })
    .filter((line) => line.includes(folder));

const cases: [string, (own: { file: string; port: string }) => Record<string, string>, RegExp][] = [
  ['a PUBLIC_ORIGIN that is no URL', () => ({ PUBLIC_ORIGIN: 'jobs' }), /^PUBLIC_ORIGIN: /],
  [
    'a PUBLIC_ORIGIN with a path',
    () => ({ PUBLIC_ORIGIN: 'https://jobs.example.com/x' }),
    /^PUBLIC_ORIGIN: /,
  ],
  ['a PORT that is no number', () => ({ PORT: '80a' }), /^PORT: /],
  ['a busy PORT', ({ port }) => ({ PORT: port }), /^PORT: \d+ on 127\.0\.0\.1 is in use/],
  [
    'a busy METRICS_PORT',
    ({ port }) => ({ METRICS_PORT: port }),
    /^METRICS_PORT: \d+ on 127\.0\.0\.1 is in use/,
  ],
  [
    'a HOST of another machine',
    () => ({ HOST: '192.0.2.1' }),
    /^HOST: 192\.0\.2\.1 is not an address of this machine/,
  ],
  [
    'a HOST that nobody knows',
    () => ({ HOST: 'nobody.invalid' }),
    /^HOST: nobody\.invalid is not a name that this machine knows/,
  ],
  [
    'a DATA_DIR that is a file',
    ({ file }) => ({ DATA_DIR: file }),
    /^DATA_DIR: .*\/file is not a folder/,
  ],
  [
    'a DATA_DIR below a file',
    ({ file }) => ({ DATA_DIR: join(file, 'data') }),
    /^DATA_DIR: .*\/file is not a folder/,
  ],
  [
    'a DATA_DIR where no folder can be made',
    () => ({ DATA_DIR: '/proc/no/data' }),
    /^DATA_DIR: \/proc\/no\/data cannot be used/,
  ],
  [
    'a store without a region',
    () => ({ AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:9' }),
    /^AWS_REGION: /,
  ],
  [
    'a store without credentials',
    () => ({ AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:9', AWS_REGION: 'us-east-1' }),
    /^AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: /,
  ],
  [
    'a store that does not answer',
    () => ({
      AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:9',
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
    }),
    /^AWS_ENDPOINT_URL_DYNAMODB: /,
  ],
  [
    'an address of a store that is none',
    () => ({
      AWS_ENDPOINT_URL_DYNAMODB: 'localhost:8000',
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
    }),
    /^AWS_ENDPOINT_URL_DYNAMODB: /,
  ],
];

test.each(cases)('%s ends the start with one line that names it', async (_name, make, line) => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { printed, code } = await startWith(make({ file, port: busyPort }));
  expect(printed).toMatch(line);
  expect(printed.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
  await expect.poll(leftRunning).toEqual([]);
});
