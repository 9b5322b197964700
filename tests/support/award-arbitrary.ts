import fc from 'fast-check';
import type { AwardInput } from '~/domain/award/award-input';

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
