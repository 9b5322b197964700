import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDay, readTime } from '~/domain/roster/read-cell';

test.each([
  ['2026-12-14', '2026-12-14'],
  ['2026-1-4', '2026-01-04'],
  ['2026/12/14', '2026-12-14'],
  ['12/14/2026', '2026-12-14'],
  ['1/4/2027', '2027-01-04'],
  ['12/14/2026 0:00', '2026-12-14'],
  ['2026-12-14T00:00:00.000Z', '2026-12-14'],
  ['2026-12-14 00:00:00', '2026-12-14'],
  ['46370', '2026-12-14'],
  ['46370.5', '2026-12-14'],
  ['36526', '2000-01-01'],
  ['02/29/2028', '2028-02-29'],
  ['4-Jan-27', '2027-01-04'],
  ['04-jan-2027', '2027-01-04'],
  ['4 Jan. 2027', '2027-01-04'],
  ['4-ene-27', '2027-01-04'],
  ['4 de septiembre de 2027', '2027-09-04'],
  ['Jan 4, 2027', '2027-01-04'],
  ['September 4th, 2027 00:00', '2027-09-04'],
  ['Monday, January 4, 2027', '2027-01-04'],
  ['lunes, 4 de enero de 2027', '2027-01-04'],
  ['14.12.2026', '2026-12-14'],
  ['14-12-2026 00:00', '2026-12-14'],
  ['12-14-2026', '2026-12-14'],
])('reads the day %s', (text, day) => {
  expect(readDay(text)).toEqual({ ok: true, value: day });
});

test.each([
  ['13/12/2026', 'no-such-date'],
  ['2/29/2027', 'no-such-date'],
  ['2027-02-30', 'no-such-date'],
  ['30-Feb-27', 'no-such-date'],
  ['4-Foo-27', 'invalid-week-date'],
  ['Jan-27', 'invalid-week-date'],
  ['January', 'invalid-week-date'],
  ['12/14/26', 'unclear-date'],
  ['4.12.2026', 'unclear-date'],
  ['12-12-2026', 'unclear-date'],
  ['14.12.26', 'unclear-date'],
  ['14.13.2026', 'no-such-date'],
  ['31.11.2026', 'no-such-date'],
  ['tomorrow', 'invalid-week-date'],
  ['', 'invalid-week-date'],
  ['1/4/1927', 'invalid-week-date'],
  ['12345', 'invalid-week-date'],
  ['4637', 'invalid-week-date'],
  ['99999', 'invalid-week-date'],
])('refuses the day "%s"', (text, code) => {
  expect(readDay(text)).toEqual({ ok: false, error: { code, found: text } });
});

test.each([
  ['08:05', '08:05'],
  ['8:05', '08:05'],
  ['8:05 AM', '08:05'],
  ['8:05pm', '20:05'],
  ['12:00 AM', '00:00'],
  ['12:30 p. m.', '12:30'],
  ['20:05:00', '20:05'],
  ['8:05:00 AM', '08:05'],
  ['0.336805555555556', '08:05'],
  ['.25', '06:00'],
  ['0.99999', '00:00'],
])('reads the time %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each([
  '24:00',
  '8',
  '8 am',
  '13:05 PM',
  '0:05 AM',
  '8:5',
  '8:60',
  '8:05:30',
  '1.25',
  '',
  'noon',
])('refuses the time "%s"', (text) => {
  expect(readTime(text)).toBeNull();
});

test('reads every minute of the day as a fraction', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 * 60 - 1 }), (minute) => {
      const time = readTime(String(minute / (24 * 60)));
      const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) =>
        String(part).padStart(2, '0'),
      );
      expect(time).toBe(`${hours}:${minutes}`);
    }),
  );
});
