import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Installs one package into a separate folder; returns whether the folder has it. In `node_modules` npm would
 * remove the package with the next change there, because the lock file does not list it. The folder appears
 * only once complete, even if several processes install the package at once.
 */
export const installPackage = (spec: string, folder: string): boolean => {
  if (existsSync(folder)) return true;
  console.error(`Installing ${spec} (once) ...`);
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  const options = ['--no-save', '--no-package-lock', '--no-fund', '--no-audit', '--loglevel=error'];
  const args = ['install', '--prefix', draft, ...options, spec];
  try {
    if (spawnSync('npm', args, { stdio: ['ignore', 2, 2] }).status === 0) renameSync(draft, folder);
  } catch {
    // Another process may have installed the package first; its folder is used then.
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return existsSync(folder);
};
