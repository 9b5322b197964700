import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { AwardStore } from '~/app/ports/award';
import { readNumberedRecord } from '~/app/services/award/read-numbered-record.server';
import { withdrawAward } from '~/app/services/award/withdraw-award.server';
import { readPreferences, jobRanking } from '~/app/services/ranking/job-ranking.server';
import type { AwardRecord } from '~/domain/award/record/award-record';
import { verifyAward } from '~/domain/award/record/verify-award';
import { countAwardReads, publishAs, type ChangePublish } from '~/tests/support/award-stores';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

// By employee ID the order is the reverse of the seniority order.
const drivers = [1, 2, 3].map((rank) =>
  aDriver({ employeeId: `100000${9 - rank}`, name: `Driver ${rank}`, seniorityNumber: rank * 10 }),
);
const jobs = ['J1', 'J2', 'J3'].map((jobId) => aJob({ jobId }));

const asBefore: ChangePublish = (publish) => (scope, input, hasTime) => {
  const { numberedDigest: _, ...award } = input.award;
  const { outcomes } = input;
  const before = {
    length: outcomes.length,
    slice: (from: number, to: number) =>
      outcomes.slice(from, to).map(({ number: __, ...outcome }) => outcome),
  };
  return publish(scope, { ...input, award, outcomes: before }, hasTime);
};

const publishedSite = async (change: ChangePublish = (own) => own) => {
  const fake = await fakeSite(drivers, jobs);
  await rankJobs(fake.deps, '1000008', ['J2']);
  await rankJobs(fake.deps, '1000007', ['J2', 'J3']);
  await fake.close();
  await publishAs(fake, change);
  return fake;
};

const read = async (fake: FakeSite, employeeId = '1000007', deps = fake.deps) =>
  readNumberedRecord({ deps, access: await fake.asDriver(employeeId), of: 'jobs' });
const unpack = (found: Awaited<ReturnType<typeof read>>) => {
  if (!found.ok || !found.value) throw new Error('There is no record.');
  return JSON.parse(gunzipSync(found.value.gzipped).toString()) as AwardRecord;
};
const readPage = async (fake: FakeSite, employeeId: string) => {
  const access = await fake.asDriver(employeeId);
  const { deps, scope } = fake;
  const loaded = await jobRanking.load({ deps, scope, employeeId });
  return readPreferences({ deps, access, loaded, now: fake.now() });
};

test('gives every driver the same record without people, and their own number', async () => {
  const fake = await publishedSite();
  const [first, second] = [await read(fake, '1000008'), await read(fake, '1000006')];
  expect(first).toMatchObject({ ok: true, value: { periodId: '2026-W49', version: 1, number: 1 } });
  expect(second).toMatchObject({ ok: true, value: { number: 3 } });
  const record = unpack(first);
  expect(unpack(second)).toEqual(record);
  expect(JSON.stringify(record)).not.toMatch(/100000|Driver/);
  expect(record.output.jobs).toMatchObject([
    { jobId: 'J1', driverId: '0003' },
    { jobId: 'J2', driverId: '0001' },
    { jobId: 'J3', driverId: '0002' },
  ]);
  expect(verifyAward(record, fake.deps.sha256)).toEqual({
    ok: true,
    value: { digest: record.digest },
  });
});

test("shows the digest and the driver's number on the page", async () => {
  const fake = await publishedSite();
  const { digest } = unpack(await read(fake));
  expect((await readPage(fake, '1000007')).check).toEqual({
    catalogue: 'jobs',
    periodId: '2026-W49',
    version: 1,
    digest,
    number: 2,
    held: ['J3'],
  });
});

test('computes digest and number of an award of an earlier version when they are asked for', async () => {
  const fake = await publishedSite(asBefore);
  expect((await readPage(fake, '1000007')).check).toMatchObject({ digest: null, number: null });
  expect(await read(fake)).toMatchObject({ ok: true, value: { number: 2 } });
});

test('reads the award once, whoever asks at the same time or later', async () => {
  const fake = await publishedSite();
  const { counted, deps } = countAwardReads(fake.deps);
  await Promise.all(drivers.map(({ employeeId }) => read(fake, employeeId, deps)));
  await read(fake, '1000008', deps);
  expect(counted.reads).toBe(1);
});

test('reads the award again after a driver was erased from it', async () => {
  const fake = await publishedSite();
  const { awards } = fake.deps.stores;
  expect(await read(fake, '1000008')).toMatchObject({ value: { number: 1 } });
  const erased: AwardStore = {
    ...awards,
    versions: async (...asked) =>
      (await awards.versions(...asked)).map((version) => ({ ...version, digest: 'erased' })),
    read: async (...asked) => {
      const award = (await awards.read(...asked))!;
      return { ...award, recordJson: award.recordJson.replaceAll('1000008', '5550001') };
    },
  };
  const deps = { ...fake.deps, stores: { ...fake.deps.stores, awards: erased } };
  expect(await read(fake, '1000008', deps)).toMatchObject({ value: { number: null } });
});

test('gives nothing before publishing and after a withdrawal', async () => {
  const fake = await fakeSite(drivers, jobs);
  expect(await read(fake)).toEqual({ ok: true, value: null });
  const published = await publishedSite();
  const withdrawn = await withdrawAward({
    deps: published.deps,
    access: await published.asAdmin(),
    input: { of: 'jobs', seen: 1, reason: 'A list was entered too late' },
  });
  expect(withdrawn.ok).toBe(true);
  expect(await read(published)).toEqual({ ok: true, value: null });
});

test('lets a driver ask 20 times an hour, and the others still', async () => {
  const fake = await publishedSite();
  for (let time = 0; time < 20; time += 1) expect((await read(fake)).ok).toBe(true);
  expect(await read(fake)).toMatchObject({ ok: false, error: { code: 'too-many-attempts' } });
  expect((await read(fake, '1000008')).ok).toBe(true);
  fake.clock.advance(3_600_000);
  expect((await read(fake)).ok).toBe(true);
});
