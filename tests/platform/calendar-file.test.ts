import ICAL from 'ical.js';
import { sync as nodeIcal, type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import { writeIn } from '~/app/copy/server-copy.server';
import { calendarFile } from '~/app/platform/downloads/calendar-file.server';
import { jobEntries } from '~/domain/calendar/calendar';
import type { CalendarEntry } from '~/domain/calendar/calendar-entry-schema';
import { aJob } from '~/tests/support/roster-builders';

const hostile: CalendarEntry = {
  key: 'job 2027-01-04',
  version: 2,
  publishedAt: '2026-11-25T20:01:00.000Z',
  what: {
    kind: 'job',
    jobId: 'A,B;C\\D',
    startTime: '05:30',
    timeZone: 'America/New_York',
    weekDays: `Zeile eins\nEND:VEVENT ${'Größe 🚚 '.repeat(30)}`,
    location: 'Dock 4, "Süd"; left',
    isAirport: false,
  },
  when: { startsAt: '2027-01-04T10:30:00.000Z' },
};
const vacation: CalendarEntry = {
  key: 'vacation 2027',
  version: 2,
  publishedAt: '2026-11-25T20:01:00.000Z',
  what: { kind: 'vacation', weekId: 'W001' },
  when: { from: '2027-01-04', to: '2027-01-10' },
};
const writeFile = (job = hostile) =>
  calendarFile([job, vacation], (key) => `${key.replace(' ', '-')}@test`);
const file = writeFile();
const readEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

test('escapes any text of an entry so that it is read back unchanged', () => {
  const [job, week, ...others] = readEvents(file);
  expect(others).toEqual([]);
  expect([job!.uid, job!.summary, job!.description, job!.location, job!.sequence]).toEqual([
    'job-2027-01-04@test',
    'Job A,B;C\\D',
    `Start 5:30 AM Eastern, Zeile eins\nEND:VEVENT ${'Größe 🚚 '.repeat(30)}`,
    'Dock 4, "Süd"; left',
    2,
  ]);
  expect(job!.startDate.toJSDate().toISOString()).toBe('2027-01-04T10:30:00.000Z');
  expect([week!.startDate.isDate, `${week!.startDate}`, `${week!.endDate}`]).toEqual([
    true,
    '2027-01-04',
    '2027-01-11',
  ]);
});

test("is written in the driver's language", () => {
  const airport = { ...hostile.what, weekDays: 'Mon-Fri', location: '', isAirport: true };
  const written = readEvents(writeIn('es', () => writeFile({ ...hostile, what: airport })));
  expect(written.map(({ summary }) => summary)).toEqual(['Trabajo A,B;C\\D', 'Vacaciones']);
  expect(written[0]!.description).toMatch(/, lun-vie$/i);
  expect(written[0]!.location).toBe('Aeropuerto');
});

test('lines end in CRLF and are folded at 75 octets', () => {
  const lines = file.split('\r\n');
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(4);
});

test('ends a job whose end is stated, and names both times', () => {
  const when = { startsAt: '2027-01-04T10:30:00.000Z', endsAt: '2027-01-04T19:00:00.000Z' };
  const what = { ...hostile.what, weekDays: 'Mon-Fri', endTime: '14:00' };
  const [job] = readEvents(writeFile({ ...hostile, what, when }));
  expect(job!.endDate.toJSDate().toISOString()).toBe(when.endsAt);
  expect(job!.description).toBe('5:30 AM–2:00 PM Eastern, Mon-Fri');
  expect(file).not.toContain('DTEND:');
});

test.each([
  ['fall back', '2026-W44', ['2026-10-30T09:30', '2026-10-31T09:30', '2026-11-01T10:30']],
  ['spring forward', '2027-W10', ['2027-03-12T10:30', '2027-03-13T10:30', '2027-03-14T09:30']],
])('two calendar programs read local times as clocks %s', (_, periodId, starts) => {
  const job = aJob({ jobId: 'J1', startTime: '05:30', endTime: '05:00', weekDays: 'Fri-Sun' });
  const week = { periodId, timeZone: 'America/New_York' };
  const { publishedAt } = vacation;
  const entries = jobEntries(job, week, { version: 1, publishedAt });
  const text = calendarFile(entries, (key) => key);
  const byIcalJs = readEvents(text).map(({ startDate, endDate }) => [
    startDate.toJSDate(),
    endDate.toJSDate(),
  ]);
  const byNodeIcal = Object.values(nodeIcal.parseICS(text))
    .filter((one): one is VEvent => one?.type === 'VEVENT')
    .map(({ start, end }) => [new Date(start), new Date(end!)]);
  expect(byNodeIcal).toEqual(byIcalJs);
  expect(byIcalJs.map(([start]) => start!.toISOString().slice(0, 16))).toEqual(starts);
  // From 5:30 to 5:00 of the next morning, whatever the clocks did meanwhile.
  const hours = byIcalJs.map(([start, end]) => (end!.getTime() - start!.getTime()) / 3_600_000);
  expect(hours[0]).toBe(23.5);
  expect(hours[1]).toBe(periodId === '2026-W44' ? 24.5 : 22.5);
});

test('says of a cancelled entry that it is cancelled, and of no other', () => {
  const [job, week] = new ICAL.Component(
    ICAL.parse(calendarFile([{ ...hostile, isCancelled: true }, vacation], (key) => key)),
  )
    .getAllSubcomponents('vevent')
    .map((event) => event.getFirstPropertyValue('status'));
  expect([job, week]).toEqual(['CANCELLED', null]);
});
