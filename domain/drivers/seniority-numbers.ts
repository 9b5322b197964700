import { compareText } from '~/domain/shared/text';
import type { Driver } from './driver';
import { maxTieNumber } from './limits';

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

/** What decides between drivers who have a seniority date. */
export type Dated = Pick<Driver, 'employeeId' | 'seniorityDate' | 'tieNumber'>;

/** A missing tie number comes after all others. */
const getTie = ({ tieNumber = maxTieNumber + 1 }: Dated): number => tieNumber;

/** Orders by date, among those of one date by tie number, and then by employee ID as text. */
export const compareDates = (a: Dated, b: Dated): number =>
  compareText(a.seniorityDate ?? '', b.seniorityDate ?? '') ||
  getTie(a) - getTie(b) ||
  compareText(a.employeeId, b.employeeId);

/** What puts a driver after the one before, of the same date. */
export type TieBreak = 'tie-number' | 'employee-id';

/** The whole list by date. */
export interface DateRanking<T> {
  readonly numbers: NewNumbers;
  /** How many drivers have a date. */
  readonly dated: number;
  /** The drivers who share a date with others, in their order; `by` is null for the first of each date. */
  readonly ties: readonly { readonly driver: T; readonly by: TieBreak | null }[];
  /** The drivers without a date, in the order that they keep. */
  readonly undated: readonly T[];
}

/** Numbers the drivers from 1 on by date. Those without one keep their order, after all others. Without any date, all stay. */
export const rankByDate = <T extends Numbered & Dated>(drivers: readonly T[]): DateRanking<T> => {
  const dated = drivers.filter((one) => one.seniorityDate !== undefined).sort(compareDates);
  const undated = drivers
    .filter((one) => one.seniorityDate === undefined)
    .sort((a, b) => a.seniorityNumber - b.seniorityNumber);
  const isTied = (a: T | undefined, b: T | undefined): boolean =>
    a !== undefined && a.seniorityDate === b?.seniorityDate;
  const ties = dated.flatMap((driver, at): { driver: T; by: TieBreak | null }[] => {
    const before = dated[at - 1];
    if (before && isTied(before, driver))
      return [{ driver, by: getTie(before) === getTie(driver) ? 'employee-id' : 'tie-number' }];
    return isTied(driver, dated[at + 1]) ? [{ driver, by: null }] : [];
  });
  const order = dated.length > 0 ? [...dated, ...undated] : [];
  const numbers = new Map(
    order.flatMap(({ employeeId, seniorityNumber }, at) =>
      seniorityNumber === at + 1 ? [] : [[employeeId, at + 1]],
    ),
  );
  return { numbers, dated: dated.length, ties, undated };
};
