import { expect, test } from 'vitest';
import { describeApi } from '~/app/routes/api/api.v1.$/describe-api.server';
import { siteTables } from '~/domain/data-export/columns';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { jobRoster } from '~/domain/jobs/job-roster';
import { toText } from '~/domain/roster/roster-text';
import { weekRoster } from '~/domain/vacation/week-roster';
import { aDriver, aJob } from '~/tests/support/roster-builders';

/** What programs of companies read and send. It may gain fields, but none may change. */
interface Described {
  readonly paths: Record<
    string,
    Record<'put', { requestBody: { content: Record<string, { schema: unknown }> } }>
  >;
}

const describeRow = (name: string): unknown => {
  const { paths } = JSON.parse(describeApi()) as Described;
  const { schema } = paths[`/${name}`]!.put.requestBody.content['application/json']!;
  const { properties } = schema as { properties: Record<string, { items: unknown }> };
  return properties[name]!.items;
};
const text = (minLength: number, maxLength: number) => ({ type: 'string', minLength, maxLength });
const integer = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
const day = String.raw`^(?:19[3-9]\d|20\d\d)-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$`;
const empty = { type: 'string', const: '' };
const [flag, additionalProperties] = [{ type: 'boolean' }, false];

test('the API takes drivers with these fields', () => {
  expect(describeRow('drivers')).toEqual({
    type: 'object',
    properties: {
      employeeId: { type: 'string', pattern: '^\\d{7}$' },
      name: text(1, 120),
      seniorityNumber: integer(0, 9_999_999),
      ...{ vcStatus: flag, airportCertified: flag, isEligible: flag },
      vacationWeeks: integer(0, 12),
      phone: { type: 'string', maxLength: 40 },
      seniorityDate: { anyOf: [{ type: 'string', pattern: day }, empty] },
      tieNumber: { anyOf: [integer(0, 999_999), empty] },
      note: { type: 'string', maxLength: 200 },
    },
    required: ['employeeId', 'name', 'seniorityNumber'],
    additionalProperties,
  });
});

test('the API takes jobs with these fields', () => {
  expect(describeRow('jobs')).toEqual({
    type: 'object',
    properties: {
      jobId: text(1, 40),
      startTime: { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
      isAirport: flag,
      weekDays: text(1, 60),
      location: { type: 'string', maxLength: 80 },
      places: integer(1, 999),
      endTime: { type: 'string', pattern: '^(?:([01]\\d|2[0-3]):[0-5]\\d)?$' },
      paidHours: { type: 'number', minimum: 0, maximum: 24, multipleOf: 0.01 },
    },
    required: ['jobId', 'startTime', 'weekDays'],
    additionalProperties,
  });
});

test('exports each list with these columns', () => {
  const week = { weekId: 'W1', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 5 };
  expect([
    toText(driverRoster, [aDriver({ vacationWeeks: 2 })]),
    toText(jobRoster, [aJob({ location: 'Harbor', places: 3 })]),
    toText(jobRoster, [aJob({ endTime: '02:15' }), aJob({ jobId: 'J2', paidHours: 8.25 })]),
    toText(weekRoster, [week]),
    toText(weekRoster, [{ ...week, isClosed: true }]),
  ]).toEqual([
    [
      'EmployeeID\tName\tSeniorityNumber\tVCStatus\tAirportCertified\tEligible\tVacationWeeks',
      '1000001\tAda Driver\t1\tNo\tNo\tYes\t2',
    ].join('\n'),
    [
      'JobID\tWeekDays\tStartTime\tAirport\tLocation\tPlaces',
      'J1\tMon-Fri\t08:00\tNo\tHarbor\t3',
    ].join('\n'),
    [
      'JobID\tWeekDays\tStartTime\tAirport\tLocation\tPlaces\tEndTime\tPaidHours',
      'J1\tMon-Fri\t08:00\tNo\t\t\t02:15\t',
      'J2\tMon-Fri\t08:00\tNo\t\t\t\t8.25',
    ].join('\n'),
    'WeekID\tStartDate\tEndDate\tTotalSlots\nW1\t2027-01-04\t2027-01-10\t5',
    'WeekID\tStartDate\tEndDate\tTotalSlots\tClosed\nW1\t2027-01-04\t2027-01-10\t5\tYes',
  ]);
});

test('exports what dispatchers keep about drivers in columns after all others', () => {
  const facts = { phone: '555-0100', seniorityDate: '1998-03-04', tieNumber: 0, note: 'Nights' };
  expect(toText(driverRoster, [aDriver(facts), aDriver()]).split('\n')).toEqual([
    'EmployeeID\tName\tSeniorityNumber\tVCStatus\tAirportCertified\tEligible\tVacationWeeks\tPhone\tSeniorityDate\tTieNumber\tNote',
    '1000001\tAda Driver\t1\tNo\tNo\tYes\t\t555-0100\t1998-03-04\t0\tNights',
    '1000001\tAda Driver\t1\tNo\tNo\tYes\t\t\t\t\t',
  ]);
});

test('exports all data of a site with these columns of its lists', () => {
  const { drivers, jobs, 'vacation-weeks': weeks } = siteTables;
  expect([drivers, jobs, weeks].map((columns) => columns.join(' '))).toEqual([
    'employeeId name seniorityNumber vcStatus airportCertified isEligible vacationWeeks phone seniorityDate tieNumber note',
    'jobId weekDays startTime isAirport location places endTime paidHours',
    'weekId startDate endDate totalSlots isClosed',
  ]);
});
