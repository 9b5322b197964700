import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import { isSameRow, type Row } from '~/domain/roster/change-list';
import { sampleDrivers, sampleJobs } from './sample-data';

/** What a new site has of what its first selection needs. */
export interface FirstSteps {
  readonly drivers: number;
  readonly jobs: number;
  readonly sample: SampleIds;
  /** Sample data is added only to a site without drivers and jobs. */
  readonly mayAddSample: boolean;
}

/** The rows of the sample data that nobody has edited since they were added. */
interface SampleIds {
  readonly drivers: readonly string[];
  readonly jobs: readonly string[];
}

/** Apart from the ID, which is another one at each site. */
const findUnchanged = <T extends Row>(
  rows: readonly T[],
  sample: readonly T[],
  idField: keyof T,
): string[] =>
  rows
    .filter((row) => sample.some((one) => isSameRow({ ...one, [idField]: row[idField] }, row)))
    .map((row) => String(row[idField]));

export const getFirstSteps = (drivers: readonly Driver[], jobs: readonly Job[]): FirstSteps => ({
  drivers: drivers.length,
  jobs: jobs.length,
  sample: {
    drivers: findUnchanged(drivers, sampleDrivers, 'employeeId'),
    jobs: findUnchanged(jobs, sampleJobs, 'jobId'),
  },
  mayAddSample: drivers.length === 0 && jobs.length === 0,
});
