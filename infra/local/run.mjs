#!/usr/bin/env node
/**
 * Runs a command of the project on a machine that has only Node: installs the packages that the command needs, then runs
 * its TypeScript.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuiltFrom, root } from './built-from.mjs';
import { installPackages } from './install-packages.mjs';
import { findNeededSet } from './package-sets.mjs';

const [command = '', ...args] = process.argv.slice(2);
const file = join(root, 'infra', 'local', 'commands', `${command}.ts`);
if (!/^[a-z-]+$/.test(command) || !existsSync(file)) {
  console.error(`There is no command '${command}'.`);
  process.exit(2);
}
const failed = await installPackages(findNeededSet(command, () => isBuiltFrom())).catch((error) => {
  console.error(`The packages cannot be installed: ${error.message}`);
  return 1;
});
if (failed) process.exit(failed);

// Turns off the SDK's warning about the Node version, because package.json already states the required version.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
process.argv = [process.argv[0], file, ...args];
// The working folder remains the caller's, because paths in arguments are relative to it. So tsx needs the path
// of its settings.
const { register } = await import('tsx/esm/api');
register({ tsconfig: join(root, 'tsconfig.json') });
await import(pathToFileURL(file).href);
