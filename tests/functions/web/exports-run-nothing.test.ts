import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getWorkbookPath } from '~/app/components/address/page-paths';
import { reports } from '~/app/components/reports/report-names';
import { publishAward } from '~/app/services/award/publish-award.server';
import { openNextPeriod } from '~/app/services/selection/open-next-period.server';
import type { SiteScope } from '~/domain/company/scope';
import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { accessMatrix, adminPassword } from '~/tests/support/access-matrix';
import { addCompany } from '~/tests/support/companies';
import { textEvent } from '~/tests/support/events';
import { signedInAdmin, type HttpClient } from '~/tests/support/http';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite, testEntry } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer, type TestServer } from '~/tests/support/test-server';

const tenant = { companyId: 'VICTIM', siteId: 'NYC01' };
const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', "'=1+1"];
const place = '=cmd|calc!A1';

/** Its first byte in UTF-8. */
const byteOrderMark = 0xef;

/** Publishes the jobs, opens the next selection and returns the period of the published one. */
const publishJobs = async ({ platform: { deps }, clock }: TestServer, scope: SiteScope) => {
  const read = async () => {
    const { site, company } = await deps.stores.sites.read(scope);
    return { scope, site: site!, company: company! };
  };
  const { window: selection } = (await read()).site;
  clock.moveTo(toInstant(Date.parse(selection.closesAt.instant) + minuteMs));
  expect((await publishAward({ deps, access: await read() })).ok).toBe(true);
  const now = toInstant(deps.clock.now());
  expect((await openNextPeriod({ deps, scope, site: (await read()).site, now })).ok).toBe(true);
  return selection.periodId;
};

let server: TestServer;
let admin: HttpClient;
let master: HttpClient;
beforeAll(async () => {
  server = await startTestServer();
  const { url, platform } = server;
  const { stores } = platform.deps;
  const scope = await addStockedSite(platform.deps, {
    ...tenant,
    name: '=Victim Freight',
    password: adminPassword,
    drivers: formulas.map((name, index) =>
      aDriver({ employeeId: `765432${index}`, name, seniorityNumber: index }),
    ),
    // More jobs than drivers, so that some stay unassigned.
    jobs: [...formulas, ...formulas.map((id) => `${id}+2`)].map((jobId) =>
      aJob({ jobId, weekDays: place, location: place }),
    ),
    weeks: formulas.map((weekId) => ({
      ...{ weekId, totalSlots: 1 },
      ...{ startDate: '2027-01-04', endDate: '2027-01-10' },
    })),
  });
  for (const text of formulas) {
    const who = { role: 'driver', id: '7654320', name: text } as const;
    await stores.activity.append(scope, {
      ...testEntry(platform.deps),
      actor: who,
      event: textEvent(text),
    });
  }
  for (const [index, name] of formulas.entries())
    await addCompany(platform.deps, { companyId: `FORMULA${index}`, name });
  expect(await publishJobs(server, scope)).toBe('2026-W49');
  master = await signedInAdmin(url, masterPassword);
  admin = await signedInAdmin(url, adminPassword, tenant);
  for (const [index] of formulas.entries()) {
    const leave = {
      intent: 'add',
      driverId: `765432${index}`,
      ...{ from: '2026-12-14', to: '2026-12-20', kind: 'other' },
    };
    expect((await admin.post('/admin/leave', leave)).status).toBe(303);
  }
  const path = '/admin/final-vacation-assignments';
  const assign = async (index: number) => {
    const form = { intent: 'assign', driverId: `765432${index}`, weekId: formulas[index]! };
    expect((await admin.post(path, form)).status).toBe(303);
  };
  expect((await admin.post(path, { intent: 'publish' })).status).toBe(303);
  // They differ from the published version.
  for (const index of [0, 1, 2, 3]) await assign(index);
});
afterAll(() => server.stop());

const provisional = 'view=provisional';
/** Reports without texts of a site where nothing is published. The same code writes all reports. */
const withoutTexts = ['outcomes-by-band', 'submissions'];
const withTexts = Object.entries(reports)
  .filter(([name, { of }]) => of !== 'weeks' && !withoutTexts.includes(name))
  .map(([name]) => name);
/** The URLs of every export of rows, by route. */
const files: Record<string, string[]> = {
  'admin.award-difference_.export': [`/admin/award-difference/export?of=vacations&${provisional}`],
  'admin.activity-log_.export': ['/admin/activity-log/export'],
  'admin.edit-drivers_.export': ['/admin/edit-drivers/export'],
  'admin.leave_.export': ['/admin/leave/export'],
  'admin.edit-jobs_.export': ['/admin/edit-jobs/export'],
  'admin.edit-vacation-weeks_.export': ['/admin/edit-vacation-weeks/export'],
  'admin.final-assignments_.export': [`/admin/final-assignments/export?${provisional}`],
  'admin.final-assignments_.payroll_.export': [
    '/admin/final-assignments/payroll/export?period=2026-W49',
  ],
  'admin.final-vacation-assignments_.export': [
    `/admin/final-vacation-assignments/export?${provisional}`,
  ],
  'admin.master.companies_.export': ['/admin/master/companies/export'],
  'admin.remind-drivers_.export': ['/admin/remind-drivers/export'],
  'admin.unseen-results_.export': ['/admin/unseen-results/export?of=vacations'],
  'admin.reports_.$report_.csv': withTexts.map(
    (report) => `/admin/reports/${report}/csv?${provisional}`,
  ),
};

const get = (path: string) => (path.startsWith('/admin/master/') ? master : admin).get(path);

test('tries every export', () => {
  const exports = Object.keys(accessMatrix).filter((name) => /_\.(export|csv)$/.test(name));
  expect(Object.keys(files).sort()).toEqual(exports.sort());
});

test.each(Object.values(files).flat())(
  'exports %s without a cell that a spreadsheet would run',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    const delimiter = answer.headers.get('content-type')?.includes('tab-separated') ? '\t' : ',';
    const { data } = Papa.parse<string[]>(await answer.text(), { delimiter });
    const cells = data.flat();
    expect(cells.filter((cell) => /^[=+\-@\t\r\0]/.test(cell))).toEqual([]);
    expect(cells.filter((cell) => /^'+[=+\-@]/.test(cell)).length).toBeGreaterThan(4);
  },
);

test.each(Object.values(files).flat())(
  'exports %s with a byte order mark if it is a CSV',
  async (path) => {
    const answer = await get(path);
    const [first] = new Uint8Array(await answer.arrayBuffer());
    const isCsv = answer.headers.get('content-type')?.startsWith('text/csv');
    expect(first === byteOrderMark).toBe(isCsv);
  },
);

/** The log is only exported as CSV. */
const workbooks = Object.entries(files)
  .filter(([name]) => name !== 'admin.activity-log_.export')
  .flatMap(([, paths]) => paths)
  .map(getWorkbookPath);

test.each(workbooks)('exports the workbook %s without formulas', async (path) => {
  const answer = await get(path);
  expect(answer.headers.get('content-disposition')).toMatch(/\.xlsx"$/);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const parts = Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]);
  const sheets = parts.filter(([name]) => name!.startsWith('xl/worksheets/'));
  expect(sheets.length).toBeGreaterThan(0);
  for (const [, sheet] of sheets) expect(sheet).not.toMatch(/<f[ >]|t="str"/);
  expect(parts.map(([, text]) => text).join()).toContain('=1+1');
});
