import {
  noFilter,
  quickFilters,
  toggleQuickFilter,
  type JobFilter,
  type QuickFilter,
} from '~/domain/picks/filter-jobs';
import { jobCatalogue } from './job-catalogue';

const maxFilters = 5;
/** The longest text of a filter to save, so that all fit into a cookie. */
const maxText = 300;

/** A filter as text, such as `to=07%3A59&day=Mon`; empty if it filters nothing. */
export const formatFilter = (filter: JobFilter): string =>
  new URLSearchParams(jobCatalogue.filter.write(filter)).toString();

/** The filters that everybody has need not be saved. */
export const isQuickFilter = (text: string): boolean =>
  (Object.keys(quickFilters) as QuickFilter[]).some(
    (name) => formatFilter(toggleQuickFilter(noFilter, name)) === text,
  );

/** The text of a filter whatever was sent: unknown and invalid parts are left out. */
const cleanFilter = (text: string): string =>
  formatFilter(jobCatalogue.filter.read(new URLSearchParams(text)));

const separator = '|';

const join = (filters: readonly string[]): string =>
  [...new Set(filters.map(cleanFilter))]
    .filter((text) => text !== '' && text.length <= maxText)
    .slice(0, maxFilters)
    .join(separator);

/** The filters that a browser keeps for its driver, the newest first. */
export const readSavedFilters = (saved = ''): JobFilter[] =>
  join(saved.split(separator))
    .split(separator)
    .filter(Boolean)
    .map((text) => jobCatalogue.filter.read(new URLSearchParams(text)));

/** What a browser keeps after saving or removing a filter. The oldest is dropped if there are too many. */
export const changeSavedFilters = (
  saved = '',
  { action, filter }: { action: 'save' | 'remove'; filter: string },
): string => {
  const changed = cleanFilter(filter);
  const others = saved.split(separator).filter((text) => cleanFilter(text) !== changed);
  return join(action === 'save' ? [changed, ...others] : others);
};
