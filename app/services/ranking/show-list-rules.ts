import type { Catalogue } from '~/domain/award/award';
import type { ListRules, OpenResults } from '~/domain/settings/list-rules';
import { getComingRules, getOpenAward } from '~/domain/site/open-results';
import { getSeal } from '~/domain/site/seal';
import type { Site } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';

/** Who sees a driver's list, for the driver's page. */
interface ShownListRules {
  readonly listRules: {
    readonly isSealed: boolean;
    /** `off` once results are published, because the page then leads to all of them. */
    readonly openResults: OpenResults;
    readonly coming: Partial<ListRules>;
  };
  readonly hasAllResults: boolean;
}

export const showListRules = (site: Site, of: Catalogue, now: Instant): ShownListRules => {
  const { rules } = of === 'jobs' ? site.window : site.vacation;
  const hasAllResults = getOpenAward(site, of) !== null;
  return {
    listRules: {
      isSealed: getSeal(site, of, now) !== null,
      openResults: hasAllResults ? 'off' : rules.openResults,
      coming: getComingRules(site, of),
    },
    hasAllResults,
  };
};
