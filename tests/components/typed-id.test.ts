import { expect, test } from 'vitest';
import { noteTypedId, takeTypedId } from '~/app/components/login/typed-id';

test('an ID that was typed counts once, and no other one does', () => {
  expect(takeTypedId('1234567')).toBe(false);
  noteTypedId('1234567');
  expect(takeTypedId('1234567')).toBe(true);
  expect(takeTypedId('1234567')).toBe(false);
  noteTypedId('1234567');
  expect(takeTypedId('2345678')).toBe(false);
  expect(takeTypedId('1234567')).toBe(false);
});
