import { expect, test } from 'vitest';
import { createIds } from '~/app/platform/wiring/wiring.server';

const ids = createIds(() => 0);

test('a code to type has 60 random bits: twelve of 32 characters that are not confused', () => {
  const codes = Array.from({ length: 500 }, () => ids.printedCode());
  for (const code of codes)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(new Set(codes).size).toBe(codes.length);
  const places = [0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13];
  for (const place of places) expect(new Set(codes.map((code) => code[place])).size).toBe(32);
});
