import type { Catalogue } from '~/domain/award/award';
import type { AwardName } from '~/domain/selection/past-awards';
import {
  findListRuleChanges,
  type ListRules,
  type OpenResults,
} from '~/domain/settings/list-rules';
import { getAwardInForce } from './current-award';
import type { Site } from './site-schema';

type Selections = Pick<Site, 'window' | 'vacation'>;

/** What drivers may read of everybody's lists and results. */
export interface OpenAward {
  readonly award: AwardName;
  readonly by: Exclude<OpenResults, 'off'>;
}

/**
 * The award in force if every driver of the site may read all of it (domain/README.md#open-results), by the rules that its
 * selection began with; otherwise null.
 */
export const getOpenAward = (site: Selections, of: Catalogue): OpenAward | null => {
  const award = getAwardInForce(site, of);
  const by = of === 'jobs' ? site.window.rules.openResults : site.vacation.openResults;
  return award && by !== 'off' ? { award, by } : null;
};

/** What changes with the next selection: the rules that the settings want and the present one does not have. */
export const getComingRules = (
  { window: selection, vacation, settings }: Selections & { readonly settings: ListRules },
  of: Catalogue,
): Partial<ListRules> =>
  findListRuleChanges(of === 'jobs' ? selection.rules : vacation.rules, settings);
