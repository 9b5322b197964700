import { expect, test } from 'vitest';
import { getUrgency } from '~/app/components/ranking/save/last-minutes';
import { minuteMs } from '~/domain/time/time-units';

const instant = '2026-11-25T20:00:00.000Z';
const at = { instant, wallTime: '2026-11-25T15:00', timeZone: 'America/New_York' };
const open = { closing: { isOpen: true, at }, mayEdit: true };
const before = (ms: number) => Date.parse(instant) - ms;

test.each([
  ['later', 10 * minuteMs + 1],
  ['soon', 10 * minuteMs],
  ['soon', minuteMs + 1],
  ['now', minuteMs],
  ['now', 0],
  ['now', -1_000],
] as const)('unsaved changes are urgent %s, %i ms before the cutoff', (urgency, ms) => {
  expect(getUrgency(open, true, before(ms))).toBe(urgency);
});

test.each([
  ['nothing is unsaved', open, false],
  ['selection is closed', { ...open, closing: { isOpen: false, at } }, true],
  ['no end is scheduled', { ...open, closing: { isOpen: true, at: null } }, true],
  ['the list cannot be changed', { ...open, mayEdit: false }, true],
] as const)('nothing is urgent if %s', (_why, view, hasChanges) => {
  expect(getUrgency(view, hasChanges, before(minuteMs))).toBe('later');
});
