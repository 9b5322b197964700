import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '~/infra/local/build';
import { findOrigin } from '~/tests/soak/support/start-server';
import { closed, connectTo, sendHead } from '~/tests/support/raw-connections';

let dataDir: string;
let port: number;
let npm: ChildProcessByStdio<null, Readable, null>;
let printed: string;
let ended: Promise<unknown>;

/** Starts `npm start` in its own process group, as a terminal does. */
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ctrl-c-'));
  npm = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, SEED: 'none' },
  });
  printed = '';
  npm.stdout.setEncoding('utf8').on('data', (some: string) => (printed += some));
  ended = once(npm.stdout, 'end');
  await expect.poll(() => findOrigin(printed)).toBeDefined();
  port = Number(new URL(findOrigin(printed)!).port);
});
afterEach(() => {
  if (npm.exitCode === null && npm.signalCode === null) process.kill(-npm.pid!, 'SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends the signal to the whole group, as a terminal does. npm then passes it on as well. */
const pressCtrlC = () => process.kill(-npm.pid!, 'SIGINT');

test('Ctrl-C lets running requests finish', async () => {
  const [running] = await connectTo(port, 1);
  await sendHead(running!, 3);
  pressCtrlC();
  await expect.poll(() => connectTo(port, 1).catch(() => 'refused')).toBe('refused');
  running!.write('a=1');
  expect(await text(running!)).toMatch(/^HTTP\/1\.1 400 /);
  await ended;
  expect(printed).toMatch(/Stopping\. [^]*Stopped\. /);
});

test('a second Ctrl-C ends it at once', async () => {
  const [stuck] = await connectTo(port, 1);
  await sendHead(stuck!, 3);
  const pressing = setInterval(pressCtrlC, 300);
  await closed(stuck!);
  clearInterval(pressing);
  await ended;
  expect(printed).toContain('Stopping. ');
  expect(printed).not.toContain('Stopped. ');
});
