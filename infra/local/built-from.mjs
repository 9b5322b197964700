import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Needs no package and no TypeScript: it tells which packages a start needs before there are any.

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const serverBuild = join(root, 'build', 'server', 'index.js');
/** Holds the fingerprint of the sources of the built pages. */
export const pagesStamp = join(root, 'build', '.built-from');
/** The sources from which the pages are built. */
export const pageSources = [
  'app',
  'domain',
  'infra/tooling/copy-files.ts',
  'infra/tooling/drop-selectors.ts',
  'infra/tooling/routes-on-demand.ts',
  'infra/tooling/vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

/** @type {(path: string) => string[]} */
const filesBelow = (path) => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
};

/**
 * A digest of all files at these paths, relative to the root.
 * @type {(sources: readonly string[]) => string}
 */
export const computeFingerprint = (sources) => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

/** Whether the pages are built from the sources with this fingerprint: those in this folder. */
export const isBuiltFrom = (fingerprint = computeFingerprint(pageSources)) =>
  existsSync(serverBuild) &&
  existsSync(pagesStamp) &&
  readFileSync(pagesStamp, 'utf8') === fingerprint;
