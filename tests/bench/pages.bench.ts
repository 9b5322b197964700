/**
 * Measures an administrator's pages over the real server and store. Compares the rows per second with a plain
 * React render of the same rows in the same process, and with the same page with ten rows. Started by `npm run
 * bench`.
 */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { startBenchSite, type Rows } from './bench-site';
import { median, timed } from './timing';

const rounds = 15;
const few = 10;

/** The rows in their simplest form: a table, one cell per field, no controls. */
const plainRender = (rows: Rows): string =>
  renderToString(
    createElement(
      'table',
      null,
      createElement(
        'tbody',
        null,
        rows.map((row, index) =>
          createElement(
            'tr',
            { key: index },
            Object.entries(row).map(([field, value]) =>
              createElement('td', { key: field }, String(value)),
            ),
          ),
        ),
      ),
    ),
  );

const full = await startBenchSite(1000, 500);
const small = await startBenchSite(few, few);
const activity = Array.from({ length: 50 }, (_, id) => ({ id, time: '', actor: '', details: '' }));
const pages: readonly (readonly [path: string, rows: Rows])[] = [
  ['/admin/dashboard', full.drivers],
  ['/admin/edit-drivers', full.drivers],
  ['/admin/edit-drivers?tab=plain', full.drivers],
  ['/admin/edit-jobs', full.jobs],
  ['/admin/final-assignments?view=provisional', full.drivers],
  ['/admin/reports/drivers', full.drivers],
  ['/admin/reports/jobs', full.jobs],
  ['/admin/activity-log', activity],
  ['/admin/live-picks-snapshot', full.drivers],
  // Nearly every driver is listed once, in the conflict over their Pick 1.
  ['/admin/conflicts', full.drivers],
  ['/admin/dispute-resolution', full.drivers],
];
const fetched = async (client: typeof full.client, path: string) => {
  const response = await client.get(path);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return response.text();
};
for (const [path, rows] of pages) {
  const times = { page: [] as number[], plain: [] as number[], few: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.page.push(await timed(() => fetched(full.client, path)));
    times.plain.push(await timed(() => plainRender(rows)));
    times.few.push(await timed(() => fetched(small.client, path)));
  }
  const [page, plain, least] = [median(times.page), median(times.plain), median(times.few)];
  const perSecond = (ms: number) =>
    Math.round((rows.length / ms) * 1000)
      .toLocaleString('en-US')
      .padStart(10);
  console.log(
    [
      path.padEnd(42),
      String(rows.length).padStart(5),
      page.toFixed(1).padStart(8),
      perSecond(page),
      plain.toFixed(1).padStart(8),
      perSecond(plain),
      least.toFixed(1).padStart(9),
      `${((page - plain) / least).toFixed(1)}x`.padStart(7),
    ].join(' '),
  );
}
await Promise.all([full.server.stop(), small.server.stop()]);
