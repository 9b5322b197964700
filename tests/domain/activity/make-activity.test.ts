import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activitySchema } from '~/domain/activity/activity-schema';
import { makeActivity } from '~/domain/activity/make-activity';

const entry = (details: string) =>
  makeActivity({
    id: '1',
    at: '2026-11-23T12:00:00.000Z',
    actor: { role: 'system', name: 'clock' },
    action: 'update',
    details,
  });

test('shortens an entry that is too long at its end', () => {
  const ids = Array.from({ length: 90 }, (_, at) => `WEEK-NUMBER-${10_000_000 + at}`).join(', ');
  const { details } = entry(`Imported 90 vacation weeks: ${ids}`);
  expect(details).toMatch(/^Imported 90 vacation weeks: WEEK-NUMBER-10000000, .*, …$/);
  expect(details.length).toBeGreaterThan(1970);
  expect(entry('x'.repeat(2000)).details).toHaveLength(2000);
});

test('reads back every entry it makes', () => {
  const texts = fc.array(fc.constantFrom('a', ' ', '🚚'), { maxLength: 2100, size: 'max' });
  fc.assert(
    fc.property(texts, (parts) => {
      expect(activitySchema.safeParse(entry(parts.join(''))).success).toBe(true);
    }),
  );
});
