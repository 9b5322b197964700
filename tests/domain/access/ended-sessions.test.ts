import { expect, test } from 'vitest';
import { addEnded, isEnded } from '~/domain/access/ended-sessions';

const now = '2026-11-23T12:00:00.000Z';
const until = '2026-11-24T00:00:00.000Z';
const later = '2026-11-24T00:00:00.001Z';

test('remembers an ended session until it would have expired', () => {
  const first = addEnded(undefined, 'one', now)!;
  expect(first).toEqual([{ id: 'one', until }]);
  expect([isEnded(first, 'one'), isEnded(first, 'two'), isEnded(first, undefined)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(addEnded(first, 'one', now)).toEqual(first);
  expect(addEnded(first, 'two', now)?.map(({ id }) => id)).toEqual(['one', 'two']);
  expect(addEnded(first, 'two', later)?.map(({ id }) => id)).toEqual(['two']);
});

test('remembers no more than 50', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ id: `${index}`, until }));
  expect(addEnded(many, 'one more', now)).toBeNull();
  expect(addEnded(many, '7', now)).toHaveLength(50);
  expect(addEnded(many, 'one more', later)).toHaveLength(1);
});
