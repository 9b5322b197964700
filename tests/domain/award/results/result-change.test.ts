import fc from 'fast-check';
import { expect, test } from 'vitest';
import { award } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { findResultChanges } from '~/domain/award/results/result-change';
import { isSeen, listUnseen, listVersionsToCompare } from '~/domain/award/results/seen-result';
import { awardInputs } from '~/tests/support/award-arbitrary';
import {
  anAwardDriver,
  anAwardJob,
  anInput,
  aWeek,
  makePicks,
} from '~/tests/support/award-builders';
import { runs } from '~/tests/support/fast-check';

const drivers = [1, 2, 3].map((seniorityNumber) => anAwardDriver({ seniorityNumber }));
const jobs = ['J1', 'J2', 'J3'].map((jobId) => anAwardJob({ jobId }));
const [first, second, third] = ['1000001', '1000002', '1000003'] as const;
const preferences = [
  makePicks(first, ['J1']),
  makePicks(second, ['J1', 'J2']),
  makePicks(third, ['J2', 'J3']),
];
const base = anInput({ drivers, jobs, preferences });
const toVersion = (input: AwardInput) => ({ input, output: award(input) });
const compare = (
  after: AwardInput,
  {
    changed = [],
    granted = [],
    wasWithdrawn = false,
    before = base,
    catalogue = 'jobs' as const,
  } = {} as Partial<
    Pick<Parameters<typeof findResultChanges>[0], 'changed' | 'granted' | 'wasWithdrawn'>
  > & {
    before?: AwardInput;
    catalogue?: 'jobs' | 'vacations';
  },
) =>
  Object.fromEntries(
    findResultChanges({
      before: toVersion(before),
      after: toVersion(after),
      catalogue,
      changed,
      granted,
      wasWithdrawn,
    }),
  );

test('names a granted claim to its driver and only mentions it to the others', () => {
  const manualAssignments = [{ driverId: second, jobId: 'J1' }];
  const granted = [{ driverId: second, offerId: 'J1' }];
  expect(compare({ ...base, manualAssignments }, { granted })).toEqual({
    [first]: { before: ['J1'], causes: [{ code: 'claim-granted', own: false }] },
    [second]: { before: ['J2'], causes: [{ code: 'claim-granted', own: true, ids: ['J1'] }] },
    [third]: { before: ['J3'], causes: [{ code: 'claim-granted', own: false }] },
  });
});

test('tells the holder of a job that it was changed, and nobody else', () => {
  const changed = [{ ...jobs[0]!, startTime: '21:45' }, ...jobs.slice(1)];
  expect(compare({ ...base, jobs: changed }, { changed: ['J1'] })).toEqual({
    [first]: { before: ['J1'], causes: [{ code: 'job-changed', own: true, ids: ['J1'] }] },
  });
});

test('a version that keeps the held jobs blames no job that the driver did not hold', () => {
  const held = award(base).jobs;
  const others = [{ ...jobs[0]!, startTime: '21:45' }, jobs[1]!];
  const after = { ...base, jobs: others, freedJobs: { held, freed: [] as const } };
  expect(compare(after, { changed: ['J1'] })).toEqual({
    [first]: { before: ['J1'], causes: [{ code: 'job-changed', own: true, ids: ['J1'] }] },
    [third]: { before: ['J3'], causes: [{ code: 'offer-deleted', ids: ['J3'] }] },
  });
});

test('a trade that the version before had already settled is no news', () => {
  const trades = [{ driverId: first, jobId: 'J1', withDriverId: third, forJobId: 'J3' }];
  const held = award({ ...base, trades }).jobs;
  const before = { ...base, freedJobs: { held, freed: [] as const } };
  const changed = [{ ...jobs[0]!, startTime: '21:45' }, ...jobs.slice(1)];
  expect(compare({ ...base, trades, jobs: changed }, { before, changed: ['J1'] })).toEqual({
    [third]: { before: ['J1'], causes: [{ code: 'job-changed', own: true, ids: ['J1'] }] },
  });
});

test('names the job that only the version before deleted, once the rules run again', () => {
  const held = award(base).jobs;
  const fewer = { ...base, jobs: jobs.slice(1) };
  const before = { ...fewer, freedJobs: { held, freed: [] as const } };
  const preferences = [makePicks(first, ['J1', 'J2']), ...base.preferences.slice(1)];
  const causes = [{ code: 'offer-deleted', ids: ['J1'] }];
  const lists = { ...fewer, preferences };
  expect(compare(lists, { before: { ...before, preferences } })).toEqual({
    [first]: { before: [], causes },
    [second]: { before: ['J2'], causes },
  });
  // One that is back was added.
  expect(compare({ ...lists, jobs }, { before: { ...before, preferences } })).toEqual({
    [first]: { before: [], causes: [{ code: 'offer-added', ids: ['J1'] }] },
  });
});

test('names deleted jobs, and blames no list for what is gone from it', () => {
  const changes = compare({ ...base, jobs: jobs.slice(1) });
  expect(changes[first]).toEqual({
    before: ['J1'],
    causes: [{ code: 'offer-deleted', ids: ['J1'] }],
  });
  expect(Object.keys(changes)).toEqual([first]);
});

test('names manual assignments, changed drivers and changed lists', () => {
  const before = { ...base, manualAssignments: [{ driverId: third, jobId: 'J1' }] };
  const after = {
    ...base,
    preferences: [...preferences.slice(0, 2), makePicks(third, ['J3'])],
    drivers: drivers.map((one) => (one.employeeId === first ? { ...one, isEligible: false } : one)),
  };
  expect(compare(after, { before })).toEqual({
    [second]: {
      before: ['J2'],
      causes: [
        { code: 'assignment-removed', own: false },
        { code: 'list-changed', own: false },
        { code: 'driver-changed', own: false },
      ],
    },
    [third]: {
      before: ['J1'],
      causes: [
        { code: 'assignment-removed', own: true, ids: ['J1'] },
        { code: 'list-changed', own: true },
        { code: 'driver-changed', own: false },
      ],
    },
  });
});

test('says that the version before was withdrawn, or that nothing else is known', () => {
  const output = { ...award(base), jobs: [] };
  const find = (wasWithdrawn: boolean) =>
    findResultChanges({
      before: { input: base, output },
      after: toVersion(base),
      catalogue: 'jobs',
      changed: [],
      granted: [],
      wasWithdrawn,
    }).get(first);
  expect(find(true)).toEqual({ before: [], causes: [{ code: 'withdrawn' }] });
  expect(find(false)).toEqual({ before: [], causes: [{ code: 'published-again' }] });
});

test('names the week that a driver gave up', () => {
  const weeks = anInput({
    drivers,
    vacationWeeks: ['W1', 'W2'].map((weekId) => aWeek({ weekId })),
    vacationPreferences: [makePicks(first, ['W1', 'W2']), makePicks(second, ['W1'])],
  });
  const vacationPreferences = [
    { ...makePicks(first, ['W1', 'W2']), struck: ['W1'] },
    makePicks(second, ['W1']),
  ];
  expect(
    compare({ ...weeks, vacationPreferences }, { before: weeks, catalogue: 'vacations' }),
  ).toEqual({
    [first]: { before: ['W1'], causes: [{ code: 'week-freed', own: true, ids: ['W1'] }] },
    [second]: { before: [], causes: [{ code: 'week-freed', own: false }] },
  });
});

test('tells exactly those whose jobs differ, always with a cause that names no other driver', () => {
  fc.assert(
    fc.property(awardInputs, awardInputs, (one, other) => {
      const [before, after] = [toVersion(one), toVersion(other)];
      const changes = findResultChanges({
        before,
        after,
        catalogue: 'jobs',
        changed: [],
        granted: [],
        wasWithdrawn: false,
      });
      const findJobs = ({ output }: typeof before, id: string) =>
        output.jobs.filter(({ driverId }) => driverId === id).map(({ jobId }) => jobId);
      const ids = other.drivers.map(({ employeeId }) => employeeId);
      const expected = ids
        .filter((id) => one.drivers.some(({ employeeId }) => employeeId === id))
        .filter((id) => String(findJobs(before, id)) !== String(findJobs(after, id)));
      expect([...changes.keys()].sort()).toEqual([...new Set(expected)].sort());
      for (const { causes } of changes.values()) {
        expect(causes.length).toBeGreaterThan(0);
        // Causes about other drivers hold no ids but those of offers.
        const ofOthers = causes.filter(({ own }) => own === false);
        expect(ofOthers.filter(({ ids: named }) => named !== undefined)).toEqual([]);
      }
    }),
    runs(200),
  );
});

const seen = { employeeId: first, awardId: 'p', version: 2, at: '', held: ['J1'] };

test('a confirmation counts for the same result, until its version is withdrawn', () => {
  expect(isSeen(null, { held: [], facts: null, withdrawn: 0 })).toBe(false);
  expect(isSeen(seen, { held: ['J1'], facts: null, withdrawn: 0 })).toBe(true);
  expect(isSeen(seen, { held: ['J1'], facts: null, withdrawn: 1 })).toBe(true);
  expect(isSeen(seen, { held: ['J1'], facts: null, withdrawn: 2 })).toBe(false);
  expect(isSeen(seen, { held: ['J2'], facts: null, withdrawn: 0 })).toBe(false);
});

test('a confirmation from before the job was changed no longer counts', () => {
  const facts = { changedIn: [{ id: 'J1', version: 3 }] };
  expect(isSeen(seen, { held: ['J1'], facts, withdrawn: 0 })).toBe(false);
  expect(isSeen({ ...seen, version: 3 }, { held: ['J1'], facts, withdrawn: 0 })).toBe(true);
  expect(isSeen({ ...seen, held: ['J2'] }, { held: ['J2'], facts, withdrawn: 0 })).toBe(true);
});

test('a confirmation counts again once the job is as it was confirmed', () => {
  const facts = { changedIn: [{ id: 'J1', version: 4 }] };
  const confirm = (version: number, changedSince: ReadonlyMap<number, readonly string[]>) =>
    isSeen({ ...seen, version }, { held: ['J1'], facts, withdrawn: 0, changedSince });
  const changedSince = new Map([
    [2, ['J2']],
    [3, ['J1']],
  ]);
  expect([1, 2, 3, 4].map((version) => confirm(version, changedSince))).toEqual([
    ...[false, true, false, true],
  ]);
  expect(listVersionsToCompare([seen, { ...seen, version: 4 }], facts)).toEqual([2]);
});

test('lists the results that their drivers have not confirmed, in their order', () => {
  const results = [third, first, second].map((employeeId) => ({ employeeId, held: ['J1'] }));
  const own = { ...seen, employeeId: second, held: ['J9'] };
  expect(listUnseen(results, { seen: [seen, own], facts: null, withdrawn: 0 })).toEqual([
    { employeeId: third, held: ['J1'] },
    { employeeId: second, held: ['J1'] },
  ]);
});
