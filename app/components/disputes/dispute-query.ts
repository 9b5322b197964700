import {
  choiceField,
  combine,
  pathWith,
  searchField,
  showAllField,
  type Pairs,
} from '~/app/components/address/codec';
import { filterName } from '~/app/components/address/table-query';

const disputesPath = '/admin/dispute-resolution';

export const disputeFilters = ['all', 'unresolved', 'resolved'] as const;

/** Which conflicts the page shows, as its URL says. */
interface DisputeQuery {
  readonly search: string;
  readonly filter: (typeof disputeFilters)[number];
  readonly showAll: boolean;
}

export const disputeQuery = combine<DisputeQuery>({
  search: searchField,
  filter: choiceField(filterName, disputeFilters, 'all'),
  showAll: showAllField,
});

/** The page with these conflicts, and with the dialog that `more` asks for. */
export const getDisputesPath = (query: DisputeQuery, more: Pairs = []): string =>
  pathWith(disputesPath, [...disputeQuery.write(query), ...more]);
