import { startTimePattern } from '~/domain/jobs/limits';
import { fail, ok, type Result } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';

/** The fields of a driver that the award reads. */
export interface AwardDriver {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
  readonly vcStatus: boolean;
  readonly airportCertified: boolean;
  readonly isEligible: boolean;
  /** Present if the driver is on vacation and takes no turn (vacation cover). */
  readonly onVacation?: Absence | undefined;
}

/** A driver's vacation week, and the usual job that needs cover during it. */
export interface Absence {
  readonly weekId: string;
  readonly usualJobId: string | null;
}

/** The seniority number assumed for a driver without one. */
export const missingSeniority = 999_999;

/** Orders drivers by their turns: by seniority number, then by employee ID as text. */
export const compareSeniority = (a: Senior, b: Senior): number =>
  (a.seniorityNumber ?? missingSeniority) - (b.seniorityNumber ?? missingSeniority) ||
  compareText(a.employeeId, b.employeeId);
type Senior = Pick<AwardDriver, 'seniorityNumber' | 'employeeId'>;

/** Whether the driver takes part in rules 2 to 4. A manual assignment is possible even without a turn. */
export const takesTurn = ({ isEligible, onVacation }: AwardDriver): boolean =>
  isEligible && onVacation === undefined;

export interface AwardJob {
  readonly jobId: string;
  /** 24-hour HH:MM. */
  readonly startTime: string;
  readonly isAirport: boolean;
  readonly weekDays: string;
}

/** Ranked ids, first choice first: job ids for jobs, week ids for vacations. */
export interface PreferenceRecord {
  readonly driverId: string;
  readonly preferences: readonly string[];
  readonly submissionTime: string;
  /** Weeks of the list that no longer count; the other weeks keep their ranks. */
  readonly struck?: readonly string[] | undefined;
}

export interface AwardWeek {
  readonly weekId: string;
  /** ISO days. */
  readonly startDate: string;
  readonly endDate: string;
  readonly totalSlots: number;
  readonly remainingSlots: number;
}

export interface AwardSettings {
  readonly useSeniorityAssignment: boolean;
  readonly disableAutoAssignments: boolean;
  readonly assignLeftoverVacations: boolean;
  readonly company: {
    readonly usesSeniorityForAssignment: boolean;
    readonly usesVCStatus: boolean;
    readonly airportCertificationRequired: boolean;
  };
}

export interface AwardInput {
  readonly settings: AwardSettings;
  readonly drivers: readonly AwardDriver[];
  readonly jobs: readonly AwardJob[];
  readonly preferences: readonly PreferenceRecord[];
  readonly manualAssignments: readonly { readonly driverId: string; readonly jobId: string }[];
  readonly vacationWeeks: readonly AwardWeek[];
  readonly vacationPreferences: readonly PreferenceRecord[];
  readonly manualVacationAssignments: readonly {
    readonly driverId: string;
    readonly weekId: string;
  }[];
}

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
const id: Check = (v) => (typeof v === 'string' && v !== '' ? null : 'must be non-empty text');
const flag: Check = (v) => (typeof v === 'boolean' ? null : 'must be true or false');
const isCount = (v: unknown): boolean => Number.isSafeInteger(v) && (v as number) >= 0;
const count: Check = (v) => (isCount(v) ? null : 'must be a non-negative integer');
const seniority: Check = (v) =>
  v === null || v === undefined || isCount(v) ? null : 'must be a non-negative integer or null';
const optionalCount: Check = (v) => (v === undefined ? null : count(v));
const optionalFlag: Check = (v) => (v === undefined ? null : flag(v));
const time: Check = (v) =>
  typeof v === 'string' && startTimePattern.test(v) ? null : 'must be a 24-hour time HH:MM';
const day: Check = (v) =>
  typeof v === 'string' && datePattern.test(v) ? null : 'must be a date YYYY-MM-DD';
const absence: Check = (v) =>
  v === undefined ||
  (isRow(v) && id(v.weekId) === null && (v.usualJobId === null || id(v.usualJobId) === null))
    ? null
    : 'must be {weekId, usualJobId}';
const ids: Check = (v) => {
  if (!Array.isArray(v)) return 'must be a list of ids';
  for (let k = 0; k < v.length; k++) if (typeof v[k] !== 'string') return 'must be a list of ids';
  return null;
};

const optionalIds: Check = (v) => (v === undefined ? null : ids(v));

interface List {
  readonly name: keyof AwardInput;
  readonly isRequired?: true;
  readonly shape: Shape;
  /** The key whose value must be unique among the rows. */
  readonly uniqueKey?: string;
  /** An optional key with its default. */
  readonly fill?: readonly [key: string, value: (row: Row) => unknown];
}
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
      onVacation: absence,
    }),
  },
  {
    name: 'jobs',
    isRequired: true,
    uniqueKey: 'jobId',
    shape: Object.entries({ jobId: id, startTime: time, isAirport: flag, weekDays: text }),
  },
  {
    name: 'preferences',
    isRequired: true,
    shape: Object.entries({ driverId: text, preferences: ids, submissionTime: text }),
  },
  { name: 'manualAssignments', shape: Object.entries({ driverId: text, jobId: text }) },
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
    shape: Object.entries({
      driverId: text,
      preferences: ids,
      submissionTime: text,
      struck: optionalIds,
    }),
  },
  { name: 'manualVacationAssignments', shape: Object.entries({ driverId: text, weekId: text }) },
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

const checkList = ({ name, shape }: List, rows: unknown): Wrong => {
  if (!Array.isArray(rows)) return wrong(`/${name}`, 'must be a list');
  for (let i = 0; i < rows.length; i++) {
    const error = checkRow(rows[i], shape, () => `/${name}/${i}`);
    if (error) return error;
  }
  return null;
};

const checkUnique = ({ name, uniqueKey }: List, rows: readonly Row[]): Wrong => {
  if (uniqueKey === undefined) return null;
  const seen = new Set<unknown>();
  for (const row of rows) {
    const value = row[uniqueKey];
    // Every earlier row has added a distinct value.
    if (seen.has(value))
      return wrong(`/${name}/${seen.size}/${uniqueKey}`, `repeats ${JSON.stringify(value)}`);
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
 * drops them. These may be missing (default in parentheses): a driver's `onVacation` and `seniorityNumber` (null),
 * the `struck` weeks of a list, `assignLeftoverVacations` (false), `remainingSlots` (`totalSlots`), and every
 * list except drivers, jobs and preferences (empty).
 */
export const parseAwardInput = (value: unknown): Result<AwardInput, MalformedAwardInput> => {
  if (!isRow(value)) return fail(wrong('', 'must be an object'));
  const settingsError = checkSettings(value.settings);
  if (settingsError) return fail(settingsError);
  const read: { list: List; rows: readonly Row[] }[] = [];
  for (const list of lists) {
    const rows = value[list.name] === undefined && !list.isRequired ? [] : value[list.name];
    const error = checkList(list, rows);
    if (error) return fail(error);
    read.push({ list, rows: rows as readonly Row[] });
  }
  for (const { list, rows } of read) {
    const error = checkUnique(list, rows);
    if (error) return fail(error);
  }
  const { company, ...flags } = value.settings as unknown as AwardSettings;
  return ok({
    ...Object.fromEntries(read.map(({ list, rows }) => [list.name, fillIn(list, rows)])),
    settings: {
      useSeniorityAssignment: flags.useSeniorityAssignment,
      disableAutoAssignments: flags.disableAutoAssignments,
      assignLeftoverVacations: flags.assignLeftoverVacations ?? false,
      company: {
        usesSeniorityForAssignment: company.usesSeniorityForAssignment,
        usesVCStatus: company.usesVCStatus,
        airportCertificationRequired: company.airportCertificationRequired,
      },
    },
  } as unknown as AwardInput);
};
