import fc from 'fast-check';
import type { Driver } from '~/domain/drivers/driver';
import { driverFields } from '~/domain/drivers/driver-fields';
import {
  maxNameLength,
  maxNoteLength,
  maxPhoneLength,
  maxTieNumber,
  maxVacationWeeks,
} from '~/domain/drivers/limits';
import type { Job } from '~/domain/jobs/job';
import { tidyRow } from '~/domain/roster/roster-field';
import { cleanId, cleanText, cutText } from '~/domain/shared/clean-text';

/** Text in the form in which it is stored, from every alphabet and with characters that are hard to export. */
const storedText = (maxLength: number, clean = cleanText) =>
  fc
    .tuple(
      fc.constantFrom(
        '',
        '=',
        "'=",
        "''@",
        '+',
        '-1',
        '@',
        "'",
        '"',
        '\t',
        ',',
        '  ',
        '_x0041_',
        '\uFEFF',
      ),
      fc.oneof(
        fc.string({ unit: 'binary', maxLength }),
        fc.string({ unit: 'grapheme', maxLength }),
        fc.constantFrom(
          'Job ID',
          'Name',
          'Yes',
          '007',
          '1e5',
          'O’Brien, "JJ"',
          'a\tb',
          '<&>',
          '1/2',
        ),
      ),
    )
    .map(([start, rest]) => cutText(clean(start + rest), maxLength))
    .filter((text) => text !== '');

const someDay = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const driver: fc.Arbitrary<Driver> = fc
  .record({
    employeeId: fc.integer({ min: 0, max: 9_999_999 }).map((id) => String(id).padStart(7, '0')),
    name: storedText(maxNameLength),
    seniorityNumber: fc.integer({ min: 0, max: 9_999_999 }),
    vcStatus: fc.boolean(),
    airportCertified: fc.boolean(),
    isEligible: fc.boolean(),
    vacationWeeks: fc.option(
      fc.integer({ min: 0, max: maxVacationWeeks }).filter((weeks) => weeks !== 1),
      { nil: undefined },
    ),
    phone: fc.option(storedText(maxPhoneLength), { nil: undefined }),
    seniorityDate: fc.option(someDay, { nil: undefined }),
    tieNumber: fc.option(fc.integer({ min: 0, max: maxTieNumber }), { nil: undefined }),
    note: fc.option(storedText(maxNoteLength), { nil: undefined }),
  })
  .map((one) => tidyRow(driverFields, one) as Driver);

const minute = fc.integer({ min: 0, max: 1439 });
const twoDigits = (value: number) => String(value).padStart(2, '0');

const job: fc.Arbitrary<Job> = fc
  .record({
    jobId: storedText(40, cleanId),
    startTime: minute.map((at) => `${twoDigits(Math.floor(at / 60))}:${twoDigits(at % 60)}`),
    isAirport: fc.boolean(),
    weekDays: storedText(60),
    location: fc.option(storedText(80), { nil: undefined }),
    places: fc.option(fc.integer({ min: 2, max: 999 }), { nil: undefined }),
  })
  .map(({ location, places, ...rest }) => ({
    ...rest,
    ...(location !== undefined && { location }),
    ...(places !== undefined && { places }),
  }));

/** A site's drivers with unique ids and seniority numbers. */
export const someDrivers = fc
  .uniqueArray(driver, {
    minLength: 1,
    maxLength: 12,
    selector: ({ employeeId }) => employeeId,
  })
  .map((drivers) => [...new Map(drivers.map((one) => [one.seniorityNumber, one])).values()]);

export const someJobs = fc.uniqueArray(job, {
  minLength: 1,
  maxLength: 12,
  selector: ({ jobId }) => jobId,
});
