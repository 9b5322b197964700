import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runAward } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { getAward } from '~/domain/award/figures/standing';
import { compareRuns, tryChange } from '~/domain/award/figures/what-if';
import { whatIfChangeSchema, type WhatIfChange } from '~/domain/award/figures/what-if-schema';
import { awardInputs } from '~/tests/support/award-arbitrary';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';
import { runs } from '~/tests/support/fast-check';

const ana = anAwardDriver({ seniorityNumber: 1, name: 'Ana' });
const ben = anAwardDriver({ seniorityNumber: 2, name: 'Ben' });
const input = anInput({
  drivers: [ana, ben],
  jobs: [anAwardJob({ jobId: 'J1' }), anAwardJob({ jobId: 'J2', isAirport: true })],
  preferences: [makePicks(ana.employeeId, ['J2', 'J1']), makePicks(ben.employeeId, ['J1'])],
});

const apply = (change: WhatIfChange, to: AwardInput = input): AwardInput => {
  const result = tryChange(to, change);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
/** The jobs before and after, by name: only of drivers whose result differs. */
const compare = (...changes: readonly WhatIfChange[]) => {
  const changed = changes.reduce((to, change) => apply(change, to), input);
  return compareRuns(runAward(input), runAward(changed)).rows.map(
    ({ name, before, after, presence }) => [
      name,
      before?.jobId ?? null,
      after?.jobId ?? null,
      presence,
    ],
  );
};

test('removes a job: its driver takes nothing else here', () => {
  expect(compare({ kind: 'remove-job', jobId: 'J1' })).toEqual([['Ana', 'J1', null, 'both']]);
});

test('gives a job another place', () => {
  const change = { kind: 'set-places', jobId: 'J1', places: 2 } as const;
  expect(compare(change)).toEqual([['Ben', null, 'J1', 'both']]);
});

test('certifies a driver, which frees the job that another driver wants', () => {
  const { employeeId: driverId } = ana;
  expect(compare({ kind: 'set-certified', driverId, airportCertified: true })).toEqual([
    ['Ana', 'J1', 'J2', 'both'],
    ['Ben', null, 'J1', 'both'],
  ]);
});

test('removes a driver', () => {
  expect(compare({ kind: 'remove-driver', driverId: ana.employeeId })).toEqual([
    ['Ana', 'J1', null, 'removed'],
    ['Ben', null, 'J1', 'both'],
  ]);
});

const newcomer = {
  kind: 'add-driver',
  driverId: 'Newcomer',
  seniorityNumber: 0,
  airportCertified: false,
  vcStatus: false,
  picks: ['J1'],
} as const;

test('adds a driver, who takes part by seniority', () => {
  expect(compare({ ...newcomer, picks: [...newcomer.picks] })).toEqual([
    ['Newcomer', null, 'J1', 'added'],
    ['Ana', 'J1', null, 'both'],
  ]);
});

test('adds a job that an added driver ranks', () => {
  const job = { startTime: '09:00', isAirport: false, places: 1 };
  expect(compare({ kind: 'add-job', jobId: 'J3', ...job }, { ...newcomer, picks: ['J3'] })).toEqual(
    [['Newcomer', null, 'J3', 'added']],
  );
});

test('counts what drivers get, and the places that stay free', () => {
  const after = apply({ kind: 'set-places', jobId: 'J1', places: 3 });
  const base = { otherJob: 0, laterPick: 1 };
  expect(compareRuns(runAward(input), runAward(after)).figures).toEqual({
    before: { ...base, pick1: 0, noJob: 1, freePlaces: 1 },
    after: { ...base, pick1: 1, noJob: 0, freePlaces: 2 },
  });
});

const impossible: readonly (readonly [WhatIfChange, string, string])[] = [
  [{ kind: 'remove-job', jobId: 'J9' }, 'unknown-job', 'J9'],
  [{ kind: 'set-places', jobId: 'J9', places: 2 }, 'unknown-job', 'J9'],
  [
    { kind: 'add-job', jobId: 'J1', startTime: '09:00', isAirport: false, places: 1 },
    'job-exists',
    'J1',
  ],
  [{ kind: 'remove-driver', driverId: '9999999' }, 'unknown-driver', '9999999'],
  [
    { kind: 'set-certified', driverId: '9999999', airportCertified: true },
    'unknown-driver',
    '9999999',
  ],
  [{ ...newcomer, driverId: ana.employeeId, picks: [] }, 'driver-exists', ana.employeeId],
  [{ ...newcomer, picks: ['J1', 'J9'] }, 'unknown-job', 'J9'],
];
test.each(impossible)('refuses %j', (change, code, id) => {
  expect(tryChange(input, change)).toEqual({ ok: false, error: { code, id } });
});

const anyChange = (of: AwardInput): fc.Arbitrary<WhatIfChange> => {
  const jobId = fc.constantFrom(...of.jobs.map((job) => job.jobId), 'NEW');
  const driverId = fc.constantFrom(...of.drivers.map((driver) => driver.employeeId), '9999999');
  const places = fc.integer({ min: 1, max: 4 });
  return fc.oneof(
    fc.record({ kind: fc.constant('remove-job' as const), jobId }),
    fc.record({ kind: fc.constant('set-places' as const), jobId, places }),
    fc.record({ kind: fc.constant('remove-driver' as const), driverId }),
    fc.record({
      kind: fc.constant('set-certified' as const),
      driverId,
      airportCertified: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('add-job' as const),
      jobId,
      startTime: fc.constantFrom('06:00', '12:30'),
      isAirport: fc.boolean(),
      places,
    }),
    fc.record({
      ...{ kind: fc.constant('add-driver' as const), driverId, vcStatus: fc.boolean() },
      ...{ seniorityNumber: fc.nat(99), airportCertified: fc.boolean() },
      picks: fc.uniqueArray(jobId, { maxLength: 3 }),
    }),
  );
};

test('lists exactly the drivers whose award differs, and leaves the week as it is', () => {
  let differences = 0;
  fc.assert(
    fc.property(
      awardInputs.chain((of) => fc.tuple(fc.constant(of), fc.array(anyChange(of)))),
      ([of, changes]) => {
        const frozen = structuredClone(of);
        const after = changes.reduce((to, change) => {
          const changed = tryChange(to, change);
          return changed.ok ? changed.value : to;
        }, of);
        expect(of).toEqual(frozen);
        const [was, is] = [runAward(of), runAward(after)];
        const ids = new Set([...of.drivers, ...after.drivers].map((driver) => driver.employeeId));
        const differing = [...ids].filter((id) => {
          const [a, b] = [getAward(was, id), getAward(is, id)];
          return a?.jobId !== b?.jobId || a?.assignmentType !== b?.assignmentType;
        });
        const { rows } = compareRuns(was, is);
        expect(rows.map(({ driverId }) => driverId).sort()).toEqual(differing.sort());
        for (const { driverId, before, after: now } of rows)
          expect([before, now]).toEqual([getAward(was, driverId), getAward(is, driverId)]);
        differences += rows.length;
      },
    ),
    runs(500),
  );
  expect(differences).toBeGreaterThan(300);
});

test('every change that the page writes into its URL is read again', () => {
  for (const [change] of impossible)
    expect(whatIfChangeSchema.parse(JSON.parse(JSON.stringify(change)))).toEqual(change);
});
