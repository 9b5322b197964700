import type { SiteCall } from '~/app/ports/deps';
import { countUsed, type SiteRoster } from './site-rosters.server';

/**
 * Why the list of a site cannot have this many rows, whatever they are; null if it can, as far as the number alone says.
 * Needs no list, so it is quick. A company that has more than its limit may still change what it has.
 */
export const refuseLength = async <T, E>(
  { roster, counter, limit }: SiteRoster<T, E>,
  { deps, access }: SiteCall<'stores'>,
  count: number,
): Promise<E | null> => {
  const most = access.company.settings[limit];
  if (count <= most || count <= (await countUsed({ deps, access, counter }))) return null;
  return roster.tooMany({ limit: most, count });
};
