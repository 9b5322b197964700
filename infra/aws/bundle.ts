import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { nodeMajor } from './runtime';

const functionNames = [
  'web',
  'apply-cutoffs',
  'close-due-portals',
  'finish-work',
  'remind-drivers',
  'send-mail',
  'send-webhooks',
  'mail-events',
  'receive-texts',
  'approve-registration',
  'prepare',
] as const;
export type FunctionName = (typeof functionNames)[number];

/** Bundles leave these out, because Remix uses them only if asked to replace Node's own fetch. */
const unusedPackages = ['undici', '@remix-run/web-fetch'];

/** Defines `require`, which ES modules lack, because some packages are CommonJS and call it. */
const banner = `import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);`;

export interface Bundle {
  readonly name: FunctionName;
  readonly folder: string;
  readonly bytes: number;
  /** Every bundled file, relative to the root. */
  readonly inputs: readonly string[];
}

export interface BundleOptions {
  readonly root: string;
  readonly serverBuild: string;
  /** The folder for the bundles, each in its own subfolder. */
  readonly into: string;
  /**
   * The folder of the password hasher's native code for the target platform. It is copied, because the
   * bundler cannot read it. A bundle without it can be inspected but not run.
   */
  readonly hasher: string | undefined;
}

const copyHasher = ({ root, hasher }: BundleOptions, folder: string): void => {
  if (hasher === undefined) return;
  for (const from of [join(root, 'node_modules', '@node-rs', 'argon2'), hasher])
    cpSync(from, join(folder, 'node_modules', '@node-rs', basename(from)), {
      recursive: true,
      dereference: true,
    });
};

/** Bundles an entry with all its dependencies into a separate folder, ready to be zipped. */
export const bundleEntry = async ({
  entry,
  root,
  serverBuild,
  folder,
}: {
  entry: string;
  root: string;
  serverBuild: string;
  folder: string;
}): Promise<Pick<Bundle, 'bytes' | 'inputs'>> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { metafile } = await build({
    entryPoints: [join(root, entry)],
    outdir: folder,
    // Puts code that is imported on demand into separate files, so that a start does not read that code.
    splitting: true,
    entryNames: 'index',
    chunkNames: 'on-demand/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    absWorkingDir: root,
    alias: { 'virtual:server-build': serverBuild },
    external: ['@node-rs/argon2', ...unusedPackages],
    bundle: true,
    platform: 'node',
    target: `node${nodeMajor}`,
    format: 'esm',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: banner },
    // Keeps names, so that stack traces in the log are readable.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
  });
  const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0);
  return { bytes, inputs: Object.keys(metafile.inputs) };
};

export const bundleFunction = async (
  name: FunctionName,
  options: BundleOptions,
): Promise<Bundle> => {
  const { root, serverBuild, into } = options;
  const folder = join(into, name);
  const entry = join('functions', name, 'lambda.ts');
  const made = await bundleEntry({ entry, root, serverBuild, folder });
  copyHasher(options, folder);
  return { name, folder, ...made };
};

export const bundleFunctions = (options: BundleOptions): Promise<Bundle[]> =>
  Promise.all(functionNames.map((name) => bundleFunction(name, options)));
