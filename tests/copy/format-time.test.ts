import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDays,
  formatDaysOfYear,
  formatDeadline,
  formatInstant,
  formatLogTime,
  formatLongDate,
  formatLongInstant,
  formatShortDate,
  formatTime,
  formatTimeAgo,
  formatWeek,
  formatWeekDays,
  formatWeekOfYear,
  getWallTime,
} from '~/app/copy/format-time';
import { writeIn } from '~/app/copy/server-copy.server';
import type { Language } from '~/domain/shared/language';
import type { HourClock } from '~/domain/time/hour-clock';

const nbsp = '\u00a0';
const am = `a.${nbsp}m.`;
const pm = `p.${nbsp}m.`;
const inBoth = (write: () => string) => [writeIn('en', write), writeIn('es', write)];
const newYork = 'America/New_York';

test.each<[string, string, string, string]>([
  ['00:00', '12:00 AM', `12:00 ${am}`, '00:00'],
  ['00:30', '12:30 AM', `12:30 ${am}`, '00:30'],
  ['06:30', '6:30 AM', `6:30 ${am}`, '06:30'],
  ['11:59', '11:59 AM', `11:59 ${am}`, '11:59'],
  ['12:00', '12:00 PM', `12:00 ${pm}`, '12:00'],
  ['15:00', '3:00 PM', `3:00 ${pm}`, '15:00'],
  ['23:59', '11:59 PM', `11:59 ${pm}`, '23:59'],
  ['2026-11-25T15:00', '3:00 PM', `3:00 ${pm}`, '15:00'],
])('%s is %s, %s or %s', (time, english, spanish, on24) => {
  expect(inBoth(() => formatTime(time, '12'))).toEqual([english, spanish]);
  expect(inBoth(() => formatTime(time, '24'))).toEqual([on24, on24]);
});

test('writes a day short, with its year, and in full', () => {
  const day = '2026-11-25T15:00';
  expect(inBoth(() => formatShortDate(day))).toEqual(['Wed, Nov 25', 'mié, 25 nov']);
  expect(inBoth(() => formatDay(day))).toEqual(['Nov 25, 2026', '25 nov 2026']);
  expect(inBoth(() => formatDate(day))).toEqual(['Wed, Nov 25, 2026', 'mié, 25 nov 2026']);
  expect(inBoth(() => formatLongDate(day))).toEqual([
    'Wednesday, November 25, 2026',
    'miércoles, 25 de noviembre de 2026',
  ]);
  expect(inBoth(() => formatDateTime(day, '12'))).toEqual([
    'Wed, Nov 25, 3:00 PM',
    `mié, 25 nov, 3:00 ${pm}`,
  ]);
});

test('has a name for every month and every day of the week', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month, 1)).toISOString(),
  );
  const weekDays = Array.from({ length: 7 }, (_, day) =>
    new Date(Date.UTC(2026, 10, 22 + day)).toISOString(),
  );
  const write = (language: Language) =>
    writeIn(language, () => [
      months.map((day) => formatDay(day)).join(' '),
      weekDays.map((day) => formatShortDate(day)).join(' '),
    ]);
  expect(write('en')).toEqual([
    'Jan 1, 2026 Feb 1, 2026 Mar 1, 2026 Apr 1, 2026 May 1, 2026 Jun 1, 2026 Jul 1, 2026 Aug 1, 2026 Sep 1, 2026 Oct 1, 2026 Nov 1, 2026 Dec 1, 2026',
    'Sun, Nov 22 Mon, Nov 23 Tue, Nov 24 Wed, Nov 25 Thu, Nov 26 Fri, Nov 27 Sat, Nov 28',
  ]);
  expect(write('es')).toEqual([
    '1 ene 2026 1 feb 2026 1 mar 2026 1 abr 2026 1 may 2026 1 jun 2026 1 jul 2026 1 ago 2026 1 sep 2026 1 oct 2026 1 nov 2026 1 dic 2026',
    'dom, 22 nov lun, 23 nov mar, 24 nov mié, 25 nov jue, 26 nov vie, 27 nov sáb, 28 nov',
  ]);
});

describe('a deadline, by zone, language and clock', () => {
  test.each<[string, Language, HourClock, string]>([
    [newYork, 'en', '12', 'Wed, Nov 25, 3:00 PM Eastern'],
    [newYork, 'en', '24', 'Wed, Nov 25, 15:00 Eastern'],
    [newYork, 'es', '12', `mié, 25 nov, 3:00 ${pm}, hora del Este`],
    [newYork, 'es', '24', 'mié, 25 nov, 15:00, hora del Este'],
    ['America/Phoenix', 'en', '12', 'Wed, Nov 25, 3:00 PM Arizona'],
    ['America/Mexico_City', 'es', '12', `mié, 25 nov, 3:00 ${pm}, hora del Centro de México`],
    ['Europe/Paris', 'en', '24', 'Wed, Nov 25, 15:00 Paris time'],
    ['Europe/Paris', 'es', '24', 'mié, 25 nov, 15:00, hora de Paris'],
    ['UTC', 'en', '24', 'Wed, Nov 25, 15:00 UTC'],
  ])('%s, %s, %s hours: %s', (timeZone, language, clock, said) => {
    const deadline = { wallTime: '2026-11-25T15:00', timeZone };
    expect(writeIn(language, () => formatDeadline(deadline, clock))).toBe(said);
  });
});

test('writes an instant as the site’s clock shows it, with the year', () => {
  const instant = '2027-01-01T03:30:09.123Z';
  expect(getWallTime(instant, newYork)).toBe('2026-12-31T22:30');
  expect(inBoth(() => formatInstant(instant, newYork, '12'))).toEqual([
    'Thu, Dec 31, 2026, 10:30 PM Eastern',
    `jue, 31 dic 2026, 10:30 ${pm}, hora del Este`,
  ]);
  expect(inBoth(() => formatLongInstant(instant, newYork, '24'))).toEqual([
    'Thursday, December 31, 2026, 22:30 Eastern',
    'jueves, 31 de diciembre de 2026, 22:30, hora del Este',
  ]);
  expect(inBoth(() => formatLogTime(instant, newYork, '12'))).toEqual([
    'Dec 31, 2026, 10:30:09 PM',
    `31 dic 2026, 10:30:09 ${pm}`,
  ]);
  expect(formatLogTime(instant, 'Asia/Kolkata', '24')).toBe('Jan 1, 2027, 09:00:09');
});

test.each<[string, string, string, string, string, string]>([
  ['one day', '2027-01-04', '2027-01-04', 'Jan 4', 'Jan 4, 2027', '4 ene 2027'],
  ['one month', '2026-12-07', '2026-12-13', 'Dec 7 – 13', 'Dec 7 – 13, 2026', '7 al 13 dic 2026'],
  [
    'two months',
    '2026-11-30',
    '2026-12-06',
    'Nov 30 – Dec 6',
    'Nov 30 – Dec 6, 2026',
    '30 nov al 6 dic 2026',
  ],
  [
    'New Year',
    '2026-12-28',
    '2027-01-03',
    'Dec 28, 2026 – Jan 3, 2027',
    'Dec 28, 2026 – Jan 3, 2027',
    '28 dic 2026 al 3 ene 2027',
  ],
  [
    'the same month of two years',
    '2026-12-07',
    '2027-12-07',
    'Dec 7, 2026 – Dec 7, 2027',
    'Dec 7, 2026 – Dec 7, 2027',
    '7 dic 2026 al 7 dic 2027',
  ],
])('names days across %s', (_across, from, to, short, withYear, spanish) => {
  expect(formatDays(from, to)).toBe(short);
  expect(inBoth(() => formatDaysOfYear(from, to))).toEqual([withYear, spanish]);
});

test.each<[string, string, string]>([
  ['2026-W49', 'Week of Nov 30 – Dec 6', 'Semana del 30 nov al 6 dic'],
  ['2026-W50', 'Week of Dec 7 – 13', 'Semana del 7 al 13 dic'],
  ['2026-W53', 'Week of Dec 28, 2026 – Jan 3, 2027', 'Semana del 28 dic 2026 al 3 ene 2027'],
  ['2027-W01', 'Week of Jan 4 – 10', 'Semana del 4 al 10 ene'],
  // The ISO week starts in the previous year.
  ['2026-W01', 'Week of Dec 29, 2025 – Jan 4, 2026', 'Semana del 29 dic 2025 al 4 ene 2026'],
  ['2028-W09', 'Week of Feb 28 – Mar 5', 'Semana del 28 feb al 5 mar'],
])('calls %s %s', (periodId, english, spanish) => {
  expect(inBoth(() => formatWeek(periodId))).toEqual([english, spanish]);
  expect(`Week of ${formatWeekDays(periodId)}`).toBe(english);
});

test('names a week with its year', () => {
  expect(inBoth(() => formatWeekOfYear('2026-W49'))).toEqual([
    'Week of Nov 30 – Dec 6, 2026',
    'Semana del 30 nov al 6 dic 2026',
  ]);
});

test.each<[number, string, string]>([
  [-5_000, 'just now', 'ahora mismo'],
  [59_999, 'just now', 'ahora mismo'],
  [60_000, '1 minute ago', 'hace 1 minuto'],
  [5 * 60_000, '5 minutes ago', 'hace 5 minutos'],
  [3_600_000, '1 hour ago', 'hace 1 hora'],
  [86_399_999, '23 hours ago', 'hace 23 horas'],
  [86_400_000, '1 day ago', 'hace 1 día'],
  [3 * 86_400_000, '3 days ago', 'hace 3 días'],
])('says how long ago %i ms are: %s', (passed, english, spanish) => {
  const now = Date.UTC(2026, 10, 25);
  expect(inBoth(() => formatTimeAgo(now - passed, now))).toEqual([english, spanish]);
});
