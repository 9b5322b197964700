import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
/**
 * Runs Lighthouse's four categories, with its simulated phone, on the most visited pages over the real server
 * with the sample week. Lighthouse is downloaded for the run, because it is larger than all other packages
 * together. Started by `npm run bench`.
 */
import { makeSiteScope } from '~/app/ports/sessions';
import { defaultTenant } from '~/domain/company/scope';
import { browserFlags, findBrowser } from '~/infra/local/browser';
import { signedInAdmin, signedInDriver, type HttpClient } from '~/tests/support/http';
import { masterPassword, startTestServer } from '~/tests/support/test-server';
import { median } from './timing';

/** The last version that runs on Node 20. */
const lighthouse = 'lighthouse@12.8.2';
const runs = 3;
/** In how many seconds the largest part is to be painted. */
const maxSeconds = 1.6;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const reportSchema = z.object({
  categories: z.record(z.enum(categories), z.object({ score: z.number() })),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      title: z.string(),
      numericValue: z.number().optional(),
    }),
  ),
});

const server = await startTestServer({ SEED: 'sample' });
const scope = makeSiteScope(defaultTenant, { role: 'system', name: 'bench' });
const [driver] = (await server.platform.deps.stores.drivers.list(scope)).items;
const formatCookies = ({ cookies }: HttpClient) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const admin = formatCookies(await signedInAdmin(server.url, masterPassword));
const pages: [path: string, cookie: string][] = [
  ['/', ''],
  ['/driver-login', ''],
  ['/admin-portal', ''],
  [
    '/driver-preferences',
    formatCookies(await signedInDriver(server.url, defaultTenant, driver!.employeeId)),
  ],
  ['/admin/dashboard', admin],
];

const folder = mkdtempSync(join(tmpdir(), 'job-selection-lighthouse-'));
const env = { ...process.env, CHROME_PATH: await findBrowser() };
const audit = async (path: string, cookie: string) => {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      `${server.url}${path}`,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      `--extra-headers=${JSON.stringify(cookie ? { cookie } : {})}`,
      `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`,
    ],
    { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 },
  );
  return reportSchema.parse(JSON.parse(stdout));
};

/** Chromium occasionally records no trace; Lighthouse itself recommends another run then. */
const audited = async (path: string, cookie: string, tries = 3): ReturnType<typeof audit> => {
  try {
    return await audit(path, cookie);
  } catch (error) {
    if (tries === 1 || !String(error).includes('NO_NAVSTART')) throw error;
    return audited(path, cookie, tries - 1);
  }
};

for (const [path, cookie] of pages) {
  const reports: z.infer<typeof reportSchema>[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await audited(path, cookie));
  const points = categories.map((category) =>
    Math.round(median(reports.map((report) => report.categories[category].score)) * 100),
  );
  const paints = reports.map(
    ({ audits }) => (audits['largest-contentful-paint']?.numericValue ?? NaN) / 1_000,
  );
  const seconds = median(paints);
  const figures = points.map((value) => String(value).padStart(14)).join('');
  const flag = seconds > maxSeconds ? '!' : '';
  console.log(`${path.padEnd(22)} ${figures} ${seconds.toFixed(1).padStart(8)}${flag}`);
  const short = Object.values(reports[0]!.audits).filter(
    ({ score }) => score !== null && score < 0.9,
  );
  if (points.some((value) => value < 100))
    console.log(`  short of it: ${short.map(({ title }) => title).join('; ')}`);
}
await server.stop();
rmSync(folder, { recursive: true });
