import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeWaiting } from '~/domain/picks/waiting-save';
import { runs } from '~/tests/support/fast-check';
import {
  BrokenPromise,
  realRules,
  runSequence,
  stepArbitrary,
  type Rules,
} from '~/tests/support/offline-devices';

const sequences = fc.array(stepArbitrary, { minLength: 5, maxLength: 40 });
/** `watched`: the only promise that is looked at. */
const follow = (rules: Rules, watched = '') =>
  fc.asyncProperty(sequences, (steps) =>
    runSequence(rules, steps).catch((error: unknown) => {
      if (!(error instanceof BrokenPromise) || error.message.includes(watched)) throw error;
    }),
  );

test('200 random sequences of online, offline, two devices and the cutoff keep every promise', async () => {
  await fc.assert(follow(realRules), runs(200));
});

const broken: readonly [string, Partial<Rules>, string][] = [
  [
    'the receipt that a list is based on is not sent',
    { toBase: () => undefined },
    'replaced a list that its device had not been shown',
  ],
  ['a list is not stored before it is sent', { storesFirst: false }, 'lost without a word'],
  [
    'a refusal is forgotten',
    {
      change: (before, event) => {
        const after = changeWaiting(before, event);
        return after?.state.code === 'refused' ? null : after;
      },
    },
    'said that a list was saved that never was',
  ],
  [
    'a phone does not know the lists that it sent before',
    { change: (before, event) => changeWaiting(before && { ...before, sent: [] }, event) },
    'asked about a list that it had saved itself',
  ],
];

test.each(broken)('notices it if %s', async (_, change, promise) => {
  const found = await fc.check(follow({ ...realRules, ...change }, promise), runs(1000));
  expect(found.failed).toBe(true);
  expect(String(found.errorInstance)).toContain(promise);
});
