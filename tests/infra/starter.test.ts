import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '~/infra/local/build';
import type * as BuiltFrom from '~/infra/local/built-from.mjs';
import { buildTools } from '~/infra/local/package-sets.mjs';

/** A project of three sets, with a fake npm that records how it is called, and installs what it is told. */
let folder: string;
const at = (name: string) => join(folder, name);
const write = (name: string, text: string) => {
  mkdirSync(join(at(name), '..'), { recursive: true });
  writeFileSync(at(name), text, { mode: 0o755 });
};
const packagesOf = (names: readonly string[]) =>
  JSON.stringify({
    packages: Object.fromEntries(names.map((name) => [`node_modules/${name}`, { version: '1' }])),
  });
const ranges = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '1']));

beforeEach(() => {
  // Spaces, because a folder may have them.
  folder = mkdtempSync(join(tmpdir(), 'starter of a project-'));
  for (const name of [
    ...['run', 'built-from', 'package-sets', 'install-packages'],
    ...['install-mark', 'say-step'],
  ])
    cpSync(join(root, `infra/local/${name}.mjs`), at(`infra/local/${name}.mjs`));
  for (const name of ['start', 'test']) write(`infra/local/commands/${name}.ts`, '');
  const everything = ['tsx', ...buildTools, 'vitest'];
  const devDependencies = ranges([...buildTools, 'vitest']);
  write('package.json', JSON.stringify({ dependencies: { tsx: '1' }, devDependencies }));
  write('package-lock.json', packagesOf(everything));
  write('lists/run', packagesOf(['tsx']));
  write('lists/build', packagesOf(['tsx', ...buildTools]));
  write('lists/all', packagesOf(everything));
  // Says that the command runs, instead of running it.
  write('lists/tsx/package.json', '{ "exports": { "./esm/api": "./api.mjs" } }');
  write(
    'lists/tsx/api.mjs',
    `export const register = () => { console.log('ran'); process.exit(0); };`,
  );
  write(
    'npm',
    `#!/bin/sh
cd '${folder}'
echo "$*" >>calls
if [ -e wait ]; then echo installing >started; cat wait; fi
if [ -e fail ]; then exit 3; fi
case "$*" in *--include=dev*) set=all;; *vite@1*) set=build;; *) set=run;; esac
cp -R lists/tsx node_modules/
cp lists/$set node_modules/.package-lock.json
`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const begin = (command: string, variables: Record<string, string> = {}) =>
  spawn(process.execPath, [at('infra/local/run.mjs'), command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...variables, PATH: `${folder}${delimiter}${process.env.PATH}` },
  });
const run = async (command: string, variables?: Record<string, string>) => {
  const child = begin(command, variables);
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stdout.resume();
  const [code] = (await once(child, 'close')) as [number];
  return { code, printed };
};
/** What npm was told, one call a line. */
const calls = () =>
  existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').trim().split('\n') : [];

test('the first start installs what serves and builds the pages, and says so', async () => {
  const { code, printed } = await run('start');
  expect(code).toBe(0);
  expect(printed).toMatch(
    /^Installing the packages that build and serve the pages \.\.\. \d+ s\n$/,
  );
  expect(calls()).toEqual([expect.stringMatching(/^install .*--omit=dev .*vite@1$/)]);
  expect(await run('start')).toEqual({ code: 0, printed: '' });
  expect(calls()).toHaveLength(1);
});

test('a start with built pages installs only what serves them', async () => {
  write('build/server/index.js', '');
  const file = pathToFileURL(at('infra/local/built-from.mjs')).href;
  const builtFrom = (await import(file)) as typeof BuiltFrom;
  write('build/.built-from', builtFrom.computeFingerprint(builtFrom.pageSources));
  expect((await run('start')).code).toBe(0);
  expect(calls()).toEqual([expect.stringMatching(/--omit=dev$/)]);
  write('app/root.tsx', '');
  expect((await run('start')).code).toBe(0);
  expect(calls()).toEqual([expect.anything(), expect.stringContaining('vite@1')]);
});

test('tests install the rest, even with NODE_ENV=production, and a start removes nothing', async () => {
  await run('start');
  expect((await run('test', { NODE_ENV: 'production' })).code).toBe(0);
  expect(calls()).toEqual([expect.anything(), expect.stringMatching(/^install .*--include=dev$/)]);
  expect((await run('start')).printed).toBe('');
  // Another version of a package: the start installs it with everything that was there.
  write('package-lock.json', packagesOf(['tsx', 'vitest', ...buildTools]).replace('"1"', '"2"'));
  await run('start');
  expect(calls()[2]).toContain('--include=dev');
});

test('what npm has installed by itself is not installed again', async () => {
  mkdirSync(at('node_modules'));
  cpSync(at('lists/tsx'), at('node_modules/tsx'), { recursive: true });
  cpSync(at('lists/all'), at('node_modules/.package-lock.json'));
  expect(await run('test')).toEqual({ code: 0, printed: '' });
  expect(calls()).toEqual([]);
});

test('an installation that failed or was killed is done again', async () => {
  await run('start');
  write('fail', '');
  expect((await run('test')).code).toBe(3);
  rmSync(at('fail'));
  // npm's list is still that from before.
  expect((await run('start')).printed).toContain('Installing');
  expect(await run('start')).toEqual({ code: 0, printed: '' });
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  write('node_modules/.installing', String(pid));
  expect((await run('start')).printed).toContain('Installing');
  expect(await run('start')).toEqual({ code: 0, printed: '' });
});

test('of two commands at once, one installs and the other waits for it', async () => {
  spawnSync('mkfifo', [at('wait'), at('started')]);
  const first = run('start');
  expect(await readFile(at('started'), 'utf8')).toBe('installing\n');
  const second = begin('start');
  const [line] = (await once(second.stderr.setEncoding('utf8'), 'data')) as [string];
  expect(line).toBe('Another command installs packages: waiting for it ...\n');
  const ended = once(second, 'close');
  second.stdout.resume();
  await writeFile(at('wait'), '');
  expect((await first).code).toBe(0);
  expect(await ended).toEqual([0, null]);
  expect(calls()).toHaveLength(1);
});

test('a command that does not exist installs nothing', async () => {
  expect(await run('nothing')).toEqual({ code: 2, printed: "There is no command 'nothing'.\n" });
  expect(calls()).toEqual([]);
});
