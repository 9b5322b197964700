import fc from 'fast-check';
import { expect, test } from 'vitest';
import { award } from '~/domain/award/award';
import {
  awardInputs,
  inputsWithFreedWeeks,
  inputsWithHeldJobs,
  inputsWithJobChains,
  inputsWithKept,
  inputsWithLeave,
  inputsWithPlaces,
  inputsWithStruckJobs,
  inputsWithTrades,
} from '~/tests/support/award-arbitrary';
import { runs } from '~/tests/support/fast-check';
import { naiveAward } from '~/tests/support/naive-award';

test.each([
  ['any input', awardInputs, 600],
  ['weeks that were given up', inputsWithFreedWeeks, 600],
  ['jobs that are held', inputsWithHeldJobs, 600],
  ['jobs that are freed', inputsWithJobChains, 3000],
  ['jobs that are kept', inputsWithKept, 3000],
  ['jobs that are struck from lists', inputsWithStruckJobs, 3000],
  ['jobs with several places', inputsWithPlaces, 600],
  ['trades', inputsWithTrades, 600],
  ['drivers on leave', inputsWithLeave, 3000],
])('an award with %s equals the naive reference', (_, inputs, count) => {
  const equals = fc.property(inputs, (input) => {
    expect(award(input)).toEqual(naiveAward(input));
  });
  fc.assert(equals, runs(count));
});
