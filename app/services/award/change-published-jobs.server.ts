import type { Deps } from '~/app/ports/deps';
import type { SiteAccess } from '~/app/ports/sessions';
import {
  refuseWhileErasing,
  type DriverBeingErased,
} from '~/app/services/erasure/refuse-while-erasing.server';
import type { AwardName } from '~/domain/selection/past-awards';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import { publishJobChanges, type PublishError } from './publish-award.server';
import { readChangedJobs } from './read-changed-jobs.server';

/** So many jobs with the longest texts fit into the item of one publication. */
const mostJobs = 400;

interface Changed {
  readonly version: number;
  /** How many drivers hold the changed jobs. */
  readonly drivers: number;
}

export type ChangeJobsError =
  | PublishError
  | DriverBeingErased
  | { readonly code: 'no-job-chosen' }
  | { readonly code: 'too-many-jobs-chosen'; readonly limit: number }
  | { readonly code: 'list-outdated' };

/**
 * Publishes a new version of a published week in which the chosen jobs are as the list of jobs has them now. `list-outdated`:
 * the list is not the one that the page showed. `award-changed`: the week has another version by now, is over, or has none of
 * the jobs otherwise.
 */
export const changePublishedJobs = async ({
  deps,
  access,
  input: { periodId, version: seen, jobs, basis: shown },
}: {
  deps: Deps;
  access: SiteAccess;
  input: AwardName & { readonly jobs: readonly string[]; readonly basis: string };
}): Promise<Result<Changed, ChangeJobsError>> => {
  if (jobs.length === 0) return fail({ code: 'no-job-chosen' });
  if (jobs.length > mostJobs) return fail({ code: 'too-many-jobs-chosen', limit: mostJobs });
  const unerased = await refuseWhileErasing(deps, access.scope);
  if (!unerased.ok) return unerased;
  const now = toInstant(deps.clock.now());
  const { basis, weeks } = await readChangedJobs({ deps, access, now });
  const week = weeks.find((one) => one.periodId === periodId && one.version === seen);
  const chosen = week?.jobs.filter(({ published }) => jobs.includes(published.jobId)) ?? [];
  if (chosen.length === 0) return fail({ code: 'award-changed' });
  if (basis !== shown) return fail({ code: 'list-outdated' });
  const changes = chosen.map(({ published, now: job }) => ({ jobId: published.jobId, now: job }));
  const done = await publishJobChanges({ deps, access, seen }, periodId, changes);
  if (!done.ok) return done;
  const drivers = chosen.reduce((sum, { holders }) => sum + holders.length, 0);
  return ok({ version: done.value.version, drivers });
};
