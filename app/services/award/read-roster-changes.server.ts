import type { Deps } from '~/app/ports/deps';
import type { SiteAccess } from '~/app/ports/sessions';
import type { AwardInput } from '~/domain/award/award-input';
import {
  findRosterChanges,
  hideRemoved,
  isEmpty,
  type RosterChanges,
} from '~/domain/award/figures/roster-changes';
import { fail, ok, type Result } from '~/domain/shared/result';
import { loadAwardInput } from './load-award-input.server';
import { readBefore, type VersionBefore } from './load-version.server';

/** What a version takes from the lists of jobs and drivers. */
type Rosters = Pick<AwardInput, 'drivers' | 'jobs'>;

/** What an administrator confirmed is not what the version would take from today's lists. */
export interface RostersChanged {
  readonly code: 'rosters-changed';
}

type Reading = Pick<Deps, 'stores' | 'sha256'>;

const compare = ({ record, facts, erased }: VersionBefore, now: Rosters): RosterChanges =>
  findRosterChanges(
    {
      drivers: record.input.drivers,
      jobs: facts.jobs,
      held: record.output.jobs,
      erased: new Set(erased.map(({ driver }) => driver)),
    },
    now,
  );

/**
 * Names the changes; empty if there are none. Today's IDs stand for the drivers who were removed, because an erasure may
 * replace a removed driver in the version before while an administrator reads.
 */
const getBasis = (
  { offers, drivers: { changed } }: RosterChanges,
  now: Rosters,
  sha256: Deps['sha256'],
): string => sha256(JSON.stringify([offers, changed, now.drivers.map((one) => one.employeeId)]));

const describe = (before: VersionBefore | null, now: Rosters, sha256: Deps['sha256']) => {
  const changes = before && compare(before, now);
  return !changes || isEmpty(changes)
    ? { basis: '', changes: null }
    : { basis: getBasis(changes, now, sha256), changes };
};

/** The lists as they are now, and drivers' vacations, without anybody's picks. */
export const readRosters = async (
  deps: Pick<Deps, 'stores'>,
  { scope, site, company }: SiteAccess,
): Promise<Rosters> =>
  (await loadAwardInput({ deps, scope, site, company, readLists: async () => [] })).input;

/** Refuses a version that would take something else from the lists than what `basis` names. */
export const checkRosters = (
  { sha256 }: Pick<Deps, 'sha256'>,
  { before, now, basis }: { before: VersionBefore | null; now: Rosters; basis: string },
): Result<null, RostersChanged> =>
  describe(before, now, sha256).basis === basis ? ok(null) : fail({ code: 'rosters-changed' });

/**
 * What the next version of the jobs takes from today's lists, and the version before does not have, with the `basis` that
 * names it. The version before may be withdrawn.
 */
export const readRosterChanges = async ({
  deps,
  access,
}: {
  deps: Reading;
  access: SiteAccess;
}): Promise<{ readonly basis: string; readonly changes: RosterChanges | null }> => {
  const { periodId, awardVersion } = access.site.window;
  const [before, now, erasures] = await Promise.all([
    readBefore(deps, access, { periodId, version: awardVersion + 1 }),
    readRosters(deps, access),
    deps.stores.erasures.list(access.scope),
  ]);
  const { basis, changes } = describe(before, now, deps.sha256);
  const isErasing = erasures.some(({ doneAt }) => doneAt === null);
  return { basis, changes: changes && isErasing ? hideRemoved(changes) : changes };
};
