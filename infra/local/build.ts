import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const clientFolder = join(root, 'build', 'client');
export const serverBuild = join(root, 'build', 'server', 'index.js');
const stampFile = join(root, 'build', '.built-from');
/** What the pages are built from. */
export const pageSources = [
  'app',
  'domain',
  'infra/tooling/vite.config.ts',
  'infra/tooling/routes-on-demand.ts',
  'package-lock.json',
  'tsconfig.json',
];

const filesBelow = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
};

/** A digest of all files at these paths, relative to the root. */
export const computeFingerprint = (sources: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

/** Builds the pages if a source changed since the last build. */
export const ensureBuilt = (): void => {
  const wanted = computeFingerprint(pageSources);
  if (
    existsSync(serverBuild) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === wanted
  )
    return;
  console.error('Building the pages ...');
  const built = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@remix-run/dev/dist/cli.js'),
      'vite:build',
      '--config',
      'infra/tooling/vite.config.ts',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (built.status !== 0)
    throw new Error(`The pages do not build:\n${built.stdout}\n${built.stderr}`);
  writeFileSync(stampFile, wanted);
};
