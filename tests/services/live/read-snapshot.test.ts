import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import {
  readChangedSnapshot,
  readSnapshot,
  type Snapshot,
} from '~/app/services/live/read-snapshot.server';
import { makeActivity } from '~/domain/activity/make-activity';
import { anEvent } from '~/tests/support/events';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const site = async () => {
  const fake = await fakeSite([aDriver()], [aJob()]);
  const access = await fake.asAdmin();
  /** Writes a save now, although its log entry got its ID `age` ms ago. */
  const save = (age = 0) =>
    fake.deps.stores.picks.save(
      fake.scope,
      {
        employeeId: '1000001',
        jobIds: ['J1'],
        periodId: '2026-W49',
        windowVersion: 1,
        acceptedAt: fake.now(),
        receiptNumber: 'R1',
        late: false,
      },
      makeActivity({
        id: ulid(fake.clock.now() - age),
        at: fake.now(),
        actor: fake.scope.actor,
        action: 'save',
        event: anEvent,
      }),
    );
  return { fake, reading: () => ({ deps: fake.deps, access, now: fake.now() }), save };
};

test('reports nothing new for an unchanged site, but reads once more after the last save has surely ended', async () => {
  const { fake, reading, save } = await site();
  await save();
  const first = await readSnapshot(reading());
  const ask = async (wait: number, { marker }: Snapshot) => {
    fake.clock.advance(wait);
    return readChangedSnapshot({ ...reading(), seen: marker });
  };
  for (const wait of [0, 3_000]) expect(await ask(wait, first)).toBeNull();
  const second = await ask(60_000, first);
  expect(second?.rows).toEqual(first.rows);
  expect(await ask(3_000, second!)).toBeNull();
});

test('reports a save whose entry was made before the snapshot but written after it', async () => {
  for (const age of [0, 10_000]) {
    const { reading, save } = await site();
    const { marker, rows } = await readSnapshot(reading());
    expect(rows[0]?.picks).toBe(0);
    await save(age);
    const changed = await readChangedSnapshot({ ...reading(), seen: marker });
    expect(changed?.rows[0]).toMatchObject({ picks: 1, first: ['J1'], state: 'submitted' });
    expect(await readChangedSnapshot({ ...reading(), seen: changed!.marker })).toBeNull();
  }
});

test('reports a change that was made during a poll with the next one', async () => {
  const { fake, reading } = await site();
  const before = reading();
  const { site: stored } = await fake.site();
  await fake.deps.stores.sites.save(fake.scope, { ...stored, name: 'Renamed' }, []);
  const { marker } = await readSnapshot(before);
  const next = { ...reading(), access: await fake.asAdmin() };
  expect(await readChangedSnapshot({ ...next, seen: marker })).not.toBeNull();
});
