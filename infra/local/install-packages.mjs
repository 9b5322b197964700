import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './built-from.mjs';
import { takeMark } from './install-mark.mjs';
import { areInstalled, findSetToInstall, listDirect, listNpmArguments } from './package-sets.mjs';
import { beginStep } from './say-step.mjs';

/** @typedef {import('./package-sets.mjs').PackageSet} PackageSet */

const packagesFolder = join(root, 'node_modules');
const mark = join(packagesFolder, '.installing');

const purposes = {
  run: 'that serve the built pages',
  build: 'that build and serve the pages',
  all: 'that build, serve, test and deploy',
};

/** @type {(file: string) => import('./package-sets.mjs').Packages} */
const readPackages = (file) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {};

const readLocked = () => readPackages(join(root, 'package-lock.json'));
/** Reads what npm installed from its own list, which it writes last. */
const readInstalled = () => readPackages(join(packagesFolder, '.package-lock.json'));

/** @type {(set: PackageSet) => boolean} */
const isThere = (set) => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return areInstalled(readLocked(), readInstalled(), listDirect(manifest, set));
};

/**
 * Returns npm's exit code.
 * @type {(set: PackageSet, onStart: (pid: number) => void) => Promise<number>}
 */
const runNpm = async (set, onStart) => {
  const npm = spawn('npm', listNpmArguments(set, readLocked()), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const end = () => npm.kill();
  process.once('SIGTERM', end).once('SIGINT', end);
  if (npm.pid) onStart(npm.pid);
  const [code] = await once(npm, 'exit');
  process.off('SIGTERM', end).off('SIGINT', end);
  return code ?? 1;
};

/**
 * Installs this set of packages if one is missing or has another version than in the lock file. Removes none. Returns
 * an exit code.
 * @type {(needed: PackageSet) => Promise<number>}
 */
export const installPackages = async (needed) => {
  if (!existsSync(mark) && isThere(needed)) return 0;
  const { wasLeft, name, remove } = await takeMark(mark);
  if (wasLeft || !isThere(needed)) {
    const set = findSetToInstall(needed, readInstalled());
    const endStep = beginStep(`Installing the packages ${purposes[set]}`);
    const code = await runNpm(set, name);
    endStep();
    if (code !== 0) return code;
  }
  remove();
  return 0;
};
