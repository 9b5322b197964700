import type { AwardResult } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { assignmentLabels, assignmentRows } from '~/domain/award/assignment-rows';
import type { Driver } from '~/domain/drivers/driver';
import { jobLocation, type Job } from '~/domain/jobs/job';
import type { PickList } from '~/domain/picks/pick-list';
import { yesOrNo } from '~/domain/shared/paste';

/** A table for paper or for a spreadsheet. */
export interface Report {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const bySeniority = <T extends { readonly seniorityNumber: number }>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => a.seniorityNumber - b.seniorityNumber);

/** Who got which job, the most senior first. */
export const assignmentsReport = (input: AwardInput, result: AwardResult): Report => {
  const jobs = new Map(input.jobs.map((job) => [job.jobId, job]));
  const drivers = new Map(input.drivers.map((driver) => [driver.employeeId, driver]));
  return {
    columns: [
      'Driver ID',
      'Driver Name',
      'Seniority Number',
      'VC Status',
      'Job ID',
      'Job Start Time',
      'Week Days',
      'Airport Job',
      'Assignment Type',
    ],
    rows: assignmentRows(input, result).flatMap((row) => {
      const job = row.jobId === null ? undefined : jobs.get(row.jobId);
      if (!job || row.assignmentType === null) return [];
      return [
        [
          row.employeeId,
          row.name,
          String(row.seniorityNumber ?? 'N/A'),
          yesOrNo(drivers.get(row.employeeId)?.vcStatus ?? false),
          job.jobId,
          job.startTime,
          job.weekDays,
          yesOrNo(job.isAirport),
          assignmentLabels[row.assignmentType],
        ],
      ];
    }),
  };
};

/** Jobs that nobody got. */
export const unassignedJobsReport = (input: AwardInput, result: AwardResult): Report => {
  const assigned = new Set(result.jobs.map(({ jobId }) => jobId));
  return {
    columns: ['Job ID', 'Start Time', 'Work Days', 'Airport Job'],
    rows: input.jobs
      .filter(({ jobId }) => !assigned.has(jobId))
      .map((job) => [job.jobId, job.startTime, job.weekDays, yesOrNo(job.isAirport)]),
  };
};

/** Eligible ones of `drivers` who have not saved in the period: those the dashboard counts as missing. */
export const driversWithoutPicksReport = (
  drivers: readonly Driver[],
  picks: readonly PickList[],
  periodId: string,
): Report => {
  const submitted = new Set(
    picks.filter((list) => list.periodId === periodId).map(({ employeeId }) => employeeId),
  );
  return {
    columns: ['Driver ID', 'Driver Name', 'Seniority Number', 'VC Status', 'Airport Certified'],
    rows: bySeniority(drivers)
      .filter(({ employeeId, isEligible }) => isEligible && !submitted.has(employeeId))
      .map((driver) => [
        driver.employeeId,
        driver.name,
        String(driver.seniorityNumber),
        yesOrNo(driver.vcStatus),
        yesOrNo(driver.airportCertified),
      ]),
  };
};

export const driversReport = (drivers: readonly Driver[]): Report => ({
  columns: [
    'Driver ID',
    'Driver Name',
    'Seniority Number',
    'VC Status',
    'Airport Certified',
    'Eligible',
  ],
  rows: bySeniority(drivers).map((driver) => [
    driver.employeeId,
    driver.name,
    String(driver.seniorityNumber),
    yesOrNo(driver.vcStatus),
    yesOrNo(driver.airportCertified),
    yesOrNo(driver.isEligible),
  ]),
});

export const jobsReport = (jobs: readonly Job[]): Report => ({
  columns: ['Job ID', 'Start Time', 'Work Days', 'Location', 'Airport Job'],
  rows: jobs.map((job) => [
    job.jobId,
    job.startTime,
    job.weekDays,
    jobLocation(job),
    yesOrNo(job.isAirport),
  ]),
});
