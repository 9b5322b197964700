import type { Deps } from '~/app/ports/deps';
import type { SiteAccess } from '~/app/ports/sessions';
import {
  refuseWhileErasing,
  type DriverBeingErased,
} from '~/app/services/erasure/refuse-while-erasing.server';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import { publishWeekChanges, type PublishVacationsError } from './publish-vacations.server';
import { readChangedWeeks } from './read-changed-weeks.server';

interface Changed {
  readonly version: number;
  /** How many drivers hold the changed weeks. */
  readonly drivers: number;
}

export type ChangePublishedWeeksError =
  | PublishVacationsError
  | DriverBeingErased
  | { readonly code: 'no-week-chosen' }
  | { readonly code: 'list-outdated' };

/**
 * Publishes a new version in which the chosen vacation weeks are as the list of weeks has them now. `list-outdated`: the list is
 * not the one that the page showed. `award-changed`: there is another version by now, or it has none of the weeks otherwise.
 */
export const changePublishedWeeks = async ({
  deps,
  access,
  input: { version: seen, weeks: chosenIds, basis: shown },
}: {
  deps: Deps;
  access: SiteAccess;
  input: { readonly version: number; readonly weeks: readonly string[]; readonly basis: string };
}): Promise<Result<Changed, ChangePublishedWeeksError>> => {
  if (chosenIds.length === 0) return fail({ code: 'no-week-chosen' });
  const unerased = await refuseWhileErasing(deps, access.scope);
  if (!unerased.ok) return unerased;
  const now = toInstant(deps.clock.now());
  const { version, basis, weeks } = await readChangedWeeks({ deps, access, now });
  const chosen = weeks.filter(({ published }) => chosenIds.includes(published.weekId));
  if (version !== seen || chosen.length === 0) return fail({ code: 'award-changed' });
  if (basis !== shown) return fail({ code: 'list-outdated' });
  const changes = chosen.map((week) => ({ weekId: week.published.weekId, now: week.now }));
  const done = await publishWeekChanges({ deps, access, seen }, changes);
  if (!done.ok) return done;
  const holders = chosen.flatMap((week) => week.holders.map(({ employeeId }) => employeeId));
  return ok({ version: done.value.version, drivers: new Set(holders).size });
};
