import { expect, test } from 'vitest';
import { findSoonCutoff } from '~/domain/selection/soon-cutoff';
import { deadlineOn } from '~/domain/time/deadline';

const closesAt = deadlineOn('2026-11-25T15:00', 'America/New_York');

test('asks about a cutoff that is less than a day away', () => {
  const find = (now: string) => findSoonCutoff({ closesAt }, now)?.hours ?? null;
  expect(find('2026-11-24T20:00:00.000Z')).toBeNull();
  expect(find('2026-11-24T20:00:00.001Z')).toBe(23);
  expect(find('2026-11-25T19:30:00.000Z')).toBe(0);
});
