import type { AssignmentType } from '~/domain/award/assignment-type';
import { runAward, type AwardedWeek, type AwardResult } from '~/domain/award/award';
import {
  compareSeniority,
  takesTurn,
  takesTurnForWeeks,
  type AwardDriver,
  type AwardInput,
  type PreferenceRecord,
} from '~/domain/award/award-input';
import { compareSubmissionTimes } from '~/domain/award/engine/latest-records';

export interface DriverRow {
  readonly seniorityNumber: number | null;
  readonly employeeId: string;
  readonly name: string;
  /** Why the driver has no assignment, shown in its place. */
  readonly without: 'unassigned' | 'not-eligible' | 'on-vacation' | 'on-leave';
  readonly assignmentType: AssignmentType | null;
  /** The place of the assignment in the driver's list, from 1; null if it is not there. */
  readonly rank: number | null;
}
export interface AssignmentRow extends DriverRow {
  readonly jobId: string | null;
  /** 24-hour HH:MM; null without a job. */
  readonly startTime: string | null;
  readonly weekDays: string | null;
  /** The drivers on vacation who usually do the job. */
  readonly coversFor: readonly string[];
}
export interface VacationRow extends DriverRow {
  readonly weekId: string | null;
  /** The round in which the driver took the week; null if the site has only one or the week is not from a round. */
  readonly round: number | null;
}

const withoutJob = (driver: AwardDriver): DriverRow['without'] => {
  if (takesTurn(driver)) return 'unassigned';
  if (!driver.isEligible) return 'not-eligible';
  return driver.onLeave ? 'on-leave' : 'on-vacation';
};

const withoutWeek = (driver: AwardDriver): DriverRow['without'] => {
  if (takesTurnForWeeks(driver)) return 'unassigned';
  return driver.isEligible ? 'on-vacation' : 'not-eligible';
};

/** Finds the place of an id in the driver's latest list. */
const createFindRank = (records: readonly PreferenceRecord[]) => {
  const latest = new Map<string, PreferenceRecord>();
  for (const record of records) {
    const known = latest.get(record.driverId);
    if (!known || compareSubmissionTimes(record.submissionTime, known.submissionTime) >= 0)
      latest.set(record.driverId, record);
  }
  return (driverId: string, id: string): number | null =>
    (latest.get(driverId)?.preferences.indexOf(id) ?? -1) + 1 || null;
};

/** A row for each assignment, and one for each driver without any, most senior driver first. */
const toRows = <
  Given extends { readonly driverId: string; readonly assignmentType: AssignmentType },
  Own,
>(
  drivers: AwardInput['drivers'],
  given: readonly Given[],
  withoutAward: (driver: AwardDriver) => DriverRow['without'],
  toOwn: (one: Given | undefined) => Own,
): (Omit<DriverRow, 'rank'> & Own)[] => {
  const byDriver = new Map<string, Given[]>();
  for (const one of given) byDriver.set(one.driverId, [...(byDriver.get(one.driverId) ?? []), one]);
  return drivers
    .flatMap((driver) => {
      const { seniorityNumber, employeeId, name } = driver;
      return (byDriver.get(employeeId) ?? [undefined]).map((one) => ({
        seniorityNumber,
        employeeId,
        name,
        without: withoutAward(driver),
        assignmentType: one?.assignmentType ?? null,
        ...toOwn(one),
      }));
    })
    .sort(compareSeniority);
};

export const assignmentRows = (input: AwardInput, { jobs }: AwardResult): AssignmentRow[] => {
  const away = new Map<string, string[]>();
  for (const { employeeId, onVacation } of input.drivers) {
    const jobId = onVacation?.usualJobId;
    if (jobId) away.set(jobId, [...(away.get(jobId) ?? []), employeeId]);
  }
  const findRank = createFindRank(input.preferences);
  const times = new Map(input.jobs.map((job) => [job.jobId, job]));
  return toRows(input.drivers, jobs, withoutJob, (job) => ({
    jobId: job?.jobId ?? null,
    startTime: (job && times.get(job.jobId)?.startTime) ?? null,
    weekDays: (job && times.get(job.jobId)?.weekDays) ?? null,
    rank: job ? findRank(job.driverId, job.jobId) : null,
    coversFor: (job && away.get(job.jobId)) ?? [],
  }));
};

/** Finds the round in which a driver took a week. A published award was computed from the same input. */
const createFindRound = (input: AwardInput) => {
  if ((input.settings.vacationRounds ?? []).length < 2) return () => null;
  const { vacations } = runAward(input);
  return ({ driverId, weekId }: AwardedWeek): number | null =>
    vacations.findDriver(driverId)?.held.find(({ offerId }) => offerId === weekId)?.round ?? null;
};

export const vacationRows = (input: AwardInput, { vacations }: AwardResult): VacationRow[] => {
  const findRound = createFindRound(input);
  const findRank = createFindRank(input.vacationPreferences);
  return toRows(input.drivers, vacations, withoutWeek, (week) => ({
    weekId: week?.weekId ?? null,
    rank: week ? findRank(week.driverId, week.weekId) : null,
    round: week ? findRound(week) : null,
  }));
};

/** How many drivers there are, and how many of them have at least one week. */
export const countDrivers = (
  rows: readonly VacationRow[],
): { readonly drivers: number; readonly assigned: number } => {
  const assigned = rows.filter(({ weekId }) => weekId !== null);
  const count = (some: readonly VacationRow[]) =>
    new Set(some.map(({ employeeId }) => employeeId)).size;
  return { drivers: count(rows), assigned: count(assigned) };
};
