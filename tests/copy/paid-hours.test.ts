import { expect, test } from 'vitest';
import { common as english } from '~/app/copy/en/driver/common';
import { common as spanish } from '~/app/copy/es/driver/common';

test('says one paid hour, and several', () => {
  expect([1, 1.5, 8].map(english.paidHours)).toEqual([
    '1 paid hour',
    '1.5 paid hours',
    '8 paid hours',
  ]);
  expect([1, 8].map(spanish.paidHours)).toEqual(['1 hora pagada', '8 horas pagadas']);
});
