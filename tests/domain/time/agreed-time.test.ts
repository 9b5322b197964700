import { expect, test } from 'vitest';
import { agreeOnTime } from '~/domain/time/agreed-time';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

test('agrees only on what looks have found for an hour', () => {
  expect(agreeOnTime(null, at(0))).toEqual({ firstSeenAt: at(0), agreedAt: null });
  expect(agreeOnTime(at(0), at(59))).toEqual({ firstSeenAt: at(0), agreedAt: null });
  expect(agreeOnTime(at(0), at(60))).toEqual({ firstSeenAt: at(0), agreedAt: at(0) });
});

test('measures at the first look, even if a later clock is years ahead', () => {
  const ahead = '2040-01-01T00:00:00.000Z';
  expect(agreeOnTime(at(0), ahead).agreedAt).toBe(at(0));
  expect(agreeOnTime(ahead, at(1))).toEqual({ firstSeenAt: at(1), agreedAt: null });
});

test('forgets the looks before one that finds it not due', () => {
  expect(agreeOnTime(at(0), at(60), false)).toEqual({ firstSeenAt: null, agreedAt: null });
  expect(agreeOnTime(null, at(60), true)).toEqual({ firstSeenAt: at(60), agreedAt: null });
});
