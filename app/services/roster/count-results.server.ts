import type { AwardHolder } from '~/app/ports/award';
import { readHolders } from '~/app/services/award/read-holders.server';
import type { Catalogue } from '~/domain/award/award';
import { listAwardsNotOver } from '~/domain/site/awards-not-over';
import { toInstant } from '~/domain/time/instant';
import { dayIn } from '~/domain/time/zoned-time';
import type { UsesArgs } from './count-uses.server';

const getId = (holder: AwardHolder, idField: string): string | null => {
  if (idField === 'employeeId') return holder.driverId;
  return 'jobId' in holder ? holder.jobId : holder.weekId;
};

/**
 * How many published results name one of the rows: those of working weeks and vacation weeks that are not over. `idField`: of
 * which roster the rows are.
 */
export const countResults = async (
  { deps, access: { scope, site } }: UsesArgs,
  idField: string,
  ids: readonly string[],
): Promise<number> => {
  const of: Catalogue[] =
    idField === 'employeeId' ? ['jobs', 'vacations'] : [idField === 'jobId' ? 'jobs' : 'vacations'];
  const now = toInstant(deps.clock.now());
  const today = dayIn(site.timeZone, now);
  const names = of.flatMap((one) => listAwardsNotOver(site, one, now));
  const versions = await deps.stores.awards.versions(scope, names);
  const holders = await readHolders({ deps, scope }, versions);
  const wanted = new Set(ids);
  const isWanted = (holder: AwardHolder): boolean =>
    holder.driverId !== null && wanted.has(getId(holder, idField) ?? '');
  const isOver = (holder: AwardHolder): boolean => 'endDate' in holder && holder.endDate < today;
  return holders.flatMap((all) => all ?? []).filter((holder) => isWanted(holder) && !isOver(holder))
    .length;
};
