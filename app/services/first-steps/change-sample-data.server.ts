import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { changeRoster } from '~/app/services/roster/change-roster.server';
import { siteDrivers, siteJobs } from '~/app/services/roster/site-rosters.server';
import { fail } from '~/domain/shared/result';
import { sampleDrivers, sampleJobs } from '~/domain/site/sample-data';
import { readFirstSteps } from './read-first-steps.server';

interface Args {
  readonly deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  readonly access: AdminSession;
}

export interface SampleRefusal {
  readonly code: 'sample-not-possible';
}

/**
 * Adds sample drivers and jobs to a site without any, to try the product with. Employee IDs are random, so that nobody knows
 * them, and an ID does not stand for many companies.
 */
export const addSampleData = async (args: Args) => {
  const { mayAddSample } = await readFirstSteps(args);
  if (!mayAddSample) return fail({ code: 'sample-not-possible' as const });
  const adds = sampleDrivers.map((one) => ({ ...one, employeeId: args.deps.ids.digits(7) }));
  const drivers = await changeRoster(siteDrivers, {
    ...args,
    input: { adds },
    toEvent: () => ({ code: 'sample-added', noun: 'driver' }),
  });
  if (!drivers.ok) return drivers;
  return changeRoster(siteJobs, {
    ...args,
    input: { adds: sampleJobs },
    toEvent: () => ({ code: 'sample-added', noun: 'job' }),
  });
};

/** Removes the sample data. Rows that were edited since stay. */
export const removeSampleData = async (args: Args) => {
  const { sample } = await readFirstSteps(args);
  const jobs = await changeRoster(siteJobs, {
    ...args,
    input: { deletes: sample.jobs },
    toEvent: () => ({ code: 'sample-removed', noun: 'job' }),
  });
  if (!jobs.ok) return jobs;
  return changeRoster(siteDrivers, {
    ...args,
    input: { deletes: sample.drivers },
    toEvent: () => ({ code: 'sample-removed', noun: 'driver' }),
  });
};
