import fc from 'fast-check';
import { expect, test } from 'vitest';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { jobRoster } from '~/domain/jobs/job-roster';
import { toText } from '~/domain/roster/roster-text';
import { cleanText } from '~/domain/shared/clean-text';
import { runs } from '~/tests/support/fast-check';
import { parseText } from '~/tests/support/parse-text';
import { someDrivers, someJobs } from '~/tests/support/roster-arbitrary';

const sets = runs(200);

test('imports exported text unchanged, for drivers', () => {
  fc.assert(
    fc.property(someDrivers, (drivers) => {
      expect(parseText(driverRoster, toText(driverRoster, drivers))).toEqual({
        ok: true,
        value: drivers,
      });
    }),
    sets,
  );
});

test('imports exported text unchanged, for jobs', () => {
  fc.assert(
    fc.property(someJobs, (jobs) => {
      expect(parseText(jobRoster, toText(jobRoster, jobs))).toEqual({ ok: true, value: jobs });
    }),
    sets,
  );
});

test('exports no cell that a spreadsheet would run', () => {
  fc.assert(
    fc.property(someDrivers, (drivers) => {
      const cells = toText(driverRoster, drivers).split(/[\t\n]/);
      expect(cells.filter((cell) => /^[=+\-@\r]/.test(cell))).toEqual([]);
    }),
  );
});

test('does not change clean text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
    }),
    sets,
  );
});
