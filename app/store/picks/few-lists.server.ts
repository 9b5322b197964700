import type { LogMarker, MarkedLists, SaveFacts } from '~/app/ports/picks';
import type { Tenant } from '~/domain/company/scope';
import type { Instant } from '~/domain/shared/instant';
import type { Db } from '~/app/store/dynamo/db';
import { hasMoreEntries, markLog } from './log-marker.server';
import type { RecentMemory } from './recent-memory';

/** The lists that memory has, or null and a marker to read them with. */
interface Recalled<List> {
  readonly marker: LogMarker;
  readonly lists: readonly List[] | null;
}

const toName = ({ companyId, siteId }: Tenant): string => `${companyId} ${siteId}`;

/** The lists of sites that have too few for a copy, in a process's memory. */
export const createFewLists = <List extends SaveFacts>(
  db: Db,
  { few: memory }: RecentMemory<List>,
) => ({
  /** The same array while the log has no new entry, so that what is made of it can be kept. */
  recall: async (tenant: Tenant, now: Instant): Promise<Recalled<List>> => {
    const known = memory.get(toName(tenant));
    if (known && !(await hasMoreEntries(db, tenant, known.marker, now))) return known;
    return { marker: await markLog(db, tenant, now), lists: null };
  },

  keep: (tenant: Tenant, read: MarkedLists<List>): void => {
    memory.set(toName(tenant), read);
  },
});
