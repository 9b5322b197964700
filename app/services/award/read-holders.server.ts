import type { AwardHolder, AwardVersion } from '~/app/ports/award';
import type { ScopeCall } from '~/app/ports/deps';
import { getJobHolders } from '~/domain/award/job-holders';
import { getWeekHolders } from '~/domain/award/week-holders';
import type { AwardName } from '~/domain/selection/past-awards';
import { getCatalogue } from '~/domain/site/current-award';
import { readRecord } from './read-record.server';

type Args = ScopeCall<'stores'>;

/** How long a request reads records of awards that were published without the list of holders. */
const readsRecordsMs = 4_000;

/** Reads the holders from the record, and stores them so that the next search need not. */
const deriveHolders = async (
  { deps, scope }: Args,
  award: AwardVersion,
): Promise<readonly AwardHolder[] | null> => {
  const record = await readRecord({ deps, scope, ...award });
  if (!record) return null;
  const isOfJobs = getCatalogue(award.periodId) === 'jobs';
  const holders = isOfJobs ? getJobHolders(record) : getWeekHolders(record);
  await deps.stores.awards.keepHolders(scope, award, holders);
  return holders;
};

/** The drivers who hold the job or week, without erased ones. */
const pickHolders = (
  holders: readonly AwardHolder[],
  id: string,
): { readonly employeeId: string; readonly name: string }[] =>
  holders.flatMap((holder) =>
    holder.driverId !== null && ('jobId' in holder ? holder.jobId : holder.weekId) === id
      ? { employeeId: holder.driverId, name: holder.name }
      : [],
  );

/** Who got which job or week in each version; null for a version whose record was not read. */
export const readHolders = async (
  args: Args,
  versions: readonly AwardVersion[],
): Promise<(readonly AwardHolder[] | null)[]> => {
  const stored = await args.deps.stores.awards.holdersIn(args.scope, versions);
  const endsAt = performance.now() + readsRecordsMs;
  const all: (readonly AwardHolder[] | null)[] = [];
  for (const [index, award] of versions.entries()) {
    const known = stored[index] ?? null;
    all.push(known ?? (performance.now() < endsAt ? await deriveHolders(args, award) : null));
  }
  return all;
};

/** A job or week that drivers hold in a published version, and that the list has otherwise now. */
export interface ChangedOffer<Offer> {
  readonly published: Offer;
  /** Null if it was deleted. */
  readonly now: Offer | null;
  readonly holders: ReturnType<typeof pickHolders>;
}

/** Those of the outdated jobs or weeks of a version that drivers hold. */
export const readChangedOffers = async <Offer>(
  { deps, scope }: Args,
  award: AwardName,
  lists: Record<'outdated' | 'listed', readonly Offer[]>,
  getId: (offer: Offer) => string,
): Promise<ChangedOffer<Offer>[]> => {
  if (lists.outdated.length === 0) return [];
  const versions = await deps.stores.awards.versions(scope, [award]);
  const [holders] = await readHolders({ deps, scope }, versions);
  const byId = new Map(lists.listed.map((offer) => [getId(offer), offer]));
  return lists.outdated.flatMap((published) => {
    const id = getId(published);
    const own = pickHolders(holders ?? [], id);
    return own.length > 0 ? [{ published, now: byId.get(id) ?? null, holders: own }] : [];
  });
};
