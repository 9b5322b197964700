import { readVacationQuery } from '~/app/components/vacation-preferences/vacation-query';
import { savedWeeks, type VacationView } from '~/app/components/vacation-preferences/vacation-view';
import { pageKeyOf } from '~/app/services/access/page-key.server';
import type { DriverSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import {
  readVacationPreferences,
  type WeeksAndSlots,
} from '~/app/services/vacation/read-vacation-preferences.server';

/** The page of one driver for one address. `now` is an ISO instant. */
export const readView = async ({
  deps,
  access,
  loaded,
  now,
  search,
}: {
  deps: Deps;
  access: DriverSession;
  loaded: WeeksAndSlots;
  now: string;
  search: URLSearchParams;
}): Promise<VacationView> => {
  const { driver, company, site } = access;
  const preferences = await readVacationPreferences({ deps, access, loaded, now });
  const { weekIds, saved, ...rest } = preferences;
  const pageKey = pageKeyOf({ deps, access, selection: 'vacation' });
  const query = readVacationQuery(search, pageKey);
  const offered = new Set(rest.weeks.map((week) => week.weekId));
  return {
    ...rest,
    driver,
    companyName: company.name,
    site: { siteId: site.siteId, name: site.name, timeZone: site.timeZone },
    serverNow: deps.clock.now(),
    list: weekIds,
    saved: saved && savedWeeks(saved),
    allowPrinting: site.settings.allowDriverPrinting,
    contactEmail: site.settings.adminContactEmail,
    pageKey,
    query: { ...query, draft: query.draft?.filter((weekId) => offered.has(weekId)) ?? null },
  };
};
