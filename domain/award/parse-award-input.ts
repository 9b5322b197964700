import { maxVacationWeeks } from '~/domain/drivers/limits';
import { maxPaidHours, maxPlaces, startTimePattern } from '~/domain/jobs/limits';
import { maxChainMoves, maxRounds } from '~/domain/settings/limits';
import { fail, ok, type Result } from '~/domain/shared/result';
import { assignmentTypes } from './assignment-type';
import type { AwardInput, AwardSettings } from './award-input';

/** `at` is a JSON pointer to the first invalid place. */
export interface MalformedAwardInput {
  readonly code: 'malformed-award-input';
  readonly at: string;
  readonly message: string;
}

type Row = Record<string, unknown>;
/** Null if the value is valid, else a description of what is expected. */
type Check = (value: unknown) => string | null;
type Shape = readonly (readonly [key: string, check: Check])[];
type Wrong = MalformedAwardInput | null;

const wrong = (at: string, message: string): MalformedAwardInput => ({
  code: 'malformed-award-input',
  at,
  message,
});

const datePattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const text: Check = (v) => (typeof v === 'string' ? null : 'must be text');
const textOrNull: Check = (v) =>
  v === null || typeof v === 'string' ? null : 'must be text or null';
const id: Check = (v) => (typeof v === 'string' && v !== '' ? null : 'must be non-empty text');
const flag: Check = (v) => (typeof v === 'boolean' ? null : 'must be true or false');
const isCount = (v: unknown): boolean => Number.isSafeInteger(v) && (v as number) >= 0;
const count: Check = (v) => (isCount(v) ? null : 'must be a non-negative integer');
const seniority: Check = (v) =>
  v === null || v === undefined || isCount(v) ? null : 'must be a non-negative integer or null';
const optionalCount: Check = (v) => (v === undefined ? null : count(v));
const isWithin = (v: unknown, min: number, max: number): boolean =>
  isCount(v) && (v as number) >= min && (v as number) <= max;
const optionalWithin =
  (min: number, max: number): Check =>
  (v) =>
    v === undefined || isWithin(v, min, max) ? null : `must be an integer from ${min} to ${max}`;
const rounds: Check = (v) =>
  v === undefined ||
  (Array.isArray(v) &&
    isWithin(v.length, 1, maxRounds) &&
    v.every((weeks) => isWithin(weeks, 1, maxVacationWeeks)))
    ? null
    : `must be a list of 1 to ${maxRounds} integers from 1 to ${maxVacationWeeks}`;
const type: Check = (v) =>
  (assignmentTypes as readonly unknown[]).includes(v) ? null : 'must be an assignment type';
const optionalFlag: Check = (v) => (v === undefined ? null : flag(v));
const time: Check = (v) =>
  typeof v === 'string' && startTimePattern.test(v) ? null : 'must be a 24-hour time HH:MM';
const optionalTime: Check = (v) => (v === undefined ? null : time(v));
const optionalHours: Check = (v) =>
  v === undefined || (typeof v === 'number' && v >= 0 && v <= maxPaidHours)
    ? null
    : `must be a number from 0 to ${maxPaidHours}`;
const day: Check = (v) =>
  typeof v === 'string' && datePattern.test(v) ? null : 'must be a date YYYY-MM-DD';
const absence: Check = (v) =>
  v === undefined ||
  (isRow(v) && id(v.weekId) === null && (v.usualJobId === null || id(v.usualJobId) === null))
    ? null
    : 'must be {weekId, usualJobId}';
const leave: Check = (v) =>
  v === undefined || (isRow(v) && day(v.from) === null && day(v.to) === null)
    ? null
    : 'must be {from, to} with dates YYYY-MM-DD';
const ids: Check = (v) => {
  if (!Array.isArray(v)) return 'must be a list of ids';
  for (let k = 0; k < v.length; k++) if (typeof v[k] !== 'string') return 'must be a list of ids';
  return null;
};

const optionalIds: Check = (v) => (v === undefined ? null : ids(v));

interface List {
  readonly name: string;
  readonly isRequired?: true;
  readonly shape: Shape;
  /** The key whose value must be unique among the rows. */
  readonly uniqueKey?: string;
  /** An optional key with its default. */
  readonly fill?: readonly [key: string, value: (row: Row) => unknown];
  /** If missing, it stays missing, because records of earlier engines do not have it. */
  readonly staysMissing?: true;
}
const driverWeek: Shape = Object.entries({ driverId: text, weekId: text });
const heldJob: Shape = Object.entries({ driverId: text, jobId: text, assignmentType: type });
const rankedList: Shape = Object.entries({
  driverId: text,
  preferences: ids,
  submissionTime: text,
  struck: optionalIds,
  taken: optionalIds,
  isMemory: optionalFlag,
});
const lists: readonly List[] = [
  {
    name: 'drivers',
    isRequired: true,
    uniqueKey: 'employeeId',
    fill: ['seniorityNumber', () => null],
    shape: Object.entries({
      employeeId: id,
      name: text,
      seniorityNumber: seniority,
      vcStatus: flag,
      airportCertified: flag,
      isEligible: flag,
      vacationWeeks: optionalWithin(0, maxVacationWeeks),
      onVacation: absence,
      onLeave: leave,
    }),
  },
  {
    name: 'jobs',
    isRequired: true,
    uniqueKey: 'jobId',
    shape: Object.entries({
      jobId: id,
      startTime: time,
      isAirport: flag,
      weekDays: text,
      places: optionalWithin(1, maxPlaces),
      endTime: optionalTime,
      paidHours: optionalHours,
    }),
  },
  {
    name: 'preferences',
    isRequired: true,
    shape: rankedList,
  },
  { name: 'manualAssignments', shape: Object.entries({ driverId: text, jobId: text }) },
  { name: 'kept', staysMissing: true, uniqueKey: 'driverId', shape: heldJob },
  {
    name: 'vacationWeeks',
    uniqueKey: 'weekId',
    fill: ['remainingSlots', (week) => week.totalSlots],
    shape: Object.entries({
      weekId: id,
      startDate: day,
      endDate: day,
      totalSlots: count,
      remainingSlots: optionalCount,
    }),
  },
  {
    name: 'vacationPreferences',
    shape: rankedList,
  },
  { name: 'manualVacationAssignments', shape: driverWeek },
  {
    name: 'trades',
    staysMissing: true,
    shape: Object.entries({ driverId: text, jobId: text, withDriverId: text, forJobId: text }),
  },
  {
    name: 'vacationTrades',
    staysMissing: true,
    shape: Object.entries({ driverId: text, weekId: text, withDriverId: text, forWeekId: text }),
  },
];

/** The lists of `freedJobs`. */
const freedJobsLists: readonly List[] = [
  { name: 'held', uniqueKey: 'driverId', shape: heldJob },
  { name: 'freed', shape: Object.entries({ driverId: textOrNull, jobId: text }) },
];

/** The lists of `freedWeeks`. */
const freedWeeksLists: readonly List[] = [
  { name: 'held', shape: [...driverWeek, ['assignmentType', type]] },
  { name: 'freed', shape: driverWeek },
];

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const checkRow = (row: unknown, shape: Shape, at: () => string): Wrong => {
  if (!isRow(row)) return wrong(at(), 'must be an object');
  for (const [key, check] of shape) {
    const message = check(row[key]);
    if (message !== null) return wrong(`${at()}/${key}`, message);
  }
  return null;
};

const checkList = ({ name, shape }: List, rows: unknown, within = ''): Wrong => {
  const at = `${within}/${name}`;
  if (!Array.isArray(rows)) return wrong(at, 'must be a list');
  for (let i = 0; i < rows.length; i++) {
    const error = checkRow(rows[i], shape, () => `${at}/${i}`);
    if (error) return error;
  }
  return null;
};

const checkUnique = ({ name, uniqueKey }: List, rows: readonly Row[], within = ''): Wrong => {
  if (uniqueKey === undefined) return null;
  const seen = new Set<unknown>();
  for (const row of rows) {
    const value = row[uniqueKey];
    // Every earlier row has added a distinct value.
    if (seen.has(value))
      return wrong(
        `${within}/${name}/${seen.size}/${uniqueKey}`,
        `repeats ${JSON.stringify(value)}`,
      );
    seen.add(value);
  }
  return null;
};

const checkSettings = (settings: unknown): Wrong =>
  checkRow(
    settings,
    Object.entries({
      useSeniorityAssignment: flag,
      disableAutoAssignments: flag,
      assignLeftoverVacations: optionalFlag,
      vacationRounds: rounds,
      chainMoves: optionalWithin(1, maxChainMoves),
    }),
    () => '/settings',
  ) ??
  checkRow(
    (settings as Row).company,
    Object.entries({
      usesSeniorityForAssignment: flag,
      usesVCStatus: flag,
      airportCertificationRequired: flag,
    }),
    () => '/settings/company',
  );

/** Checks `freedJobs` or `freedWeeks`, which may be missing. */
const checkFreed = (name: string, lists: readonly List[], value: unknown): Wrong => {
  if (value === undefined) return null;
  const within = `/${name}`;
  if (!isRow(value)) return wrong(within, 'must be an object');
  for (const list of lists) {
    const rows = value[list.name];
    const error =
      checkList(list, rows, within) ?? checkUnique(list, rows as readonly Row[], within);
    if (error) return error;
  }
  return null;
};

/** Copies a row only if it lacks the key, so that a million complete rows are not copied. */
const fillIn = ({ fill }: List, rows: readonly Row[]): readonly Row[] => {
  if (fill === undefined) return rows;
  const [key, getValue] = fill;
  return rows.some((row) => row[key] === undefined)
    ? rows.map((row) => (row[key] === undefined ? { ...row, [key]: getValue(row) } : row))
    : rows;
};

/**
 * Parses the award's JSON contract. It is not a zod schema, so that a million rows are checked in one pass
 * and complete ones are not copied. Unknown keys are ignored, and unknown ids are allowed, because the award
 * drops them. These may be missing (default in parentheses): a driver's `onVacation`, `onLeave`, `seniorityNumber` (null)
 * and `vacationWeeks` (1), a job's `places` (1), `struck`, `taken` and `isMemory` of a list, `assignLeftoverVacations` (false),
 * `vacationRounds` (`[1]`), `chainMoves` (unlimited), `remainingSlots` (`totalSlots`), `freedJobs`, `freedWeeks`, and every list except drivers, jobs and
 * preferences (empty, also `kept`, `trades` and `vacationTrades`).
 */
export const parseAwardInput = (value: unknown): Result<AwardInput, MalformedAwardInput> => {
  if (!isRow(value)) return fail(wrong('', 'must be an object'));
  const settingsError = checkSettings(value.settings);
  if (settingsError) return fail(settingsError);
  const read: { list: List; rows: readonly Row[] }[] = [];
  for (const list of lists) {
    const isMissing = value[list.name] === undefined;
    if (isMissing && list.staysMissing) continue;
    const rows = isMissing && !list.isRequired ? [] : value[list.name];
    const error = checkList(list, rows);
    if (error) return fail(error);
    read.push({ list, rows: rows as readonly Row[] });
  }
  for (const { list, rows } of read) {
    const error = checkUnique(list, rows);
    if (error) return fail(error);
  }
  if (value.kept !== undefined && value.freedJobs !== undefined)
    return fail(wrong('/kept', 'must be missing beside freedJobs'));
  const freedError =
    checkFreed('freedJobs', freedJobsLists, value.freedJobs) ??
    checkFreed('freedWeeks', freedWeeksLists, value.freedWeeks);
  if (freedError) return fail(freedError);
  const { company, ...flags } = value.settings as AwardSettings;
  return ok({
    ...Object.fromEntries(read.map(({ list, rows }) => [list.name, fillIn(list, rows)])),
    settings: {
      useSeniorityAssignment: flags.useSeniorityAssignment,
      disableAutoAssignments: flags.disableAutoAssignments,
      assignLeftoverVacations: flags.assignLeftoverVacations ?? false,
      ...(flags.vacationRounds && { vacationRounds: flags.vacationRounds }),
      ...(flags.chainMoves !== undefined && { chainMoves: flags.chainMoves }),
      company: {
        usesSeniorityForAssignment: company.usesSeniorityForAssignment,
        usesVCStatus: company.usesVCStatus,
        airportCertificationRequired: company.airportCertificationRequired,
      },
    },
    ...(value.freedJobs !== undefined && { freedJobs: value.freedJobs }),
    ...(value.freedWeeks !== undefined && { freedWeeks: value.freedWeeks }),
  } as AwardInput);
};
