import { expect, test } from 'vitest';
import { publishAward } from '~/app/services/award/publish-award.server';
import { changeSettings } from '~/app/services/settings/change-settings.server';
import { editableSettings } from '~/domain/settings/editable-settings';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';
import { testEntry } from '~/tests/support/stocked-site';

const drivers = [1, 2].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, seniorityNumber: rank }),
);
const jobs = ['J1', 'J2'].map((jobId) => aJob({ jobId }));

const setAfterCutoff = async (fake: FakeSite, afterCutoff: 'view-only' | 'may-complete') => {
  const access = await fake.asAdmin();
  const basis = editableSettings(access.site);
  const input = { basis, wanted: { ...basis, afterCutoff } };
  expect((await changeSettings({ deps: fake.deps, access, input })).ok).toBe(true);
};
const publish = async (fake: FakeSite) =>
  publishAward({ deps: fake.deps, access: await fake.asAdmin() });

/** A site after the cutoff, and a late save that was accepted but is not written yet. */
const withSlowSave = async () => {
  const fake = await fakeSite(drivers, jobs);
  await setAfterCutoff(fake, 'may-complete');
  await rankJobs(fake.deps, '1000001', ['J1']);
  await fake.close();
  const { picks } = fake.deps.stores;
  const stored = (await picks.get(fake.scope, '1000001'))!;
  const acceptedAt = fake.now();
  const write = () =>
    picks.save(
      fake.scope,
      { ...stored, jobIds: ['J2'], acceptedAt, late: true },
      testEntry(fake.deps),
    );
  return { fake, write };
};
const being = { ok: false, error: { code: 'award-being-published', done: 0, total: 0 } };

test('an award waits for late saves that were accepted before publishing began', async () => {
  const { fake, write } = await withSlowSave();
  expect(await publish(fake)).toEqual(being);
  expect(await rankJobs(fake.deps, '1000001', ['J1'])).toEqual({
    ok: false,
    error: { code: 'selection-closed' },
  });
  fake.clock.advance(9_000);
  expect(await write()).toEqual({ ok: true, value: null });
  expect(await publish(fake)).toEqual(being);
  fake.clock.advance(2_000);
  const done = await publish(fake);
  expect(done).toMatchObject({ ok: true, value: { version: 1 } });
  expect(done.ok && done.value.output.jobs).toContainEqual(
    expect.objectContaining({ jobId: 'J2', driverId: '1000001' }),
  );
});

test('an award waits for late saves that were accepted before the site stopped them', async () => {
  const { fake, write } = await withSlowSave();
  await setAfterCutoff(fake, 'view-only');
  fake.clock.advance(1_000);
  expect(await publish(fake)).toEqual(being);
  expect(await write()).toEqual({ ok: true, value: null });
  fake.clock.advance(10_000);
  const done = await publish(fake);
  expect(done.ok && done.value.output.jobs).toContainEqual(
    expect.objectContaining({ jobId: 'J2', driverId: '1000001' }),
  );
});

test('an award waits for nothing where drivers can only view', async () => {
  const fake = await fakeSite(drivers, jobs);
  await rankJobs(fake.deps, '1000001', ['J1']);
  await fake.close();
  expect(await publish(fake)).toMatchObject({ ok: true });
});
