/**
 * Measures every page that the menu leads to, and a driver's pages, beside the same pages of another checkout of the
 * product, which may be that of an earlier commit. Both serve the same site, and their pages are asked for in turn.
 * Started by `npm run bench -- against <folder>`.
 */
import { resolve } from 'node:path';
// The menu's texts come from here.
import '~/app/copy/server-copy.server';
import { getPageGroups } from '~/app/components/frame/admin-pages';
import { root } from '~/infra/local/build';
import { load, serveSite, type Loaded } from './served-site';
import { median } from './timing';

const rounds = 7;

const describe = (measured: readonly Loaded[]) => ({
  ms: median(measured.map(({ ms }) => ms)),
  kilobytes: median(measured.map(({ bytes }) => bytes)) / 1024,
});

const driverPages = [
  '/driver-preferences',
  '/driver-preferences/standing',
  '/driver-preferences/history',
  '/driver-preferences/past-weeks',
  '/driver-vacation',
];
const pages = [
  ...getPageGroups('site-admin')
    .flatMap((group) => group.pages)
    .map(({ to }) => [to, 'admin'] as const),
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
  const figure = (value: number, width: number, digits = 1) =>
    value.toFixed(digits).padStart(width);
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
await Promise.all([other.stop(), own.stop()]);
