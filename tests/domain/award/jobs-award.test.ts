import { describe, expect, test, vi } from 'vitest';
import { award } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';

/** `J1 1000001 preference`, one line per awarded job. */
const awardLines = (input: AwardInput): string[] =>
  award(input).jobs.map(
    ({ jobId, driverId, assignmentType }) => `${jobId} ${driverId} ${assignmentType}`,
  );

const [ana, ben, cem, dee] = [
  anAwardDriver({ seniorityNumber: 1 }),
  anAwardDriver({ seniorityNumber: 2 }),
  anAwardDriver({ seniorityNumber: 3 }),
  anAwardDriver({ seniorityNumber: 4 }),
];
const [idA, idB, idC, idD] = ['1000001', '1000002', '1000003', '1000004'];
const [j1, j2, j3] = [
  anAwardJob({ jobId: 'J1' }),
  anAwardJob({ jobId: 'J2' }),
  anAwardJob({ jobId: 'J3' }),
];

test('awards nothing for an empty input', () => {
  expect(award(anInput())).toEqual({ jobs: [], vacations: [] });
});

test('lists the jobs by id as text', () => {
  const jobs = ['J9', 'J10', 'j1', 'A'].map((jobId) => anAwardJob({ jobId }));
  const preferences = [
    makePicks(idA, ['j1']),
    makePicks(idB, ['J9']),
    makePicks(idC, ['J10']),
    makePicks(idD, ['A']),
  ];
  expect(awardLines(anInput({ drivers: [ana, ben, cem, dee], jobs, preferences }))).toEqual([
    `A ${idD} preference`,
    `J10 ${idC} preference`,
    `J9 ${idB} preference`,
    `j1 ${idA} preference`,
  ]);
});

describe('rule 1, manual assignments', () => {
  const manual = (...manualAssignments: [string, string][]) =>
    awardLines(
      anInput({
        drivers: [ana, ben],
        jobs: [j1, j2],
        manualAssignments: manualAssignments.map(([driverId, jobId]) => ({ driverId, jobId })),
      }),
    );

  test('a new assignment for a job replaces the old one', () => {
    expect(manual([idA, 'J1'], [idB, 'J1'])).toEqual([`J1 ${idB} manual`]);
  });

  test('the first assignment of a driver counts', () => {
    expect(manual([idA, 'J1'], [idA, 'J2'])).toEqual([`J1 ${idA} manual`]);
  });

  test("a replaced assignment no longer counts as its driver's first", () => {
    expect(manual([idA, 'J1'], [idA, 'J2'], [idB, 'J1'])).toEqual([
      `J1 ${idB} manual`,
      `J2 ${idA} manual`,
    ]);
  });

  test('a replacing assignment moves to the end of the list', () => {
    expect(manual([idA, 'J1'], [idB, 'J2'], [idB, 'J1'])).toEqual([`J2 ${idB} manual`]);
  });

  test('a repeated assignment moves to the end of the list too', () => {
    expect(manual([idA, 'J1'], [idA, 'J2'], [idA, 'J1'])).toEqual([`J2 ${idA} manual`]);
  });

  test('drops assignments of a missing driver or job, which replace nothing', () => {
    expect(manual([idA, 'J1'], ['9999999', 'J1'], [idB, 'J9'])).toEqual([`J1 ${idA} manual`]);
  });

  test('are allowed for ineligible and uncertified drivers', () => {
    const input = anInput({
      drivers: [anAwardDriver({ isEligible: false })],
      jobs: [anAwardJob({ isAirport: true })],
      manualAssignments: [{ driverId: idA, jobId: 'J1' }],
    });
    expect(awardLines(input)).toEqual([`J1 ${idA} manual`]);
  });

  test('come before the picks of a more senior driver and exclude their driver from rule 2', () => {
    const input = anInput({
      drivers: [ana, ben],
      jobs: [j1, j2],
      preferences: [makePicks(idA, ['J1', 'J2']), makePicks(idB, ['J2'])],
      manualAssignments: [{ driverId: idB, jobId: 'J1' }],
    });
    expect(awardLines(input)).toEqual([`J1 ${idB} manual`, `J2 ${idA} preference`]);
  });
});

describe('rule 2, preferences', () => {
  test('the most senior driver takes the highest-ranked free job', () => {
    const input = anInput({
      drivers: [cem, ana, ben],
      jobs: [j1, j2, j3],
      preferences: [
        makePicks(idC, ['J1', 'J3']),
        makePicks(idB, ['J1', 'J2']),
        makePicks(idA, ['J1']),
      ],
    });
    expect(awardLines(input)).toEqual([
      `J1 ${idA} preference`,
      `J2 ${idB} preference`,
      `J3 ${idC} preference`,
    ]);
  });

  test('orders equal seniority by employee ID as text', () => {
    const drivers = ['1000009', '1000010'].map((employeeId) =>
      anAwardDriver({ employeeId, seniorityNumber: 5 }),
    );
    const preferences = [makePicks('1000010', ['J1']), makePicks('1000009', ['J1'])];
    expect(awardLines(anInput({ drivers, jobs: [j1], preferences }))).toEqual([
      'J1 1000009 preference',
    ]);
  });

  test.each([
    [999_998, '2000000', '2000000'],
    [999_999, '2000000', '1000000'],
    [999_999, '0000009', '0000009'],
    [1_000_000, '0000009', '1000000'],
  ])('seniority %d of %s and none of 1000000: the job goes to %s', (number, id, winner) => {
    const drivers = [
      anAwardDriver({ employeeId: '1000000', seniorityNumber: null }),
      anAwardDriver({ employeeId: id, seniorityNumber: number }),
    ];
    const preferences = drivers.map(({ employeeId }) => makePicks(employeeId, ['J1']));
    const lines = awardLines(anInput({ drivers, jobs: [j1], preferences }));
    expect(lines).toEqual([`J1 ${winner} preference`]);
  });

  test('skips ineligible drivers', () => {
    const drivers = [anAwardDriver({ seniorityNumber: 1, isEligible: false }), ben];
    const preferences = [makePicks(idA, ['J1']), makePicks(idB, ['J1'])];
    expect(awardLines(anInput({ drivers, jobs: [j1], preferences }))).toEqual([
      `J1 ${idB} preference`,
    ]);
  });

  test('skips an uncertified driver for an airport job', () => {
    const input = anInput({
      drivers: [ana, anAwardDriver({ seniorityNumber: 2, airportCertified: true })],
      jobs: [anAwardJob({ isAirport: true }), j2],
      preferences: [makePicks(idA, ['J1', 'J2']), makePicks(idB, ['J1'])],
    });
    expect(awardLines(input)).toEqual([`J1 ${idB} preference`, `J2 ${idA} preference`]);
  });

  test('does not require certification if the company does not', () => {
    const input = anInput({
      settings: { company: { airportCertificationRequired: false } },
      drivers: [ana],
      jobs: [anAwardJob({ isAirport: true })],
      preferences: [makePicks(idA, ['J1'])],
    });
    expect(awardLines(input)).toEqual([`J1 ${idA} preference`]);
  });

  test('gives an uncertified driver one of the few local jobs left among airport jobs', () => {
    const input = anInput({
      drivers: [ana, ben],
      jobs: [anAwardJob({ isAirport: true }), j2],
      preferences: [makePicks(idA, ['J2']), makePicks(idB, ['J2', 'J1'])],
    });
    expect(awardLines(input)).toEqual([`J2 ${idA} preference`]);
  });

  test('drops repeated and unknown ids', () => {
    const input = anInput({
      drivers: [ana, ben],
      jobs: [j1, j2],
      preferences: [makePicks(idA, ['J1']), makePicks(idB, ['J7', 'J1', '', 'J1', 'J2'])],
    });
    expect(awardLines(input)).toEqual([`J1 ${idA} preference`, `J2 ${idB} preference`]);
  });

  test('treats ids that only resemble a job id as unknown', () => {
    const jobs = ['J01', 'J02', 'J03'].map((jobId) => anAwardJob({ jobId }));
    const preferences = [
      makePicks(idA, ['J1', 'j01', 'K01', 'J001', 'J0١', 'J-1', 'J99', 'J', 'J02']),
    ];
    expect(awardLines(anInput({ drivers: [ana], jobs, preferences }))).toEqual([
      `J02 ${idA} preference`,
    ]);
  });

  test('drops lists of unknown drivers', () => {
    const preferences = [makePicks('9999999', ['J1'])];
    expect(awardLines(anInput({ drivers: [ana], jobs: [j1], preferences }))).toEqual([]);
  });
});

describe('counts the latest list', () => {
  const awardOneDriver = (...records: [jobId: string, submissionTime: string][]) =>
    awardLines(
      anInput({
        drivers: [ana],
        jobs: [j1, j2],
        preferences: records.map(([jobId, time]) => makePicks(idA, [jobId], time)),
      }),
    );

  test('wherever it is in the input', () => {
    expect(awardOneDriver(['J1', '2026-11-24T10:00:00Z'], ['J2', '2026-11-23T10:00:00Z'])).toEqual([
      `J1 ${idA} preference`,
    ]);
  });

  test('of equal times the later one in the input', () => {
    expect(
      awardOneDriver(['J1', '2026-11-24T10:00:00Z'], ['J2', '2026-11-24T10:00:00.000Z']),
    ).toEqual([`J2 ${idA} preference`]);
  });

  test('comparing times as instants, not as text', () => {
    expect(
      awardOneDriver(['J1', '2026-11-24T10:30:00Z'], ['J2', '2026-11-24T11:00:00+01:00']),
    ).toEqual([`J1 ${idA} preference`]);
  });

  test('reading a time without a zone as UTC in every zone of the machine', () => {
    vi.stubEnv('TZ', 'America/New_York');
    const lines = awardOneDriver(['J2', '2026-11-24T12:00:00Z'], ['J1', '2026-11-24T10:00:00']);
    expect(lines).toEqual([`J2 ${idA} preference`]);
  });

  test('sorting invalid times before all others, and by text among themselves', () => {
    expect(awardOneDriver(['J1', '2026-11-24T10:00:00Z'], ['J2', 'tomorrow'])).toEqual([
      `J1 ${idA} preference`,
    ]);
    expect(awardOneDriver(['J1', 'b'], ['J2', 'a'])).toEqual([`J1 ${idA} preference`]);
  });

  test('even when it is empty', () => {
    const preferences = [
      makePicks(idA, ['J1'], '2026-11-23T10:00:00Z'),
      makePicks(idA, [], '2026-11-24T10:00:00Z'),
    ];
    expect(awardLines(anInput({ drivers: [ana], jobs: [j1], preferences }))).toEqual([]);
  });
});

describe('rule 3, seniority mode', () => {
  const leftover = (
    settings: NonNullable<Parameters<typeof anInput>[0]>['settings'],
    airportCertified: boolean[],
  ) =>
    awardLines(
      anInput({
        settings: { useSeniorityAssignment: true, ...settings },
        drivers: airportCertified.map((certified, i) =>
          anAwardDriver({ seniorityNumber: i + 1, airportCertified: certified }),
        ),
        jobs: [
          anAwardJob({ jobId: 'L2', startTime: '06:00' }),
          anAwardJob({ jobId: 'L1', startTime: '06:00' }),
          anAwardJob({ jobId: 'A9', startTime: '05:00', isAirport: true }),
          anAwardJob({ jobId: 'A1', startTime: '23:00', isAirport: true }),
        ],
      }),
    );

  test('airport first, then start time, then job id', () => {
    expect(leftover({}, [true, true, true, true])).toEqual([
      `A1 ${idB} seniority`,
      `A9 ${idA} seniority`,
      `L1 ${idC} seniority`,
      `L2 ${idD} seniority`,
    ]);
  });

  test('skips uncertified drivers for an airport job but offers them the next job first', () => {
    expect(leftover({}, [false, true, false])).toEqual([
      `A9 ${idB} seniority`,
      `L1 ${idA} seniority`,
      `L2 ${idC} seniority`,
    ]);
  });

  test('does not require certification if the company does not, here too', () => {
    expect(leftover({ company: { airportCertificationRequired: false } }, [false])).toEqual([
      `A9 ${idA} seniority`,
    ]);
  });

  test('applies even with disableAutoAssignments', () => {
    expect(leftover({ disableAutoAssignments: true }, [true])).toEqual([`A9 ${idA} seniority`]);
  });

  test('skips ineligible and assigned drivers', () => {
    const input = anInput({
      settings: { useSeniorityAssignment: true },
      drivers: [ana, anAwardDriver({ seniorityNumber: 2, isEligible: false }), cem],
      jobs: [j1, j2, j3],
      preferences: [makePicks(idA, ['J3'])],
    });
    expect(awardLines(input)).toEqual([`J1 ${idC} seniority`, `J3 ${idA} preference`]);
  });
});

describe('rule 4, automatic assignments', () => {
  const vc = (seniorityNumber: number, more = {}) =>
    anAwardDriver({ seniorityNumber, vcStatus: true, ...more });
  const auto = (
    lists: Partial<Omit<AwardInput, 'settings'>>,
    company: Partial<AwardInput['settings']['company']> = {},
  ) => awardLines(anInput({ settings: { disableAutoAssignments: false, company }, ...lists }));
  const airport = (jobId: string, startTime = '08:00') =>
    anAwardJob({ jobId, startTime, isAirport: true });
  const onlyPool = { usesSeniorityForAssignment: false, usesVCStatus: false };

  test('is off with disableAutoAssignments', () => {
    expect(awardLines(anInput({ drivers: [vc(1)], jobs: [j1] }))).toEqual([]);
  });

  test('(a) gives airport jobs by start time to certified drivers of the pool, VC or submitted', () => {
    const drivers = [
      anAwardDriver({ seniorityNumber: 1, airportCertified: true }),
      vc(2),
      anAwardDriver({ seniorityNumber: 3, airportCertified: true }),
      vc(4, { airportCertified: true }),
    ];
    const jobs = [airport('A1', '09:00'), airport('A2', '07:00')];
    const lines = auto({ drivers, jobs, preferences: [makePicks(idC, ['X'])] });
    expect(lines).toEqual([`A1 ${idD} airport-driver`, `A2 ${idC} airport-driver-pool`]);
  });

  test('(a) orders airport jobs of equal start time by job id', () => {
    const drivers = [vc(1, { airportCertified: true }), vc(2, { airportCertified: true })];
    expect(auto({ drivers, jobs: [airport('A2'), airport('A1')] })).toEqual([
      `A1 ${idA} airport-driver`,
      `A2 ${idB} airport-driver`,
    ]);
  });

  test('(b) gives other jobs by start time to the pool; an empty list counts as submitted', () => {
    const jobs = [
      anAwardJob({ jobId: 'L1', startTime: '09:00' }),
      anAwardJob({ jobId: 'L2', startTime: '07:00' }),
    ];
    const lines = auto({ drivers: [ana, vc(2), cem], jobs, preferences: [makePicks(idC, [])] });
    expect(lines).toEqual([`L1 ${idC} vc-assigned`, `L2 ${idB} vc-assigned`]);
  });

  test('(a, b) takes a list that only keeps jobs in mind for none, and gives them by it', () => {
    const jobs = [anAwardJob({ jobId: 'L1' }), anAwardJob({ jobId: 'L2' }), airport('A1')];
    const certified = { airportCertified: true };
    const drivers = [1, 2].map((seniorityNumber) =>
      anAwardDriver({ seniorityNumber, ...certified }),
    );
    const memory = { isMemory: true as const };
    const preferences = [
      { ...makePicks(idA, []), ...memory, struck: ['L1'] },
      { ...makePicks(idB, ['L2']), ...memory, taken: ['L2'] },
    ];
    expect(auto({ drivers, jobs, preferences }, onlyPool)).toEqual([`L2 ${idB} preference`]);
    expect(auto({ drivers, jobs: [airport('A1')], preferences }, onlyPool)).toEqual([]);
  });

  test('ignores VC status where the company does not use it, also in the type', () => {
    const drivers = [vc(1, { airportCertified: true }), vc(2, { airportCertified: true })];
    const lines = auto(
      { drivers, jobs: [airport('A1'), airport('A2')], preferences: [makePicks(idB, [])] },
      onlyPool,
    );
    expect(lines).toEqual([`A1 ${idB} airport-driver-pool`]);
  });

  test('(c) with seniority gives the remaining jobs, airport first, to every eligible driver', () => {
    const drivers = [ana, anAwardDriver({ seniorityNumber: 2, airportCertified: true }), cem];
    const jobs = [anAwardJob({ jobId: 'L1', startTime: '05:00' }), airport('A1', '22:00')];
    expect(auto({ drivers, jobs })).toEqual([`A1 ${idB} airport-auto`, `L1 ${idA} seniority`]);
  });

  test('(c) without seniority and VC status leaves the remaining jobs free', () => {
    expect(auto({ drivers: [ana], jobs: [j1] }, onlyPool)).toEqual([]);
    expect(auto({ drivers: [ana], jobs: [j1] }, { usesSeniorityForAssignment: false })).toEqual([]);
  });

  test('serves the pool before a more senior driver outside it', () => {
    expect(auto({ drivers: [ana, vc(2)], jobs: [j1, j2] })).toEqual([
      `J1 ${idB} vc-assigned`,
      `J2 ${idA} seniority`,
    ]);
  });
});
