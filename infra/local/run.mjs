#!/usr/bin/env node
/**
 * Runs a command of the project on a machine that has only Node: installs the packages if the lock file
 * changed, then runs the TypeScript command.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = join(root, 'node_modules', '.installed');

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package.json')))
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.error('Installing packages (once) ...');
  // Not `npm ci`, which fails if a registry lacks the optional packages of other platforms. Without
  // `--include=dev`, NODE_ENV=production would leave out the build tools.
  const install = spawnSync(
    'npm',
    ['install', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error', '--no-save'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  );
  if (install.status !== 0) process.exit(install.status ?? 1);
  writeFileSync(stamp, wanted);
}

const [command = '', ...args] = process.argv.slice(2);
const file = join(root, 'infra', 'local', 'commands', `${command}.ts`);
if (!/^[a-z-]+$/.test(command) || !existsSync(file)) {
  console.error(`There is no command '${command}'.`);
  process.exit(2);
}
// Turns off the SDK's warning about the Node version, because package.json already states the required version.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
process.argv = [process.argv[0], file, ...args];
// The working folder remains the caller's, because paths in arguments are relative to it. So tsx needs the path
// of its settings.
const { register } = await import('tsx/esm/api');
register({ tsconfig: join(root, 'tsconfig.json') });
await import(pathToFileURL(file).href);
