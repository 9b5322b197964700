import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '~/infra/local/build';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version: string; optionalDependencies?: Record<string, string> }>;
};

/** Whether a package has native programs for a system on which the project starts. */
const isForDevelopers = /(darwin|linux)-(arm64|x64)(-gnu)?$/;

/**
 * npm 10, which comes with Node 20, cannot install another platform's package that is missing in the lock file,
 * so the pages could not be built on that platform. npm leaves the package out when it writes the lock file
 * from a registry that lacks it.
 */
test('the lock file names the programs of every tool for Linux and macOS, on x64 and ARM', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => isForDevelopers.test(name))
      .filter(
        (name) =>
          ![`${path}/node_modules/${name}`, `node_modules/${name}`].some(
            (place) => place in packages,
          ),
      )
      .map((name) => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
});
