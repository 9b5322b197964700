import { expect, test } from 'vitest';
import { toDialed } from '~/domain/drivers/phone';

test.each([
  ['(555) 010-1234', '5550101234'],
  ['555.010.1234', '5550101234'],
  [' +1 555 010 1234 ', '+15550101234'],
  ['555-010-1234 x12', '5550101234'],
  ['555-010-1234 ext. 12', '5550101234'],
  ['(+52) 55 1234 5678', '+525512345678'],
  ['555‑010‑1234', '5550101234'],
  ['911', '911'],
])('%s dials %s', (written, dialed) => {
  expect(toDialed(written)).toBe(dialed);
});

const undialed = ['', 'n/a', 'ask HR', '12', '555-CALL-NOW', 'x12', '*67 555-010-1234'];
const several = ['555-010-1234 / 555-010-5678', '555-0101, 555-0102', '555-010-1234 555-010-5678'];

test.each([...undialed, ...several])('%j dials nothing', (written) => {
  expect(toDialed(written)).toBeNull();
});
