import {
  compareSeniority,
  type AwardDriver,
  type AwardInput,
  type PreferenceRecord,
} from '~/domain/award/award-input';
import { listFreed } from '~/domain/award/engine/freed-weeks';
import { getLatestRecords } from '~/domain/award/engine/latest-records';
import { getTurns } from '~/domain/award/engine/turns';
import type { NotCanonical } from '~/domain/shared/canonical-json';
import { ok, type Result } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';
import { sealRecord, type AwardRecord, type Sha256 } from './award-record';
import { replaceDrivers } from './replace-drivers';

/** Each driver's place in the seniority order, from 1, by employee ID (domain/README.md#numbered-record). */
export const numberDrivers = (
  drivers: readonly Pick<AwardDriver, 'employeeId' | 'seniorityNumber'>[],
): Map<string, number> =>
  new Map(
    [...drivers].sort(compareSeniority).map(({ employeeId }, index) => [employeeId, index + 1]),
  );

type Visit = (employeeId: string) => string;

/** A copy in which every driver's ID is replaced and every name is empty. */
const replaceAll = <T>(value: T, toId: Visit): T =>
  replaceDrivers(value, { toId, toName: () => '' });

/** The employee IDs that the record names without listing their drivers, as text: those of deleted drivers. */
const findDeleted = (value: unknown, known: ReadonlyMap<string, number>): string[] => {
  const found = new Set<string>();
  replaceAll(value, (employeeId) => {
    if (!known.has(employeeId)) found.add(employeeId);
    return employeeId;
  });
  return [...found].sort(compareText);
};

/** Numbers as text of one length, so that their order as text is the seniority order. */
const formatNumbers = (numbers: ReadonlyMap<string, number>): Visit => {
  const length = Math.max(4, String(numbers.size).length);
  return (employeeId) => String(numbers.get(employeeId) ?? 0).padStart(length, '0');
};

/** Stands for the days of a driver's leave where only that there is one may be known. */
export const someLeave = { from: '2000-01-03', to: '2000-01-09' };

/** Only what the award reads: the roster may hold more about a driver, which is nobody else's business. */
const pickFields = (
  { vcStatus, airportCertified, isEligible, vacationWeeks, onVacation, onLeave }: AwardDriver,
  employeeId: string,
): AwardDriver => ({
  employeeId,
  name: '',
  seniorityNumber: Number(employeeId),
  vcStatus,
  airportCertified,
  isEligible,
  ...(vacationWeeks !== undefined && { vacationWeeks }),
  ...(onVacation && { onVacation }),
  ...(onLeave && { onLeave: someLeave }),
});

/** By driver, because the order of the stored lists is that of the employee IDs. */
const sortByDriver = <Row extends { readonly driverId: string }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => compareText(a.driverId, b.driverId));

const numberInput = (input: AwardInput, toNumber: Visit): AwardInput => {
  const turns = getTurns(input);
  const replace = <T>(value: T): T => replaceAll(value, toNumber);
  /** Only the list that counts, without its time: nobody needs to know when another driver saved. */
  const numberLists = (lists: readonly PreferenceRecord[]) =>
    sortByDriver(
      getLatestRecords(turns, lists).flatMap((list) =>
        list ? [{ ...replace(list), submissionTime: '' }] : [],
      ),
    );
  const {
    drivers,
    preferences,
    vacationPreferences,
    freedJobs,
    kept,
    freedWeeks,
    site,
    ...others
  } = input;
  const jobs = site ? others.jobs.map(({ location: _, ...job }) => job) : others.jobs;
  return {
    ...replace({ ...others, jobs }),
    drivers: drivers
      .map((driver) => pickFields(driver, toNumber(driver.employeeId)))
      .sort((a, b) => compareText(a.employeeId, b.employeeId)),
    preferences: numberLists(preferences),
    vacationPreferences: numberLists(vacationPreferences),
    ...(kept && { kept: sortByDriver(replace(kept)) }),
    ...(freedJobs && {
      freedJobs: { held: sortByDriver(replace(freedJobs.held)), freed: replace(freedJobs.freed) },
    }),
    ...(freedWeeks && {
      freedWeeks: {
        ...replace(freedWeeks),
        held: sortByDriver(replace(freedWeeks.held)),
        // The engine orders weeks that it finds freed by employee ID as text, so they are listed here in that order.
        freed: replace(listFreed(input, freedWeeks, turns)),
      },
    }),
  };
};

/** The record without people, and the number of each driver by employee ID. */
export interface NumberedRecord {
  readonly record: AwardRecord;
  readonly numbers: ReadonlyMap<string, number>;
}

/**
 * The same award without people (domain/README.md#numbered-record): a driver is their place in the seniority order, and
 * those who were deleted have the numbers after the last. It is a valid award record with its own digest, which is
 * printed: this function must never give another text for the same record.
 */
export const numberRecord = (
  { digest: _, input, output, ...about }: AwardRecord,
  sha256: Sha256,
): Result<NumberedRecord, NotCanonical> => {
  const numbers = numberDrivers(input.drivers);
  const deleted = findDeleted({ input, output }, numbers);
  const all = new Map([
    ...numbers,
    ...deleted.map((employeeId, index) => [employeeId, numbers.size + index + 1] as const),
  ]);
  const toNumber = formatNumbers(all);
  const { jobs, vacations, ...chain } = replaceAll(output, toNumber);
  const sealed = sealRecord(
    {
      ...about,
      input: numberInput(input, toNumber),
      output: {
        jobs: sortByDriver(jobs).sort((a, b) => compareText(a.jobId, b.jobId)),
        vacations: sortByDriver(vacations).sort((a, b) => compareText(a.weekId, b.weekId)),
        ...chain,
      },
    },
    sha256,
  );
  return sealed.ok ? ok({ record: sealed.value, numbers }) : sealed;
};
