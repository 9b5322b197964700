/** `npm run flaws`: shows that the tests notice flaws. Each flaw is tried alone in a copy of the last commit. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const script = ['--import', 'tsx', 'tests/flaws/run.ts', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, script, { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
