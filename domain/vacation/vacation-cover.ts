import type { Absence } from '~/domain/award/award-input';
import type { AwardRecord } from '~/domain/award/record/award-record';
import { addDays, getMonday } from '~/domain/time/iso-week';

/**
 * The drivers on vacation in a working week, by the published award of vacation weeks, with their usual jobs. A
 * driver keeps the usual job of the last published award: the job they got, or if they were away then too, the
 * job that needed cover for them.
 */
export const absencesIn = (
  periodId: string,
  vacations: Pick<AwardRecord, 'input' | 'output'>,
  last: Pick<AwardRecord, 'input' | 'output'> | null,
): Map<string, Absence> => {
  const monday = getMonday(periodId);
  const sunday = addDays(monday, 6);
  const off = new Set(
    vacations.input.vacationWeeks
      .filter(({ startDate, endDate }) => startDate <= sunday && endDate >= monday)
      .map(({ weekId }) => weekId),
  );
  const usualJob = new Map<string, string | null>();
  for (const { employeeId, onVacation } of last?.input.drivers ?? [])
    if (onVacation) usualJob.set(employeeId, onVacation.usualJobId);
  for (const { driverId, jobId } of last?.output.jobs ?? []) usualJob.set(driverId, jobId);
  return new Map(
    vacations.output.vacations
      .filter(({ weekId }) => off.has(weekId))
      .map(({ driverId, weekId }) => [
        driverId,
        { weekId, usualJobId: usualJob.get(driverId) ?? null },
      ]),
  );
};

/** Ids of the jobs whose usual drivers are away. */
export const getCoverJobs = (absences: ReadonlyMap<string, Absence>): string[] =>
  [...absences.values()].flatMap(({ usualJobId }) => usualJobId ?? []);
