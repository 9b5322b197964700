import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startServer } from '~/tests/soak/support/start-server';

test('npm run dev serves pages and scripts from the sources', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dev-command-'));
  // NODE_ENV is wrong on purpose: all parts of React must still be from the same build.
  const variables = { DATA_DIR: join(folder, 'data'), NODE_ENV: 'production' };
  const server = startServer(0, variables, 'dev');
  const { port } = new URL(await server.ready());
  // Uses a new connection each time, because an open one may end while the pages are compiled.
  const read = async (path: string) => {
    const asked = get({ host: '127.0.0.1', port, path, agent: false });
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: response.statusCode, body: await text(response) };
  };
  const page = await read('/');
  expect(page.status).toBe(200);
  expect(page.body).toContain('import "/@id/__x00__virtual:remix/inject-hmr-runtime"');
  const source = await read('/app/components/landing/landing-page.tsx');
  expect(source.status).toBe(200);
  expect(source.body).toContain('import.meta.hot');
  expect(await server.end('SIGTERM')).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});
