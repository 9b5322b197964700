import { compareSeniority, type AwardDriver } from './award-input';

/** Each driver's place in the seniority order, from 1, by employee ID (domain/README.md#numbered-record). */
export const numberDrivers = (
  drivers: readonly Pick<AwardDriver, 'employeeId' | 'seniorityNumber'>[],
): Map<string, number> =>
  new Map(
    [...drivers].sort(compareSeniority).map(({ employeeId }, index) => [employeeId, index + 1]),
  );
