import type { Deps, SiteCall } from '~/app/ports/deps';
import {
  refuseWhileErasing,
  type DriverBeingErased,
} from '~/app/services/erasure/refuse-while-erasing.server';
import type { AwardName } from '~/domain/selection/past-awards';
import { fail, ok, type Result } from '~/domain/shared/result';
import { listAwardsNotOver } from '~/domain/site/awards-not-over';
import { toInstant } from '~/domain/time/instant';
import { publishJobChanges, type PublishError } from './publish-award.server';
import { readChangedJobs } from './read-changed-jobs.server';

/** So many jobs with the longest texts fit into the item of one publication. */
const maxJobs = 400;

interface Changed {
  readonly version: number;
  /** How many drivers hold the changed jobs. */
  readonly drivers: number;
}

export type ChangeJobsError =
  | Exclude<PublishError, { code: 'award-changed' | 'award-being-published' | 'not-published-yet' }>
  | DriverBeingErased
  | { readonly code: 'no-job-chosen' }
  | { readonly code: 'too-many-jobs-chosen'; readonly limit: number }
  | { readonly code: 'list-outdated' }
  /** The week has another version by now, or is over. */
  | { readonly code: 'published-week-changed' }
  /** None of the chosen jobs differs from the published ones. */
  | { readonly code: 'jobs-as-published' }
  /** A scheduled function finishes it. `isOther`: it is another version than the one that was asked for. */
  | { readonly code: 'week-being-published'; readonly isOther: boolean };

/** What a refused publication of one kind of change means to who asked for it. */
export const toChangeError = (error: PublishError): ChangeJobsError => {
  switch (error.code) {
    case 'award-changed':
    case 'not-published-yet':
      return { code: 'published-week-changed' };
    case 'award-being-published':
      return { code: 'week-being-published', isOther: error.isOther === true };
    default:
      return error;
  }
};

/**
 * Publishes a new version of a published week in which the chosen jobs are as the list of jobs has them now. `list-outdated`:
 * the list is not the one that the page showed.
 */
export const changePublishedJobs = async ({
  deps,
  access,
  input: { periodId, version: seen, jobs, basis: shown },
}: SiteCall<
  keyof Deps,
  { input: AwardName & { readonly jobs: readonly string[]; readonly basis: string } }
>): Promise<Result<Changed, ChangeJobsError>> => {
  if (jobs.length === 0) return fail({ code: 'no-job-chosen' });
  if (jobs.length > maxJobs) return fail({ code: 'too-many-jobs-chosen', limit: maxJobs });
  const unerased = await refuseWhileErasing(deps, access.scope);
  if (!unerased.ok) return unerased;
  const now = toInstant(deps.clock.now());
  const { basis, weeks } = await readChangedJobs({ deps, access, now });
  const inForce = listAwardsNotOver(access.site, 'jobs', now);
  if (!inForce.some((one) => one.periodId === periodId && one.version === seen))
    return fail({ code: 'published-week-changed' });
  const week = weeks.find((one) => one.periodId === periodId);
  const chosen = week?.jobs.filter(({ published }) => jobs.includes(published.jobId)) ?? [];
  if (chosen.length === 0) return fail({ code: 'jobs-as-published' });
  if (basis !== shown) return fail({ code: 'list-outdated' });
  const changes = chosen.map(({ published, now: job }) => ({ jobId: published.jobId, now: job }));
  const done = await publishJobChanges({ deps, access, seen }, periodId, changes);
  if (!done.ok) return fail(toChangeError(done.error));
  const drivers = chosen.reduce((sum, { holders }) => sum + holders.length, 0);
  return ok({ version: done.value.version, drivers });
};
