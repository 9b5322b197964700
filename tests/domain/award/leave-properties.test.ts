import fc from 'fast-check';
import { expect, test } from 'vitest';
import { award, runAward } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { sealAward } from '~/domain/award/record/award-record';
import { eraseFromRecord } from '~/domain/award/record/erase-driver';
import { numberRecord } from '~/domain/award/record/numbered-record';
import { inputsWithLeave } from '~/tests/support/award-arbitrary';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';
import { runs } from '~/tests/support/fast-check';
import { sha256 } from '~/tests/support/sha256';

const check = (property: (input: AwardInput) => void) =>
  fc.assert(fc.property(inputsWithLeave, property), runs(1000));

test('a driver on leave holds no job but a manual one or one that stays', () => {
  check((input) => {
    for (const { driver, assignments, held } of runAward(input).jobs.listDrivers()) {
      if (!driver.onLeave) continue;
      const kept = input.freedJobs?.held.filter((row) => row.driverId === driver.employeeId);
      for (const { offerId, assignmentType } of assignments)
        expect(kept ? kept.map(({ jobId }) => jobId) : ['manual']).toContain(
          kept ? offerId : assignmentType,
        );
      // A trade gives nobody a job who has none.
      expect(held.length).toBe(assignments.length);
    }
  });
});

test('leave changes no vacation week', () => {
  check((input) => {
    const drivers = input.drivers.map(({ onLeave: _, ...driver }) => driver);
    const { vacations, chain } = award({ ...input, drivers });
    expect(award(input)).toMatchObject({ vacations, ...(chain && { chain }) });
  });
});

test('no rule reads the days of a leave', () => {
  check((input) => {
    const drivers = input.drivers.map((driver) =>
      driver.onLeave ? { ...driver, onLeave: { from: '9999-12-31', to: '0001-01-01' } } : driver,
    );
    expect(award({ ...input, drivers })).toEqual(award(input));
  });
});

test('a record without people, or of an erased driver, does not say how long a leave is', () => {
  const days = { from: '2026-10-05', to: '2027-03-14' };
  const run = runAward(
    anInput({
      drivers: [anAwardDriver({ onLeave: days }), anAwardDriver({ seniorityNumber: 2 })],
      jobs: [anAwardJob()],
      preferences: [makePicks('1000001', ['J1']), makePicks('1000002', ['J1'])],
    }),
  );
  const sealed = sealAward({
    ...{ periodId: '2026-W49', version: 1, companyId: 'DEFAULT', siteId: 'MAIN' },
    ...{ publishedAt: '2026-11-25T15:00:00.000Z', run, sha256 },
  });
  if (!sealed.ok) expect.unreachable();
  const numbered = numberRecord(sealed.value, sha256);
  const erased = eraseFromRecord(
    sealed.value,
    { employeeId: '1000001', number: '5550001' },
    sha256,
  );
  if (!numbered.ok || !erased.ok) expect.unreachable();
  for (const { input, output } of [numbered.value.record, erased.value]) {
    expect(JSON.stringify(input)).not.toMatch(/2026-10-05|2027-03-14/);
    expect(input.drivers.filter(({ onLeave }) => onLeave)).toHaveLength(1);
    expect(output).toEqual(award(input));
  }
});
