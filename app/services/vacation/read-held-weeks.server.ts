import type { AdminCall } from '~/app/ports/deps';
import { readHolders } from '~/app/services/award/read-holders.server';
import { getAwardInForce } from '~/domain/site/current-award';
import { stayedClosed } from '~/domain/vacation/vacation-portal';
import type { TakenSlot } from '~/domain/vacation/vacation-week';

/** The slots that the published award gives to drivers; none while drivers rank weeks anew, or if no award is in force. */
export const readHeldWeeks = async ({
  deps,
  access: { scope, site },
}: AdminCall<'stores'>): Promise<TakenSlot[]> => {
  const award = getAwardInForce(site, 'vacations');
  if (!award || !stayedClosed(site.vacation)) return [];
  const versions = await deps.stores.awards.versions(scope, [award]);
  const [holders] = await readHolders({ deps, scope }, versions);
  return (holders ?? []).flatMap((holder) =>
    'weekId' in holder && holder.weekId !== null
      ? [{ driverId: holder.driverId, weekId: holder.weekId }]
      : [],
  );
};
