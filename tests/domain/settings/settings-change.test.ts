import { expect, test } from 'vitest';
import { editableSettings, type EditableSettings } from '~/domain/settings/editable-settings';
import { settingDifferences } from '~/domain/settings/setting-differences';
import { checkSettings, mergeSettings } from '~/domain/settings/settings-change';
import { defaultSiteSettings } from '~/domain/settings/site-settings';

const zone = 'America/New_York';
const settings = (changes: Partial<EditableSettings> = {}): EditableSettings => ({
  ...editableSettings({ settings: defaultSiteSettings, timeZone: zone }),
  ...changes,
});
const check = (changes: Partial<EditableSettings>) => checkSettings(settings(changes), zone);

test('refuses an invalid setting with its reason', () => {
  const refused = (code: string) => ({ ok: false, error: { code } });
  expect(check({ adminContactEmail: 'not an address' })).toEqual(refused('invalid-contact-email'));
  expect(check({ adminContactEmail: `${'a'.repeat(250)}@b.test` })).toEqual(
    refused('invalid-contact-email'),
  );
  for (const protestWindowHours of [-1, 1.5, 337, Number.NaN])
    expect(check({ protestWindowHours })).toMatchObject(refused('invalid-protest-window'));
  for (const timeZone of ['', 'Mars/Base', '+05:00', 'america/new_york'])
    expect(check({ timeZone })).toEqual(refused('unknown-time-zone'));
});

test("accepts the limits themselves and an older name of the site's zone", () => {
  expect(check({ adminContactEmail: '', protestWindowHours: 0, timeZone: 'UTC' }).ok).toBe(true);
  expect(check({ adminContactEmail: 'a@b.test', protestWindowHours: 336 }).ok).toBe(true);
  expect(checkSettings(settings({ timeZone: 'US/Eastern' }), 'US/Eastern').ok).toBe(true);
  expect(check({ timeZone: 'US/Eastern' }).ok).toBe(false);
});

test('finds what differs, in the order of the page', () => {
  const changes = settingDifferences(
    settings(),
    settings({
      adminContactEmail: 'help@site.test',
      protestWindowHours: 0,
      timeZone: 'Asia/Tokyo',
    }),
  );
  expect(changes).toEqual([
    { name: 'timeZone', from: zone, to: 'Asia/Tokyo' },
    { name: 'protestWindowHours', from: 24, to: 0 },
    { name: 'adminContactEmail', from: '', to: 'help@site.test' },
  ]);
  expect(settingDifferences(settings(), settings())).toEqual([]);
});

test('gives a site that never chose a clock the one of its zone', () => {
  const inZone = (timeZone: string, clock?: '12' | '24') =>
    editableSettings({ settings: { ...defaultSiteSettings, ...(clock && { clock }) }, timeZone })
      .clock;
  expect([inZone(zone), inZone('Europe/Berlin')]).toEqual(['12', '24']);
  expect([inZone(zone, '24'), inZone('Europe/Berlin', '12')]).toEqual(['24', '12']);
});

test('merges my changes with those of another administrator', () => {
  const mine = settings({ darkMode: true, kioskMode: true });
  const theirs = settings({ showStanding: true, kioskMode: true, protestWindowHours: 48 });
  expect(mergeSettings(settings(), mine, theirs)).toEqual({ ...theirs, darkMode: true });
});
