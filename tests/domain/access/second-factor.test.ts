import { expect, test } from 'vitest';
import { printedCode } from '~/domain/access/printed-code';
import { afterStep, withoutRecoveryHash } from '~/domain/access/second-factor';

const factor = { secret: 'A'.repeat(32), lastStep: 100, recoveryHashes: ['one', 'two'] };

test('accepts each time step once, and no earlier step after it', () => {
  const next = afterStep(factor, 101);
  expect(next).toEqual({ ...factor, lastStep: 101 });
  expect(afterStep(next!, 101)).toBeNull();
  expect(afterStep(next!, 100)).toBeNull();
  expect(afterStep(next!, 102)?.lastStep).toBe(102);
});

test('accepts a recovery code once', () => {
  const next = withoutRecoveryHash(factor, 'one');
  expect(next).toEqual({ ...factor, recoveryHashes: ['two'] });
  expect(withoutRecoveryHash(next!, 'one')).toBeNull();
  expect(withoutRecoveryHash(factor, 'three')).toBeNull();
});

test.each([
  ['AB12-CD34', 'AB12-CD34'],
  [' ab12cd34 ', 'AB12-CD34'],
  ['ab12 cd34', 'AB12-CD34'],
  ['123456', null],
  ['AB12-CD3', null],
  ['AB12-CD34-EF56', 'AB12-CD34-EF56'],
  [' ab12 cd34 ef56 ', 'AB12-CD34-EF56'],
  ['ab12cd34ef56', 'AB12-CD34-EF56'],
  ['AB12 – CD34\u2011EF56', 'AB12-CD34-EF56'],
  ['oB1l-CDi4-EF56', '0B11-CD14-EF56'],
  ['AB12-CD34-EF5', null],
  ['AB12-CD34-EF56-GH78', null],
  ['AB12_CD34', null],
  ['', null],
])('%j is read as %j', (typed, printed) => {
  expect(printedCode(typed)).toBe(printed);
});
