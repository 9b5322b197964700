import { expect, test } from 'vitest';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { toAssignmentsTable } from '~/app/services/award/export-assignments.server';
import { csvLines } from '~/app/services/files/csv.server';
import { changeRoster } from '~/app/services/roster/change-roster.server';
import { previewImport } from '~/app/services/roster/import-rows.server';
import { toBulkTarget } from '~/app/services/roster/roster-target.server';
import { siteDrivers, siteJobs } from '~/app/services/roster/site-rosters.server';
import type { RosterNoun } from '~/domain/roster/roster-text';
import { anEvent } from '~/tests/support/events';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const ada = aDriver({ employeeId: '1000001', name: 'Ada', seniorityNumber: 2 });
const bob = aDriver({ employeeId: '1000002', name: 'Bob', seniorityNumber: 1 });

test('two administrators who edit different fields at once both keep their edit', async () => {
  const fake = await fakeSite([ada, bob]);
  const access = await fake.asAdmin();
  const edit = (fields: object) =>
    changeRoster(siteDrivers, {
      deps: fake.deps,
      access,
      input: { edits: [{ employeeId: '1000001', ...fields }] },
      toEvent: () => anEvent,
    });
  const both = await Promise.all([edit({ name: 'Ada L.' }), edit({ vcStatus: true })]);
  expect(both.every((result) => result.ok)).toBe(true);
  expect((await siteDrivers.read({ deps: fake.deps, access })).items).toEqual([
    { ...bob, passwordSet: false },
    { ...ada, name: 'Ada L.', vcStatus: true, passwordSet: false },
  ]);
});

test('an employee id in use at another site of the company is refused, with the site', async () => {
  const fake = await fakeSite([ada]);
  const access = await fake.asAdmin();
  const scope = { ...access.scope, siteId: 'WEST' };
  const added = await changeRoster(siteDrivers, {
    deps: fake.deps,
    access: { ...access, scope },
    input: { adds: [ada] },
    toEvent: () => anEvent,
  });
  expect(added).toEqual({
    ok: false,
    error: { code: 'employee-id-at-other-site', employeeId: '1000001', siteId: 'MAIN' },
  });
});

test("the company's limits apply to every kind of change", async () => {
  const fake = await fakeSite([], [aJob()]);
  const session = await fake.asAdmin();
  const settings = { ...session.company.settings, maxDrivers: 1, maxJobs: 1 };
  const access = { ...session, company: { ...session.company, settings } };
  const drivers = await changeRoster(siteDrivers, {
    deps: fake.deps,
    access,
    input: { adds: [ada, bob] },
    toEvent: () => anEvent,
  });
  const jobs = await changeRoster(siteJobs, {
    deps: fake.deps,
    access,
    input: { adds: [aJob({ jobId: 'J2' })] },
    toEvent: () => anEvent,
  });
  expect([drivers, jobs]).toEqual([
    { ok: false, error: { code: 'too-many-drivers', limit: 1, count: 2 } },
    { ok: false, error: { code: 'too-many-jobs', limit: 1, count: 2 } },
  ]);
});

test('an import into a list beyond a lowered limit still keeps the employee ids of other sites', async () => {
  const fake = await fakeSite([ada]);
  const session = await fake.asAdmin();
  const scope = { ...session.scope, siteId: 'WEST' };
  const listed = [3, 4, 5].map((n) =>
    aDriver({ employeeId: `100000${n}`, name: `Driver ${n}`, seniorityNumber: n }),
  );
  const entry = makeLogEntry(fake.deps, scope, 'create', anEvent);
  const change = { expectedVersion: 0, puts: listed, deletes: [], entry };
  await fake.deps.stores.drivers.commit(scope, change);
  const settings = { ...session.company.settings, maxDrivers: 1 };
  const access = { ...session, scope, company: { ...session.company, settings } };
  const shorter = await previewImport(
    toBulkTarget(siteDrivers),
    { deps: fake.deps, access },
    { items: [ada, bob] },
  );
  expect(shorter.ok && shorter.value.clashes.replace).toEqual([
    { code: 'employee-id-at-other-site', employeeId: '1000001', siteId: 'MAIN' },
  ]);
});

test('the log names what was removed, if anything', async () => {
  const fake = await fakeSite([ada, bob], [aJob()]);
  const access = await fake.asAdmin();
  const { deps } = fake;
  const toRemoved = (noun: RosterNoun) => (ids: readonly string[]) => ({
    code: 'rows-removed' as const,
    noun,
    count: ids.length,
    ids: [...ids],
  });
  const remove = (...ids: string[]) =>
    changeRoster(siteDrivers, {
      deps,
      access,
      input: { deletes: ids },
      toEvent: toRemoved('driver'),
    });
  const log = () => deps.stores.activity.latest(access.scope, 100);
  const before = await log();
  expect(await remove('7654321', '1000001\u0000')).toEqual({
    ok: true,
    value: { written: 0, deleted: 0 },
  });
  expect(await remove()).toEqual({ ok: true, value: { written: 0, deleted: 0 } });
  expect(await log()).toEqual(before);

  expect(await remove('7654321', bob.employeeId, bob.employeeId)).toEqual({
    ok: true,
    value: { written: 0, deleted: 1 },
  });
  const jobs = await changeRoster(siteJobs, {
    deps,
    access,
    input: { deletes: ['J404', aJob().jobId] },
    toEvent: toRemoved('job'),
  });
  expect(jobs).toEqual({ ok: true, value: { written: 0, deleted: 1 } });
  const after = (await log()).map(({ event }) => event);
  expect(after.slice(0, after.length - before.length)).toEqual([
    { code: 'rows-removed', noun: 'job', count: 1, ids: [aJob().jobId] },
    { code: 'rows-removed', noun: 'driver', count: 1, ids: [bob.employeeId] },
  ]);
});

test('the CSV quotes where needed and disarms formulas', () => {
  const row = {
    seniorityNumber: 1,
    without: 'unassigned' as const,
    coversFor: [],
    assignmentType: null,
    jobId: null,
    startTime: null,
    weekDays: null,
    rank: null,
    employeeId: '1000001',
  };
  expect(
    csvLines(
      toAssignmentsTable([
        { ...row, name: '=HYPERLINK("x")', jobId: 'J1' },
        { ...row, name: 'Smith, "JJ"' },
      ]),
    ),
  ).toBe(
    'employee_id,driver_name,assigned_job\r\n1000001,"\'=HYPERLINK(""x"")",J1\r\n1000001,"Smith, ""JJ""",',
  );
});
