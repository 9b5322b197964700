import { expect, test } from 'vitest';
import { findLabel } from '~/domain/shared/find-label';
import { describeNewer, knownOr } from '~/domain/shared/newer-values';

test('describes a code that it does not know with its values', () => {
  expect(describeNewer({ code: 'shift-swapped', jobId: 'J001', count: 2, ids: ['1', '2'] })).toBe(
    'shift-swapped (jobId: J001, count: 2, ids: ["1","2"])',
  );
  expect(describeNewer({ code: 'paused' })).toBe('paused');
});

test('shows a code without a label as it is', () => {
  const labels = { manual: 'Assigned manually' };
  expect(findLabel(labels, 'manual')).toBe('Assigned manually');
  for (const code of ['by-lot', 'toString', '__proto__'])
    expect(findLabel(labels, code)).toBe(code);
});

test('reads a value that it does not know as the fallback, but no value of another type', () => {
  const schema = knownOr(['optional', 'required'], 'required').default('optional');
  expect(['optional', 'passkey', undefined].map((value) => schema.parse(value))).toEqual([
    'optional',
    'required',
    'optional',
  ]);
  expect(schema.safeParse(7).success).toBe(false);
  expect(knownOr([0, 24], 24).parse(72)).toBe(24);
});
