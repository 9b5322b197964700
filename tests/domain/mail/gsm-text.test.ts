import { expect, test } from 'vitest';
import { countTextParts, toGsmText } from '~/domain/mail/gsm-text';

test('replaces what has a plain form in the alphabet, and keeps the rest', () => {
  expect(toGsmText('Nov 30 – Dec 6’s “list”…\u00a03:00\u202fPM')).toBe(
    'Nov 30 - Dec 6\'s "list"... 3:00 PM',
  );
  expect(toGsmText('Más de él, mié, ñandú ¿Qué?')).toBe('Mas de él, mié, ñandu ¿Qué?');
  expect(toGsmText('東京')).toBe('東京');
});

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['東'.repeat(70), 1],
  ['東'.repeat(71), 2],
])('%s is sent in %i parts', (text, parts) => {
  expect(countTextParts(text)).toBe(parts);
});
