import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { root, serverBuild } from '~/infra/local/build';
import {
  buildTools,
  listDirect,
  listRequired,
  plainCommands,
  servingCommands,
  type Manifest,
  type Packages,
} from '~/infra/local/package-sets.mjs';

const readJson = <T>(name: string) => JSON.parse(readFileSync(join(root, name), 'utf8')) as T;
const manifest = readJson<Manifest>('package.json');
const { packages } = readJson<{ packages: Packages }>('package-lock.json');

const filesBelow = (folder: string, pattern: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(root, folder, name));

/** What only Vite can load: its own modules and files by their URL. */
const vitesOwn: Plugin = {
  name: 'vites-own',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^virtual:|\?/ }, ({ path }) => ({ path, external: true })),
};

/** Which packages these files import, and the files that they import, on demand or at once: `file imports name`. */
const listImports = async (files: string[]): Promise<[file: string, name: string][]> => {
  const { metafile } = await build({
    stdin: {
      contents: files.map((file) => `import ${JSON.stringify(file)};`).join('\n'),
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'build',
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [vitesOwn],
  });
  return Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports.flatMap(({ path, external }): [string, string][] => {
      const name = /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
      const isPackage = external && name && !/^(node:|virtual:|[./~])/.test(path);
      return isPackage ? [[file, name]] : [];
    }),
  );
};

const runPackages = listDirect(manifest, 'run');

/** Says of each import of a package that the set lacks what to do. */
const findMissing = async (files: string[], names: readonly string[], advice: string) => {
  const imports = await listImports(files);
  expect(imports.length).toBeGreaterThan(0);
  return imports
    .filter(([, name]) => !names.includes(name))
    .map(([file, name]) => `${file} imports ${name}: ${advice}`);
};
const toDependencies = 'move it to `dependencies` in package.json';

test('every package that serving built pages imports is a dependency', async () => {
  const commands = [...plainCommands, ...servingCommands];
  const files = commands.map((name) => `./infra/local/commands/${name}.ts`);
  files.push('./infra/local/run.mjs', serverBuild);
  expect(await findMissing(files, runPackages, toDependencies)).toEqual([]);
});

test('every package that pages and functions import is a dependency', async () => {
  const files = [...filesBelow('app/routes', /\.tsx?$/), ...filesBelow('functions', /lambda\.ts$/)];
  files.push('./app/root.tsx', './app/entry.client.tsx', './app/entry.server.tsx');
  expect(await findMissing(files, runPackages, toDependencies)).toEqual([]);
});

test('every package that building the pages imports is a dependency or a tool of the build', async () => {
  const files = ['./app/routes.ts', './infra/tooling/vite.config.ts'];
  files.push('./infra/local/commands/dev.ts');
  const advice = 'add it to `buildTools` in infra/local/package-sets.mjs';
  expect(await findMissing(files, listDirect(manifest, 'build'), advice)).toEqual([]);
  const styles = readFileSync(join(root, 'app/styles/app.css'), 'utf8');
  for (const [, name] of styles.matchAll(/@(?:import|plugin) '([^'/]+)/g))
    expect(buildTools).toContain(name);
});

test('each tool of the build has a version in the lock file, and is no dependency already', () => {
  for (const name of buildTools) {
    expect(packages[`node_modules/${name}`]?.version).toBeTruthy();
    expect(manifest.devDependencies).toHaveProperty([name]);
  }
});

test('each set has a package by which it is known', () => {
  const has = (set: 'run' | 'build' | 'all', name: string) =>
    listRequired(packages, listDirect(manifest, set)).has(`node_modules/${name}`);
  expect([has('run', 'vite'), has('build', 'vite')]).toEqual([false, true]);
  expect([has('build', 'vitest'), has('all', 'vitest')]).toEqual([false, true]);
});

test('the lock file knows everything that the sets need', () => {
  const required = [...listRequired(packages, listDirect(manifest, 'all'))];
  expect(required.filter((folder) => !(folder in packages))).toEqual([]);
});
