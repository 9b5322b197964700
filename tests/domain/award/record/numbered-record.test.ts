import fc from 'fast-check';
import { expect, test } from 'vitest';
import { award, runAward } from '~/domain/award/award';
import type { AwardInput, PreferenceRecord } from '~/domain/award/award-input';
import { sealAward, type AwardRecord } from '~/domain/award/record/award-record';
import { numberRecord } from '~/domain/award/record/numbered-record';
import { verifyAward } from '~/domain/award/record/verify-award';
import { canonicalJson } from '~/domain/shared/canonical-json';
import {
  awardInputs,
  inputsWithFreedWeeks,
  inputsWithHeldJobs,
  inputsWithJobChains,
  inputsWithKept,
  inputsWithLeave,
  inputsWithPlaces,
} from '~/tests/support/award-arbitrary';
import {
  anAwardDriver,
  anAwardJob,
  anInput,
  aWeek,
  makePicks,
} from '~/tests/support/award-builders';
import { runs } from '~/tests/support/fast-check';
import { sha256 } from '~/tests/support/sha256';

const about = {
  periodId: '2026-W49',
  version: 3,
  companyId: 'DEFAULT',
  siteId: 'MAIN',
  publishedAt: '2026-11-25T15:00:00.000Z',
};

/** A sealed record as stored. */
const seal = (input: AwardInput): AwardRecord => {
  const plain = JSON.parse(JSON.stringify(input)) as AwardInput;
  const sealed = sealAward({ ...about, run: runAward(plain), sha256 });
  return JSON.parse(JSON.stringify(sealed.ok ? sealed.value : sealed)) as AwardRecord;
};
const number = (record: AwardRecord) => {
  const numbered = numberRecord(record, sha256);
  if (!numbered.ok) throw new Error(numbered.error.code);
  return numbered.value;
};

/** Drivers who are in the lists but no longer in the roster, as after their deletion. */
const withDeleted = (inputs: fc.Arbitrary<AwardInput>): fc.Arbitrary<AwardInput> =>
  fc.tuple(inputs, fc.nat({ max: 3 })).map(([input, kept]) => ({
    ...input,
    drivers: input.drivers.filter((_, at) => at === 0 || at % 4 !== kept),
  }));

/** Odd text among the IDs cannot be hashed if it has half a surrogate pair. */
const isHashable = (input: AwardInput) => canonicalJson(JSON.parse(JSON.stringify(input))).ok;

const anyInput = fc
  .oneof(
    awardInputs,
    inputsWithPlaces,
    inputsWithFreedWeeks,
    inputsWithHeldJobs,
    inputsWithJobChains,
    inputsWithKept,
    inputsWithLeave,
    withDeleted(inputsWithPlaces),
    withDeleted(inputsWithFreedWeeks),
  )
  .filter(isHashable);

test('computes to the same award, with numbers for drivers', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const record = seal(input);
      const { record: numbered, numbers } = number(record);
      expect(award(numbered.input)).toEqual(numbered.output);
      expect(verifyAward(numbered, sha256)).toEqual({
        ok: true,
        value: { digest: numbered.digest },
      });
      const toNumber = (employeeId: string) => numbers.get(employeeId);
      expect(
        numbered.output.jobs.map(({ jobId, driverId, assignmentType }) =>
          [jobId, Number(driverId), assignmentType].join(' '),
        ),
      ).toEqual(
        record.output.jobs
          .map((one) => ({ ...one, number: toNumber(one.driverId)! }))
          .sort((a, b) => (a.jobId < b.jobId ? -1 : a.jobId > b.jobId ? 1 : a.number - b.number))
          .map(({ jobId, number: place, assignmentType }) =>
            [jobId, place, assignmentType].join(' '),
          ),
      );
      const { chain, jobChain } = record.output;
      expect(numbered.output.jobChain?.map(({ jobId, movedFrom }) => [jobId, movedFrom])).toEqual(
        jobChain?.map(({ jobId, movedFrom }) => [jobId, movedFrom]),
      );
      expect(numbered.output.jobChain?.map(({ driverId }) => driverId && Number(driverId))).toEqual(
        jobChain?.map(({ driverId }) => driverId && toNumber(driverId)),
      );
      expect(numbered.output.chain?.map(({ weekId, movedFrom }) => [weekId, movedFrom])).toEqual(
        chain?.map(({ weekId, movedFrom }) => [weekId, movedFrom]),
      );
      expect(numbered.output.chain?.map(({ driverId }) => driverId && Number(driverId))).toEqual(
        chain?.map(({ driverId }) => driverId && toNumber(driverId)),
      );
    }),
    runs(200),
  );
});

test('numbers the drivers in seniority order', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { record, numbers } = number(seal(input));
      const inOrder = [...runAward(input).jobs.listDrivers()].map(
        ({ driver }) => driver.employeeId,
      );
      expect([...numbers.keys()]).toEqual(inOrder);
      expect(record.input.drivers.map(({ seniorityNumber }) => seniorityNumber)).toEqual(
        inOrder.map((_, index) => index + 1),
      );
    }),
  );
});

/** The same input with IDs and names that cannot occur by chance. */
const unmistakable = anyInput.map((input) => {
  const rename = (employeeId: string) => {
    const known = new TextEncoder().encode(employeeId).reduce((sum, byte) => sum * 7 + byte, 11);
    return `9${String(known % 1_000_000).padStart(6, '0')}`;
  };
  const text = JSON.stringify(input, (key, value: unknown) =>
    ['driverId', 'employeeId', 'freedBy'].includes(key) && typeof value === 'string'
      ? `id-${rename(value)}`
      : key === 'name'
        ? 'Paula Secret'
        : value,
  );
  const renamed = JSON.parse(text) as AwardInput;
  // Two IDs may get the same new one.
  const keepOne = <Row>(rows: readonly Row[], getId: (row: Row) => string): Row[] => [
    ...new Map(rows.map((row) => [getId(row), row])).values(),
  ];
  const { drivers, freedJobs, kept } = renamed;
  return {
    ...renamed,
    drivers: keepOne(drivers, ({ employeeId }) => employeeId),
    ...(kept && { kept: keepOne(kept, ({ driverId }) => driverId) }),
    ...(freedJobs && {
      freedJobs: { ...freedJobs, held: keepOne(freedJobs.held, ({ driverId }) => driverId) },
    }),
  };
});

test('contains no employee ID, no name and no time of a save', () => {
  fc.assert(
    fc.property(unmistakable, (input) => {
      const text = JSON.stringify(number(seal(input)).record);
      expect(text).not.toMatch(/id-9|Paula|Secret|2026-11-2[34]|yesterda/);
    }),
    runs(200),
  );
});

test('keeps nothing of a driver that the award does not read', () => {
  const driver = { ...anAwardDriver(), phone: '555-0100', vacationWeeks: 2 };
  expect(number(seal(anInput({ drivers: [driver] }))).record.input.drivers).toEqual([
    {
      employeeId: '0001',
      name: '',
      seniorityNumber: 1,
      vcStatus: false,
      airportCertified: false,
      isEligible: true,
      vacationWeeks: 2,
    },
  ]);
});

test('leaves a job alone whose ID is an employee ID', () => {
  const drivers = [1, 2].map((seniorityNumber) => anAwardDriver({ seniorityNumber }));
  const input = anInput({
    drivers,
    jobs: [anAwardJob({ jobId: '1000001' })],
    preferences: [makePicks('1000002', ['1000001'])],
    manualAssignments: [{ driverId: '1000002', jobId: '1000001' }],
  });
  const { record } = number(seal(input));
  expect(record.output.jobs).toEqual([
    { jobId: '1000001', driverId: '0002', assignmentType: 'manual' },
  ]);
  expect(record.input.preferences[0]?.preferences).toEqual(['1000001']);
});

test('numbers deleted drivers after the last, and drivers under keys that it does not know yet', () => {
  const trade = { driverId: '1000002', jobId: 'J1', withDriverId: '1999999', forJobId: 'J2' };
  const input = {
    ...anInput({
      drivers: [2, 1].map((seniorityNumber) => anAwardDriver({ seniorityNumber })),
      manualAssignments: [{ driverId: '1888888', jobId: 'J1' }],
    }),
    trades: [trade],
  };
  const { record, numbers } = number(seal(input));
  expect(record.input).toMatchObject({
    manualAssignments: [{ driverId: '0003', jobId: 'J1' }],
    trades: [{ driverId: '0002', jobId: 'J1', withDriverId: '0004', forJobId: 'J2' }],
  });
  expect([...numbers]).toEqual([
    ['1000001', 1],
    ['1000002', 2],
  ]);
});

test('passes weeks on in the order of the original record', () => {
  // Both manual weeks were taken back. By employee ID the less senior driver comes first, and takes what C leaves.
  const drivers = [
    anAwardDriver({ employeeId: '1000009', seniorityNumber: 1 }),
    anAwardDriver({ employeeId: '1000001', seniorityNumber: 2 }),
    anAwardDriver({ employeeId: '1000005', seniorityNumber: 3 }),
  ];
  const weeks = ['W001', 'W002'].map((weekId, at) =>
    aWeek({
      weekId,
      totalSlots: 2,
      startDate: `2025-0${at + 1}-06`,
      endDate: `2025-0${at + 1}-12`,
    }),
  );
  const list = (driverId: string, ids: string[]): PreferenceRecord => makePicks(driverId, ids);
  const input = anInput({
    drivers,
    vacationWeeks: weeks.map((week) => ({ ...week, totalSlots: week.weekId === 'W002' ? 1 : 2 })),
    vacationPreferences: [
      list('1000009', ['W002']),
      list('1000001', ['W002']),
      list('1000005', ['W001', 'W002']),
    ],
    freedWeeks: {
      held: [
        { driverId: '1000009', weekId: 'W001', assignmentType: 'manual' },
        { driverId: '1000001', weekId: 'W001', assignmentType: 'manual' },
        { driverId: '1000005', weekId: 'W002', assignmentType: 'preference' },
      ],
      freed: [],
    },
  });
  const { record } = number(seal(input));
  expect(record.output.vacations).toEqual([
    { weekId: 'W001', driverId: '0003', assignmentType: 'preference' },
    { weekId: 'W002', driverId: '0002', assignmentType: 'preference' },
  ]);
  expect(award(record.input)).toEqual(record.output);
});

test('keeps the order of freed jobs, also of drivers who were deleted and of nobody', () => {
  const freed = ['1999999', '1000002', null, '1888888'].map((driverId, at) => ({
    driverId,
    jobId: `J${at + 1}`,
  }));
  const input = anInput({
    drivers: [2, 1].map((seniorityNumber) => anAwardDriver({ seniorityNumber })),
    jobs: freed.map(({ jobId }) => anAwardJob({ jobId })),
    freedJobs: {
      held: [
        { driverId: '1000002', jobId: 'J2', assignmentType: 'preference' },
        { driverId: '1000001', jobId: 'J9', assignmentType: 'preference' },
      ],
      freed,
    },
  });
  const { record } = number(seal(input));
  const numbers = ['0004', '0002', null, '0003'];
  expect(record.input.freedJobs).toEqual({
    held: [
      { driverId: '0001', jobId: 'J9', assignmentType: 'preference' },
      { driverId: '0002', jobId: 'J2', assignmentType: 'preference' },
    ],
    freed: freed.map((row, at) => ({ ...row, driverId: numbers[at] })),
  });
  expect(record.output.jobChain?.map(({ freedBy }) => freedBy)).toEqual(numbers);
});

test('computes the known digest of a fixed record, which postings may show', () => {
  const input = anInput({
    drivers: [anAwardDriver({ seniorityNumber: 2 }), anAwardDriver({ seniorityNumber: 1 })],
    jobs: [anAwardJob({ jobId: 'J1' }), anAwardJob({ jobId: 'J2' })],
    preferences: [makePicks('1000001', ['J1']), makePicks('1000002', ['J1', 'J2'])],
  });
  expect(number(seal(input)).record.digest).toBe(
    '05ed99d7af6badf6a8e9ce9de6da6db55eaefc7749c9599ebf715564cb96420d',
  );
});
