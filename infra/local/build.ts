import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeFingerprint, isBuiltFrom, pageSources, pagesStamp, root } from './built-from.mjs';
import { beginStep } from './say-step.mjs';

export { root, serverBuild } from './built-from.mjs';
export const clientFolder = join(root, 'build', 'client');

/** Builds the pages if a source changed since the last build. */
export const ensureBuilt = (): void => {
  const wanted = computeFingerprint(pageSources);
  if (isBuiltFrom(wanted)) return;
  const endStep = beginStep('Building the pages');
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
  endStep();
  if (built.status !== 0)
    throw new Error(`The pages do not build:\n${built.stdout}\n${built.stderr}`);
  writeFileSync(pagesStamp, wanted);
};
