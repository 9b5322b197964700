import { join } from 'node:path';
import { nodeMajor } from '~/infra/aws/runtime';
import { root } from '~/infra/local/build';
import { installPackage } from '~/infra/local/install-package';

/** A release of the functions' Node version, published as the npm package `node`. */
const release = '24.21.0';

/**
 * The program of the Node version that the functions run on: this process's own if it is that version, or else
 * one that is installed beside the packages. Not a dependency, because it takes 120 MB that only one test needs.
 */
export const findLambdaNode = (): string => {
  if (Number.parseInt(process.versions.node, 10) === nodeMajor) return process.execPath;
  const folder = join(root, 'node_modules', '.lambda-node', release);
  if (!installPackage(`node@${release}`, folder))
    throw new Error(`Node ${release}, which the functions run on, cannot be installed.`);
  return join(folder, 'node_modules', 'node', 'bin', 'node');
};
