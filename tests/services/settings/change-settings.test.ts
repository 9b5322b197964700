import { expect, test } from 'vitest';
import { changeSettings } from '~/app/services/settings/change-settings.server';
import { editableSettings, type EditableSettings } from '~/domain/settings/editable-settings';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';

const stored = async (fake: FakeSite) => editableSettings((await fake.site()).site);
const save = async (
  fake: FakeSite,
  changes: Partial<EditableSettings>,
  {
    basis,
    access,
  }: { basis?: EditableSettings; access?: Awaited<ReturnType<FakeSite['asAdmin']>> } = {},
) => {
  const before = basis ?? (await stored(fake));
  return changeSettings({
    deps: fake.deps,
    access: access ?? (await fake.asAdmin()),
    input: { basis: before, wanted: { ...before, ...changes } },
  });
};
const log = async (fake: FakeSite) =>
  (await fake.deps.stores.activity.latest(fake.scope, 50))
    .filter(({ event }) => event.code === 'settings-changed')
    .map(({ event, actor }) => ({ by: actor.id, event }));

test('settings are stored and logged once, with old and new values', async () => {
  const fake = await fakeSite();
  const result = await save(fake, { kioskMode: true, protestWindowHours: 48 });
  expect(result.ok).toBe(true);
  expect(await stored(fake)).toMatchObject({ kioskMode: true, protestWindowHours: 48 });
  expect(await log(fake)).toEqual([
    {
      by: 'admin',
      event: {
        code: 'settings-changed',
        changes: [
          { name: 'protestWindowHours', from: 24, to: 48 },
          { name: 'kioskMode', from: false, to: true },
        ],
      },
    },
  ]);
});

test('unchanged settings are neither stored nor logged', async () => {
  const fake = await fakeSite();
  const { version } = (await fake.site()).site;
  expect((await save(fake, {})).ok).toBe(true);
  expect((await fake.site()).site.version).toBe(version);
  expect(await log(fake)).toEqual([]);
});

test('a save keeps the settings that it does not change', async () => {
  const fake = await fakeSite();
  const { site } = await fake.site();
  const settings = { ...site.settings, assignLeftoverVacations: true, securityQuestions: true };
  await fake.deps.stores.sites.save(fake.scope, { ...site, settings }, []);
  await save(fake, { darkMode: true });
  expect((await fake.site()).site.settings).toEqual({
    ...settings,
    darkMode: true,
    // The site had no clock setting. Any change adds one, because the form always sends it.
    clock: '12',
  });
});

test('an outdated save stores nothing and returns both values and a form to continue', async () => {
  const fake = await fakeSite();
  const basis = await stored(fake);
  await save(fake, { showStanding: true, protestWindowHours: 48 });
  const refused = await save(fake, { protestWindowHours: 12, darkMode: true }, { basis });
  expect(refused).toEqual({
    ok: false,
    error: {
      code: 'settings-changed',
      stored: { ...basis, showStanding: true, protestWindowHours: 48 },
      merged: { ...basis, showStanding: true, protestWindowHours: 12, darkMode: true },
      differences: [
        { name: 'showStanding', from: true, to: false },
        { name: 'protestWindowHours', from: 48, to: 12 },
        { name: 'darkMode', from: false, to: true },
      ],
    },
  });
  expect(await stored(fake)).toMatchObject({ protestWindowHours: 48, darkMode: false });
  expect(await log(fake)).toHaveLength(1);
});

test('a cutoff that was moved meanwhile does not block a save', async () => {
  const fake = await fakeSite();
  const access = await fake.asAdmin();
  const { site } = await fake.site();
  await fake.deps.stores.sites.save(fake.scope, { ...site, name: 'Renamed' }, []);
  expect((await save(fake, { darkMode: true }, { access })).ok).toBe(true);
  expect((await fake.site()).site).toMatchObject({ name: 'Renamed', settings: { darkMode: true } });
});

test('one of two simultaneous saves wins, and the other is refused', async () => {
  const fake = await fakeSite();
  const basis = await stored(fake);
  const results = await Promise.all([
    save(fake, { protestWindowHours: 1 }, { basis }),
    save(fake, { protestWindowHours: 2 }, { basis }),
  ]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await log(fake)).toHaveLength(1);
});

test('a change of time zone keeps the local time of a future cutoff', async () => {
  const fake = await fakeSite();
  await save(fake, { timeZone: 'Europe/Berlin' });
  const { site } = await fake.site();
  expect([site.timeZone, site.window.closesAt, site.window.version]).toEqual([
    'Europe/Berlin',
    {
      instant: '2026-11-25T14:00:00.000Z',
      wallTime: '2026-11-25T15:00',
      timeZone: 'Europe/Berlin',
    },
    2,
  ]);
});

test('a time zone in which the cutoff has already passed is refused', async () => {
  const fake = await fakeSite();
  fake.clock.moveTo('2026-11-25T15:00:00.000Z');
  expect(await save(fake, { timeZone: 'Europe/Berlin' })).toEqual({
    ok: false,
    error: {
      code: 'cutoff-passed-in-zone',
      wallTime: '2026-11-25T15:00',
      timeZone: 'Europe/Berlin',
    },
  });
  expect((await fake.site()).site.timeZone).toBe('America/New_York');
});

test('a change of time zone never reopens a closed or closing selection', async () => {
  for (const moment of ['2026-11-25T20:00:00.000Z', '2026-11-25T19:59:55.000Z']) {
    const fake = await fakeSite();
    fake.clock.moveTo(moment);
    const { window: selection } = (await fake.site()).site;
    expect((await save(fake, { timeZone: 'America/Los_Angeles' })).ok).toBe(true);
    const { site } = await fake.site();
    expect([site.timeZone, site.window]).toEqual(['America/Los_Angeles', selection]);
  }
});
