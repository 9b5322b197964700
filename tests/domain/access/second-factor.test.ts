import { expect, test } from 'vitest';
import { printedCode } from '~/domain/access/printed-code';
import {
  afterPasskey,
  afterStep,
  withoutPart,
  withoutRecoveryHash,
} from '~/domain/access/second-factor';
import { aSecondFactor, aStepPasskey } from '~/tests/support/second-factor';

const factor = aSecondFactor({ lastStep: 100, recoveryHashes: ['one', 'two'] });

test('accepts each time step once, and no earlier step after it', () => {
  const next = afterStep(factor, 101);
  expect(next).toEqual({ ...factor, app: { ...factor.app, lastStep: 101 } });
  expect(afterStep(next!, 101)).toBeNull();
  expect(afterStep(next!, 100)).toBeNull();
  expect(afterStep(next!, 102)?.app?.lastStep).toBe(102);
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

test('accepts no code without an app', () => {
  expect(afterStep({ ...factor, app: null }, 200)).toBeNull();
});

test('notes the use of one passkey alone', () => {
  const [used, other] = [aStepPasskey({ id: 'used' }), aStepPasskey({ id: 'other' })];
  const use = { counter: 7, lastUsedAt: '2026-11-22T12:00:00.000Z' };
  const both = { ...factor, passkeys: [used, other] };
  expect(afterPasskey(both, 'used', use)).toEqual({
    ...factor,
    passkeys: [{ ...used, ...use }, other],
  });
});

test('is off once its last app or passkey is removed', () => {
  const passkey = aStepPasskey();
  const both = { ...factor, passkeys: [passkey] };
  expect(withoutPart(both, 'app')).toEqual({ ...both, app: null });
  expect(withoutPart(both, { passkeyId: passkey.id })).toEqual(factor);
  expect(withoutPart(factor, 'app')).toBeUndefined();
  expect(withoutPart({ ...both, app: null }, { passkeyId: passkey.id })).toBeUndefined();
});
