import { join } from 'node:path';
import { root } from '~/infra/local/build';
import { runChecks, type Check } from '~/infra/local/run-checks';

/**
 * Runs every check that needs no server. They are fast enough to run before each commit. `--static` is what `.ci/run`
 * needs: without the unit tests, which `npm test` runs, and without a cache of files, which misses what a change does
 * to the lint of other files.
 */
const isStatic = process.argv.includes('--static');
const packages = join(root, 'node_modules');
const cache = (name: string) => join(packages, '.cache', name);
const check = (name: string, bin: string, ...args: string[]): Check => ({
  name,
  command: join(packages, '.bin', bin),
  args,
});

/** The longest first, so that no lane is left with a long one at the end. */
const staticChecks = [
  check(
    'lint',
    'eslint',
    ...['-c', 'infra/tooling/eslint.config.js', '--max-warnings', '0'],
    ...(isStatic
      ? []
      : ['--cache', '--cache-strategy', 'content', '--cache-location', cache('eslint')]),
    '.',
  ),
  check(
    'types',
    // Not `.bin/tsc`, which may be that of the older compiler: ESLint reads sources with its library.
    '../typescript-7/bin/tsc',
    ...['--noEmit', '-p', 'tsconfig.json'],
    ...['--incremental', '--tsBuildInfoFile', cache('types.tsbuildinfo')],
  ),
  check(
    'promises and cases',
    'oxlint',
    ...['-c', 'infra/tooling/oxlint.json'],
    ...['app', 'domain', 'functions', 'infra', 'tests'],
  ),
  check('format', 'oxfmt', '-c', 'infra/tooling/oxfmt.config.js', '--list-different', '.'),
  check('dead code', 'knip', '--config', 'infra/tooling/knip.json'),
  check(
    'boundaries',
    'depcruise',
    ...['--config', 'infra/tooling/dependency-cruiser.config.cjs', '--output-type', 'err'],
    ...['app', 'domain', 'functions', 'infra'],
  ),
];
const unitTests = check(
  'unit tests',
  'vitest',
  ...['run', '--config', 'infra/tooling/vitest.config.ts', '--project', 'unit'],
);

const passed = await runChecks(isStatic ? staticChecks : [...staticChecks, unitTests], 2);
process.exit(passed ? 0 : 1);
