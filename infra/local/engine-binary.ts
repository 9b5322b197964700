import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const version = '1.2.1';

/** Path of the store engine: `DYNOXIDE_BIN`, or the npm package of this platform. Throws if there is none. */
export const findEngine = (
  variables: Record<string, string | undefined> = process.env,
  platform = `${process.platform}-${process.arch}`,
): string => {
  const given = variables.DYNOXIDE_BIN;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`DYNOXIDE_BIN names ${given}, which does not exist.`);
  }
  const name = `@dynoxide/${platform}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return join(dirname(manifest), 'dynoxide');
  } catch {
    throw new Error(
      `The embedded store is not installed for this platform: run \`npm install --no-save ${name}@${version}\`, ` +
        'or set DYNOXIDE_BIN to the engine, or AWS_ENDPOINT_URL_DYNAMODB to a store that is running.',
    );
  }
};
