import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '~/infra/local/build';

/** The folder of the password hasher's native code for the machine that runs the tests. */
export const findOwnHasher = (): string => {
  const scope = join(root, 'node_modules', '@node-rs');
  const own = readdirSync(scope).find((name) => name.startsWith('argon2-'));
  if (own === undefined) throw new Error(`There is no build of argon2 in ${scope}.`);
  return join(scope, own);
};
