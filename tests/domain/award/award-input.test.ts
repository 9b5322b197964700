import { expect, test } from 'vitest';
import { parseAwardInput } from '~/domain/award/parse-award-input';
import {
  anAwardDriver,
  anAwardJob,
  anInput,
  aWeek,
  makePicks,
  someSettings,
} from '~/tests/support/award-builders';

const full = () =>
  anInput({
    drivers: [anAwardDriver()],
    jobs: [anAwardJob()],
    preferences: [makePicks('1000001', ['J1'])],
    manualAssignments: [{ driverId: '1000001', jobId: 'J1' }],
    vacationWeeks: [aWeek()],
    vacationPreferences: [makePicks('1000001', ['W001'])],
    manualVacationAssignments: [{ driverId: '1000001', weekId: 'W001' }],
  });

test('reads a complete input unchanged', () => {
  expect(parseAwardInput(full())).toEqual({ ok: true, value: full() });
});

test.each([true, {}, { from: '2026-11-30' }, { from: '2026-11-30', to: '12/20/2026' }])(
  'refuses the leave %j',
  (onLeave) => {
    const at = '/drivers/0/onLeave';
    const message = 'must be {from, to} with dates YYYY-MM-DD';
    expect(parseAwardInput({ ...full(), drivers: [{ ...anAwardDriver(), onLeave }] })).toEqual({
      ok: false,
      error: { code: 'malformed-award-input', at, message },
    });
  },
);

test('keeps places, weeks and leave of a driver, rounds, freed jobs and freed weeks', () => {
  const value = {
    ...full(),
    settings: someSettings({ vacationRounds: [2, 1], chainMoves: 9 }),
    drivers: [
      anAwardDriver({ vacationWeeks: 0, onLeave: { from: '2026-11-30', to: '2026-12-20' } }),
    ],
    jobs: [anAwardJob({ places: 999 })],
    freedJobs: {
      held: [{ driverId: '1000001', jobId: 'J1', assignmentType: 'manual' }],
      freed: [
        { driverId: '1000001', jobId: 'J1' },
        { driverId: null, jobId: 'J2' },
      ],
    },
    freedWeeks: {
      held: [{ driverId: '1000001', weekId: 'W001', assignmentType: 'preference' }],
      freed: [{ driverId: '1000001', weekId: 'W001' }],
    },
  };
  expect(parseAwardInput(value)).toEqual({ ok: true, value });
});

test('reads kept jobs unchanged', () => {
  const kept = [{ driverId: '1000001', jobId: 'J1', assignmentType: 'preference' }];
  expect(parseAwardInput({ ...full(), kept })).toEqual({ ok: true, value: { ...full(), kept } });
});

const aHeldJob = { driverId: '1', jobId: 'J1', assignmentType: 'preference' };
const rangeOfRounds = 'must be a list of 1 to 6 integers from 1 to 12';
const rangeOfMoves = 'must be an integer from 1 to 9';
const rounds = '/settings/vacationRounds';
const noText = 'must be non-empty text';
const noSeniority = 'must be a non-negative integer or null';
const noTime = 'must be a 24-hour time HH:MM';
const noFlag = 'must be true or false';
test.each([
  [{ jobs: [anAwardJob({ places: 0 })] }, '/jobs/0/places', 'must be an integer from 1 to 999'],
  [
    { drivers: [anAwardDriver({ vacationWeeks: 13 })] },
    '/drivers/0/vacationWeeks',
    'must be an integer from 0 to 12',
  ],
  [{ settings: someSettings({ vacationRounds: [] }) }, rounds, rangeOfRounds],
  [{ settings: someSettings({ vacationRounds: [1, 13] }) }, rounds, rangeOfRounds],
  [{ settings: someSettings({ vacationRounds: [1, 1, 1, 1, 1, 1, 1] }) }, rounds, rangeOfRounds],
  [{ freedJobs: [] }, '/freedJobs', 'must be an object'],
  [{ freedJobs: { freed: [] } }, '/freedJobs/held', 'must be a list'],
  [{ freedJobs: { held: [] } }, '/freedJobs/freed', 'must be a list'],
  [{ freedJobs: { held: [], freed: [1] } }, '/freedJobs/freed/0', 'must be an object'],
  [
    { freedJobs: { held: [], freed: [{ jobId: 'J1' }] } },
    '/freedJobs/freed/0/driverId',
    'must be text or null',
  ],
  [
    { freedJobs: { held: [], freed: [{ driverId: null, jobId: null }] } },
    '/freedJobs/freed/0/jobId',
    'must be text',
  ],
  [{ settings: { ...someSettings(), chainMoves: 0 } }, '/settings/chainMoves', rangeOfMoves],
  [{ settings: { ...someSettings(), chainMoves: 10 } }, '/settings/chainMoves', rangeOfMoves],
  [{ settings: { ...someSettings(), chainMoves: null } }, '/settings/chainMoves', rangeOfMoves],
  [
    { freedJobs: { held: [aHeldJob, { ...aHeldJob, jobId: 'J2' }], freed: [] } },
    '/freedJobs/held/1/driverId',
    'repeats "1"',
  ],
  [{ kept: {} }, '/kept', 'must be a list'],
  [{ kept: [{ ...aHeldJob, jobId: 1 }] }, '/kept/0/jobId', 'must be text'],
  [
    { kept: [{ ...aHeldJob, assignmentType: 'kept' }] },
    '/kept/0/assignmentType',
    'must be an assignment type',
  ],
  [{ kept: [aHeldJob, { ...aHeldJob, jobId: 'J2' }] }, '/kept/1/driverId', 'repeats "1"'],
  [{ kept: [], freedJobs: { held: [], freed: [] } }, '/kept', 'must be missing beside freedJobs'],
  [{ freedWeeks: [] }, '/freedWeeks', 'must be an object'],
  [{ freedWeeks: { held: [] } }, '/freedWeeks/freed', 'must be a list'],
  [
    {
      freedWeeks: { held: [{ driverId: '1', weekId: 'W', assignmentType: 'gift' }], freed: [] },
    },
    '/freedWeeks/held/0/assignmentType',
    'must be an assignment type',
  ],
  [
    { settings: { ...someSettings(), useSeniorityAssignment: 'yes' } },
    '/settings/useSeniorityAssignment',
    noFlag,
  ],
  [
    { settings: { ...someSettings(), company: undefined } },
    '/settings/company',
    'must be an object',
  ],
  [
    { settings: { ...someSettings(), company: {} } },
    '/settings/company/usesSeniorityForAssignment',
    noFlag,
  ],
  [{ drivers: undefined }, '/drivers', 'must be a list'],
  [{ jobs: {} }, '/jobs', 'must be a list'],
  [{ preferences: undefined }, '/preferences', 'must be a list'],
  [{ drivers: [anAwardDriver(), null] }, '/drivers/1', 'must be an object'],
  [{ drivers: [{ ...anAwardDriver(), employeeId: 1 }] }, '/drivers/0/employeeId', noText],
  [{ drivers: [anAwardDriver({ employeeId: '' })] }, '/drivers/0/employeeId', noText],
  [
    { drivers: [anAwardDriver({ seniorityNumber: -1 })] },
    '/drivers/0/seniorityNumber',
    noSeniority,
  ],
  [
    { drivers: [anAwardDriver({ seniorityNumber: 1.5 })] },
    '/drivers/0/seniorityNumber',
    noSeniority,
  ],
  [{ drivers: [{ ...anAwardDriver(), vcStatus: 'Yes' }] }, '/drivers/0/vcStatus', noFlag],
  [{ drivers: [anAwardDriver(), anAwardDriver()] }, '/drivers/1/employeeId', 'repeats "1000001"'],
  [{ jobs: [anAwardJob(), anAwardJob()] }, '/jobs/1/jobId', 'repeats "J1"'],
  [{ jobs: [anAwardJob({ startTime: '24:00' })] }, '/jobs/0/startTime', noTime],
  [{ jobs: [anAwardJob({ startTime: '8:00' })] }, '/jobs/0/startTime', noTime],
  [
    { preferences: [{ ...makePicks('1', []), preferences: ['J1', 2] }] },
    '/preferences/0/preferences',
    'must be a list of ids',
  ],
  [
    { preferences: [{ ...makePicks('1', []), submissionTime: 5 }] },
    '/preferences/0/submissionTime',
    'must be text',
  ],
  [{ manualAssignments: [{ driverId: '1' }] }, '/manualAssignments/0/jobId', 'must be text'],
  [{ vacationWeeks: [aWeek(), aWeek()] }, '/vacationWeeks/1/weekId', 'repeats "W001"'],
  [
    { vacationWeeks: [aWeek({ totalSlots: -1 })] },
    '/vacationWeeks/0/totalSlots',
    'must be a non-negative integer',
  ],
  [
    { vacationWeeks: [aWeek({ startDate: '2025-13-01' })] },
    '/vacationWeeks/0/startDate',
    'must be a date YYYY-MM-DD',
  ],
  [{ manualVacationAssignments: 5 }, '/manualVacationAssignments', 'must be a list'],
])('refuses %j', (part, at, message) => {
  expect(parseAwardInput({ ...full(), ...part })).toEqual({
    ok: false,
    error: { code: 'malformed-award-input', at, message },
  });
});

test('fills in optional fields and ignores unknown ones', () => {
  const { seniorityNumber: _s, ...driver } = anAwardDriver();
  const { remainingSlots: _r, ...week } = aWeek({ totalSlots: 4 });
  const { assignLeftoverVacations: _a, ...settings } = someSettings();
  const value = {
    settings,
    drivers: [driver],
    jobs: [],
    preferences: [],
    vacationWeeks: [week],
    other: 1,
  };
  expect(parseAwardInput(value)).toEqual({
    ok: true,
    value: anInput({
      drivers: [anAwardDriver({ seniorityNumber: null })],
      vacationWeeks: [aWeek({ totalSlots: 4, remainingSlots: 4 })],
    }),
  });
});

test.each([
  [null, '', 'must be an object'],
  [[], '', 'must be an object'],
  [{}, '/settings', 'must be an object'],
])('names the path of the invalid value: %#', (value, at, message) => {
  expect(parseAwardInput(value)).toEqual({
    ok: false,
    error: { code: 'malformed-award-input', at, message },
  });
});
