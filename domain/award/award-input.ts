import { startTimePattern } from '~/domain/jobs/limits';
import { fail, ok, type Result } from '~/domain/shared/result';

/** What the award reads of a driver (design 8). No seniority number sorts as 999999. */
export interface AwardDriver {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
  readonly vcStatus: boolean;
  readonly airportCertified: boolean;
  readonly isEligible: boolean;
  /** Present where the driver is on vacation and takes no part: vacation cover. */
  readonly onVacation?: Absence | undefined;
}

/** A driver's week off, and the job that somebody else has to do meanwhile. */
export interface Absence {
  readonly weekId: string;
  readonly usualJobId: string | null;
}

/** Whether the rules give the driver anything; what is assigned by hand does not ask. */
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
  /** Weeks of the list that no longer count; the others keep their ranks. */
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

/** `at` is a JSON pointer to the first wrong place. */
export interface MalformedAwardInput {
  readonly code: 'malformed-award-input';
  readonly at: string;
  readonly message: string;
}

type Row = Record<string, unknown>;
/** Null when the value is right, else what it should be. */
type Check = (value: unknown) => string | null;
type Shape = Readonly<Record<string, Check>>;
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

const shapes = {
  drivers: {
    employeeId: id,
    name: text,
    seniorityNumber: seniority,
    vcStatus: flag,
    airportCertified: flag,
    isEligible: flag,
    onVacation: absence,
  },
  jobs: { jobId: id, startTime: time, isAirport: flag, weekDays: text },
  preferences: { driverId: text, preferences: ids, submissionTime: text },
  manualAssignments: { driverId: text, jobId: text },
  vacationWeeks: {
    weekId: id,
    startDate: day,
    endDate: day,
    totalSlots: count,
    remainingSlots: optionalCount,
  },
  vacationPreferences: {
    driverId: text,
    preferences: ids,
    submissionTime: text,
    struck: optionalIds,
  },
  manualVacationAssignments: { driverId: text, weekId: text },
} satisfies Record<string, Shape>;
type ListName = keyof typeof shapes;
const listNames = Object.keys(shapes) as ListName[];
const requiredLists: readonly ListName[] = ['drivers', 'jobs', 'preferences'];
const uniqueIds = [
  ['drivers', 'employeeId'],
  ['jobs', 'jobId'],
  ['vacationWeeks', 'weekId'],
] as const;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const checkRow = (row: unknown, shape: Shape, at: () => string): Wrong => {
  if (!isRow(row)) return wrong(at(), 'must be an object');
  for (const key in shape) {
    const message = shape[key]!(row[key]);
    if (message !== null) return wrong(`${at()}/${key}`, message);
  }
  return null;
};

const checkList = (name: ListName, list: unknown): Wrong => {
  if (!Array.isArray(list)) return wrong(`/${name}`, 'must be a list');
  for (let i = 0; i < list.length; i++) {
    const error = checkRow(list[i], shapes[name], () => `/${name}/${i}`);
    if (error) return error;
  }
  return null;
};

const checkUnique = (name: ListName, key: string, rows: readonly Row[]): Wrong => {
  const seen = new Set<unknown>();
  for (let i = 0; i < rows.length; i++) {
    const value = rows[i]![key];
    if (seen.has(value)) return wrong(`/${name}/${i}/${key}`, `repeats ${JSON.stringify(value)}`);
    seen.add(value);
  }
  return null;
};

const checkSettings = (settings: unknown): Wrong =>
  checkRow(
    settings,
    {
      useSeniorityAssignment: flag,
      disableAutoAssignments: flag,
      assignLeftoverVacations: optionalFlag,
    },
    () => '/settings',
  ) ??
  checkRow(
    (settings as Row).company,
    { usesSeniorityForAssignment: flag, usesVCStatus: flag, airportCertificationRequired: flag },
    () => '/settings/company',
  );

/** Copies only when a row lacks the key: a million complete rows stay as they are. */
const withDefault = (rows: readonly Row[], key: string, value: (row: Row) => unknown) =>
  rows.some((row) => row[key] === undefined)
    ? rows.map((row) => (row[key] === undefined ? { ...row, [key]: value(row) } : row))
    : rows;

/**
 * Reads the award's JSON contract (design 8). Written by hand, so that a million rows are looked at once
 * and complete ones stay in place, uncopied.
 *
 * Unknown keys are ignored, a driver's `onVacation` and what is `struck` from a list of weeks are
 * optional. Lists other than drivers, jobs and preferences may be missing (empty),
 * `assignLeftoverVacations` too (false), `seniorityNumber` (null) and `remainingSlots` (totalSlots).
 * Ids that name nothing are no error: the award drops them.
 */
export const parseAwardInput = (value: unknown): Result<AwardInput, MalformedAwardInput> => {
  if (!isRow(value)) return fail(wrong('', 'must be an object'));
  const settingsError = checkSettings(value.settings);
  if (settingsError) return fail(settingsError);
  const lists: Partial<Record<ListName, readonly Row[]>> = {};
  for (const name of listNames) {
    const list = value[name] === undefined && !requiredLists.includes(name) ? [] : value[name];
    const error = checkList(name, list);
    if (error) return fail(error);
    lists[name] = list as readonly Row[];
  }
  for (const [name, key] of uniqueIds) {
    const error = checkUnique(name, key, lists[name]!);
    if (error) return fail(error);
  }
  const { company, ...flags } = value.settings as unknown as AwardSettings;
  return ok({
    ...lists,
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
    drivers: withDefault(lists.drivers!, 'seniorityNumber', () => null),
    vacationWeeks: withDefault(lists.vacationWeeks!, 'remainingSlots', (week) => week.totalSlots),
  } as unknown as AwardInput);
};
