import { expect, test } from 'vitest';
import { getNextAskMs, isEndingSoon, isReportDue } from '~/app/components/session/use-session';
import { minuteMs } from '~/domain/time/time-units';

test('a page warns two minutes before its session ends', () => {
  expect([2 * minuteMs + 1, 2 * minuteMs, 0].map(isEndingSoon)).toEqual([false, true, true]);
});

test('the server is asked when the page would warn, and then when the session is over', () => {
  expect(getNextAskMs(60 * minuteMs)).toBe(58 * minuteMs);
  expect(getNextAskMs(2 * minuteMs)).toBe(2 * minuteMs + 1_000);
  expect(getNextAskMs(0)).toBe(1_000);
});

test('activity is reported once a minute', () => {
  const reportedAt = 1_000;
  const isDueAfter = (ms: number) => isReportDue(reportedAt, reportedAt + ms);
  expect([0, minuteMs - 1, minuteMs].map(isDueAfter)).toEqual([false, false, true]);
});
