import { expect, test } from 'vitest';
import { fail } from '~/domain/shared/result';
import {
  maxWorkNote,
  maxWorks,
  findAnnounced,
  listPlanned,
  checkPlannedWork,
} from '~/domain/status/planned-work';
import type { WorkPlan } from '~/domain/status/planned-work-schema';

/** Tuesday at noon in New York. */
const now = '2026-11-24T17:00:00.000Z';
const none: WorkPlan = { version: 0, works: [] };
const typed = {
  id: 'w1',
  from: '2026-11-28T22:00',
  until: '2026-11-29T00:30',
  timeZone: 'America/New_York',
  note: ' New database. ',
};
const plan = (changes: Partial<typeof typed> = {}, earlier = none) =>
  checkPlannedWork(earlier, { ...typed, ...changes }, now);
const planned = (changes: Partial<typeof typed>) => {
  const done = plan(changes);
  if (!done.ok) throw new Error(done.error.code);
  return done.value;
};

test('keeps the local times of the zone in which they were typed', () => {
  expect(plan()).toEqual({
    ok: true,
    value: {
      id: 'w1',
      from: {
        instant: '2026-11-29T03:00:00.000Z',
        wallTime: '2026-11-28T22:00',
        timeZone: 'America/New_York',
      },
      until: {
        instant: '2026-11-29T05:30:00.000Z',
        wallTime: '2026-11-29T00:30',
        timeZone: 'America/New_York',
      },
      note: 'New database.',
    },
  });
});

test('refuses times that nobody can mean', () => {
  expect(plan({ from: 'tomorrow' })).toEqual(fail({ code: 'work-not-a-time' }));
  expect(plan({ until: '' })).toEqual(fail({ code: 'work-not-a-time' }));
  const length = fail({ code: 'work-length', maxHours: 48 });
  expect(plan({ until: typed.from })).toEqual(length);
  expect(plan({ until: '2026-11-28T21:00' })).toEqual(length);
  expect(plan({ until: '2026-11-30T22:01' })).toEqual(length);
  expect(plan({ until: '2026-11-30T22:00' }).ok).toBe(true);
  const date = fail({ code: 'work-date', maxDays: 90 });
  expect(plan({ from: '2026-11-24T10:00', until: '2026-11-24T12:00' })).toEqual(date);
  expect(plan({ from: '2027-02-23T13:00', until: '2027-02-23T14:00' })).toEqual(date);
});

test('work that has begun can still be entered', () => {
  expect(plan({ from: '2026-11-24T10:00', until: '2026-11-24T12:01' }).ok).toBe(true);
});

test('limits the note and the number of plans that are not over', () => {
  expect(plan({ note: 'x'.repeat(maxWorkNote) }).ok).toBe(true);
  const limit = maxWorkNote;
  expect(plan({ note: 'x'.repeat(limit + 1) })).toEqual(
    fail({ code: 'work-note-too-long', limit }),
  );
  const works = Array.from({ length: maxWorks }, () => planned({}));
  expect(plan({}, { version: 1, works })).toEqual(
    fail({ code: 'too-many-works', limit: maxWorks }),
  );
  const over = { ...works[0]!, until: { ...works[0]!.until, instant: now } };
  expect(plan({}, { version: 1, works: [over, ...works.slice(1)] }).ok).toBe(true);
});

test('announces the next work from a day before until it is over', () => {
  const later = planned({ id: 'w2', from: '2026-11-29T22:00', until: '2026-11-29T23:00' });
  const plan = { version: 2, works: [later, planned({})] };
  expect(listPlanned(plan, now).map(({ id }) => id)).toEqual(['w1', 'w2']);
  const announced = (at: string) => findAnnounced(plan, at)?.id ?? null;
  expect(announced('2026-11-28T02:59:59.999Z')).toBeNull();
  expect(announced('2026-11-28T03:00:00.000Z')).toBe('w1');
  expect(announced('2026-11-29T05:29:59.999Z')).toBe('w1');
  expect(announced('2026-11-29T05:30:00.000Z')).toBe('w2');
  expect(announced('2026-11-30T04:00:00.000Z')).toBeNull();
});
