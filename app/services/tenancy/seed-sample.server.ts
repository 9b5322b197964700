import type { Deps, Writing } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { defaultCompanySettings } from '~/domain/company/company';
import { defaultTenant } from '~/domain/company/scope';
import type { RosterNoun } from '~/domain/roster/roster-text';
import { sampleDrivers, sampleJobs, sampleWeeks } from '~/domain/site/sample-data';

/** Fills the default site with the sample data, once. */
export const seedSample = async ({ deps }: { deps: Pick<Deps, Writing> }): Promise<void> => {
  const scope = makeSiteScope(defaultTenant, { role: 'system', name: 'sample data' });
  const entry = (noun: RosterNoun) =>
    makeLogEntry(deps, scope, 'create', { code: 'sample-added', noun });
  // The drivers are written last, because a list of drivers, even an empty one, marks the site as used.
  if ((await deps.stores.drivers.list(scope)).version > 0) return;
  const change = { expectedVersion: 0, deletes: [] };
  await deps.stores.weeks.change(scope, {
    puts: sampleWeeks,
    entry: entry('vacation week'),
  });
  await deps.stores.jobs.commit(scope, {
    ...change,
    puts: sampleJobs,
    usage: { growth: sampleJobs.length, limit: defaultCompanySettings.maxJobs },
    entry: entry('job'),
  });
  await deps.stores.drivers.commit(scope, {
    ...change,
    puts: sampleDrivers,
    usage: { growth: sampleDrivers.length, limit: defaultCompanySettings.maxDrivers },
    entry: entry('driver'),
  });
};
