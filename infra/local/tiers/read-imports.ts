import { build } from 'esbuild';
import { root } from '../build';

/** Which files of the project each of its files imports, as paths from the root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Reads the imports of these files and of all that they import from the project. Types do not count. */
export const readImports = async (
  files: readonly string[],
  { folder = root } = {},
): Promise<Imports> => {
  const { metafile } = await build({
    absWorkingDir: folder,
    stdin: {
      contents: files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n'),
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    packages: 'external',
    external: ['virtual:*'],
    outdir: 'unused',
    logLevel: 'silent',
    loader: { '.css': 'empty', '.svg': 'empty' },
    alias: { '~': folder },
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file.split('?')[0]!,
      imports.flatMap(({ path, external }) => (external ? [] : [path.split('?')[0]!])),
    ]),
  );
};
