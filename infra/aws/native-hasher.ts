import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { lambdaProcessor } from './runtime';

const run = promisify(execFile);

interface Wanted {
  readonly root: string;
  readonly processor?: typeof lambdaProcessor;
}
type Locked = Record<string, { readonly version: string; readonly integrity: string } | undefined>;

/** The npm package with the password hasher's native code for Lambda's Linux. Each platform has its own package. */
const describePackage = ({ root, processor = lambdaProcessor }: Wanted) => {
  const platform = `argon2-linux-${processor}-gnu`;
  const name = `@node-rs/${platform}`;
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const locked = (JSON.parse(lock) as { packages: Locked }).packages[`node_modules/${name}`];
  if (!locked) throw new Error(`The lock file does not name ${name}.`);
  const { version, integrity } = locked;
  const fetchedInto = join(root, 'build', 'native', `${platform}-${version}`);
  return { name, version, integrity, fetchedInto };
};

/**
 * The folder of the password hasher's native package, in the checkout or from an earlier download; undefined if
 * neither has it.
 */
export const findHasher = (wanted: Wanted): string | undefined => {
  const { name, fetchedInto } = describePackage(wanted);
  return [wanted.root, fetchedInto]
    .map((folder) => join(folder, 'node_modules', name))
    .find((folder) => existsSync(folder));
};

/**
 * The folder of the password hasher's native package. It is downloaded if missing, because npm installs only
 * packages for the current machine. The download uses a separate project, which leaves the checkout's packages
 * unchanged, and `npm ci`, which accepts only the version and checksum of the lock file.
 */
export const fetchHasher = async (wanted: Wanted): Promise<string> => {
  const found = findHasher(wanted);
  if (found !== undefined) return found;
  const { name, version, integrity, fetchedInto } = describePackage(wanted);
  mkdirSync(dirname(fetchedInto), { recursive: true });
  const project = mkdtempSync(`${fetchedInto}-`);
  const write = (file: string, content: object) =>
    writeFileSync(join(project, file), JSON.stringify(content));
  const dependencies = { [name]: version };
  // The entry of the lock file has no `os` and no `cpu`, because with them npm would refuse to install the
  // package on any other platform.
  const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } };
  write('package.json', { private: true, dependencies });
  write('package-lock.json', { lockfileVersion: 3, packages });
  try {
    await run('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
      cwd: project,
      shell: process.platform === 'win32',
    });
    renameSync(project, fetchedInto);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${name} ${version}, which Lambda needs, could not be fetched. ${reason}`);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
  return join(fetchedInto, 'node_modules', name);
};
