import { join } from 'node:path';
import { root } from '~/infra/local/build';
import { runChecks, type Check } from '~/infra/local/run-checks';

/**
 * Runs every check that needs no server. They are fast enough to run before each commit. `--static` is what `.ci/run`
 * needs: without the unit tests, which `npm test` runs, and without caches of files, which miss what a change does to
 * the lint and format of other files.
 */
const isStatic = process.argv.includes('--static');
const cache = (name: string) => join(root, 'node_modules', '.cache', name);
const cacheFiles = (name: string) =>
  isStatic ? [] : ['--cache', '--cache-strategy', 'content', '--cache-location', cache(name)];
const check = (name: string, bin: string, ...args: string[]): Check => ({
  name,
  command: join(root, 'node_modules', '.bin', bin),
  args,
});

/** The longest first, so that no lane is left with a long one at the end. */
const staticChecks = [
  check(
    'lint',
    'eslint',
    ...['-c', 'infra/tooling/eslint.config.js', '--max-warnings', '0'],
    ...[...cacheFiles('eslint'), '.'],
  ),
  check(
    'types',
    'tsc',
    ...['--noEmit', '-p', 'tsconfig.json'],
    ...['--incremental', '--tsBuildInfoFile', cache('types.tsbuildinfo')],
  ),
  check(
    'format',
    'prettier',
    ...['--check', '--log-level', 'warn', ...cacheFiles('prettier'), '.'],
  ),
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
