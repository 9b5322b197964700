import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '~/tests/soak/support/start-server';
import { startTestServer } from '~/tests/support/test-server';

interface Module {
  readonly filename: string;
  /** False if Node has only parsed the file to find its exports. */
  readonly loaded: boolean;
}

const expectProduction = (modules: readonly Module[]) => {
  const builds = modules.flatMap(({ filename, loaded }) => {
    const build = /\/react(?:-dom)?\/cjs\/(.*)$/.exec(filename)?.[1];
    return build && loaded ? build : [];
  });
  expect(builds).toContain('react-dom-server.node.production.min.js');
  expect(builds.filter((build) => !build.includes('.production.'))).toEqual([]);
};

test('npm start renders with the production build of React', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'production-'));
  const [observer, found] = [join(folder, 'observer.cjs'), join(folder, 'loaded.json')];
  writeFileSync(
    observer,
    `process.on('exit', () => {
      const modules = Object.values(require.cache).map(({ filename, loaded }) => ({ filename, loaded }));
      require('node:fs').writeFileSync(${JSON.stringify(found)}, JSON.stringify(modules));
    });`,
  );
  const variables = { DATA_DIR: join(folder, 'data'), NODE_OPTIONS: `--require ${observer}` };
  const server = startServer(0, variables);
  const origin = await server.ready();
  expect((await fetch(`${origin}/`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expectProduction(JSON.parse(readFileSync(found, 'utf8')) as Module[]);
  rmSync(folder, { recursive: true, force: true });
});

test('a test server renders with the production build too', async () => {
  const server = await startTestServer();
  expect((await fetch(server.url)).status).toBe(200);
  await server.stop();
  expectProduction(Object.values(createRequire(import.meta.url).cache) as Module[]);
});
