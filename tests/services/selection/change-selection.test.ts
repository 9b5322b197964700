import { expect, test } from 'vitest';
import { publishAward } from '~/app/services/award/publish-award.server';
import {
  changeSelection,
  type SelectionChange,
} from '~/app/services/selection/change-selection.server';
import { fakeSite } from '~/tests/support/fake-site';

const start = async () => {
  const fake = await fakeSite();
  const change = async (input: SelectionChange) =>
    changeSelection({ deps: fake.deps, access: await fake.asAdmin(), input });
  const readLog = async () =>
    (await fake.deps.stores.activity.page(fake.scope, { limit: 5 })).entries.map(
      ({ event }) => event.code,
    );
  return { fake, change, readLog };
};

test('closing can be canceled within its ten seconds, and both are logged', async () => {
  const { fake, change, readLog } = await start();
  const before = (await fake.site()).site.window;
  expect((await change({ intent: 'close-selection' })).ok).toBe(true);
  fake.clock.advance(5_000);
  expect((await change({ intent: 'cancel-closing' })).ok).toBe(true);
  const after = (await fake.site()).site.window;
  expect(after.closesAt).toEqual(before.closesAt);
  expect(await readLog()).toEqual(expect.arrayContaining(['selection-closed', 'closing-canceled']));
});

test('a closed selection cannot be canceled', async () => {
  const { fake, change } = await start();
  await change({ intent: 'close-selection' });
  fake.clock.advance(10_000);
  expect(await change({ intent: 'cancel-closing' })).toEqual({
    ok: false,
    error: { code: 'selection-closed' },
  });
});

test('the next period starts with the chosen cutoff, in the week that comes next', async () => {
  const { fake, change } = await start();
  await fake.close();
  await publishAward({ deps: fake.deps, access: await fake.asAdmin() });
  const refused = await change({ intent: 'start-next-period', wallTime: '2020-01-01T15:00' });
  expect(refused).toEqual({ ok: false, error: { code: 'cutoff-in-the-past' } });
  // The confirmation was opened for another week.
  const stale = await change({ intent: 'start-next-period', periodId: '2026-W49' });
  expect(stale).toEqual({ ok: false, error: { code: 'site-changed' } });
  const chosen = {
    intent: 'start-next-period',
    wallTime: '2026-12-01T09:30',
    periodId: '2026-W50',
  } as const;
  // Drivers may still file claims, so the administrator is asked about ending that.
  const before = (await fake.site()).site;
  const until = new Date(Date.parse(before.window.publishedAt!) + 24 * 3_600_000).toISOString();
  const asked = await change(chosen);
  expect(asked).toMatchObject({
    ok: false,
    error: { code: 'claims-running', closesAt: { instant: until } },
  });
  expect((await fake.site()).site).toEqual(before);
  const started = await change({ ...chosen, endsClaims: true });
  expect(started).toMatchObject({
    ok: true,
    value: {
      window: {
        periodId: '2026-W50',
        closesAt: { wallTime: '2026-12-01T09:30' },
        closedEarly: false,
      },
    },
  });
});

test('a cutoff after its week or far ahead is set only if it is confirmed', async () => {
  const { fake, change, readLog } = await start();
  const before = (await fake.site()).site;
  const wallTime = '2027-12-02T15:00';
  const move = { intent: 'move-cutoff', wallTime } as const;
  const asked = { ok: false, error: { code: 'cutoff-far', closesAt: { wallTime } } };
  expect(await change(move)).toMatchObject(asked);
  // The confirmation of another cutoff does not count.
  expect(await change({ ...move, confirmed: '2027-12-01T15:00' })).toMatchObject(asked);
  expect((await fake.site()).site).toEqual(before);
  expect(await readLog()).toEqual([]);
  expect(await change({ ...move, confirmed: wallTime })).toMatchObject({
    ok: true,
    value: { window: { closesAt: { wallTime } } },
  });
});

test('the next period asks about a cutoff that is less than a day away, also the usual one', async () => {
  const { fake, change } = await start();
  await fake.close();
  await publishAward({ deps: fake.deps, access: await fake.asAdmin() });
  fake.clock.moveTo('2026-12-01T20:30:00.000Z');
  const begin = { intent: 'start-next-period', endsClaims: true } as const;
  const asked = { ok: false, error: { code: 'cutoff-soon', hours: 23 } };
  expect(await change(begin)).toMatchObject(asked);
  const wallTime = '2026-12-02T15:00';
  expect(await change({ ...begin, wallTime })).toMatchObject(asked);
  expect(await change({ ...begin, wallTime, confirmed: '2026-12-02T14:00' })).toMatchObject(asked);
  expect(await change({ ...begin, wallTime, confirmed: wallTime })).toMatchObject({
    ok: true,
    value: { window: { periodId: '2026-W50', closesAt: { wallTime } } },
  });
});

test('the next period asks about a chosen cutoff after its week', async () => {
  const { fake, change } = await start();
  await fake.close();
  await publishAward({ deps: fake.deps, access: await fake.asAdmin() });
  const wallTime = '2027-12-01T09:30';
  const begin = {
    intent: 'start-next-period',
    endsClaims: true,
    wallTime,
    periodId: '2026-W50',
  } as const;
  expect(await change(begin)).toMatchObject({ error: { code: 'cutoff-far', weeksAhead: 52 } });
  expect((await change({ ...begin, confirmed: wallTime })).ok).toBe(true);
});
