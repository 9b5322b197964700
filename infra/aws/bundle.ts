import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { nodeMajor } from './runtime';

export const functionNames = [
  'web',
  'apply-cutoffs',
  'close-due-portals',
  'remind-drivers',
  'send-mail',
  'approve-registration',
  'prepare',
] as const;
export type FunctionName = (typeof functionNames)[number];

/** The password hasher is native code: it is copied, for the processor and libc of Lambda's Linux. */
const nativePackages = ['@node-rs/argon2', '@node-rs/argon2-linux-x64-gnu'];

/** What Remix would replace Node's own fetch with, if it were asked to. */
const unusedPackages = ['undici', '@remix-run/web-fetch'];

/** Some packages are CommonJS and ask for `require`, which an ES module lacks. */
const banner = `import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);`;

export interface Bundle {
  readonly name: FunctionName;
  readonly folder: string;
  readonly bytes: number;
  /** Every file that went in, relative to the root. */
  readonly inputs: readonly string[];
}

const copyNativePackages = (root: string, folder: string): void => {
  for (const name of nativePackages) {
    const from = join(root, 'node_modules', name);
    if (!existsSync(from))
      throw new Error(
        `${name} is missing: run \`npm install --no-save --os=linux --cpu=x64 --libc=glibc\` first.`,
      );
    cpSync(from, join(folder, 'node_modules', name), { recursive: true, dereference: true });
  }
};

/** Bundles an entry with all it needs into a folder of its own, ready to be zipped. */
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
    // What is imported on demand stands in files of its own, which a start does not read.
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
    // Names stay, so that the stack in a log line says something.
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
  { root, serverBuild, into }: { root: string; serverBuild: string; into: string },
): Promise<Bundle> => {
  const folder = join(into, name);
  const entry = join('functions', name, 'lambda.ts');
  const made = await bundleEntry({ entry, root, serverBuild, folder });
  copyNativePackages(root, folder);
  return { name, folder, ...made };
};

export const bundleFunctions = (options: Parameters<typeof bundleFunction>[1]): Promise<Bundle[]> =>
  Promise.all(functionNames.map((name) => bundleFunction(name, options)));
