import { expect, test } from 'vitest';
import { timeLeft } from '~/app/components/time/countdown';

test('counts down in whole units and stops at zero', () => {
  const hour = 3_600_000;
  expect(timeLeft(51 * hour + 62_000)).toEqual({ days: 2, hours: 3, minutes: 1, seconds: 2 });
  expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
