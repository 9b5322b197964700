import type { AdminCall, Writing } from '~/app/ports/deps';
import { changeRoster } from '~/app/services/roster/change-roster.server';
import { siteDrivers, siteJobs } from '~/app/services/roster/site-rosters.server';
import { actOnSite } from '~/app/services/tenancy/act-on-site.server';
import { fail } from '~/domain/shared/result';
import { sampleDrivers, sampleJobs } from '~/domain/site/sample-data';
import type { SampleIds } from '~/domain/site/site-schema';
import { readFirstSteps } from './read-first-steps.server';

type Args = AdminCall<Writing>;

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
  // The IDs are stored first, so that a sample is never without its mark.
  const sample = {
    drivers: adds.map(({ employeeId }) => employeeId),
    jobs: sampleJobs.map(({ jobId }) => jobId),
  };
  const marked = await actOnSite(
    args,
    ({ window: selection }) => selection.version,
    ({ scope, site }) => args.deps.stores.sites.save(scope, { ...site, sample }, []),
  );
  if (!marked.ok) return marked;
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

/** Removes the samples that the administrator was asked about. Rows that were edited since stay. Both lists can undo it. */
export const removeSampleData = async ({
  asked,
  ...args
}: Args & { readonly asked: SampleIds }) => {
  const { sample } = await readFirstSteps(args);
  const jobIds = sample.jobs.map(({ jobId }) => jobId).filter((id) => asked.jobs.includes(id));
  const employeeIds = sample.drivers
    .map(({ employeeId }) => employeeId)
    .filter((id) => asked.drivers.includes(id));
  const jobs = await changeRoster(siteJobs, {
    ...args,
    input: { deletes: jobIds },
    toEvent: () => ({ code: 'sample-removed', noun: 'job' }),
  });
  if (!jobs.ok) return jobs;
  return changeRoster(siteDrivers, {
    ...args,
    input: { deletes: employeeIds },
    toEvent: () => ({ code: 'sample-removed', noun: 'driver' }),
  });
};
