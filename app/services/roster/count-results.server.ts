import type { AwardHolder } from '~/app/ports/award';
import { readHolders } from '~/app/services/award/read-holders.server';
import type { Catalogue } from '~/domain/award/award';
import { awardsAtWork, type AwardName } from '~/domain/selection/past-awards';
import { toInstant, type Instant } from '~/domain/shared/instant';
import { toIsoWeek } from '~/domain/shared/iso-week';
import { dayIn } from '~/domain/shared/zoned-time';
import { getAwardInForce } from '~/domain/site/current-award';
import type { Site } from '~/domain/site/site';
import type { UsesArgs } from './count-uses.server';

/** The award in force, and those of earlier selections, unless their working week is over. */
const listAwards = (site: Site, now: Instant, of: Catalogue): AwardName[] => {
  const { window, timeZone } = site;
  const inForce = getAwardInForce(site, of);
  if (of === 'vacations') return inForce ? [inForce] : [];
  const thisWeek = toIsoWeek(dayIn(timeZone, now));
  return [
    ...(inForce && inForce.periodId >= thisWeek ? [inForce] : []),
    ...awardsAtWork(window, { now, timeZone }),
  ];
};

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
  const names = of.flatMap((one) => listAwards(site, now, one));
  const versions = await deps.stores.awards.versions(scope, names);
  const holders = await readHolders({ deps, scope }, versions);
  const wanted = new Set(ids);
  const isWanted = (holder: AwardHolder): boolean =>
    holder.driverId !== null && wanted.has(getId(holder, idField) ?? '');
  const isOver = (holder: AwardHolder): boolean => 'endDate' in holder && holder.endDate < today;
  return holders.flatMap((all) => all ?? []).filter((holder) => isWanted(holder) && !isOver(holder))
    .length;
};
