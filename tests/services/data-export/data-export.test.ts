import { readSheet } from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import type { AdminSession } from '~/app/ports/sessions';
import { clearActivity } from '~/app/services/activity/clear-activity.server';
import { publishAward } from '~/app/services/award/publish-award.server';
import { beginExport } from '~/app/services/data-export/begin-export.server';
import { writeExport } from '~/app/services/data-export/write-export.server';
import { openNextPeriod } from '~/app/services/selection/open-next-period.server';
import { changePortal } from '~/app/services/vacation/change-portal.server';
import { addVacationWeeks } from '~/app/services/vacation/change-weeks.server';
import { verifyAward } from '~/domain/award/record/verify-award';
import { siteTableNames } from '~/domain/data-export/columns';
import { exportsPerHour } from '~/domain/data-export/limits';
import { hourMs } from '~/domain/time/time-units';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { openExport, readChunks } from '~/tests/support/open-export';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs, rankWeeks } from '~/tests/support/save-ranks';
import { testEntry } from '~/tests/support/stocked-site';
import { addNamedCompany } from '~/tests/support/two-companies';

const [first, second] = ['1000001', '1000002'];
const drivers = [first, second].map((employeeId, index) =>
  aDriver({ employeeId, seniorityNumber: index + 1, name: `Driver ${index + 1}` }),
);
const week = { weekId: 'W1', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 1 };
const folder = 'sites/MAIN';

const start = async (isSealed = false) => {
  const fake = await fakeSite(drivers, [aJob(), aJob({ jobId: 'J2', location: '=1+1' })]);
  const { site } = await fake.site();
  const rules = { sealedPicks: isSealed, openResults: 'off' } as const;
  const settings = { ...site.settings, ...rules };
  const selectionWindow = { ...site.window, rules };
  await fake.deps.stores.sites.save(fake.scope, { ...site, settings, window: selectionWindow }, []);
  return fake;
};

const begin = async (
  { deps, asAdmin }: FakeSite,
  session: Partial<AdminSession> = {},
  of: 'site' | 'company' = 'site',
) => beginExport({ deps, openSite: () => deps, access: { ...(await asAdmin()), ...session }, of });

const exportAll = async (
  fake: FakeSite,
  { session = {}, of = 'site' }: { session?: Partial<AdminSession>; of?: 'site' | 'company' } = {},
) => {
  const begun = await begin(fake, session, of);
  if (!begun.ok) throw new Error(begun.error.code);
  const { company } = { ...(await fake.asAdmin()), ...session };
  const { moreRows, readme } = serverCopy.dataExport;
  const texts = { describe: adminCopy.activityEvents.describe, moreRows, readme };
  const chunks = writeExport({ of, company, sites: begun.value, now: fake.now(), texts });
  return readChunks(chunks);
};

const later = ({ clock }: FakeSite) => clock.advance(1);

const publish = async (fake: FakeSite) => {
  await fake.close();
  expect((await publishAward({ deps: fake.deps, access: await fake.asAdmin() })).ok).toBe(true);
};

test('contains every table, and says of each file what it holds', async () => {
  const fake = await start();
  await rankJobs(fake.deps, first, ['J2', 'J1']);
  await publish(fake);
  const opened = openExport(await exportAll(fake));
  expect(opened.names).toEqual([
    'README.txt',
    ...siteTableNames.map((table) => `${folder}/${table}.jsonl`),
    `${folder}/records/award-2026-W49-v1.json`,
    `${folder}/MAIN.xlsx`,
    'complete.json',
  ]);
  const { files } = opened.complete;
  expect(files.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 }))).toEqual(
    opened.measured,
  );
  for (const { name, rows } of files)
    expect([name, rows]).toEqual([
      name,
      name.endsWith('.jsonl') ? opened.rows(name).length : undefined,
    ]);
  expect(opened.rows(`${folder}/drivers.jsonl`)).toEqual(drivers);
  expect(opened.rows(`${folder}/job-lists.jsonl`)).toMatchObject([
    { employeeId: first, jobIds: ['J2', 'J1'], periodId: '2026-W49' },
  ]);
  expect(opened.rows(`${folder}/results.jsonl`)).toMatchObject([
    { employeeId: second, assigned: 'J1', assignmentType: 'seniority' },
    { awardId: '2026-W49', version: 1, employeeId: first, name: 'Driver 1', assigned: 'J2' },
  ]);
  expect(opened.rows(`${folder}/settings.jsonl`)).toContainEqual({
    ...{ group: 'settings', name: 'standingPicks', value: true },
  });
});

test('contains what was answered about imports', async () => {
  const fake = await start();
  const headers = [
    { header: 'Rang', field: 'seniorityNumber' },
    { header: 'Shirt', field: null },
  ];
  const words = [{ field: 'isEligible', word: 'LOA', meaning: 'no' }];
  const glossary = { version: 0, headers, words };
  await fake.deps.stores.importGlossary.save(fake.scope, 'driver', { glossary });
  expect(openExport(await exportAll(fake)).rows(`${folder}/import-answers.jsonl`)).toEqual([
    { list: 'driver', text: 'Rang', field: 'seniorityNumber' },
    { list: 'driver', text: 'Shirt', field: '' },
    { list: 'driver', text: 'LOA', field: 'isEligible', meaning: 'no' },
  ]);
});

test('contains records that can be verified', async () => {
  const fake = await start();
  await rankJobs(fake.deps, first, ['J1']);
  await publish(fake);
  const record = openExport(await exportAll(fake)).text(`${folder}/records/award-2026-W49-v1.json`);
  expect(verifyAward(JSON.parse(record), fake.deps.sha256)).toMatchObject({ ok: true });
});

test('has the same rows in its workbook, as texts and not as formulas', async () => {
  const opened = openExport(await exportAll(await start()));
  const workbook = new Uint8Array(opened.bytes(`${folder}/MAIN.xlsx`)).buffer;
  const jobs = await readSheet(workbook, 'jobs');
  expect(jobs).toEqual([
    [
      ...['jobId', 'weekDays', 'startTime', 'isAirport', 'location', 'places'],
      ...['endTime', 'paidHours'],
    ],
    ['J1', 'Mon-Fri', '08:00', 'No', null, null, null, null],
    ['J2', 'Mon-Fri', '08:00', 'No', '=1+1', null, null, null],
  ]);
  expect(await readSheet(workbook, 'drivers')).toContainEqual([
    ...[first, 'Driver 1', 1, 'No', 'No', 'Yes', null],
    // What dispatchers keep.
    ...[null, null, null, null],
  ]);
});

test('leaves out everything that lets somebody sign in or reaches a driver', async () => {
  const fake = await start();
  const { names, scope } = await addNamedCompany(fake, 'Quagga');
  const { site, company } = await fake.deps.stores.sites.read(scope);
  const [admin] = await fake.deps.stores.credentials.administrators(scope);
  const passwordHash = 'hash of an administrator';
  await fake.deps.stores.credentials.saveAdmin(
    scope,
    { read: admin!, next: { ...admin!, passwordHash } },
    testEntry(fake.deps),
  );
  const session = { scope, site: site!, company: company! };
  const { allTexts, rows } = openExport(await exportAll(fake, { session }));
  expect(allTexts).toContain(names.driver);
  expect(rows(`sites/${scope.siteId}/people.jsonl`)).toMatchObject([{ email: names.email }]);
  for (const secret of [
    'hash of',
    'Quagga answers',
    'Quagga-passkey',
    'sessionVersion',
    names.driverEmail,
  ])
    expect(allTexts, secret).not.toContain(secret);
});

test('contains nothing of another site or company', async () => {
  const fake = await start();
  const own = await addNamedCompany(fake, 'Quagga');
  await addNamedCompany(fake, 'Dodo');
  const { site, company } = await fake.deps.stores.sites.read(own.scope);
  const session = { scope: own.scope, site: site!, company: company! };
  const whole = openExport(await exportAll(fake, { session, of: 'company' }));
  expect(whole.complete.siteIds).toEqual(['NYC01', 'BOS02']);
  expect(whole.allTexts).toContain(own.names.added);
  expect(whole.allTexts).not.toMatch(/dodo/i);
  const single = openExport(await exportAll(fake, { session }));
  expect(single.complete.siteIds).toEqual(['NYC01']);
  expect(single.names.filter((name) => name.includes('BOS02'))).toEqual([]);
});

test('keeps the lists of a sealed selection to itself, and says so', async () => {
  const fake = await start(true);
  await rankJobs(fake.deps, first, ['J2', 'J1']);
  await publish(fake);
  const { site } = await fake.site();
  const { deps, scope } = fake;
  expect((await openNextPeriod({ deps, scope, site, now: fake.now() })).ok).toBe(true);
  await rankJobs(fake.deps, first, ['J1', 'J2']);
  await rankJobs(fake.deps, second, ['J2']);
  later(fake);
  const opened = openExport(await exportAll(fake));
  expect(opened.text('README.txt')).toContain(serverCopy.dataExport.readme.sealedJobs('MAIN'));
  const list = (name: string) =>
    opened.rows(name).map(({ periodId, jobIds }) => [periodId, jobIds]);
  expect(list(`${folder}/job-lists.jsonl`)).toEqual([
    ['2026-W50', []],
    ['2026-W50', []],
  ]);
  expect(list(`${folder}/job-saves.jsonl`)).toEqual([
    ['2026-W49', ['J2', 'J1']],
    ['2026-W50', []],
    ['2026-W50', []],
  ]);
  await fake.close();
  const after = openExport(await exportAll(fake));
  expect(after.rows(`${folder}/job-saves.jsonl`)[2]).toMatchObject({ jobIds: ['J2'] });
  expect(after.text('README.txt')).not.toContain('sealed');
});

test('keeps sealed lists of vacation weeks to itself', async () => {
  const fake = await start(true);
  const about = async () => ({ deps: fake.deps, access: await fake.asAdmin() });
  await addVacationWeeks(await about(), [week]);
  await changePortal({ ...(await about()), input: { intent: 'open-portal' } });
  await rankWeeks(fake.deps, first, ['W1']);
  later(fake);
  const opened = openExport(await exportAll(fake));
  const lists = ['vacation-lists', 'vacation-saves'].flatMap((table) =>
    opened.rows(`${folder}/${table}.jsonl`),
  );
  expect(lists).toMatchObject([{ weekIds: [] }, { weekIds: [] }]);
  expect(opened.text('README.txt')).toContain(serverCopy.dataExport.readme.sealedVacations('MAIN'));
});

test('shows nothing that a driver saves while the file is being written', async () => {
  const fake = await start();
  await rankJobs(fake.deps, first, ['J1']);
  later(fake);
  const begun = await begin(fake);
  const { company } = await fake.asAdmin();
  const { moreRows, readme } = serverCopy.dataExport;
  const texts = { describe: adminCopy.activityEvents.describe, moreRows, readme };
  const sites = begun.ok ? begun.value : [];
  const chunks = writeExport({ of: 'site', company, sites, now: fake.now(), texts });
  later(fake);
  await rankJobs(fake.deps, second, ['J2']);
  const opened = openExport(await readChunks(chunks));
  for (const table of ['job-lists', 'job-saves'])
    expect(opened.rows(`${folder}/${table}.jsonl`)).toMatchObject([{ employeeId: first }]);
});

test('contains the whole log, also what was cleared, and who exported', async () => {
  const fake = await start();
  await rankJobs(fake.deps, first, ['J1']);
  await clearActivity({ deps: fake.deps, access: await fake.asAdmin() });
  const log = openExport(await exportAll(fake)).rows(`${folder}/activity.jsonl`);
  const all = await fake.deps.stores.activity.latest(fake.scope, 100);
  expect(log.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(log.length).toBeGreaterThan(3);
  expect(log[0]).toMatchObject({
    actor: { name: 'admin' },
    event: { code: 'data-exported', of: 'site' },
    sentence: 'Exported all data of the site',
  });
});

test('can be asked for a few times an hour', async () => {
  const fake = await start();
  for (let count = 0; count < exportsPerHour; count += 1) expect((await begin(fake)).ok).toBe(true);
  expect(await begin(fake)).toMatchObject({
    ok: false,
    error: { code: 'too-many-exports', limit: exportsPerHour },
  });
  // The company as a whole is counted on its own.
  expect((await begin(fake, {}, 'company')).ok).toBe(true);
  fake.clock.advance(hourMs);
  expect((await begin(fake)).ok).toBe(true);
});

test('refuses support, and logs nothing', async () => {
  const fake = await start();
  expect(await begin(fake, { byMasterPassword: true })).toEqual({
    ok: false,
    error: { code: 'no-export-with-master-password' },
  });
  const [latest] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(latest?.event.code).not.toBe('data-exported');
});
