import { expect, test } from 'vitest';
import { publishAward } from '~/app/services/award/publish-award.server';
import { readAwardSite, readFacts } from '~/app/services/award/read-facts.server';
import { readRecord } from '~/app/services/award/read-record.server';
import type { AwardRecord } from '~/domain/award/record/award-record';
import { anEntry } from '~/tests/store/builders';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const periodId = '2026-W49';

/** The record without its site and the locations of jobs, as earlier versions of the application sealed it. */
const toOldRecord = (recordJson: string): string => {
  const { input, ...record } = JSON.parse(recordJson) as AwardRecord;
  const { site: _, jobs, ...others } = input;
  const oldJobs = jobs.map(({ location: __, ...job }) => job);
  return JSON.stringify({ ...record, input: { ...others, jobs: oldJobs } });
};

/** A site on which an earlier version of the application publishes the first version. */
const publishedBefore = async () => {
  const fake = await fakeSite([aDriver()], [aJob({ location: 'Harbor' })]);
  await fake.close();
  const { awards } = fake.deps.stores;
  const publish: typeof awards.publish = ({ ...scope }, { award, facts: _, ...input }, hasTime) =>
    awards.publish(
      scope,
      { ...input, award: { ...award, recordJson: toOldRecord(award.recordJson) } },
      hasTime,
    );
  const stores = { ...fake.deps.stores, awards: { ...awards, publish } };
  const deps = { ...fake.deps, stores };
  expect((await publishAward({ deps, access: await fake.asAdmin() })).ok).toBe(true);
  return fake;
};

const read = async ({ deps, scope, site }: FakeSite, version = 1) =>
  readFacts({ deps, scope, site: (await site()).site }, { periodId, version });

/** How the record of the first version names the site. */
const readSite = async (fake: FakeSite) => {
  const { deps, scope } = fake;
  const { site } = await fake.site();
  const award = { periodId, version: 1 };
  return readAwardSite({ deps, scope, site }, award, await readRecord({ deps, scope, ...award }));
};

const renameSite = async ({ deps, scope, site: readStored }: FakeSite, name: string) => {
  const { site } = await readStored();
  const saved = await deps.stores.sites.save(scope, { ...site, name, timeZone: 'Asia/Tokyo' }, []);
  expect(saved.ok).toBe(true);
};

const moveJobs = async ({ deps, scope }: FakeSite, location: string) => {
  const { jobs } = deps.stores;
  const { version, items } = await jobs.list(scope);
  const puts = items.map((job) => ({ ...job, location }));
  await jobs.commit(scope, { expectedVersion: version, puts, deletes: [], entry: anEntry() });
};

test('what an earlier version did not store stays as it is when it is first asked for', async () => {
  const fake = await publishedBefore();
  await moveJobs(fake, 'Dock');
  const first = await read(fake);
  const { timeZone } = (await fake.site()).site;
  expect(first).toMatchObject({ timeZone, jobs: [{ jobId: 'J1', location: 'Dock' }] });
  await moveJobs(fake, 'Elsewhere');
  expect(await read(fake)).toEqual(first);
});

test('a version names the site as it was published, also after the site is renamed', async () => {
  const fake = await fakeSite([aDriver()], [aJob()]);
  await fake.close();
  expect((await publishAward({ deps: fake.deps, access: await fake.asAdmin() })).ok).toBe(true);
  const { name: siteName, timeZone } = (await fake.site()).site;
  await renameSite(fake, 'Renamed');
  expect(await readSite(fake)).toEqual({ siteName, timeZone });
});

test('one of an earlier version of the application names it as when that was first asked for', async () => {
  const fake = await publishedBefore();
  await renameSite(fake, 'First');
  const first = { siteName: 'First', timeZone: 'Asia/Tokyo' };
  expect(await readSite(fake)).toEqual(first);
  await renameSite(fake, 'Second');
  expect(await readSite(fake)).toEqual(first);
});

test('a version that adds trades to one of an earlier version of the application has its facts', async () => {
  const fake = await publishedBefore();
  const first = await read(fake);
  await moveJobs(fake, 'Elsewhere');
  const access = await fake.asAdmin();
  expect((await publishAward({ deps: fake.deps, access, only: 'trades' })).ok).toBe(true);
  expect(await read(fake, 2)).toEqual(first);
  expect((await publishAward({ deps: fake.deps, access: await fake.asAdmin() })).ok).toBe(true);
  expect(await read(fake, 3)).toMatchObject({ jobs: [{ location: 'Elsewhere' }] });
});

test('says nothing about a version that was not published', async () => {
  const fake = await fakeSite([aDriver()], [aJob()]);
  expect(await read(fake)).toBeNull();
});
