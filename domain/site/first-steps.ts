import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import { isSameRow, type Row } from '~/domain/roster/change-list';
import { sampleDrivers, sampleJobs } from './sample-data';
import type { SampleIds } from './site-schema';

/** What a new site has of what its first selection needs. */
export interface FirstSteps {
  readonly drivers: number;
  readonly jobs: number;
  readonly sample: SampleRows;
  /** Sample data is added only to a site without drivers and jobs. */
  readonly mayAddSample: boolean;
}

/** The rows of the sample data that nobody has edited since they were added. */
interface SampleRows {
  readonly drivers: readonly Driver[];
  readonly jobs: readonly Job[];
}

/** A row was added as a sample and is still like one. Its ID alone may be a real row by now. */
const findSamples = <T extends Row>(
  rows: readonly T[],
  sample: readonly T[],
  idField: keyof T,
  ids: readonly string[] = [],
): T[] =>
  rows.filter(
    (row) =>
      ids.includes(String(row[idField])) &&
      sample.some((one) => isSameRow({ ...one, [idField]: row[idField] }, row)),
  );

/** `added`: the rows that were added as sample data, if any were. */
export const getFirstSteps = (
  drivers: readonly Driver[],
  jobs: readonly Job[],
  added: SampleIds | undefined,
): FirstSteps => ({
  drivers: drivers.length,
  jobs: jobs.length,
  sample: {
    drivers: findSamples(drivers, sampleDrivers, 'employeeId', added?.drivers),
    jobs: findSamples(jobs, sampleJobs, 'jobId', added?.jobs),
  },
  mayAddSample: drivers.length === 0 && jobs.length === 0,
});
