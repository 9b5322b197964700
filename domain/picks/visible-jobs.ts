import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';

/** Whether a driver may hold the job: airport jobs need certification unless the company lifts that. */
export const mayHold = (
  job: Pick<Job, 'isAirport'>,
  driver: Pick<Driver, 'airportCertified'>,
  rules: { airportCertificationRequired: boolean },
): boolean => !job.isAirport || driver.airportCertified || !rules.airportCertificationRequired;

/** The jobs a driver is shown and may rank. */
export const visibleJobs = (
  jobs: readonly Job[],
  driver: Pick<Driver, 'airportCertified'>,
  rules: { airportCertificationRequired: boolean },
): Job[] => jobs.filter((job) => mayHold(job, driver, rules));
