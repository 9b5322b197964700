import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countMinutes, findGaps, toMinute } from '~/domain/status/readiness';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';

const from = '2026-11-24T10:00:00.000Z';
const at = (minute: number) => toInstant(toEpochMs(from) + minute * minuteMs);
const span = { from, until: at(60) };
const all = Array.from({ length: 60 }, (_, minute) => minute);

test('puts missing minutes in a row together', () => {
  const missing = [0, 1, 2, 10, 58, 59];
  const minutes = all.filter((minute) => !missing.includes(minute)).map(at);
  const gaps = findGaps({ since: at(-1), minutes }, span);
  expect(gaps).toEqual([
    { from: at(0), minutes: 3 },
    { from: at(10), minutes: 1 },
    { from: at(58), minutes: 2 },
  ]);
  expect(countMinutes(gaps)).toBe(6);
});

test('nothing is missing before the first check, or if there was none', () => {
  expect(findGaps({ since: at(30), minutes: all.slice(30).map(at) }, span)).toEqual([]);
  expect(findGaps({ since: null, minutes: [] }, span)).toEqual([]);
});

test('each minute is ready or missing, and in one gap', () => {
  fc.assert(
    fc.property(fc.subarray(all), (ready) => {
      const gaps = findGaps({ since: at(0), minutes: ready.map(at) }, span);
      expect(ready.length + countMinutes(gaps)).toBe(60);
      for (const { from: start, minutes } of gaps) {
        expect(ready.map(at)).not.toContain(start);
        // The minute after a gap is ready or not asked about.
        const next = toInstant(toEpochMs(start) + minutes * minuteMs);
        expect(next === span.until || ready.map(at).includes(next)).toBe(true);
      }
    }),
  );
});

test('a minute starts at its first second', () => {
  expect(toMinute(toEpochMs('2026-11-24T10:00:59.999Z'))).toBe(from);
});
