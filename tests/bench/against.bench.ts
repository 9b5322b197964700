/**
 * Measures every page that the menu leads to, and a driver's pages, beside the same pages of another checkout of the
 * product, which may be that of an earlier commit. Both serve the same site, and their pages are asked for in turn.
 * Started by `npm run bench -- against <folder>`.
 */
import { resolve } from 'node:path';
// The menu's texts come from here.
import '~/app/copy/server-copy.server';
import { getPages } from '~/app/components/frame/side-bar';
import { root } from '~/infra/local/build';
import { countProcessorMs, findLongestWaitMs, makeLongFile, raiseLimit } from './import-file';
import { load, serveSite, type Loaded } from './served-site';
import { median } from './timing';

const rounds = 7;
const atOnce = 8;
const turns = 5;
const turnMs = 4_000;
const files = 7;

const describe = (measured: readonly Loaded[]) => ({
  ms: median(measured.map(({ ms }) => ms)),
  kilobytes: median(measured.map(({ bytes }) => bytes)) / 1024,
});

type Served = Awaited<ReturnType<typeof serveSite>>;

/** How many times a second the page of the jobs is answered while several drivers ask for it. */
const countPages = async ({ origin, driver }: Served): Promise<number> => {
  const endsAt = performance.now() + turnMs;
  let answered = 0;
  const ask = async () => {
    for (; performance.now() < endsAt; answered += 1) {
      const { status } = await load(`${origin}/driver-preferences`, driver);
      if (status !== 200) throw new Error(`/driver-preferences answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return (answered / turnMs) * 1_000;
};

const figure = (value: number, width: number, digits = 1) => value.toFixed(digits).padStart(width);

const driverPages = [
  '/driver-preferences',
  '/driver-preferences/standing',
  '/driver-preferences/history',
  '/driver-preferences/past-weeks',
  '/driver-vacation',
];
const pages = [
  ...getPages('site-admin').map(({ to }) => [to, 'admin'] as const),
  ['/admin/final-assignments?view=provisional', 'admin'] as const,
  ['/admin/edit-drivers?tab=plain', 'admin'] as const,
  ...driverPages.map((path) => [path, 'driver'] as const),
];

const other = await serveSite(resolve(process.argv[2]!));
const own = await serveSite(root);
for (const [path, user] of pages) {
  const measured: Record<'other' | 'own', Loaded[]> = { other: [], own: [] };
  for (let round = 0; round < rounds; round += 1) {
    measured.other.push(await load(other.origin + path, other[user]));
    measured.own.push(await load(own.origin + path, own[user]));
  }
  const isMissing = measured.other.some(({ status }) => status !== 200);
  const failed = measured.own.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${path} answered ${failed.status}`);
  const [before, after] = [describe(measured.other), describe(measured.own)];
  console.log(
    [
      path.padEnd(42),
      isMissing ? '-'.padStart(8) : figure(before.ms, 8),
      figure(after.ms, 8),
      isMissing ? 'new'.padStart(7) : `${figure(after.ms / before.ms, 6, 2)}x`,
      isMissing ? '-'.padStart(9) : figure(before.kilobytes, 9),
      figure(after.kilobytes, 9),
      isMissing ? 'new'.padStart(7) : `${figure(after.kilobytes / before.kilobytes, 6, 2)}x`,
    ].join(' '),
  );
}
const aSecond: Record<'other' | 'own', number[]> = { other: [], own: [] };
for (let turn = 0; turn < turns; turn += 1) {
  aSecond.other.push(await countPages(other));
  aSecond.own.push(await countPages(own));
}
const [before, after] = [median(aSecond.other), median(aSecond.own)];
console.log(
  [
    '/driver-preferences a second'.padEnd(42),
    figure(before, 8),
    figure(after, 8),
    `${figure(after / before, 6, 2)}x`,
  ].join(' '),
);
const longFile = await makeLongFile();
/** Measures an upload of both in turn. */
const compareUploads = async (limit: string) => {
  for (const [figured, measure] of [
    ['processor', countProcessorMs],
    ['others wait', findLongestWaitMs],
  ] as const)
    for (const path of ['/admin/edit-drivers', '/admin/edit-drivers.data']) {
      const measured: Record<'other' | 'own', number[]> = { other: [], own: [] };
      for (let turn = 0; turn < files; turn += 1) {
        measured.other.push(await measure(other, path, longFile));
        measured.own.push(await measure(own, path, longFile));
      }
      const [was, is] = [median(measured.other), median(measured.own)];
      const by = path.endsWith('.data') ? 'by script' : 'page';
      console.log(
        [
          `10,000 rows ${limit}, ${by}: ${figured}`.padEnd(42),
          figure(was, 8),
          figure(is, 8),
          `${figure(is / was, 6, 2)}x`,
        ].join(' '),
      );
    }
};
await compareUploads('beyond');
await Promise.all([other, own].map(raiseLimit));
await compareUploads('below');
await Promise.all([other.stop(), own.stop()]);
