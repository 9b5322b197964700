import type { Driver } from './driver';

type Numbered = Pick<Driver, 'employeeId' | 'seniorityNumber'>;

/** The seniority numbers that drivers get, by employee ID; those who keep theirs are missing. */
export type NewNumbers = ReadonlyMap<string, number>;

/** Gives the driver a number. Those who have it and the ones after it, up to the first free one, rise by one. */
export const insertAt = (
  drivers: readonly Numbered[],
  employeeId: string,
  to: number,
): NewNumbers => {
  const holders = new Map(
    drivers
      .filter((driver) => driver.employeeId !== employeeId)
      .map((driver) => [driver.seniorityNumber, driver.employeeId]),
  );
  const numbers = new Map<string, number>();
  const isThere = drivers.some(
    (driver) => driver.employeeId === employeeId && driver.seniorityNumber === to,
  );
  if (isThere) return numbers;
  let [next, number]: [string | undefined, number] = [employeeId, to];
  while (next !== undefined) {
    numbers.set(next, number);
    next = holders.get(number);
    number += 1;
  }
  return numbers;
};

/** Exchanges the driver's number with that of the next more senior driver, or of the next less senior one. */
export const moveByOne = (
  drivers: readonly Numbered[],
  employeeId: string,
  direction: 'up' | 'down',
): NewNumbers => {
  const order = drivers.toSorted((a, b) => a.seniorityNumber - b.seniorityNumber);
  const at = order.findIndex((driver) => driver.employeeId === employeeId);
  const [driver, other] = [order[at], order[direction === 'up' ? at - 1 : at + 1]];
  return driver && other
    ? new Map([
        [driver.employeeId, other.seniorityNumber],
        [other.employeeId, driver.seniorityNumber],
      ])
    : new Map();
};

/** Numbers the drivers without gaps, in the same order, from the number of the most senior on. */
export const closeGaps = (drivers: readonly Numbered[]): NewNumbers => {
  const order = drivers.toSorted((a, b) => a.seniorityNumber - b.seniorityNumber);
  const first = order[0]?.seniorityNumber ?? 0;
  return new Map(
    order.flatMap(({ employeeId, seniorityNumber }, at) =>
      seniorityNumber === first + at ? [] : [[employeeId, first + at]],
    ),
  );
};
