import { expect, test } from 'vitest';
import { shortName } from '~/domain/drivers/short-name';

test.each([
  ['Dana Reyes', 'Dana R.'],
  ['Dana Maria Reyes', 'Dana R.'],
  ['Reyes, Dana', 'Dana R.'],
  ['Reyes Soto, Dana Maria', 'Dana R.'],
  ['Ève  𝒵élie', 'Ève 𝒵.'],
  ['Dana', 'Dana'],
  ['Dana,', 'Dana'],
  ['', ''],
])('shortens %j to %j', (name, short) => {
  expect(shortName(name)).toBe(short);
});
