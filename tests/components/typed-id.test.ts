import { expect, test } from 'vitest';
import { forgetTypedId, isTypedId, noteTypedId } from '~/app/components/login/typed-id';

test('an ID that was typed counts until it is forgotten, and no other one does', () => {
  expect(isTypedId('1234567')).toBe(false);
  noteTypedId('1234567');
  expect(isTypedId('1234567')).toBe(true);
  expect(isTypedId('2345678')).toBe(false);
  forgetTypedId();
  expect(isTypedId('1234567')).toBe(false);
});
