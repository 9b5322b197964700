import { expect, test } from 'vitest';
import { award } from '~/domain/award/award';
import type { DriverWeek } from '~/domain/award/award-input';
import { anAwardDriver, anInput, aWeek, makePicks } from '~/tests/support/award-builders';

const drivers = [1, 2, 3].map((seniorityNumber) => anAwardDriver({ seniorityNumber }));
const [first, second, third] = drivers.map(({ employeeId }) => employeeId) as [
  string,
  string,
  string,
];
const weeks = ['A', 'B', 'C'].map((weekId, month) =>
  aWeek({ weekId, startDate: `2027-0${month + 1}-04`, endDate: `2027-0${month + 1}-10` }),
);
/** Driver n ranks `lists[n - 1]` and holds `held[n - 1]` (null for none); `freed` were given up, in this order. */
const passOn = (
  lists: readonly (readonly string[])[],
  held: readonly (string | null)[],
  freed: readonly DriverWeek[],
) =>
  award(
    anInput({
      drivers,
      vacationWeeks: weeks,
      vacationPreferences: lists.map((list, at) => makePicks(drivers[at]!.employeeId, list)),
      freedWeeks: {
        held: held.flatMap((weekId, at) =>
          weekId
            ? [{ weekId, driverId: drivers[at]!.employeeId, assignmentType: 'preference' as const }]
            : [],
        ),
        freed,
      },
    }),
  );

test('gives the giver the week that becomes free by their own act', () => {
  const { vacations, chain } = passOn(
    [['A', 'B'], ['A', 'B'], []],
    ['A', 'B', null],
    [{ driverId: first, weekId: 'A' }],
  );
  expect(chain).toEqual([
    { weekId: 'A', freedBy: first, driverId: second, movedFrom: 'B' },
    { weekId: 'B', freedBy: second, driverId: first, movedFrom: null },
  ]);
  expect(vacations.map(({ weekId, driverId }) => [weekId, driverId])).toEqual([
    ['A', second],
    ['B', first],
  ]);
});

test('goes down the list until nobody moves', () => {
  const { chain } = passOn(
    [['A'], ['A', 'B'], ['A', 'B', 'C']],
    ['A', 'B', 'C'],
    [{ driverId: first, weekId: 'A' }],
  );
  expect(chain).toEqual([
    { weekId: 'A', freedBy: first, driverId: second, movedFrom: 'B' },
    { weekId: 'B', freedBy: second, driverId: third, movedFrom: 'C' },
    { weekId: 'C', freedBy: third, driverId: null, movedFrom: null },
  ]);
});

test('offers a week that nobody wanted again when another week is given up', () => {
  const { chain, vacations } = passOn(
    [['A'], ['B', 'A'], []],
    ['A', 'B', null],
    [
      { driverId: first, weekId: 'A' },
      { driverId: second, weekId: 'B' },
    ],
  );
  expect(chain).toEqual([
    { weekId: 'A', freedBy: first, driverId: null, movedFrom: null },
    { weekId: 'B', freedBy: second, driverId: null, movedFrom: null },
    { weekId: 'A', freedBy: first, driverId: second, movedFrom: null },
  ]);
  expect(vacations.map(({ weekId, driverId }) => [weekId, driverId])).toEqual([['A', second]]);
});
