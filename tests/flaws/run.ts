/**
 * Puts one flaw after another into a copy of the last commit, and runs the tests that must notice it. Started
 * by `npm run flaws`; `npm run flaws -- claim` tries only flaws with that word in their names.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '~/infra/local/build';
import { flaws, type Flaw } from './flaws';

const [word = ''] = process.argv.slice(2);
const copy = mkdtempSync(join(tmpdir(), 'job-selection-flaws-'));
execFileSync('git', ['clone', '--quiet', root, copy]);
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

/** Whether a test failed. Throws if anything else went wrong. */
const isNoticed = ({ file, from, to, tests }: Flaw): boolean => {
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(from).length !== 2)
    throw new Error(`${file} has changed: look at its flaw again`);
  writeFileSync(path, sound.replace(from, to));
  const config = join('infra', 'tooling', 'vitest.config.ts');
  // A flaw may make a test wait forever.
  const limits = ['--testTimeout', '300000', '--hookTimeout', '300000'];
  const args = [
    'run',
    '--config',
    config,
    '--reporter',
    'json',
    '--bail',
    '1',
    ...limits,
    ...tests,
  ];
  const { stdout } = spawnSync(join(copy, 'node_modules', '.bin', 'vitest'), args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  writeFileSync(path, sound);
  const report = /^\{"numTotalTestSuites".*$/m.exec(stdout)?.[0];
  if (!report) throw new Error(`The tests did not run: ${stdout.slice(-500)}`);
  return (JSON.parse(report) as { numFailedTests: number }).numFailedTests > 0;
};

const wanted = flaws.filter(({ name }) => name.includes(word));
let noticed = 0;
try {
  for (const flaw of wanted) {
    const isGood = isNoticed(flaw);
    if (isGood) noticed += 1;
    console.log(`${isGood ? 'noticed' : 'MISSED '}  ${flaw.name}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${noticed} of ${wanted.length} flaws noticed`);
if (noticed < wanted.length) process.exitCode = 1;
