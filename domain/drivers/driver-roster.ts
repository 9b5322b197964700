import type { ListRules, RowsChanged } from '~/domain/roster/change-list';
import type { RosterText } from '~/domain/roster/roster-text';
import { cleanId, cleanText } from '~/domain/shared/clean-text';
import { readFlag } from '~/domain/shared/paste';
import { fail, ok } from '~/domain/shared/result';
import { driverSchema, employeeIdSchema, type Driver } from './driver';
import { driverColumns } from './driver-columns';
import { driverHeaders } from './driver-headers';
import { maxNameLength, mostVacationWeeks } from './limits';

export type DriverListError =
  | { readonly code: 'invalid-employee-ids'; readonly employeeIds: readonly string[] }
  | { readonly code: 'driver-without-name'; readonly employeeId: string }
  | { readonly code: 'invalid-seniority-numbers' }
  | { readonly code: 'invalid-vacation-weeks'; readonly employeeId: string; readonly most: number }
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

/** The number of weeks as typed; an empty field means 1. Null if it is no such number. */
const parseWeeks = (text = ''): number | null => {
  if (text.trim() === '') return 1;
  const weeks = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : Infinity;
  return weeks <= mostVacationWeeks ? weeks : null;
};

/** The roster of a site's drivers: ids of 7 digits, seniority numbers unique, non-negative integers. */
export const driverRoster: ListRules<Driver, DriverListError> & RosterText<Driver> = {
  ...driverColumns,
  noun: 'driver',
  idField: 'employeeId',
  tidy: ({ vacationWeeks, ...driver }) => ({
    ...driver,
    ...(vacationWeeks !== undefined && vacationWeeks !== 1 && { vacationWeeks }),
  }),
  gone: (employeeId) => ({ code: 'driver-gone', employeeId }),
  duplicate: (employeeId) => ({ code: 'duplicate-employee-id', employeeId }),
  tooMany: (numbers) => ({ code: 'too-many-drivers', ...numbers }),
  check: (drivers, changed) => {
    const errors: DriverListError[] = [];
    const employeeIds = [...changed.keys()].filter((id) => !employeeIdSchema.safeParse(id).success);
    if (employeeIds.length > 0) errors.push({ code: 'invalid-employee-ids', employeeIds });
    const holders = new Map<number, Driver>();
    for (const driver of drivers) {
      const { employeeId, seniorityNumber, name, vacationWeeks } = driver;
      if (name === '') errors.push({ code: 'driver-without-name', employeeId });
      if (!driverSchema.shape.seniorityNumber.safeParse(seniorityNumber).success)
        errors.push({ code: 'invalid-seniority-numbers' });
      if (!driverSchema.shape.vacationWeeks.safeParse(vacationWeeks).success)
        errors.push({ code: 'invalid-vacation-weeks', employeeId, most: mostVacationWeeks });
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
  headers: driverHeaders,
  required: ['employeeId', 'name', 'seniorityNumber'],
  flags: { vcStatus: [], airportCertified: [], isEligible: [] },
  parseFields: (fields) => {
    const [
      rawId = '',
      rawName = '',
      seniority = '',
      vc = '',
      airport = '',
      eligible = '',
      rawWeeks,
    ] = fields;
    const vacationWeeks = parseWeeks(rawWeeks);
    const employeeId = cleanId(rawId);
    const name = cleanText(rawName);
    if (fields.length < 3 || name === '') return fail({ code: 'too-few-driver-fields' });
    if (name.length > maxNameLength) return fail({ code: 'name-too-long', limit: maxNameLength });
    if (!/^\d{7}$/.test(employeeId)) return fail({ code: 'invalid-employee-id', employeeId });
    if (!/^\d{1,7}$/.test(seniority)) return fail({ code: 'invalid-seniority-number' });
    if (vacationWeeks === null)
      return fail({ code: 'invalid-vacation-weeks', most: mostVacationWeeks });
    return ok({
      employeeId,
      name,
      seniorityNumber: Number(seniority),
      vcStatus: readFlag(vc) ?? false,
      airportCertified: readFlag(airport) ?? false,
      isEligible: readFlag(eligible) ?? true,
      ...(vacationWeeks !== 1 && { vacationWeeks }),
    });
  },
  getKeys: ({ employeeId, seniorityNumber }) => [
    { of: 'employee-id', value: employeeId },
    { of: 'seniority-number', value: seniorityNumber },
  ],
};
