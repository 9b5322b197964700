import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { root } from './build';

/** Runs CDK's own command, which uses the terminal itself; throws with the hint if it fails. */
export const runCdk = (args: readonly string[], hint = ''): void => {
  // Started with Node directly, because what npm links under .bin is not executable on Windows.
  const cdk = createRequire(import.meta.url).resolve('aws-cdk/bin/cdk');
  const { status } = spawnSync(process.execPath, [cdk, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`cdk ${args[0]} failed; it says above why. ${hint}`);
};
