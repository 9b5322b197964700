import fc from 'fast-check';
import { assignmentTypes } from '~/domain/award/assignment-type';
import { award } from '~/domain/award/award';
import type { AwardInput, DriverWeek, LeaveDays } from '~/domain/award/award-input';

/**
 * Two kinds of IDs: numbered ones of one form, for which the engine has a table, and odd ones, for which it has
 * a Map.
 */
const numberedIds = (prefix: string, width: number) =>
  fc.integer({ min: 0, max: 40 }).map((n) => prefix + String(n).padStart(width, '0'));
const oddIds = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'J01',
    'J1',
    'j01',
    '01',
    '1',
    ' ',
    '-1',
    'J0x',
    'é',
    'Ж',
    '🚚',
    'K01',
  ),
  fc.string({ minLength: 1, maxLength: 3 }),
);
const makeIds = (prefix: string, width: number, maxLength: number) =>
  fc.oneof(
    fc.uniqueArray(numberedIds(prefix, width), { maxLength }),
    fc.uniqueArray(fc.oneof(numberedIds(prefix, width), oddIds), { maxLength }),
  );

const submissionTimes = fc.constantFrom(
  '2026-11-23T10:00:00.000Z',
  '2026-11-23T10:00:00Z',
  '2026-11-23T12:00:00+02:00',
  '2026-11-23T11:00:00+02:00',
  '2026-11-23T10:00',
  '2026-11-24',
  'yesterday',
  'yesterdaz',
  '',
);

const drawFrom = (ids: readonly string[]) =>
  ids.length === 0
    ? oddIds
    : fc.oneof({ arbitrary: fc.constantFrom(...ids), weight: 9 }, { arbitrary: oddIds, weight: 1 });

const records = (
  driverIds: readonly string[],
  ids: readonly string[],
  maxLength: number,
  extra: { struck?: fc.Arbitrary<string[] | undefined> } = {},
) =>
  fc.array(
    fc.record({
      driverId: drawFrom(driverIds),
      preferences: fc.array(drawFrom(ids), { maxLength: 8 }),
      submissionTime: submissionTimes,
      ...extra,
    }),
    { maxLength },
  );

const seniority = fc.oneof(
  fc.integer({ min: 0, max: 12 }),
  fc.constantFrom(null, 999_999, 999_998, 1_000_000, 5_000_000_000, Number.MAX_SAFE_INTEGER),
);

/** Award inputs with ties, repeated and unknown IDs, several lists per driver and odd IDs. */
export const awardInputs: fc.Arbitrary<AwardInput> = fc
  .tuple(makeIds('10000', 2, 12), makeIds('J', 2, 10), makeIds('W', 3, 5))
  .chain(([driverIds, jobIds, weekIds]) =>
    fc.record({
      settings: fc.record({
        useSeniorityAssignment: fc.boolean(),
        disableAutoAssignments: fc.boolean(),
        assignLeftoverVacations: fc.boolean(),
        company: fc.record({
          usesSeniorityForAssignment: fc.boolean(),
          usesVCStatus: fc.boolean(),
          airportCertificationRequired: fc.boolean(),
        }),
      }),
      drivers: fc.tuple(
        ...driverIds.map((employeeId) =>
          fc.record({
            employeeId: fc.constant(employeeId),
            name: fc.constant('Ana Baker'),
            seniorityNumber: seniority,
            vcStatus: fc.boolean(),
            airportCertified: fc.boolean(),
            isEligible: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
            onVacation: fc
              .integer({ min: 0, max: 9 })
              .map((n) => (n === 0 ? { weekId: 'W1', usualJobId: null } : undefined)),
          }),
        ),
      ),
      jobs: fc.tuple(
        ...jobIds.map((jobId) =>
          fc.record({
            jobId: fc.constant(jobId),
            startTime: fc.constantFrom('00:00', '08:00', '08:05', '13:30', '23:59'),
            isAirport: fc.boolean(),
            weekDays: fc.constant('Mon-Fri'),
          }),
        ),
      ),
      preferences: records(driverIds, jobIds, 16),
      manualAssignments: fc.array(
        fc.record({ driverId: drawFrom(driverIds), jobId: drawFrom(jobIds) }),
        { maxLength: 5 },
      ),
      vacationWeeks: fc.tuple(
        ...weekIds.map((weekId) =>
          fc.record({
            weekId: fc.constant(weekId),
            startDate: fc.constantFrom('2025-01-06', '2025-01-13', '2025-01-20'),
            endDate: fc.constant('2025-01-26'),
            totalSlots: fc.integer({ min: 0, max: 3 }),
            remainingSlots: fc.integer({ min: 0, max: 3 }),
          }),
        ),
      ),
      vacationPreferences: records(driverIds, weekIds, 16, {
        struck: fc.option(fc.array(drawFrom(weekIds), { maxLength: 3 }), { nil: undefined }),
      }),
      manualVacationAssignments: fc.array(
        fc.record({ driverId: drawFrom(driverIds), weekId: drawFrom(weekIds) }),
        { maxLength: 5 },
      ),
    }),
  ) as fc.Arbitrary<AwardInput>;

const counts = (most: number) => fc.array(fc.nat({ max: most }), { minLength: 1, maxLength: 12 });
const rounds = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 });

/** Award inputs with several places a job and several weeks a driver, in rounds; some weeks do not overlap. */
export const inputsWithPlaces: fc.Arbitrary<AwardInput> = fc
  .tuple(awardInputs, counts(2), counts(3), fc.option(rounds, { nil: undefined }), counts(1))
  .map(([input, places, weeks, vacationRounds, lengths]) => ({
    ...input,
    settings: { ...input.settings, ...(vacationRounds && { vacationRounds }) },
    drivers: input.drivers.map((driver, at) => ({
      ...driver,
      vacationWeeks: weeks[at % weeks.length],
    })),
    jobs: input.jobs.map((job, at) => ({ ...job, places: 1 + places[at % places.length]! })),
    vacationWeeks: input.vacationWeeks.map((week, at) =>
      lengths[at % lengths.length] === 0
        ? week
        : { ...week, startDate: `2025-0${1 + at}-06`, endDate: `2025-0${1 + at}-12` },
    ),
  }));

/** The weeks of an award, of which some are given up in some order, and some manual ones are taken back or added. */
export const inputsWithFreedWeeks: fc.Arbitrary<AwardInput> = fc
  .tuple(
    inputsWithPlaces,
    fc.array(fc.nat(), { maxLength: 4 }),
    fc.nat({ max: 2 }),
    fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 2 }),
    fc.nat({ max: 4 }),
  )
  .map(([input, places, kept, assigned, tradedEvery]) => {
    const held = award(input).vacations.map((row, at) =>
      tradedEvery > 0 && at % tradedEvery === 0
        ? { ...row, assignmentType: 'trade' as const }
        : row,
    );
    const given = places.flatMap((place) => held[place % Math.max(held.length, 1)] ?? []);
    const freed = [...new Set(given)].map(({ driverId, weekId }) => ({ driverId, weekId }));
    const isFreed = ({ driverId, weekId }: DriverWeek) =>
      freed.some((one) => one.driverId === driverId && one.weekId === weekId);
    const added = assigned.flatMap(([driver, week]) => {
      const driverId = input.drivers[driver % input.drivers.length]?.employeeId;
      const weekId = input.vacationWeeks[week % input.vacationWeeks.length]?.weekId;
      return driverId === undefined || weekId === undefined ? [] : { driverId, weekId };
    });
    return {
      ...input,
      vacationPreferences: input.vacationPreferences.map(({ struck: _, ...list }) => list),
      manualVacationAssignments: [
        ...input.manualVacationAssignments.filter((_, at) => at % 3 !== kept),
        ...added,
      ].filter((entry) => !isFreed(entry)),
      freedWeeks: { held, freed },
    };
  });

/** The jobs of an award that stay with their holders, while jobs are changed and deleted. */
export const inputsWithHeldJobs: fc.Arbitrary<AwardInput> = fc
  .tuple(inputsWithPlaces, counts(5), fc.integer({ min: 0, max: 4 }))
  .map(([input, changes, tradedEvery]) => {
    const held = award(input).jobs.map((row, at) =>
      tradedEvery > 0 && at % tradedEvery === 0
        ? { ...row, assignmentType: 'trade' as const }
        : row,
    );
    const jobs = input.jobs.flatMap((job, at) => {
      const change = changes[at % changes.length]!;
      if (change === 0) return [];
      if (change === 1) return [{ ...job, startTime: '21:45', isAirport: !job.isAirport }];
      return [change === 2 ? { ...job, places: 1 + (at % 3) } : job];
    });
    return { ...input, jobs, freedJobs: { held, freed: [] } };
  });

/** A driver who takes a turn, ranks most jobs, and holds any of them or none. */
const wishes = fc.record({
  holds: fc.nat({ max: 8 }),
  assignmentType: fc.constantFrom(...assignmentTypes, 'preference' as const, 'preference' as const),
  list: fc.array(fc.nat({ max: 6 }), { minLength: 2, maxLength: 7 }),
  seniorityNumber: fc.nat({ max: 9 }),
  airportCertified: fc.boolean(),
});

/** Many drivers who want to move among few jobs. */
const inputsWithWishes: fc.Arbitrary<AwardInput> = fc
  .tuple(
    awardInputs,
    fc.array(wishes, { minLength: 4, maxLength: 9 }),
    fc.array(fc.tuple(fc.constantFrom(1, 1, 1, 2), fc.constantFrom(false, false, true)), {
      minLength: 4,
      maxLength: 7,
    }),
  )
  .map(([input, wanted, offered]) => {
    const jobs = offered.map(([places, isAirport], at) => ({
      ...{ jobId: `J${at}`, startTime: '08:00', isAirport, weekDays: 'Mon-Fri', places },
    }));
    const drivers = wanted.map(({ seniorityNumber, airportCertified }, at) => ({
      ...{ employeeId: `100000${at}`, name: 'Ana Baker', seniorityNumber, airportCertified },
      ...{ vcStatus: false, isEligible: true },
    }));
    const held = wanted.flatMap(({ holds, assignmentType }, at) => {
      const [driver, job] = [drivers[at]!, jobs[holds]];
      return job ? [{ driverId: driver.employeeId, jobId: job.jobId, assignmentType }] : [];
    });
    const preferences = wanted.map(({ list }, at) => ({
      driverId: drivers[at]!.employeeId,
      preferences: list.map((job) => `J${job}`),
      submissionTime: '2026-11-23T10:00:00.000Z',
    }));
    return { ...input, drivers, jobs, preferences, freedJobs: { held, freed: [] } };
  });

/** Jobs that some drivers keep, of the award or of any other, with rows of drivers and jobs that do not exist. */
const inputsWithKeptJobs: fc.Arbitrary<AwardInput> = fc
  .tuple(
    fc.oneof(inputsWithHeldJobs, { arbitrary: inputsWithWishes, weight: 2 }),
    fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
    fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 5 }),
    fc.nat({ max: 7 }),
  )
  .map(([{ freedJobs, ...input }, keeps, manual, deleted]) => ({
    ...input,
    drivers: input.drivers.filter((_, at) => at === 0 || at % 6 !== deleted),
    manualAssignments: [
      ...input.manualAssignments,
      ...manual.flatMap(([driver, job]) => {
        const { employeeId: driverId } = input.drivers[driver % input.drivers.length] ?? {};
        const { jobId } = input.jobs[job % input.jobs.length] ?? {};
        return driverId === undefined || jobId === undefined ? [] : [{ driverId, jobId }];
      }),
    ],
    kept: freedJobs!.held.filter((_, at) => keeps[at % keeps.length]),
  }));

/** A row of `freed`: a held job, or a job that nobody frees or that its driver does not hold. */
const freedRows = fc.array(
  fc.tuple(fc.constantFrom('held', 'held', 'nobody', 'other'), fc.nat(), fc.nat()),
  { minLength: 1, maxLength: 6 },
);

/** Held jobs of which some are freed, also by drivers who were deleted, with and without a limit of moves. */
const inputsWithFreedJobs: fc.Arbitrary<AwardInput> = fc
  .tuple(
    fc.oneof(inputsWithHeldJobs, { arbitrary: inputsWithWishes, weight: 2 }),
    freedRows,
    fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined, freq: 2 }),
    fc.nat({ max: 7 }),
  )
  .map(([input, rows, chainMoves, deleted]) => {
    const { held } = input.freedJobs!;
    const freed = rows.flatMap(([kind, a, b]) => {
      const row = held[a % Math.max(held.length, 1)];
      const job = input.jobs[b % Math.max(input.jobs.length, 1)];
      if (kind === 'held') return row ? [{ driverId: row.driverId, jobId: row.jobId }] : [];
      const driverId = kind === 'nobody' ? null : (row?.driverId ?? 'gone');
      return [{ driverId, jobId: job?.jobId ?? 'gone' }];
    });
    return {
      ...input,
      settings: { ...input.settings, ...(chainMoves && { chainMoves }) },
      drivers: input.drivers.filter((_, at) => at === 0 || at % 6 !== deleted),
      freedJobs: { held, freed },
    };
  });

/** Pairs of holdings of an award: most trades are possible, some are not any more or never were. */
const drawTrades = (
  rows: readonly { readonly driverId: string; readonly id: string }[],
  pairs: readonly (readonly [number, number])[],
) =>
  pairs.flatMap(([a, b]) => {
    const [given, wanted] = [rows[a % rows.length], rows[b % rows.length]];
    return given && wanted ? [{ given, wanted }] : [];
  });

const pairs = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 6 });

/** Awards with trades of what the drivers got. */
const withTrades = (inputs: fc.Arbitrary<AwardInput>): fc.Arbitrary<AwardInput> =>
  fc.tuple(inputs, pairs, pairs, fc.boolean()).map(([input, jobPairs, weekPairs, swapsBack]) => {
    const { jobs, vacations } = award(input);
    const jobTrades = drawTrades(
      jobs.map(({ driverId, jobId: id }) => ({ driverId, id })),
      jobPairs,
    ).map(({ given, wanted }) => ({
      driverId: given.driverId,
      jobId: given.id,
      withDriverId: wanted.driverId,
      forJobId: wanted.id,
    }));
    const [first] = jobTrades;
    return {
      ...input,
      trades:
        first && swapsBack
          ? [...jobTrades, { ...first, jobId: first.forJobId, forJobId: first.jobId }]
          : jobTrades,
      vacationTrades: drawTrades(
        vacations.map(({ driverId, weekId: id }) => ({ driverId, id })),
        weekPairs,
      ).map(({ given, wanted }) => ({
        driverId: given.driverId,
        weekId: given.id,
        withDriverId: wanted.driverId,
        forWeekId: wanted.id,
      })),
    };
  });

/** Awards by the rules, or with held or freed jobs or freed weeks, and trades. */
export const inputsWithTrades: fc.Arbitrary<AwardInput> = withTrades(
  fc.oneof(inputsWithPlaces, inputsWithFreedWeeks, inputsWithHeldJobs, inputsWithFreedJobs),
);

/** Days in any order, because no rule compares them. */
const leaveDays = fc.option(
  fc.record({
    from: fc.constantFrom('2026-11-30', '2026-12-07'),
    to: fc.constantFrom('2026-11-30', '2026-12-06'),
  }),
  { nil: undefined, freq: 2 },
);

/** Awards of which some drivers are on leave, among them such as hold jobs that stay. */
export const withLeave = (inputs: fc.Arbitrary<AwardInput>): fc.Arbitrary<AwardInput> =>
  fc.tuple(inputs, fc.array(leaveDays, { minLength: 1, maxLength: 12 })).map(([input, leave]) => ({
    ...input,
    drivers: input.drivers.map((driver, at) => {
      const onLeave: LeaveDays | undefined = leave[at % leave.length];
      return onLeave ? { ...driver, onLeave } : driver;
    }),
  }));

/** Every kind of award with drivers on leave. */
export const inputsWithLeave = withLeave(
  fc.oneof(
    awardInputs,
    inputsWithPlaces,
    inputsWithFreedWeeks,
    inputsWithHeldJobs,
    inputsWithFreedJobs,
    inputsWithTrades,
  ),
);

/** Freed jobs, also beside leave, and beside leave and trades. */
export const inputsWithJobChains: fc.Arbitrary<AwardInput> = fc.oneof(
  inputsWithFreedJobs,
  withLeave(inputsWithFreedJobs),
  withLeave(withTrades(inputsWithFreedJobs)),
);

/** Kept jobs, also beside leave, and beside leave and trades. */
export const inputsWithKept: fc.Arbitrary<AwardInput> = fc.oneof(
  inputsWithKeptJobs,
  withLeave(inputsWithKeptJobs),
  withLeave(withTrades(inputsWithKeptJobs)),
);

/** Awards and chains in which jobs are struck from lists, some of which only keep that in mind. */
export const inputsWithStruckJobs: fc.Arbitrary<AwardInput> = fc
  .tuple(
    fc.oneof(inputsWithPlaces, inputsWithKeptJobs, inputsWithJobChains),
    fc.array(fc.array(fc.nat(7), { maxLength: 3 }), { minLength: 1, maxLength: 5 }),
  )
  .map(([input, places]) => ({
    ...input,
    preferences: input.preferences.map((list, at) => {
      const picks = places[at % places.length]!.map((place) => list.preferences[place]);
      const struck = picks.filter((id) => id !== undefined);
      return { ...list, struck, ...(struck.length === 1 && { isMemory: true as const }) };
    }),
  }));
