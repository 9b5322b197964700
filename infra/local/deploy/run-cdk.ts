import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { root } from '~/infra/local/build';

/** Runs the CDK command in this terminal. If the command fails, throws an error that includes the hint. */
export const runCdk = (args: readonly string[], hint = ''): void => {
  // Starts CDK's script with Node directly, because what npm links under .bin is not executable on Windows.
  const cdk = createRequire(import.meta.url).resolve('aws-cdk/bin/cdk');
  const { status } = spawnSync(process.execPath, [cdk, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`cdk ${args[0]} failed; it says above why. ${hint}`);
};
