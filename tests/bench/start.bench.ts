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
/** How many times as long as a hello-world with the store's client a start with its first page may take. */
const maxTimes = 1.5;

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

const getMedian = (all: readonly Start[], get: (start: Start) => number) => median(all.map(get));
const getSum = ({ init, first }: Start) => init + first;
const format = (all: readonly Start[], least: readonly Start[], get: (start: Start) => number) => {
  const ms = getMedian(all, get);
  const ratio = ms / getMedian(least, get);
  return { ratio, cells: `${ms.toFixed(1).padStart(8)} ${ratio.toFixed(2).padStart(7)}` };
};
const line = (name: string, all: readonly Start[], bytes: number) => {
  const sum = format(all, starts.withClient, getSum);
  const goal = all === starts.web ? `${maxTimes}x${sum.ratio > maxTimes ? '!' : ' '}` : '';
  const cells = [
    name.padEnd(14),
    format(all, starts.hello, ({ init }) => init).cells,
    format(all, starts.hello, ({ first }) => first).cells,
    ` ${sum.cells}`,
    goal.padStart(7),
    String(Math.ceil(bytes / 1024)).padStart(8),
  ];
  console.log(cells.join(' '));
};
line('hello world', starts.hello, hello.bytes);
line('and a client', starts.withClient, withClient.bytes);
line('web', starts.web, web.bytes);
