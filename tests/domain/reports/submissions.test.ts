import fc from 'fast-check';
import { expect, test } from 'vitest';
import { submissionsReport } from '~/domain/reports/submissions';
import { deadlineOn } from '~/domain/time/deadline';
import { toInstant } from '~/domain/time/instant';
import { hourMs } from '~/domain/time/time-units';

const timeZone = 'America/New_York';
const selectionWindow = {
  periodId: '2026-W49',
  openedAt: '2026-11-23T13:00:00.000Z',
  closesAt: deadlineOn('2026-11-25T15:00', timeZone),
};
const cutoff = Date.parse(selectionWindow.closesAt.instant);
const hoursBefore = (hours: number) => toInstant(cutoff - hours * hourMs);
const asked = { saves: [], window: selectionWindow, before: null, now: hoursBefore(-1) };

test('counts who had saved, and which lists were final, at each day and in the last hours', () => {
  const saves = [
    { first: hoursBefore(49), last: hoursBefore(2.5) },
    { first: hoursBefore(5), last: hoursBefore(5) },
    { first: hoursBefore(0), last: hoursBefore(0) },
  ];
  const { columns, rows } = submissionsReport({ ...asked, saves });
  expect(columns).toEqual(['beforeCutoff', 'untilTime', 'hadSaved', 'wereFinal']);
  expect(rows).toEqual(
    [
      [48, '2026-11-23T15:00', 1, 0],
      [24, '2026-11-24T15:00', 1, 0],
      [12, '2026-11-25T03:00', 1, 0],
      [6, '2026-11-25T09:00', 1, 0],
      [3, '2026-11-25T12:00', 2, 1],
      [2, '2026-11-25T13:00', 2, 2],
      [1, '2026-11-25T14:00', 2, 2],
      [0, '2026-11-25T15:00', 3, 3],
    ].map(([hours, wallTime, ...counts]) => [{ hoursBefore: hours }, { wallTime }, ...counts]),
  );
});

test('has no figures of this week for times to come', () => {
  const saves = [{ first: hoursBefore(30), last: hoursBefore(30) }];
  const { rows } = submissionsReport({ ...asked, saves, now: hoursBefore(7) });
  expect(rows.map((row) => row[2])).toEqual([0, 1, 1, null, null, null, null, null]);
});

test('compares with the week before at the same weekday and time, across a change of the clock', () => {
  // Daylight saving time ended on Sunday, November 1.
  const present = {
    ...selectionWindow,
    periodId: '2026-W46',
    closesAt: deadlineOn('2026-11-04T15:00', timeZone),
  };
  const before = {
    periodId: '2026-W45',
    carriedBefore: '2026-10-21T19:00:00.000Z',
    drivers: [
      { savedAt: '2026-10-28T18:59:00.000Z' },
      { savedAt: '2026-10-28T17:30:00.000Z' },
      { savedAt: '2026-10-20T10:00:00.000Z' },
      { savedAt: null },
    ],
  };
  const { rows, columns } = submissionsReport({ ...asked, window: present, before });
  expect(columns.at(-1)).toBe('wereFinalBefore');
  expect(rows.slice(-3).map((row) => row.at(-1))).toEqual([0, 1, 2]);
  const known = submissionsReport({
    ...{ ...asked, window: present },
    before: { ...before, carriedBefore: null },
  });
  expect(known.rows.at(-1)?.at(-1)).toBe(3);
});

test('adds a row for saves after the cutoff', () => {
  const saves = [{ first: hoursBefore(3), last: hoursBefore(-0.5) }];
  const { rows } = submissionsReport({ ...asked, saves });
  expect(rows.slice(-2).map((row) => row.slice(2))).toEqual([
    [1, 0],
    [1, 1],
  ]);
  expect(rows.at(-1)?.[0]).toEqual({ hoursBefore: null });
});

test('has no figures of this week after the cutoff while selection is open', () => {
  const before = {
    periodId: '2026-W44',
    carriedBefore: null,
    drivers: [{ savedAt: '2026-12-31T00:00:00.000Z' }],
  };
  const saves = [{ first: hoursBefore(30), last: hoursBefore(30) }];
  const { rows } = submissionsReport({ ...asked, saves, before, now: hoursBefore(20) });
  expect(rows.at(-1)?.[0]).toEqual({ hoursBefore: null });
  expect(rows.at(-1)?.slice(2, 4)).toEqual([null, null]);
});

test('numbers never fall from row to row, and end with every driver who saved', () => {
  const save = fc
    .tuple(fc.integer({ min: -3, max: 400 }), fc.integer({ min: 0, max: 100 }))
    .map(([hours, earlier]) => ({
      first: hoursBefore(hours + earlier),
      last: hoursBefore(hours),
    }));
  fc.assert(
    fc.property(fc.array(save, { maxLength: 30 }), (saves) => {
      const { rows } = submissionsReport({ ...asked, saves, now: hoursBefore(-9) });
      for (const column of [2, 3]) {
        const counts = rows.map((row) => Number(row[column]));
        expect(counts).toEqual(counts.toSorted((a, b) => a - b));
        expect(counts.at(-1)).toBe(saves.length);
      }
      for (const row of rows) expect(Number(row[3])).toBeLessThanOrEqual(Number(row[2]));
    }),
  );
});
