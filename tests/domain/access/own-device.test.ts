import { expect, test } from 'vitest';
import { getOwnDevices, type OwnDevice } from '~/domain/access/own-device';
import { defaultSiteSettings } from '~/domain/settings/site-settings';
import { toInstant } from '~/domain/time/instant';
import { dayMs } from '~/domain/time/time-units';

const since = Date.UTC(2026, 10, 21);
const aDevice = (more: Partial<OwnDevice> = {}): OwnDevice => ({
  id: 'D1',
  hash: 'a'.repeat(64),
  name: 'Chrome · Android',
  provenBy: 'password',
  epoch: 3,
  since: toInstant(since),
  lastUsedAt: toInstant(since),
  ...more,
});
const isLive = (
  device: OwnDevice,
  {
    days = 0,
    epoch = 3,
    ...changes
  }: { days?: number; epoch?: number } & Partial<typeof defaultSiteSettings> = {},
) => {
  const settings = { ...defaultSiteSettings, ...changes };
  const rules = { settings, epoch, now: since + days * dayMs };
  return getOwnDevices({ devices: [device] }, rules).length === 1;
};

test('counts until it was not used for 60 days', () => {
  expect(isLive(aDevice(), { days: 59.9 })).toBe(true);
  expect(isLive(aDevice(), { days: 60 })).toBe(false);
  const used = aDevice({ lastUsedAt: toInstant(since + 59 * dayMs) });
  expect(isLive(used, { days: 118.9 })).toBe(true);
  expect(isLive(used, { days: 119 })).toBe(false);
});

test('ends after 180 days even if it is used every day', () => {
  const used = aDevice({ lastUsedAt: toInstant(since + 179 * dayMs) });
  expect(isLive(used, { days: 179.9 })).toBe(true);
  expect(isLive(used, { days: 180 })).toBe(false);
});

test('counts only while the site remembers phones, and only in its own epoch', () => {
  expect(isLive(aDevice(), { rememberOwnPhones: false })).toBe(false);
  expect(isLive(aDevice(), { epoch: 4 })).toBe(false);
});

test('does not replace the password that a site requires', () => {
  const byId = aDevice({ provenBy: 'id' });
  expect(isLive(byId)).toBe(true);
  expect(isLive(byId, { passwordPolicy: 'required' })).toBe(false);
  expect(isLive(aDevice(), { passwordPolicy: 'required' })).toBe(true);
});

test('a driver without own devices has none', () => {
  expect(getOwnDevices(undefined, { settings: defaultSiteSettings, epoch: 3, now: since })).toEqual(
    [],
  );
});
