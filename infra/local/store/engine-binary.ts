import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build';
import { installPackage } from '../install-package';

/** The platforms for which the engine is published. */
const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
const getPackageName = (platform: string) => `@dynoxide/${platform}`;

const readVersion = (): string => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  return manifest.optionalDependencies[getPackageName('linux-x64')]!;
};

const alternatives =
  'Set DYNOXIDE_BIN to the engine, or AWS_ENDPOINT_URL_DYNAMODB to a store that is running.';

/**
 * The path of the store's engine: `DYNOXIDE_BIN`, or the npm package of this platform, installed in the
 * version of package.json if missing. Throws if there is none.
 */
export const findEngine = ({
  variables = process.env,
  platform = `${process.platform}-${process.arch}`,
  ownFolder = join(root, 'node_modules', '.embedded-store'),
}: {
  variables?: Record<string, string | undefined>;
  platform?: string;
  ownFolder?: string;
} = {}): string => {
  const given = variables.DYNOXIDE_BIN;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`DYNOXIDE_BIN names ${given}, which does not exist.`);
  }
  const version = readVersion();
  const folder = join(ownFolder, `${platform}-${version}`);
  const engineIn = (parent: string) =>
    join(parent, 'node_modules', getPackageName(platform), 'dynoxide');
  const installed = [root, folder].map(engineIn).find(existsSync);
  if (installed) return installed;
  if (platform.startsWith('win32'))
    throw new Error(`The embedded store does not run on Windows itself: use WSL. ${alternatives}`);
  if (!platforms.includes(platform))
    throw new Error(`There is no embedded store for ${platform}. ${alternatives}`);
  const spec = `${getPackageName(platform)}@${version}`;
  if (!installPackage(spec, folder))
    throw new Error(`The embedded store's package ${spec} cannot be installed. ${alternatives}`);
  return engineIn(folder);
};
