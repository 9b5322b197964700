import fc from 'fast-check';
import { expect, test } from 'vitest';
import { award, runAward } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { sealAward, type AwardRecord } from '~/domain/award/record/award-record';
import { eraseFromRecord, namesDriver } from '~/domain/award/record/erase-driver';
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

const number = '5550001';

/** A sealed record as stored. */
const seal = (input: AwardInput): AwardRecord => {
  const about = {
    ...{ periodId: '2026-W49', version: 3, companyId: 'DEFAULT', siteId: 'MAIN' },
    publishedAt: '2026-11-25T15:00:00.000Z',
  };
  const plain = JSON.parse(JSON.stringify(input)) as AwardInput;
  const sealed = sealAward({ ...about, run: runAward(plain), sha256 });
  return JSON.parse(JSON.stringify(sealed.ok ? sealed.value : sealed)) as AwardRecord;
};
const erase = (record: AwardRecord, employeeId: string): AwardRecord => {
  const erased = eraseFromRecord(record, { employeeId, number }, sha256);
  if (!erased.ok) throw new Error(erased.error.code);
  return JSON.parse(JSON.stringify(erased.value)) as AwardRecord;
};
const digestWithoutPeople = (record: AwardRecord) => {
  const numbered = numberRecord(record, sha256);
  return numbered.ok && numbered.value.record.digest;
};

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
  )
  .filter((input) => input.drivers.length > 0 && isHashable(input));

test('puts a number in the place of a driver, and leaves everybody else as they were', () => {
  const ada = anAwardDriver({ employeeId: '1000001', name: 'Ada Adams', seniorityNumber: 1 });
  const ben = anAwardDriver({ employeeId: '1000002', name: 'Ben Brown', seniorityNumber: 2 });
  const record = seal(
    anInput({
      drivers: [ada, ben],
      jobs: [anAwardJob({ jobId: '1000001' }), anAwardJob({ jobId: 'J2' })],
      preferences: [makePicks('1000001', ['1000001']), makePicks('1000002', ['J2'])],
      manualAssignments: [{ driverId: '1000001', jobId: '1000001' }],
    }),
  );
  const erased = erase(record, '1000001');
  expect(erased.input.drivers).toEqual([{ ...ada, employeeId: number, name: number }, ben]);
  // A job may have the same ID.
  expect(erased.output.jobs).toEqual([
    { jobId: '1000001', driverId: number, assignmentType: 'manual' },
    { jobId: 'J2', driverId: '1000002', assignmentType: 'preference' },
  ]);
  expect(erased.input.preferences[0]).toMatchObject({ driverId: number, preferences: ['1000001'] });
  expect(verifyAward(erased, sha256)).toEqual({ ok: true, value: { digest: erased.digest } });
  expect(digestWithoutPeople(erased)).toBe(digestWithoutPeople(record));
});

test('a record names a driver, and no job or text of the same ID', () => {
  const [ada, ben] = ['1000001', '1000002'].map((employeeId, at) =>
    anAwardDriver({ employeeId, seniorityNumber: at + 1 }),
  );
  const jobs = [anAwardJob({ jobId: '1000009' })];
  const preferences = [makePicks('1000001', ['1000009'])];
  const record = seal(anInput({ drivers: [ada!, ben!], jobs, preferences }));
  expect(['1000001', '1000002', '1000009'].map((id) => namesDriver(record, id))).toEqual([
    true,
    true,
    false,
  ]);
});

test('weeks that were taken back are passed on in the same order as before', () => {
  const [ada, ben] = ['1000001', '1000002'].map((employeeId, at) =>
    anAwardDriver({ employeeId, seniorityNumber: at + 1 }),
  );
  const held = [ada!, ben!].map(({ employeeId }) => ({
    ...{ driverId: employeeId, weekId: 'W001', assignmentType: 'manual' as const },
  }));
  const record = seal(
    anInput({
      drivers: [ada!, ben!],
      vacationWeeks: [aWeek({ weekId: 'W001', totalSlots: 2 })],
      freedWeeks: { held, freed: [] },
    }),
  );
  const erased = erase(record, '1000001');
  expect(erased.output.chain?.map(({ freedBy }) => freedBy)).toEqual([number, '1000002']);
  expect(verifyAward(erased, sha256).ok).toBe(true);
});

test('a driver who freed a job is erased from its chain, also after their deletion', () => {
  const held = { driverId: '1000009', jobId: 'J1', assignmentType: 'manual' as const };
  const record = seal(
    anInput({
      drivers: [anAwardDriver()],
      jobs: [anAwardJob()],
      preferences: [makePicks('1000001', ['J1'])],
      freedJobs: { held: [held], freed: [{ driverId: '1000009', jobId: 'J1' }] },
    }),
  );
  expect(namesDriver(record, '1000009')).toBe(true);
  const erased = erase(record, '1000009');
  expect(JSON.stringify(erased)).not.toContain('1000009');
  expect(erased.output.jobChain).toEqual([
    { jobId: 'J1', freedBy: number, driverId: '1000001', movedFrom: null },
  ]);
  expect(verifyAward(erased, sha256).ok).toBe(true);
});

test('the award stays the same and verifies, whoever is erased, also with equal seniority', () => {
  fc.assert(
    fc.property(anyInput, fc.nat(), (input, at) => {
      const record = seal(input);
      const { employeeId } = input.drivers[at % input.drivers.length]!;
      const erased = erase(record, employeeId);
      expect(award(erased.input)).toEqual(erased.output);
      expect(verifyAward(erased, sha256).ok).toBe(true);
      expect(digestWithoutPeople(erased)).toBe(digestWithoutPeople(record));
    }),
    runs(100),
  );
});
