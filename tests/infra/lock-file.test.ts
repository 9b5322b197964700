import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '~/infra/local/build';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version: string; optionalDependencies?: Record<string, string> }>;
};

/** Packages with native programs for the systems that the project starts on. */
const isForDevelopers = /(darwin|linux)-(arm64|x64)(-gnu)?$/;

/**
 * npm 10, which comes with Node 20, installs no package of another platform that is missing in the lock file,
 * so the pages could not be built there. npm leaves out such a platform when it writes the file from a
 * registry that lacks it.
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
