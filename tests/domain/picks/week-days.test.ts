import { expect, test } from 'vitest';
import { readWeekDays } from '~/domain/picks/week-days';

test.each([
  ['Mon-Fri', 'Mon Tue Wed Thu Fri'],
  ['Wed-Sun', 'Wed Thu Fri Sat Sun'],
  ['Sat-Tue', 'Mon Tue Sat Sun'],
  ['Mon, Wed, Fri', 'Mon Wed Fri'],
  ['Mon/Tue', 'Mon Tue'],
  ['Tuesday to Thursday', 'Tue Wed Thu'],
  ['mon – wed, sat', 'Mon Tue Wed Sat'],
  ['Fri', 'Fri'],
  ['Rotating', ''],
  ['', ''],
])('reads %j', (text, days) => {
  expect(readWeekDays(text).join(' ')).toBe(days);
});
