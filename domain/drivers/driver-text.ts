import { cleanText } from '~/domain/shared/clean-text';
import {
  meansNo,
  meansYes,
  readPaste,
  tabbed,
  withoutHeader,
  yesOrNo,
  type PastedLine,
  type PasteError,
} from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Driver } from './driver';
import { maxNameLength } from './limits';

const header = [
  'EmployeeID',
  'Name',
  'SeniorityNumber',
  'VCStatus',
  'AirportCertified',
  'Eligible',
];

/** The columns of the import under their header: export and import are one another's inverse (design 7). */
export const driverTable = (drivers: readonly Driver[]): string[][] => [
  header,
  ...drivers.map((driver) => [
    driver.employeeId,
    driver.name,
    String(driver.seniorityNumber),
    yesOrNo(driver.vcStatus),
    yesOrNo(driver.airportCertified),
    yesOrNo(driver.isEligible),
  ]),
];
export const driversToText = (drivers: readonly Driver[]): string => tabbed(driverTable(drivers));

const isHeader = (fields: readonly string[]): boolean =>
  !/^['"]?\d/.test(fields[0] ?? '') && /name|seniority|employee/i.test(fields.join(' '));

const parseFields = (fields: readonly string[]): Result<Driver, string> => {
  const [employeeId = '', rawName = '', seniority = '', vc, airport, eligible] = fields;
  const name = cleanText(rawName);
  if (fields.length < 3 || name === '') {
    return fail('Not enough data (need at least Employee ID, Name, and Seniority Number)');
  }
  if (name.length > maxNameLength) return fail(`Name is longer than ${maxNameLength} characters`);
  if (!/^\d{7}$/.test(employeeId))
    return fail(`Employee ID must be exactly 7 digits (found ${employeeId})`);
  if (!/^\d{1,7}$/.test(seniority))
    return fail('Invalid Seniority Number (must be a non-negative number)');
  return ok({
    employeeId,
    name,
    seniorityNumber: Number(seniority),
    vcStatus: meansYes(vc),
    airportCertified: meansYes(airport),
    isEligible: !meansNo(eligible),
  });
};

/** Reads a paste of drivers (spec 5). */
export const parseDriverText = (text: string): Result<Driver[], PasteError> => {
  const lines = readPaste(text);
  return lines.ok ? parseDriverLines(lines.value) : lines;
};

/** Reads lines of a paste or a sheet. Every bad one is named; one bad line refuses them all. */
export const parseDriverLines = (all: readonly PastedLine[]): Result<Driver[], PasteError> => {
  const lines = withoutHeader(all, isHeader);
  if (!lines.ok) return lines;
  const errors: string[] = [];
  const drivers: Driver[] = [];
  const lineOf = new Map<string, number>();
  const lineOfSeniority = new Map<number, number>();
  for (const { number, fields } of lines.value) {
    const parsed = parseFields(fields);
    if (!parsed.ok) {
      errors.push(`Line ${number}: ${parsed.error}`);
      continue;
    }
    const { employeeId, seniorityNumber } = parsed.value;
    const sameId = lineOf.get(employeeId);
    const sameSeniority = lineOfSeniority.get(seniorityNumber);
    if (sameId !== undefined) {
      errors.push(`Line ${number}: Employee ID ${employeeId} is on line ${sameId} already`);
    } else if (sameSeniority !== undefined) {
      errors.push(
        `Line ${number}: Seniority Number ${seniorityNumber} is on line ${sameSeniority} already`,
      );
    }
    lineOf.set(employeeId, number);
    lineOfSeniority.set(seniorityNumber, number);
    drivers.push(parsed.value);
  }
  return errors.length > 0 ? fail({ code: 'import-errors', lines: errors }) : ok(drivers);
};
