import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';

/** Whether a driver may hold the job: airport jobs need certification unless the company does not require it. */
export const mayHold = (
  job: Pick<Job, 'isAirport'>,
  driver: Pick<Driver, 'airportCertified'>,
  rules: { airportCertificationRequired: boolean },
): boolean => !job.isAirport || driver.airportCertified || !rules.airportCertificationRequired;

/** The jobs that a driver sees and may rank. */
export const visibleJobs = (
  jobs: readonly Job[],
  driver: Pick<Driver, 'airportCertified'>,
  rules: { airportCertificationRequired: boolean },
): Job[] => jobs.filter((job) => mayHold(job, driver, rules));
