import { readPageQuery } from '~/app/components/preferences/page-query';
import type { PreferencesView } from '~/app/components/preferences/preferences-view';
import { savedList } from '~/app/components/preferences/saved-list';
import { pageKeyOf } from '~/app/services/access/page-key.server';
import type { DriverSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import type { PicksAndJobs } from '~/app/services/picks/load-picks-and-jobs.server';
import { readPreferences } from '~/app/services/picks/read-preferences.server';

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
  loaded: PicksAndJobs;
  now: string;
  search: URLSearchParams;
}): Promise<PreferencesView> => {
  const { driver, company, site } = access;
  const preferences = await readPreferences({ deps, access, loaded, now });
  const { jobIds, windowState, saved, ...rest } = preferences;
  const { periodId, closesAt, awardVersion } = site.window;
  const pageKey = pageKeyOf({ deps, access, selection: periodId });
  const query = readPageQuery(search, pageKey);
  const offered = new Set(rest.jobs.map((job) => job.jobId));
  return {
    ...rest,
    driver,
    companyName: company.name,
    site: { siteId: site.siteId, name: site.name, timeZone: site.timeZone },
    window: { state: windowState, periodId, closesAt, awardVersion },
    serverNow: deps.clock.now(),
    list: jobIds,
    saved: saved && savedList(saved),
    allowPrinting: site.settings.allowDriverPrinting,
    contactEmail: site.settings.adminContactEmail,
    pageKey,
    query: { ...query, draft: query.draft?.filter((jobId) => offered.has(jobId)) ?? null },
  };
};
