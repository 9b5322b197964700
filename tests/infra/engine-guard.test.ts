import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardScript } from '~/infra/local/store/engine-process';

/** The shells that `sh` is on different systems; macOS has an old bash in POSIX mode. */
const shells = [
  'sh',
  'dash',
  'bash --posix',
  'busybox sh',
  'ksh',
  'mksh',
  'zsh --emulate sh',
].filter((shell) => spawnSync('sh', ['-c', `${shell} -c :`]).status === 0);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-guard-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a JavaScript program instead of the engine. */
const startGuard = (shellCommand: string, program: string) => {
  const [shell = '', ...args] = shellCommand.split(' ');
  const file = join(folder, 'engine.cjs');
  writeFileSync(file, program);
  return spawn(shell, [...args, '-c', guardScript, 'embedded-store', process.execPath, file]);
};
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(shells)(
  '%s kills an engine that does not stop after the pipe of the parent closes',
  async (shell) => {
    const guard = startGuard(
      shell,
      `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log(process.pid);`,
    );
    const [pid] = (await once(guard.stdout, 'data')).map(Number) as [number];
    expect(isRunning(pid)).toBe(true);
    guard.stdin.end();
    await once(guard, 'exit');
    expect(isRunning(pid)).toBe(false);
  },
);

test.each(shells)(
  "%s passes on the engine's exit code and keeps its files private",
  async (shell) => {
    const file = join(folder, 'file');
    const guard = startGuard(
      shell,
      `require('node:fs').writeFileSync(${JSON.stringify(file)}, ''); process.exit(7);`,
    );
    expect(await once(guard, 'exit')).toEqual([7, null]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  },
);
