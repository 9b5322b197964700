import type { AdminCall } from '~/app/ports/deps';
import { readRecord } from '~/app/services/award/read-record.server';
import { readWeekLists } from '~/app/services/picks/read-lists.server';
import { getAwardInForce } from '~/domain/site/current-award';
import type { Instant } from '~/domain/time/instant';
import { pendingGivenUp } from '~/domain/vacation/given-up';

/** Weeks that drivers have given up or declined since the award was published. */
export const readGivenUp = async ({
  deps,
  access: { scope, site },
  now,
}: AdminCall<'stores', { now: Instant }>): Promise<ReturnType<typeof pendingGivenUp>> => {
  const shown = await readWeekLists({ deps, scope, site, now });
  const lists = shown.lists.filter(({ givenUp }) => givenUp);
  if (lists.length === 0) return [];
  const inForce = getAwardInForce(site, 'vacations');
  const [record, manual] = await Promise.all([
    inForce ? readRecord({ deps, scope, ...inForce }) : null,
    deps.stores.weeks.manual(scope),
  ]);
  return record ? pendingGivenUp(record, { lists, manual }) : [];
};
