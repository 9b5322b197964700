import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '~/infra/local/build';

/** Runs every check that needs no server. They are fast enough to run before each commit. */
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const checks: [string, string, string[]][] = [
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['lint', bin('eslint'), ['-c', 'infra/tooling/eslint.config.js', '--max-warnings', '0', '.']],
  ['types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']],
  [
    'boundaries',
    bin('depcruise'),
    [
      '--config',
      'infra/tooling/dependency-cruiser.config.cjs',
      '--output-type',
      'err',
      'app',
      'domain',
      'functions',
      'infra',
    ],
  ],
  ['dead code', bin('knip'), ['--config', 'infra/tooling/knip.json']],
  [
    'unit tests',
    bin('vitest'),
    ['run', '--config', 'infra/tooling/vitest.config.ts', '--project', 'unit'],
  ],
];

const failed = checks.filter(([name, command, args]) => {
  const started = performance.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  console.log(
    `${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
  );
  return status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);
