/**
 * Measures how long the web function takes to load and to send its first response. Compares it with a
 * hello-world of Remix that is bundled the same way, and with one that also loads the store's client. Each run
 * is a fresh process, and the three take turns. Started by `npm run bench`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleEntry, bundleFunction } from '~/infra/aws/bundle';
import { ensureBuilt, root, serverBuild } from '~/infra/local/build';
import { findOwnHasher } from '~/tests/support/own-hasher';
import { buildHello } from './build-hello';
import { startMeasurement, type Start } from './measure-start';
import { median } from './timing';

const rounds = 25;

const { measureStart, stop } = await startMeasurement();
const into = mkdtempSync(join(tmpdir(), 'job-selection-init-'));
ensureBuilt();
const helloBuild = buildHello();
const bundleHello = (name: string) =>
  bundleEntry({
    entry: `tests/bench/hello-remix/${name}.ts`,
    root,
    serverBuild: helloBuild,
    folder: join(into, name),
  });
const hello = await bundleHello('lambda');
const withClient = await bundleHello('with-client');
const web = await bundleFunction('web', {
  root,
  serverBuild,
  into,
  hasher: findOwnHasher(),
});

const starts = { hello: [] as Start[], withClient: [] as Start[], web: [] as Start[] };
for (let round = 0; round < rounds; round += 1) {
  starts.hello.push(await measureStart(join(into, 'lambda'), '/'));
  starts.withClient.push(await measureStart(join(into, 'with-client'), '/'));
  starts.web.push(await measureStart(web.folder, '/request-access'));
}
rmSync(into, { recursive: true });
await stop();

const getMedian = (all: readonly Start[], part: keyof Start) =>
  median(all.map((start) => start[part]));
const line = (name: string, all: readonly Start[], bytes: number) => {
  const figures = (['init', 'first'] as const).map((part) => {
    const ms = getMedian(all, part);
    const ratio = ms / getMedian(starts.hello, part);
    return `${ms.toFixed(1).padStart(8)} ${ratio.toFixed(2).padStart(7)}`;
  });
  console.log(
    `${name.padEnd(14)} ${figures.join(' ')} ${String(Math.ceil(bytes / 1024)).padStart(8)}`,
  );
};
line('hello world', starts.hello, hello.bytes);
line('and a client', starts.withClient, withClient.bytes);
line('web', starts.web, web.bytes);
