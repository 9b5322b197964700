import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activitySchema } from '~/domain/activity/activity-schema';
import { makeActivity } from '~/domain/activity/make-activity';

const entry = (ids: string[]) =>
  makeActivity({
    id: '1',
    at: '2026-11-23T12:00:00.000Z',
    actor: { role: 'system', name: 'clock' },
    action: 'update',
    event: { code: 'weeks-added', count: ids.length, ids },
  });

test('keeps the first of ids that are too many for one entry, and how many they were', () => {
  const ids = Array.from({ length: 90 }, (_, at) => `WEEK-NUMBER-${10_000_000 + at}`);
  expect(entry(ids).event).toEqual({ code: 'weeks-added', count: 90, ids: ids.slice(0, 90) });
  const more = Array.from({ length: 900 }, (_, at) => `WEEK-NUMBER-${10_000_000 + at}`);
  expect(entry(more).event).toEqual({ code: 'weeks-added', count: 900, ids: more.slice(0, 90) });
});

test('keeps the first of many left-over jobs, and how many they were', () => {
  const ids = Array.from({ length: 100 }, (_, index) => `${index}`.padStart(40, 'J'));
  const at = '2026-11-26T17:00:00.000Z';
  const until = { wallTime: '2026-11-27T12:00', timeZone: 'America/New_York' };
  const event = {
    code: 'left-over-offered',
    periodId: '2026-W49',
    count: 100,
    ids,
    until,
  } as const;
  const actor = { role: 'system', name: 'clock' } as const;
  const made = makeActivity({ id: '1', at, actor, action: 'update', event });
  expect(made.event).toEqual({ ...event, ids: ids.slice(0, 47) });
});

test('reads back every entry it makes, in few characters', () => {
  const ids = fc.array(fc.string({ maxLength: 40 }), { maxLength: 2100, size: 'max' });
  fc.assert(
    fc.property(ids, (all) => {
      const made = entry(all);
      expect(activitySchema.parse(made)).toEqual(made);
      const kept = made.event.code === 'weeks-added' ? made.event.ids : [];
      expect(kept.join(', ').length).toBeLessThanOrEqual(2000);
    }),
  );
});
