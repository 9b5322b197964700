import { expect, test } from 'vitest';
import { createTestTexting } from '~/tests/support/text-messages';

const texting = createTestTexting();
const read = (typed: string, timeZone = 'America/Chicago') => texting.readNumber(typed, timeZone);

test.each([
  ['(213) 373-4253', 'America/Los_Angeles', '+12133734253'],
  ['213.373.4253', 'America/Chicago', '+12133734253'],
  ['1 416 555 0123', 'America/Toronto', '+14165550123'],
  ['+1 213 373 4253', 'Europe/Berlin', '+12133734253'],
])('%s at a site in %s is %s', async (typed, timeZone, value) => {
  expect(await read(typed, timeZone)).toEqual({ ok: true, value });
});

test.each([
  ['nothing', ''],
  ['no number', 'Dora'],
  ['a number among words', 'call 213 373 4253'],
  ['an extension', '213 373 4253 ext 5'],
  ['too few digits', '213 373'],
  ['a premium number', '+1 900 555 1234'],
  ['a toll-free number', '1 800 555 0199'],
  ['an emergency number', '911'],
  ['an endless number', '2'.repeat(1000)],
  ['two numbers', '213 373 4253, 213 373 4254'],
])('refuses %s', async (_, typed) => {
  expect(await read(typed)).toEqual({ ok: false, error: { code: 'invalid-number' } });
});

test('without a country code refuses a number where the site is in a country without texts', async () => {
  for (const timeZone of ['Europe/Berlin', 'US/Central', 'UTC'])
    expect(await read('213 373 4253', timeZone)).toMatchObject({
      error: { code: 'invalid-number' },
    });
});

test.each([
  ['Jamaica', '+1 876 512 3456'],
  ['Puerto Rico', '787 234 5678'],
  ['Germany', '+49 1512 3456789'],
])('refuses a mobile number of %s, to which the operator sends none', async (_, typed) => {
  const error = { code: 'country-not-served', countries: ['US', 'CA'] };
  expect(await read(typed)).toEqual({ ok: false, error });
});

test('the operator chooses the countries, and in these a landline is refused', async () => {
  const german = createTestTexting({ SMS_COUNTRIES: 'DE' });
  const value = '+4915123456789';
  expect(await german.readNumber('01512 3456789', 'Europe/Berlin')).toEqual({ ok: true, value });
  expect(await german.readNumber('030 123456', 'Europe/Berlin')).toMatchObject({ ok: false });
  expect(await german.readNumber('+1 213 373 4253', 'Europe/Berlin')).toMatchObject({
    error: { code: 'country-not-served', countries: ['DE'] },
  });
});

test('a digest depends on the key of the installation', () => {
  const other = createTestTexting({ MAIL_LINK_KEYS: `k1:${'B'.repeat(42)}A` });
  expect(texting.digest('a')).toMatch(/^[0-9a-f]{64}$/);
  expect(texting.digest('a')).toBe(createTestTexting().digest('a'));
  expect(texting.digest('a')).not.toBe(other.digest('a'));
});
