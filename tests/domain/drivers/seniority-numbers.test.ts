import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  closeGaps,
  insertAt,
  moveByOne,
  rankByDate,
  type NewNumbers,
} from '~/domain/drivers/seniority-numbers';
import '~/tests/support/fast-check';

const list = (numbers: Record<string, number>) =>
  Object.entries(numbers).map(([employeeId, seniorityNumber]) => ({ employeeId, seniorityNumber }));
const show = (numbers: NewNumbers) => Object.fromEntries(numbers);
const depot = list({ ada: 1, ben: 2, cleo: 3, dan: 5, eve: 6 });

test('whoever has the number, and those after up to the first gap, rise by one', () => {
  expect(show(insertAt(depot, 'eve', 2))).toEqual({ eve: 2, ben: 3, cleo: 4 });
});

test('a driver who moves down leaves a gap, and a free number moves nobody else', () => {
  expect(show(insertAt(depot, 'ada', 5))).toEqual({ ada: 5, dan: 6, eve: 7 });
  expect(show(insertAt(depot, 'ada', 4))).toEqual({ ada: 4 });
  expect(show(insertAt(depot, 'ada', 1))).toEqual({});
});

test('the gap that a driver leaves behind ends the rise', () => {
  expect(show(insertAt(list({ ada: 1, ben: 2, cleo: 3 }), 'cleo', 1))).toEqual({
    cleo: 1,
    ada: 2,
    ben: 3,
  });
});

test('up and down exchange numbers with the neighbor, also across a gap; at the ends nothing moves', () => {
  expect(show(moveByOne(depot, 'dan', 'up'))).toEqual({ dan: 3, cleo: 5 });
  expect(show(moveByOne(depot, 'dan', 'down'))).toEqual({ dan: 6, eve: 5 });
  expect(show(moveByOne(depot, 'ada', 'up'))).toEqual({});
  expect(show(moveByOne(depot, 'eve', 'down'))).toEqual({});
  expect(show(moveByOne(depot, 'nobody', 'up'))).toEqual({});
});

test('gaps close in the same order, from the most senior on', () => {
  expect(show(closeGaps(depot))).toEqual({ dan: 4, eve: 5 });
  expect(show(closeGaps([]))).toEqual({});
});

const dated = (employeeId: string, seniorityNumber: number, date?: string, tieNumber?: number) => ({
  ...{ employeeId, seniorityNumber },
  ...(date !== undefined && { seniorityDate: date }),
  ...(tieNumber !== undefined && { tieNumber }),
});

test('by date, ties go by tie number, then by employee ID; those without a date follow in their order', () => {
  const [early, late] = ['1998-03-04', '2019-03-04'];
  const depot = [
    dated('fay', 2),
    dated('gus', 9, late),
    dated('dan', 3, late),
    dated('eve', 4, late, 0),
    dated('ada', 8, early),
    dated('hal', 1),
    dated('bob', 6, late, 7),
    dated('cyd', 7, late, 7),
  ];
  const { numbers, dated: count, ties, undated } = rankByDate(depot);
  expect(show(numbers)).toEqual({
    ...{ ada: 1, eve: 2, bob: 3, cyd: 4, dan: 5, gus: 6 },
    ...{ hal: 7, fay: 8 },
  });
  expect(count).toBe(6);
  expect(ties.map(({ driver, by }) => [driver.employeeId, by])).toEqual([
    ['eve', null],
    ['bob', 'tie-number'],
    ['cyd', 'employee-id'],
    ['dan', 'tie-number'],
    ['gus', 'employee-id'],
  ]);
  expect(undated.map(({ employeeId }) => employeeId)).toEqual(['hal', 'fay']);
});

test('without any date, a ranking changes nothing; a ranked list stays as it is', () => {
  expect(show(rankByDate(list({ ada: 4, bob: 9 })).numbers)).toEqual({});
  const ranked = [dated('ada', 1, '1998-03-04'), dated('bob', 2, '1998-03-04'), dated('cyd', 3)];
  expect(show(rankByDate(ranked).numbers)).toEqual({});
});

const anyList = fc
  .uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 20 })
  .map((numbers) =>
    numbers.map((seniorityNumber, at) => ({ employeeId: `d${at}`, seniorityNumber })),
  );
const apply = (drivers: ReturnType<typeof list>, numbers: NewNumbers) =>
  drivers.map((driver) => ({
    ...driver,
    seniorityNumber: numbers.get(driver.employeeId) ?? driver.seniorityNumber,
  }));
const getOrder = (drivers: ReturnType<typeof list>) =>
  drivers.toSorted((a, b) => a.seniorityNumber - b.seniorityNumber).map((one) => one.employeeId);

const someDate = fc.constantFrom(undefined, '1998-03-04', '2019-03-04');
const anyTie = fc.option(fc.nat(2), { nil: undefined });
const anyDated = anyList.chain((drivers) =>
  fc
    .array(fc.tuple(someDate, anyTie), { minLength: drivers.length, maxLength: drivers.length })
    .map((facts) =>
      drivers.map(({ employeeId, seniorityNumber }, at) =>
        dated(employeeId, seniorityNumber, ...facts[at]!),
      ),
    ),
);

test('numbers by date are 1 to n, whatever the order of the list, and a second ranking changes nothing', () => {
  fc.assert(
    fc.property(anyDated, (drivers) => {
      const { numbers, dated: count } = rankByDate(drivers);
      if (count === 0) return;
      expect(show(rankByDate(drivers.toReversed()).numbers)).toEqual(show(numbers));
      const after = apply(drivers, numbers) as typeof drivers;
      expect(after.map((one) => one.seniorityNumber).sort((a, b) => a - b)).toEqual(
        drivers.map((_, at) => at + 1),
      );
      expect(show(rankByDate(after).numbers)).toEqual({});
    }),
  );
});

test('numbers stay unique, others keep their order, and only the driver passes anybody', () => {
  fc.assert(
    fc.property(anyList, fc.nat(), fc.integer({ min: 0, max: 32 }), (drivers, pick, to) => {
      const { employeeId } = drivers[pick % drivers.length]!;
      const after = apply(drivers, insertAt(drivers, employeeId, to));
      expect(new Set(after.map((one) => one.seniorityNumber)).size).toBe(drivers.length);
      expect(after.find((one) => one.employeeId === employeeId)!.seniorityNumber).toBe(to);
      const others = (all: ReturnType<typeof list>) =>
        getOrder(all).filter((id) => id !== employeeId);
      expect(others(after)).toEqual(others(drivers));
      expect(getOrder(apply(drivers, closeGaps(drivers)))).toEqual(getOrder(drivers));
    }),
  );
});
