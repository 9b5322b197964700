import type { AssignmentType } from '~/domain/award/assignment-type';
import type { AwardResult } from '~/domain/award/award';
import type { AwardInput, AwardJob } from '~/domain/award/award-input';
import { assignmentRows } from '~/domain/award/figures/assignment-rows';
import type { Driver } from '~/domain/drivers/driver';
import { getPlaces, type HasPlaces, type Job } from '~/domain/jobs/job';
import type { OutcomeKind } from './outcome-kinds';

type NamedColumn =
  | 'driverId'
  | 'driverName'
  | 'seniorityNumber'
  | 'vcStatus'
  | 'airportCertified'
  | 'eligible'
  | 'jobId'
  | 'jobStartTime'
  | 'startTime'
  | 'weekDays'
  | 'workDays'
  | 'location'
  | 'airportJob'
  | 'places'
  | 'freePlaces'
  | 'assignmentType'
  | 'carriedOver'
  | 'week'
  | 'drivers'
  | OutcomeKind
  | 'seniorityFrom'
  | 'seniorityTo'
  | 'rankedBy'
  | 'firstChoices'
  | 'wentTo'
  | 'wentToRank'
  | 'leftovers'
  | 'withoutJob'
  | 'weeksRanked'
  | 'leftoverWeeks'
  | 'beforeCutoff'
  | 'untilTime'
  | 'hadSaved'
  | 'wereFinal'
  | 'wereFinalBefore';
/** A week as a column has its days as heading. */
export type ReportColumn = NamedColumn | { readonly week: string };

/** A flag is shown as yes or no, null as missing, a week by its days, and a type, a place or a missing holder by its name. */
export type ReportCell =
  | string
  | number
  | boolean
  | null
  | { readonly type: AssignmentType }
  | { readonly place: 'airport' | 'local' }
  | { readonly week: string }
  | { readonly weeks: readonly string[] }
  | { readonly holder: 'nobody' | 'not-offered' }
  | { readonly seniorityNumber: number | null; readonly type: string }
  /** Null: after the cutoff. */
  | { readonly hoursBefore: number | null }
  | { readonly wallTime: string };

/** A table for a print page or a spreadsheet. */
export interface Report {
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly ReportCell[])[];
  /** How many weeks are left out because there was no time to read them; missing if none is. */
  readonly unreadWeeks?: number | undefined;
}

const sortBySeniority = <T extends { readonly seniorityNumber: number }>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => a.seniorityNumber - b.seniorityNumber);

/** Who got which job, most senior first. */
export const assignmentsReport = (input: AwardInput, result: AwardResult): Report => {
  const jobs = new Map(input.jobs.map((job) => [job.jobId, job]));
  const drivers = new Map(input.drivers.map((driver) => [driver.employeeId, driver]));
  return {
    columns: [
      'driverId',
      'driverName',
      'seniorityNumber',
      'vcStatus',
      'jobId',
      'jobStartTime',
      'weekDays',
      'airportJob',
      'assignmentType',
    ],
    rows: assignmentRows(input, result).flatMap((row) => {
      const job = row.jobId === null ? undefined : jobs.get(row.jobId);
      if (!job || row.assignmentType === null) return [];
      return [
        [
          row.employeeId,
          row.name,
          row.seniorityNumber,
          drivers.get(row.employeeId)?.vcStatus ?? false,
          job.jobId,
          job.startTime,
          job.weekDays,
          job.isAirport,
          { type: row.assignmentType },
        ],
      ];
    }),
  };
};

/** A last column about places, if a job of the site has several. */
const placesColumn = (
  jobs: readonly HasPlaces[],
  column: 'places' | 'freePlaces',
): readonly (typeof column)[] => (jobs.some((job) => getPlaces(job) > 1) ? [column] : []);

/** A report without one of its columns. */
export const leaveOutColumn = (report: Report, column: ReportColumn): Report => {
  const place = report.columns.indexOf(column);
  if (place < 0) return report;
  const leaveOut = <T>(cells: readonly T[]): T[] => cells.filter((_, at) => at !== place);
  return { ...report, columns: leaveOut(report.columns), rows: report.rows.map(leaveOut) };
};

/** The location of a job, or whether it is at the airport. */
export const toPlaceCell = ({ location, isAirport }: Pick<Job, 'location' | 'isAirport'>) =>
  location || { place: isAirport ? ('airport' as const) : ('local' as const) };

/** Jobs with a place that no driver got. */
export const unassignedJobsReport = (input: AwardInput, result: AwardResult): Report => {
  const taken = new Map<string, number>();
  for (const { jobId } of result.jobs) taken.set(jobId, (taken.get(jobId) ?? 0) + 1);
  const countFree = (job: AwardJob) => getPlaces(job) - (taken.get(job.jobId) ?? 0);
  const last = placesColumn(input.jobs, 'freePlaces');
  return {
    columns: ['jobId', 'startTime', 'workDays', 'airportJob', ...last],
    rows: input.jobs
      .filter((job) => countFree(job) > 0)
      .map((job) => [
        job.jobId,
        job.startTime,
        job.weekDays,
        job.isAirport,
        ...last.map(() => countFree(job)),
      ]),
  };
};

export const driversReport = (drivers: readonly Driver[]): Report => ({
  columns: [
    'driverId',
    'driverName',
    'seniorityNumber',
    'vcStatus',
    'airportCertified',
    'eligible',
  ],
  rows: sortBySeniority(drivers).map((driver) => [
    driver.employeeId,
    driver.name,
    driver.seniorityNumber,
    driver.vcStatus,
    driver.airportCertified,
    driver.isEligible,
  ]),
});

export const jobsReport = (jobs: readonly Job[]): Report => {
  const last = placesColumn(jobs, 'places');
  return {
    columns: ['jobId', 'startTime', 'workDays', 'location', 'airportJob', ...last],
    rows: jobs.map((job) => [
      job.jobId,
      job.startTime,
      job.weekDays,
      toPlaceCell(job),
      job.isAirport,
      ...last.map(() => getPlaces(job)),
    ]),
  };
};
