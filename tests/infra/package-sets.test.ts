import { expect, test } from 'vitest';
import {
  areInstalled,
  findNeededSet,
  findSetToInstall,
  listDirect,
  listNpmArguments,
  listRequired,
  type Packages,
} from '~/infra/local/package-sets.mjs';

const never = () => {
  throw new Error('Only commands that serve pages depend on them.');
};

test.each(['start', 'demo'])('%s builds the pages only if they are not built', (command) => {
  expect(findNeededSet(command, () => true)).toBe('run');
  expect(findNeededSet(command, () => false)).toBe('build');
});
test('a command needs all packages unless it is known to need less', () => {
  expect(findNeededSet('verify-award', never)).toBe('run');
  expect(findNeededSet('dev', never)).toBe('build');
  for (const command of ['test', 'validate', 'deploy', 'a-new-command'])
    expect(findNeededSet(command, never)).toBe('all');
});

/** `a` needs `b`, and has a `c` of its own. `d` needs `a` as its peer, and perhaps `e`. */
const locked: Packages = {
  '': {},
  'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0', c: '^2.0.0' } },
  'node_modules/a/node_modules/c': { version: '2.0.0', dependencies: { b: '*' } },
  'node_modules/b': { version: '1.0.0' },
  'node_modules/c': { version: '1.0.0' },
  'node_modules/d': {
    version: '1.0.0',
    peerDependencies: { a: '*', e: '*' },
    peerDependenciesMeta: { e: { optional: true } },
  },
  'node_modules/e': { version: '1.0.0' },
};
const without = (folder: string): Packages =>
  Object.fromEntries(Object.entries(locked).filter(([name]) => name !== folder));

test('a package requires what it loads, from where it loads it', () => {
  const ofA = ['node_modules/a', 'node_modules/a/node_modules/c', 'node_modules/b'];
  expect([...listRequired(locked, ['a'])].sort()).toEqual(ofA);
  expect([...listRequired(locked, ['d'])].sort()).toEqual([...ofA, 'node_modules/d']);
});
test('packages are installed if all that they require is there in its version', () => {
  expect(areInstalled(locked, locked, ['a', 'd'])).toBe(true);
  expect(areInstalled(locked, {}, ['a'])).toBe(false);
  expect(areInstalled(locked, without('node_modules/a/node_modules/c'), ['a'])).toBe(false);
  expect(areInstalled(locked, without('node_modules/c'), ['a'])).toBe(true);
  const newer = { ...locked, 'node_modules/b': { version: '1.0.1' } };
  expect(areInstalled(locked, newer, ['a'])).toBe(false);
  expect(areInstalled(locked, newer, ['c'])).toBe(true);
});
test('a package that the lock file lacks counts once it is there', () => {
  expect(areInstalled(locked, locked, ['new'])).toBe(false);
  expect(areInstalled(locked, { ...locked, 'node_modules/new': {} }, ['new'])).toBe(true);
});

const tools = { 'node_modules/vite': { version: '6.0.0' } };
const everything = { ...tools, 'node_modules/vitest': { version: '4.0.0' } };
test('an installation never shrinks', () => {
  expect(findSetToInstall('run', {})).toBe('run');
  expect(findSetToInstall('build', {})).toBe('build');
  expect(findSetToInstall('run', tools)).toBe('build');
  expect(findSetToInstall('all', tools)).toBe('all');
  expect(findSetToInstall('run', everything)).toBe('all');
  expect(findSetToInstall('build', everything)).toBe('all');
});

test('each set holds the one before', () => {
  const manifest = {
    dependencies: { react: '18' },
    devDependencies: { vite: '6', vitest: '4' },
    optionalDependencies: { engine: '1' },
  };
  expect(listDirect(manifest, 'run')).toEqual(['react']);
  expect(listDirect(manifest, 'build')).toEqual(expect.arrayContaining(['react', 'vite']));
  expect(listDirect(manifest, 'build')).not.toContain('vitest');
  expect(listDirect(manifest, 'all')).toEqual(['react', 'vite', 'vitest']);
});

test('npm is told what to leave out, and the versions of what it must not', () => {
  expect(listNpmArguments('all', tools)).toContain('--include=dev');
  expect(listNpmArguments('run', tools).slice(-1)).toEqual(['--omit=dev']);
  expect(listNpmArguments('build', tools)).toEqual(
    expect.arrayContaining(['--omit=dev', '--no-save', 'vite@6.0.0']),
  );
});
