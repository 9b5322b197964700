import { expect, test } from 'vitest';
import { addSsoFailure, findRecentFailures, type SsoFailure } from '~/domain/sso/sso-failure';
import { toInstant } from '~/domain/time/instant';
import { dayMs, minuteMs } from '~/domain/time/time-units';

const start = Date.parse('2026-11-21T12:00:00.000Z');
const aFailure = (after: number, who: string | null = null, reason = 'denied'): SsoFailure => ({
  at: toInstant(start + after),
  reason,
  who,
});
const addAll = (failures: readonly SsoFailure[]) =>
  failures.reduce<readonly SsoFailure[]>((kept, one) => addSsoFailure(kept, one) ?? kept, []);

test('keeps the ten newest failed sign-ins, the newest first', () => {
  const failures = Array.from({ length: 12 }, (_, at) => aFailure(at, `driver${at}`));
  expect(addAll(failures)).toEqual(failures.toReversed().slice(0, 10));
});

test('keeps of what the same person repeats for the same reason only the newest', () => {
  const kept = addAll([
    aFailure(0, 'kim'),
    aFailure(1, 'kim', 'sso-no-group'),
    aFailure(2),
    aFailure(minuteMs, 'kim'),
  ]);
  expect(kept).toEqual([
    aFailure(minuteMs, 'kim'),
    aFailure(2),
    aFailure(1, 'kim', 'sso-no-group'),
  ]);
});

test('what repeats within a minute is not written again', () => {
  const kept = addAll([aFailure(0), aFailure(1, 'kim')]);
  expect(addSsoFailure(kept, aFailure(minuteMs - 1))).toBeNull();
  expect(addSsoFailure(kept, aFailure(minuteMs))).toEqual([aFailure(minuteMs), aFailure(1, 'kim')]);
  expect(addSsoFailure(kept, aFailure(2, 'lee'))).toHaveLength(3);
});

test('forgets a failed sign-in after 90 days', () => {
  const kept = [aFailure(1), aFailure(0, 'kim')];
  expect(findRecentFailures(kept, start + 90 * dayMs)).toEqual([aFailure(1)]);
  expect(addSsoFailure(kept, aFailure(90 * dayMs, 'lee'))).toEqual([
    aFailure(90 * dayMs, 'lee'),
    aFailure(1),
  ]);
});
