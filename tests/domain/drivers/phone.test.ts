import { expect, test } from 'vitest';
import { toDialed } from '~/domain/drivers/phone';

test.each([
  ['(555) 010-1234', '5550101234'],
  ['555.010.1234', '5550101234'],
  [' +1 555 010 1234 ', '+15550101234'],
  ['555-010-1234 x12', '5550101234'],
  ['555-010-1234 ext. 12', '5550101234'],
  ['911', '911'],
])('%s dials %s', (written, dialed) => {
  expect(toDialed(written)).toBe(dialed);
});

test.each(['', 'n/a', 'ask HR', '12', '555-CALL-NOW', 'x12'])('%j dials nothing', (written) => {
  expect(toDialed(written)).toBeNull();
});
