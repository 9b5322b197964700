/**
 * `npm run soak`: runs the long tests. Each is a separate program that prints figures and fails if a guarantee
 * is broken. `npm run soak -- <name> [scale]` runs one of them, larger or smaller.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ending = '.soak.ts';
const programs = readdirSync(`${root}tests/soak`)
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));

const [name, ...scale] = process.argv.slice(2);
if (name !== undefined && !programs.includes(name)) {
  console.error(`There is no soak '${name}'; there are: ${programs.join(', ')}.`);
  process.exit(2);
}
// Limits the freed memory that glibc caches per thread, because that memory would be counted as used.
const env = { ...process.env, MALLOC_ARENA_MAX: '2' };
for (const program of name === undefined ? programs : [name]) {
  console.log(`\n${program}`);
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `tests/soak/${program}${ending}`, ...scale],
    { cwd: root, stdio: 'inherit', env },
  );
  if (status !== 0) process.exitCode = 1;
}
