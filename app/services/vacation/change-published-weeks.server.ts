import type { Deps, SiteCall } from '~/app/ports/deps';
import {
  refuseWhileErasing,
  type DriverBeingErased,
} from '~/app/services/erasure/refuse-while-erasing.server';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { publishWeekChanges, type PublishVacationsError } from './publish-vacations.server';
import { readChangedWeeks } from './read-changed-weeks.server';

interface Changed {
  readonly version: number;
  /** How many drivers hold the changed weeks. */
  readonly drivers: number;
}

export type ChangePublishedWeeksError =
  | Exclude<PublishVacationsError, { code: 'award-being-published' | 'award-changed' }>
  | DriverBeingErased
  | { readonly code: 'no-week-chosen' }
  | { readonly code: 'list-outdated' }
  /** There is another version by now, or drivers rank weeks anew. */
  | { readonly code: 'published-week-changed' }
  /** None of the chosen weeks differs from the published ones. */
  | { readonly code: 'weeks-as-published' }
  /** A scheduled function finishes it. `isOther`: it is another version than the one that was asked for. */
  | { readonly code: 'week-being-published'; readonly isOther: boolean };

const toError = (error: PublishVacationsError): ChangePublishedWeeksError => {
  switch (error.code) {
    case 'award-changed':
    case 'weeks-not-published':
    case 'portal-still-open':
      return { code: 'published-week-changed' };
    case 'award-being-published':
      return { code: 'week-being-published', isOther: error.isOther === true };
    default:
      return error;
  }
};

/**
 * Publishes a new version in which the chosen vacation weeks are as the list of weeks has them now. `list-outdated`: the list is
 * not the one that the page showed.
 */
export const changePublishedWeeks = async ({
  deps,
  access,
  input: { version: seen, weeks: chosenIds, basis: shown },
}: SiteCall<
  keyof Deps,
  { input: { readonly version: number; readonly weeks: readonly string[]; readonly basis: string } }
>): Promise<Result<Changed, ChangePublishedWeeksError>> => {
  if (chosenIds.length === 0) return fail({ code: 'no-week-chosen' });
  const unerased = await refuseWhileErasing(deps, access.scope);
  if (!unerased.ok) return unerased;
  const now = toInstant(deps.clock.now());
  const { version, basis, weeks } = await readChangedWeeks({ deps, access, now });
  const chosen = weeks.filter(({ published }) => chosenIds.includes(published.weekId));
  if (version !== seen) return fail({ code: 'published-week-changed' });
  if (chosen.length === 0) return fail({ code: 'weeks-as-published' });
  if (basis !== shown) return fail({ code: 'list-outdated' });
  const changes = chosen.map((week) => ({ weekId: week.published.weekId, now: week.now }));
  const done = await publishWeekChanges({ deps, access, seen }, changes);
  if (!done.ok) return fail(toError(done.error));
  const holders = chosen.flatMap((week) => week.holders.map(({ employeeId }) => employeeId));
  return ok({ version: done.value.version, drivers: new Set(holders).size });
};
