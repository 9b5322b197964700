import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '~/infra/local/build';
import { findEngine } from '~/infra/local/store/engine-binary';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>;
};
const version = manifest.optionalDependencies['@dynoxide/linux-x64'];

let folder: string;
let ownFolder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-binary-'));
  ownFolder = join(folder, 'own');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Puts a fake npm first in the PATH. It records its arguments and then runs `does`. */
const standInForNpm = (does: string) => {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho "$*" >>'${folder}/calls'\n${does}\n`);
  chmodSync(join(bin, 'npm'), 0o755);
  vi.stubEnv('PATH', `${bin}${delimiter}${process.env.PATH}`);
};
const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
/** Does what `npm install --prefix <folder> ... <name>@<version>` would do. */
const laysDown = `for spec; do :; done
package="$3/node_modules/\${spec%@*}"
mkdir -p "$package"
echo "$spec" >"$package/dynoxide"`;
const quietly = () => vi.mocked(console.error).mockImplementation(() => undefined);
const wasQuiet = () => vi.mocked(console.error).mockClear();

test.each(['darwin-arm64', 'darwin-x64', 'linux-arm64'])(
  'installs the engine of %s once, in the version of package.json, into a separate folder',
  (platform) => {
    const said = quietly();
    standInForNpm(laysDown);
    const untouched = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'];
    const read = () => untouched.map((file) => readFileSync(join(root, file), 'utf8'));
    const before = read();

    const engine = findEngine({ variables: {}, platform, ownFolder });
    expect(readFileSync(engine, 'utf8')).toBe(`@dynoxide/${platform}@${version}\n`);
    expect(engine.startsWith(ownFolder)).toBe(true);
    expect(findEngine({ variables: {}, platform, ownFolder })).toBe(engine);
    expect(calls()).toHaveLength(1);
    expect(calls()[0]).toMatch(/^install --prefix \S+ --no-save --no-package-lock /);
    expect(read()).toEqual(before);
    expect(readdirSync(ownFolder)).toEqual([`${platform}-${version}`]);
    expect(said.mock.calls).toEqual([[`Installing @dynoxide/${platform}@${version} (once) ...`]]);
    wasQuiet();
  },
);

test('uses an engine that another process installed at the same time', () => {
  quietly();
  const place = join(ownFolder, `darwin-arm64-${version}`);
  standInForNpm(`${laysDown}\ncp -R "$3" '${place}'`);
  const engine = findEngine({ variables: {}, platform: 'darwin-arm64', ownFolder });
  expect(readFileSync(engine, 'utf8')).toContain('@dynoxide/darwin-arm64@');
  expect(readdirSync(ownFolder)).toEqual([`darwin-arm64-${version}`]);
  wasQuiet();
});

test('leaves nothing behind after a failed installation and names the alternative', () => {
  quietly();
  standInForNpm(`${laysDown}\nexit 1`);
  expect(() => findEngine({ variables: {}, platform: 'darwin-arm64', ownFolder })).toThrow(
    /@dynoxide\/darwin-arm64@\S+ cannot be installed\. Set DYNOXIDE_BIN /,
  );
  expect(readdirSync(ownFolder)).toEqual([]);
  wasQuiet();
});

test.each([
  ['win32-x64', /use WSL/],
  ['plan9-mips', /no embedded store for plan9-mips/],
])('says what to do on %s without calling npm', (platform, text) => {
  standInForNpm('');
  expect(() => findEngine({ variables: {}, platform, ownFolder })).toThrow(text);
  expect(readdirSync(folder)).not.toContain('calls');
});

test('uses DYNOXIDE_BIN, and reports a wrong one', () => {
  const find = (engine: string) =>
    findEngine({ variables: { DYNOXIDE_BIN: engine }, platform: 'plan9-mips', ownFolder });
  expect(find(process.execPath)).toBe(process.execPath);
  expect(() => find('/nowhere/engine')).toThrow('DYNOXIDE_BIN names /nowhere/engine');
});
