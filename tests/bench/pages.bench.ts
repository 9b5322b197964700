/**
 * Measures the pages that people wait for, over the real server and store. Compares each with the login page, which is
 * the least that a page takes, with a plain React render of the same rows in the same process, and with the same page of
 * smaller sites. Started by `npm run bench`.
 */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { defaultTenant } from '~/domain/company/scope';
import { httpClient, signedInDriver, type HttpClient } from '~/tests/support/http';
import { startBenchSite, type Rows } from './bench-site';
import { median, timed } from './timing';

/** Unmeasured, so that all pages are measured as compiled code. */
const warmUps = 10;
const rounds = 15;
/** How many times a page's time may grow beyond what it sends, when a site becomes ten times as large. */
const maxGrowth = 1.5;

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

interface Site {
  readonly stranger: HttpClient;
  readonly admin: HttpClient;
  readonly driver: HttpClient;
  readonly drivers: Rows;
  readonly jobs: Rows;
  readonly stop: () => Promise<void>;
}
const fetched = async (client: HttpClient, path: string) => {
  const response = await client.get(path);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return response.text();
};

const openSite = async (driverCount: number, jobCount: number): Promise<Site> => {
  const { server, client, drivers, jobs } = await startBenchSite(driverCount, jobCount);
  const employeeId = String(drivers[drivers.length >> 1]!.employeeId);
  const driver = await signedInDriver(server.url, defaultTenant, employeeId);
  // A site's client finds its store with the first page, before the store of another site is in the environment.
  await fetched(driver, '/driver-preferences');
  await fetched(client, '/admin/dashboard');
  return {
    stranger: httpClient(server.url),
    admin: client,
    driver,
    drivers,
    jobs,
    stop: server.stop,
  };
};

interface Page {
  readonly path: string;
  readonly user: 'stranger' | 'driver' | 'admin';
  /** The rows that the page shows. */
  readonly rows: (site: Site) => Rows;
  /** How many times the login page's time it may take. */
  readonly most?: number;
  /** Where it is measured, if not at the largest site. */
  readonly at?: Site;
}

const large = await openSite(1000, 500);
const middle = await openSite(100, 60);
const small = await openSite(10, 10);
const none = (): Rows => [];
const ofDrivers = ({ drivers }: Site): Rows => drivers;
const ofJobs = ({ jobs }: Site): Rows => jobs;
const activity = Array.from({ length: 50 }, (_, id) => ({ id, time: '', actor: '', details: '' }));
const loginPath = '/driver-login';
const driverPages: readonly Page[] = [
  { path: loginPath, user: 'stranger', rows: none },
  { path: '/', user: 'stranger', rows: none, most: 2 },
  { path: '/driver-preferences', user: 'driver', rows: ofJobs, most: 3.5, at: middle },
  { path: '/driver-preferences', user: 'driver', rows: ofJobs, most: 4 },
  { path: '/driver-preferences/standing', user: 'driver', rows: none, most: 3 },
];
const adminPages: readonly Page[] = [
  { path: '/admin/dashboard', user: 'admin', rows: ofDrivers, most: 8 },
  { path: '/admin/live-picks-snapshot', user: 'admin', rows: ofDrivers, most: 12 },
  {
    path: '/admin/final-assignments?view=provisional',
    user: 'admin',
    rows: ofDrivers,
    most: 15,
  },
  { path: '/admin/edit-drivers', user: 'admin', rows: ofDrivers, most: 8 },
  { path: '/admin/edit-drivers?tab=plain', user: 'admin', rows: ofDrivers },
  { path: '/admin/edit-jobs', user: 'admin', rows: ofJobs },
  { path: '/admin/reports/drivers', user: 'admin', rows: ofDrivers },
  { path: '/admin/reports/jobs', user: 'admin', rows: ofJobs },
  { path: '/admin/activity-log', user: 'admin', rows: () => activity },
  // Nearly every driver is listed once, in the conflict over their Pick 1.
  { path: '/admin/conflicts', user: 'admin', rows: ofDrivers },
  { path: '/admin/dispute-resolution', user: 'admin', rows: ofDrivers },
];

const measure = async ({ path, user, rows, at = large }: Page) => {
  const sites = { at, few: small, more: middle, most: large };
  const names = Object.keys(sites) as (keyof typeof sites)[];
  const bytes = { at: 0, few: 0, more: 0, most: 0 };
  const times = { login: [], plain: [], at: [], few: [], more: [], most: [] } as Record<
    'login' | 'plain' | keyof typeof sites,
    number[]
  >;
  for (let round = 0; round < warmUps + rounds; round += 1) {
    times.login.push(await timed(() => fetched(at.stranger, loginPath)));
    times.plain.push(await timed(() => plainRender(rows(at))));
    for (const name of names)
      times[name].push(
        await timed(async () => {
          bytes[name] = (await fetched(sites[name][user], path)).length;
        }),
      );
  }
  const middleOf = (name: keyof typeof times) => median(times[name].slice(warmUps));
  /** How many times as long the page takes at the larger site, beyond how many times as much it sends. */
  const growth = (from: keyof typeof sites, to: keyof typeof sites) =>
    middleOf(to) / middleOf(from) / Math.max(1, bytes[to] / bytes[from]);
  return {
    page: middleOf('at'),
    login: middleOf('login'),
    plain: middleOf('plain'),
    few: middleOf('few'),
    growths: [growth('few', 'more'), growth('more', 'most')],
  };
};

const flag = (isMissed: boolean) => (isMissed ? '!' : ' ');
for (const asked of [...driverPages, ...adminPages]) {
  const { path, rows, most = Infinity, at = large } = asked;
  const { page, login, plain, few, growths } = await measure(asked);
  const times = page / login;
  console.log(
    [
      path.padEnd(42),
      String(at.jobs.length).padStart(5),
      String(rows(at).length).padStart(5),
      page.toFixed(1).padStart(8),
      `${times.toFixed(1)}x`.padStart(8),
      (most === Infinity ? '' : `${most}x${flag(times > most)}`).padStart(8),
      plain.toFixed(1).padStart(8),
      few.toFixed(1).padStart(9),
      ...growths.map((growth) => `${growth.toFixed(1)}x${flag(growth > maxGrowth)}`.padStart(7)),
    ].join(' '),
  );
}
await Promise.all([large.stop(), middle.stop(), small.stop()]);
