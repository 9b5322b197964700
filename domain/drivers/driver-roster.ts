import type { ListRules, RowsChanged } from '~/domain/roster/change-list';
import type { RosterText } from '~/domain/roster/roster-text';
import { driverSchema, employeeIdSchema, type Driver } from './driver';
import { driverFields } from './driver-fields';
import { maxTieNumber, maxVacationWeeks } from './limits';
import { compareDates, type Dated } from './seniority-numbers';

export type DriverListError =
  | { readonly code: 'invalid-employee-ids'; readonly employeeIds: readonly string[] }
  | { readonly code: 'driver-without-name'; readonly employeeId: string }
  | { readonly code: 'invalid-seniority-numbers' }
  | { readonly code: 'invalid-vacation-weeks'; readonly employeeId: string; readonly most: number }
  | { readonly code: 'invalid-seniority-date'; readonly employeeId: string }
  | { readonly code: 'invalid-tie-number'; readonly employeeId: string; readonly most: number }
  | { readonly code: 'duplicate-employee-id'; readonly employeeId: string }
  | {
      readonly code: 'seniority-number-taken';
      readonly employeeId: string;
      readonly seniorityNumber: number;
      /** The driver who has the number already; null for a reader who may not know. */
      readonly by: { readonly employeeId: string; readonly name: string } | null;
    }
  | RowsChanged
  | { readonly code: 'driver-gone'; readonly employeeId: string }
  | { readonly code: 'too-many-drivers'; readonly limit: number; readonly count: number };

/** Whether the date, if there is one, is written as it is stored. */
const hasDate = ({ seniorityDate }: Driver): boolean => {
  if (seniorityDate === undefined) return true;
  const day = driverFields.seniorityDate.read(seniorityDate, {});
  return day.ok && day.value === seniorityDate;
};

/** The roster of a site's drivers: ids of 7 digits, seniority numbers unique, non-negative integers. */
export const driverRoster: ListRules<Driver, DriverListError> & RosterText<Driver> = {
  noun: 'driver',
  idField: 'employeeId',
  fields: driverFields,
  tooFew: { code: 'too-few-driver-fields' },
  namedFirst: 'name',
  numberedBy: {
    field: 'seniorityNumber',
    by: 'seniorityDate',
    reads: ['employeeId', 'seniorityDate', 'tieNumber'],
    compare: (a, b) => compareDates(a as unknown as Dated, b as unknown as Dated),
  },
  gone: (employeeId) => ({ code: 'driver-gone', employeeId }),
  duplicate: (employeeId) => ({ code: 'duplicate-employee-id', employeeId }),
  tooMany: (numbers) => ({ code: 'too-many-drivers', ...numbers }),
  check: (drivers, changed) => {
    const errors: DriverListError[] = [];
    const employeeIds = [...changed.keys()].filter((id) => !employeeIdSchema.safeParse(id).success);
    if (employeeIds.length > 0) errors.push({ code: 'invalid-employee-ids', employeeIds });
    const holders = new Map<number, Driver>();
    for (const driver of drivers) {
      const { employeeId, seniorityNumber, name, vacationWeeks, tieNumber } = driver;
      if (name === '') errors.push({ code: 'driver-without-name', employeeId });
      if (!driverSchema.shape.seniorityNumber.safeParse(seniorityNumber).success)
        errors.push({ code: 'invalid-seniority-numbers' });
      if (!driverSchema.shape.vacationWeeks.safeParse(vacationWeeks).success)
        errors.push({ code: 'invalid-vacation-weeks', employeeId, most: maxVacationWeeks });
      if (!hasDate(driver)) errors.push({ code: 'invalid-seniority-date', employeeId });
      if (!driverSchema.shape.tieNumber.safeParse(tieNumber).success)
        errors.push({ code: 'invalid-tie-number', employeeId, most: maxTieNumber });
      const holder = holders.get(seniorityNumber);
      if (holder) {
        const [newcomer, by] = changed.has(employeeId) ? [driver, holder] : [holder, driver];
        errors.push({
          code: 'seniority-number-taken',
          employeeId: newcomer.employeeId,
          seniorityNumber,
          by: { employeeId: by.employeeId, name: by.name },
        });
      }
      holders.set(seniorityNumber, driver);
    }
    return errors;
  },
};
