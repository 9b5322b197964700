import { readAward } from '~/app/services/award/read-record.server';
import type { AwardedJob, AwardedWeek, Catalogue } from '~/domain/award/award';
import { getAwardInForce } from '~/domain/site/current-award';
import type { RowUses, UsesArgs } from './count-uses.server';
import type { SiteRoster } from './site-rosters.server';

/** The rows that an administrator is about to delete, and what refers to them. */
export interface Deletion extends Pick<RowUses, 'drivers' | 'assignments'> {
  readonly ids: readonly string[];
  /** The results of published awards in force that name one of the rows. */
  readonly results: number;
}

const readResults = async (
  { deps, access: { scope, site } }: UsesArgs,
  of: Catalogue,
): Promise<readonly (AwardedJob | AwardedWeek)[]> => {
  const name = getAwardInForce(site, of);
  const award = name && (await readAward({ deps, scope, ...name }));
  return award ? award.record.output[of] : [];
};

export const readDeletion = async <T, E>(
  { countUses, roster: { idField } }: SiteRoster<T, E>,
  args: UsesArgs,
  ids: readonly string[],
): Promise<Deletion> => {
  const isOfDrivers = idField === 'employeeId';
  const wanted = new Set(ids);
  const [{ drivers, assignments }, jobs, weeks] = await Promise.all([
    countUses(args, ids),
    readResults(args, 'jobs'),
    isOfDrivers ? readResults(args, 'vacations') : [],
  ]);
  const getId = (result: AwardedJob | AwardedWeek) =>
    isOfDrivers || !('jobId' in result) ? result.driverId : result.jobId;
  return {
    ids,
    drivers,
    assignments,
    results: [...jobs, ...weeks].filter((result) => wanted.has(getId(result))).length,
  };
};
