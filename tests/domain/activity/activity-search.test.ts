import fc from 'fast-check';
import { encodeTime, ulid } from 'ulid';
import { expect, test } from 'vitest';
import { activityEvents } from '~/app/copy/en/admin/activity';
import { actorText } from '~/domain/activity/activity';
import { matchesSearch } from '~/domain/activity/activity-search';
import { firstUlidAt, ulidPattern } from '~/domain/activity/ulid-time';
import { anEntry } from '~/tests/store/builders';
import { textEvent } from '~/tests/support/events';

const { describe } = activityEvents;
const entry = anEntry({
  actor: { role: 'driver', id: '1000001', name: 'Zoë Smith' },
  action: 'save',
  event: textEvent('Saved 3 picks'),
});

test.each([
  [{}, true],
  [{ text: 'zoë PICKS' }, true],
  [{ text: '1000001' }, true],
  [{ text: 'zoë jones' }, false],
  [{ action: 'save' as const, role: 'driver' as const }, true],
  [{ action: 'login' as const }, false],
  [{ role: 'system' as const }, false],
])('%o matches: %s', (search, expected) => {
  expect(matchesSearch(search, describe)(entry)).toBe(expected);
});

test('makes a ULID that sorts before all others of its instant and after all earlier ones', () => {
  fc.assert(
    // Starts at 2, because for 1 the previous instant is 0, which the library reads as "now".
    fc.property(fc.integer({ min: 2, max: 2 ** 45 }), (at) => {
      const first = firstUlidAt(at);
      expect(first.slice(0, 10)).toBe(encodeTime(at, 10));
      expect(first).toMatch(ulidPattern);
      expect(first <= ulid(at) && first > ulid(at - 1)).toBe(true);
    }),
  );
});

test('shows the name once if it equals the ID', () => {
  expect(actorText(entry.actor)).toBe('Zoë Smith (1000001)');
  expect(actorText({ role: 'master', id: 'admin', name: 'admin' })).toBe('admin');
});
