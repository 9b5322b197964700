import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from '~/app/platform/http/calendar-file.server';
import type { CalendarEntry } from '~/domain/calendar/calendar';

const hostile: CalendarEntry = {
  key: 'job 2027-01-04',
  version: 2,
  publishedAt: '2026-11-25T20:01:00.000Z',
  title: 'Job A,B;C\\D',
  text: `Zeile eins\nEND:VEVENT ${'Größe 🚚 '.repeat(30)}`,
  location: 'Dock 4, "Süd"; left',
  when: { startsAt: '2027-01-04T10:30:00.000Z' },
};
const vacation: CalendarEntry = {
  key: 'vacation 2027',
  version: 2,
  publishedAt: '2026-11-25T20:01:00.000Z',
  title: 'Vacation',
  text: 'Vacation week W001',
  when: { from: '2027-01-04', to: '2027-01-10' },
};
const file = calendarFile([hostile, vacation], (key) => `${key.replace(' ', '-')}@test`);

test('whatever stands in an entry comes back as it was', () => {
  const [job, week, ...others] = new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
  expect(others).toEqual([]);
  expect([job!.uid, job!.summary, job!.description, job!.location, job!.sequence]).toEqual([
    'job-2027-01-04@test',
    hostile.title,
    hostile.text,
    hostile.location,
    2,
  ]);
  expect(job!.startDate.toJSDate().toISOString()).toBe('2027-01-04T10:30:00.000Z');
  expect([week!.startDate.isDate, `${week!.startDate}`, `${week!.endDate}`]).toEqual([
    true,
    '2027-01-04',
    '2027-01-11',
  ]);
});

test('lines end in CRLF and are folded at 75 octets', () => {
  const lines = file.split('\r\n');
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(4);
});
