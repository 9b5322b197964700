import fc from 'fast-check';
import { expect, test } from 'vitest';
import { award } from '~/domain/award/award';
import {
  awardInputs,
  inputsWithFreedWeeks,
  inputsWithHeldJobs,
  inputsWithPlaces,
  inputsWithTrades,
} from '~/tests/support/award-arbitrary';
import { runs } from '~/tests/support/fast-check';
import { naiveAward } from '~/tests/support/naive-award';

test.each([
  ['any input', awardInputs],
  ['weeks that were given up', inputsWithFreedWeeks],
  ['jobs that are held', inputsWithHeldJobs],
  ['jobs with several places', inputsWithPlaces],
  ['trades', inputsWithTrades],
])('an award with %s equals the naive reference', (_, inputs) => {
  const equals = fc.property(inputs, (input) => {
    expect(award(input)).toEqual(naiveAward(input));
  });
  fc.assert(equals, runs(600));
});
