import { expect, test } from 'vitest';
import {
  findAwardProgress,
  publishAward,
  resumeAward,
  scheduleAward,
} from '~/app/services/award/publish-award.server';
import { readRosterChanges } from '~/app/services/award/read-roster-changes.server';
import { withdrawAward } from '~/app/services/award/withdraw-award.server';
import { changeSettings } from '~/app/services/settings/change-settings.server';
import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import { editableSettings } from '~/domain/settings/editable-settings';
import { anEntry } from '~/tests/store/builders';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

const periodId = '2026-W49';
const first = { employeeId: '1000001', name: 'Dora Driver1', seniorityNumber: 1 };
const second = { employeeId: '1000002', name: 'Dora Driver2', seniorityNumber: 2 };
const context = async (fake: FakeSite) => ({ deps: fake.deps, access: await fake.asAdmin() });

/** Drivers 1 and 2 got J1 and J2. */
const publishedSite = async () => {
  const jobs = ['J1', 'J2'].map((jobId) => aJob({ jobId }));
  const fake = await fakeSite([aDriver(first), aDriver(second)], jobs);
  await rankJobs(fake.deps, first.employeeId, ['J1']);
  await rankJobs(fake.deps, second.employeeId, ['J2']);
  await fake.close();
  expect((await publishAward({ ...(await context(fake)), basis: '' })).ok).toBe(true);
  return fake;
};
const commitJobs = async ({ deps, scope }: FakeSite, puts: Job[], deletes: string[] = []) => {
  const { version } = await deps.stores.jobs.list(scope);
  const change = { expectedVersion: version, puts, deletes, entry: anEntry() };
  expect((await deps.stores.jobs.commit(scope, change)).ok).toBe(true);
};
const commitDrivers = async ({ deps, scope }: FakeSite, puts: Driver[]) => {
  const { version } = await deps.stores.drivers.list(scope);
  const change = { expectedVersion: version, puts, deletes: [], entry: anEntry() };
  expect((await deps.stores.drivers.commit(scope, change)).ok).toBe(true);
};
const read = async (fake: FakeSite) => readRosterChanges(await context(fake));
const schedule = async (fake: FakeSite, basis: string) =>
  scheduleAward({ ...(await context(fake)), basis });
const resume = async (fake: FakeSite) =>
  resumeAward({ ...(await context(fake)), periodId, hasTime: () => true });
const readVersion = async (fake: FakeSite) => (await fake.site()).site.window.awardVersion;
const refused = { ok: false, error: { code: 'rosters-changed' } };
const fact = (code: string, before: unknown, now: unknown) => ({ code, before, now });

test('has nothing to confirm before the first version, or if nothing has changed', async () => {
  const fake = await fakeSite([aDriver(first)], [aJob()]);
  expect(await read(fake)).toEqual({ basis: '', changes: null });
  expect(await read(await publishedSite())).toEqual({ basis: '', changes: null });
});

test('lists what the next version takes from today’s lists, also after a withdrawal', async () => {
  const fake = await publishedSite();
  await commitJobs(
    fake,
    [aJob({ jobId: 'J1', startTime: '09:15' }), aJob({ jobId: 'J3' })],
    ['J2'],
  );
  await commitDrivers(fake, [aDriver({ ...second, airportCertified: true })]);
  const changes = {
    offers: {
      added: ['J3'],
      changed: [{ id: 'J1', facts: [fact('startTime', '08:00', '09:15')] }],
      deleted: [{ id: 'J2', holders: 1 }],
    },
    drivers: {
      added: [],
      changed: [
        {
          ...{ employeeId: '1000002', name: 'Dora Driver2' },
          facts: [fact('airportCertified', false, true)],
        },
      ],
      ...{ removed: [], erased: 0 },
    },
  };
  const shown = await read(fake);
  expect(shown).toEqual({ basis: expect.stringMatching(/^[0-9a-f]{64}$/) as string, changes });
  const input = { of: 'jobs', reason: 'Wrong', seen: 1 } as const;
  expect((await withdrawAward({ ...(await context(fake)), input })).ok).toBe(true);
  expect(await read(fake)).toEqual(shown);
});

test('publishes only the changes that were confirmed', async () => {
  const fake = await publishedSite();
  await commitJobs(fake, [aJob({ jobId: 'J3' })]);
  expect(await schedule(fake, '')).toEqual(refused);
  expect(await publishAward({ ...(await context(fake)), basis: '' })).toEqual(refused);
  const { basis } = await read(fake);
  await commitDrivers(fake, [aDriver({ ...first, isEligible: false })]);
  expect(await schedule(fake, basis)).toEqual(refused);
  expect(await findAwardProgress(await context(fake))).toBeNull();
  expect(await schedule(fake, (await read(fake)).basis)).toEqual({ ok: true, value: null });
  // The open page and _Publish now_ continue it; what was confirmed is stored with it.
  expect(await publishAward({ ...(await context(fake)), basis: '' })).toMatchObject({ ok: true });
  expect(await readVersion(fake)).toBe(2);
});

/** The site with a withdrawn version and late saves, whose next version waits when J3 is added. */
const changedMeanwhile = async () => {
  const fake = await publishedSite();
  const input = { of: 'jobs', reason: 'Wrong', seen: 1 } as const;
  expect((await withdrawAward({ ...(await context(fake)), input })).ok).toBe(true);
  const access = await fake.asAdmin();
  const basis = editableSettings(access.site);
  const wanted = { ...basis, afterCutoff: 'may-complete' as const };
  await changeSettings({ deps: fake.deps, access, input: { basis, wanted } });
  await schedule(fake, '');
  expect(await rankJobs(fake.deps, first.employeeId, [])).toMatchObject({ ok: false });
  await commitJobs(fake, [aJob({ jobId: 'J3' })]);
  fake.clock.advance(20_000);
  return fake;
};
const expectGivenUp = async (fake: FakeSite) => {
  expect(await findAwardProgress(await context(fake))).toBeNull();
  expect(await readVersion(fake)).toBe(1);
  const entries = await fake.deps.stores.activity.latest(fake.scope, 50);
  expect(entries.filter(({ event }) => event.code === 'publication-given-up')).toMatchObject([
    { action: 'update', event: { periodId, version: 2 } },
  ]);
  // Lists can be finished again, as after a cancellation.
  expect(await rankJobs(fake.deps, first.employeeId, [])).toMatchObject({ ok: true });
};

test('gives up a waiting publication when the lists change, and says so in the log', async () => {
  const fake = await changedMeanwhile();
  await resume(fake);
  await expectGivenUp(fake);
  await schedule(fake, (await read(fake)).basis);
  fake.clock.advance(20_000);
  await resume(fake);
  expect(await readVersion(fake)).toBe(2);
});

test('gives up a publication of which a part is staged already', async () => {
  const fake = await changedMeanwhile();
  const { stores } = fake.deps;
  const findPublication: typeof stores.awards.findPublication = async (...asked) => {
    const found = await stores.awards.findPublication(...asked);
    return found && { ...found, done: 1, total: 5 };
  };
  const awards = { ...stores.awards, findPublication };
  const deps = { ...fake.deps, stores: { ...stores, awards } };
  await resumeAward({ ...(await context(fake)), deps, periodId, hasTime: () => true });
  await expectGivenUp(fake);
});

test('names no removed driver while one is being erased', async () => {
  const fake = await publishedSite();
  const { stores } = fake.deps;
  const erasure = { employeeId: second.employeeId, number: '7654321', at: fake.now(), by: 'admin' };
  expect((await stores.erasures.begin(fake.scope, { ...erasure, entry: anEntry() })).ok).toBe(true);
  const { changes } = await read(fake);
  expect(changes?.drivers).toEqual({ added: [], changed: [], removed: [], erased: 1 });
});

test('publishes what an earlier release began without a confirmed list', async () => {
  const fake = await publishedSite();
  await scheduleAward(await context(fake));
  await commitJobs(fake, [aJob({ jobId: 'J3' })]);
  fake.clock.advance(10_000);
  await resume(fake);
  expect(await readVersion(fake)).toBe(2);
});
