import {
  choiceField,
  combine,
  pathWith,
  searchField,
  showAllField,
  textField,
  type Pairs,
} from '~/app/components/address/codec';
import { filterName } from '~/app/components/address/table-query';
import { claimKinds } from '~/domain/claims/claim-subject';

const disputesPath = '/admin/dispute-resolution';

export const disputeFilters = ['all', 'unresolved', 'resolved'] as const;

export const claimFilters = ['all', 'pick', ...claimKinds] as const;

/** The URL parameter of the search for claims. */
export const claimSearchName = 'claims-of';
const claimKindName = 'claims';
export const claimFilterNames = [claimKindName, claimSearchName] as const;

/** Which conflicts and claims the page shows, as its URL says. */
interface DisputeQuery {
  readonly search: string;
  readonly filter: (typeof disputeFilters)[number];
  readonly showAll: boolean;
  readonly claims: (typeof claimFilters)[number];
  readonly claimSearch: string;
}

export const disputeQuery = combine<DisputeQuery>({
  search: searchField,
  filter: choiceField(filterName, disputeFilters, 'all'),
  showAll: showAllField,
  claims: choiceField(claimKindName, claimFilters, 'all'),
  claimSearch: textField(claimSearchName),
});

/** The page with these conflicts and claims, and with the dialog that `more` asks for. */
export const getDisputesPath = (query: DisputeQuery, more: Pairs = []): string =>
  pathWith(disputesPath, [...disputeQuery.write(query), ...more]);
