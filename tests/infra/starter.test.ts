import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '~/infra/local/build';

test('installs the build tools even with NODE_ENV=production', () => {
  const folder = mkdtempSync(join(tmpdir(), 'starter-'));
  cpSync(join(root, 'infra/local/run.mjs'), join(folder, 'infra/local/run.mjs'));
  for (const name of ['package.json', 'package-lock.json']) writeFileSync(join(folder, name), '{}');
  // A fake npm that records how it is called, and fails.
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$*" >'${folder}/call'\nexit 3\n`, {
    mode: 0o755,
  });
  const { status } = spawnSync(process.execPath, [join(folder, 'infra/local/run.mjs'), 'start'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATH: `${folder}${delimiter}${process.env.PATH}`,
    },
  });
  expect(status).toBe(3);
  expect(readFileSync(join(folder, 'call'), 'utf8')).toMatch(/^install .*--include=dev /);
  rmSync(folder, { recursive: true, force: true });
});
