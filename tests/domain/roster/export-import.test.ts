import fc from 'fast-check';
import { expect, test } from 'vitest';
import { driversToText, parseDriverText } from '~/domain/drivers/driver-text';
import { jobsToText, parseJobText } from '~/domain/jobs/job-text';
import { cleanText } from '~/domain/shared/clean-text';
import { someDrivers, someJobs } from '~/tests/support/roster-arbitrary';

const sets = { numRuns: 1000 };

test('what is exported as text is imported as it was, for drivers', () => {
  fc.assert(
    fc.property(someDrivers, (drivers) => {
      expect(parseDriverText(driversToText(drivers))).toEqual({ ok: true, value: drivers });
    }),
    sets,
  );
});

test('what is exported as text is imported as it was, for jobs', () => {
  fc.assert(
    fc.property(someJobs, (jobs) => {
      expect(parseJobText(jobsToText(jobs))).toEqual({ ok: true, value: jobs });
    }),
    sets,
  );
});

test('no exported cell is one that a spreadsheet would run', () => {
  fc.assert(
    fc.property(someDrivers, (drivers) => {
      const cells = driversToText(drivers).split(/[\t\n]/);
      expect(cells.filter((cell) => /^[=+\-@\r]/.test(cell))).toEqual([]);
    }),
  );
});

test('cleaning clean text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
    }),
    sets,
  );
});
