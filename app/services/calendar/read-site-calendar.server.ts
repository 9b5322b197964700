import type { Call } from '~/app/ports/deps';
import type { SiteAccess } from '~/app/ports/sessions';
import { readFacts } from '~/app/services/award/read-facts.server';
import { readHolders } from '~/app/services/award/read-holders.server';
import type { CalendarEntry } from '~/domain/calendar/calendar-entry-schema';
import { closingEntries, takenWeekEntries } from '~/domain/calendar/site-calendar';
import { getAwardInForce } from '~/domain/site/current-award';
import type { Instant } from '~/domain/time/instant';

/** When selections of the site close, and how many drivers are on vacation when. */
export const readSiteCalendar = async ({
  deps,
  access: { scope, site },
  now,
}: Call<'stores', { access: Pick<SiteAccess, 'scope' | 'site'>; now: Instant }>): Promise<
  CalendarEntry[]
> => {
  const closings = closingEntries(site, now);
  const award = getAwardInForce(site, 'vacations');
  if (!award) return closings;
  const [facts, versions] = await Promise.all([
    readFacts({ deps, scope, site }, award),
    deps.stores.awards.versions(scope, [award]),
  ]);
  const [holders] = await readHolders({ deps, scope }, versions);
  const held = (holders ?? []).flatMap((holder) =>
    'weekId' in holder && holder.driverId !== null ? holder.weekId : [],
  );
  return [...closings, ...takenWeekEntries(facts?.weeks ?? [], held, now)];
};
