import { expect, test } from 'vitest';
import { award } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { findFreedWeeks } from '~/domain/vacation/find-freed-weeks';
import type { VacationPicks } from '~/domain/vacation/vacation-picks';
import {
  anAwardDriver,
  anInput,
  aWeek,
  makePicks,
  someSettings,
} from '~/tests/support/award-builders';

const drivers = [1, 2, 3].map((seniorityNumber) => anAwardDriver({ seniorityNumber }));
const [first, second, third] = drivers.map(({ employeeId }) => employeeId) as [
  string,
  string,
  string,
];
const weeks = ['A', 'B', 'C'].map((weekId, month) =>
  aWeek({ weekId, startDate: `2027-0${month + 1}-04`, endDate: `2027-0${month + 1}-10` }),
);
const input = anInput({
  drivers,
  vacationWeeks: weeks,
  vacationPreferences: [makePicks(first, ['A']), makePicks(second, ['A', 'B'])],
});
const published = { input, output: award(input) };
const held = published.output.vacations;

const aList = (
  employeeId: string,
  weekIds: string[],
  given: Pick<VacationPicks, 'givenUp' | 'givenUpAt'> = {},
): VacationPicks => ({
  employeeId,
  weekIds,
  acceptedAt: '2026-11-24T10:00:00.000Z',
  receiptNumber: 'AAAA-0001',
  ...given,
});
const find = (
  change: Partial<AwardInput> = {},
  lists: readonly VacationPicks[] = [],
  manual: readonly { driverId: string; weekId: string }[] = [],
) =>
  findFreedWeeks(published, {
    input: { ...input, ...change },
    lists,
    manual: manual.map((one) => ({ ...one, id: one.weekId, at: '', by: 'admin' })),
  });

test('without any change, everybody keeps the published week', () => {
  expect(find()).toEqual({ held, freed: [] });
});

test('lists the held weeks that were given up in the order of being given up', () => {
  const lists = [
    aList(first, ['A'], { givenUp: ['A'], givenUpAt: { A: '2026-11-24T12:00:00.000Z' } }),
    aList(second, ['A', 'B'], {
      givenUp: ['A', 'B'],
      givenUpAt: { A: '2026-11-24T08:00:00.000Z', B: '2026-11-24T09:00:00.000Z' },
    }),
  ];
  expect(find({}, lists)?.freed).toEqual([
    { driverId: second, weekId: 'B' },
    { driverId: first, weekId: 'A' },
  ]);
});

test('a driver who was deleted or added, or an assignment that was taken back, awards nothing anew', () => {
  expect(find({ drivers: drivers.slice(1) })).toEqual({ held, freed: [] });
  const added = anAwardDriver({ seniorityNumber: 9 });
  expect(find({ drivers: [...drivers, added] })).toEqual({ held, freed: [] });
});

test('a manual assignment awards anew only if it does not fit beside the held weeks', () => {
  const assign = (driverId: string, weekId: string) => {
    const entry = { driverId, weekId };
    return find({ manualVacationAssignments: [entry] }, [], [entry]);
  };
  const added = { driverId: third, weekId: 'C', assignmentType: 'manual' };
  expect(assign(third, 'C')).toEqual({ held: [...held, added], freed: [] });
  expect(assign(third, 'A')).toBeNull();
  expect(assign(second, 'C')).toBeNull();
});

test('a manual assignment takes the place of one that was taken back, whose week is passed on', () => {
  const assigned = {
    ...input,
    vacationWeeks: [...weeks, aWeek({ weekId: 'D' })],
    vacationPreferences: [makePicks(first, ['C', 'A'])],
    manualVacationAssignments: [{ driverId: third, weekId: 'C' }],
  };
  const before = { input: assigned, output: award(assigned) };
  const now = { ...assigned, manualVacationAssignments: [{ driverId: third, weekId: 'D' }] };
  const freedWeeks = findFreedWeeks(before, { input: now, lists: [], manual: [] })!;
  expect(award({ ...now, freedWeeks }).vacations).toEqual([
    { driverId: first, weekId: 'C', assignmentType: 'preference' },
    { driverId: third, weekId: 'D', assignmentType: 'manual' },
  ]);
});

test.each<[string, Partial<AwardInput>]>([
  ['settings', { settings: someSettings({ assignLeftoverVacations: true }) }],
  ['rounds', { settings: { ...input.settings, vacationRounds: [2] } }],
  ['seniority', { drivers: [{ ...drivers[0]!, seniorityNumber: 5 }, ...drivers.slice(1)] }],
  ['eligibility', { drivers: [{ ...drivers[0]!, isEligible: false }, ...drivers.slice(1)] }],
  ['lists', { vacationPreferences: [makePicks(first, ['B'])] }],
])('changed %s award all weeks anew', (_, change) => {
  expect(find(change)).toBeNull();
});

test('settings of jobs award nothing anew', () => {
  expect(find({ settings: { ...input.settings, disableAutoAssignments: false } })).not.toBeNull();
});
