import { useSearchParams } from '@remix-run/react';
import { SearchForm } from '~/app/components/forms/search-form';
import { useSearch } from '~/app/components/forms/use-search';
import { ChoiceLinks } from '~/app/components/ui/choice-links';
import { adminCopy } from '~/app/copy/copy';
import { ClaimsList } from './claims-list';
import { describeSubject } from './describe-subject';
import { claimFilters, claimSearchName, disputeQuery, getDisputesPath } from './dispute-query';
import type { ClaimView } from './disputes-view';

const toText = (claim: ClaimView): string =>
  [
    claim.driver?.name ?? '',
    claim.employeeId,
    describeSubject(claim, claim.periodId),
    claim.text,
  ].join(' ');

const isShown = (filter: (typeof claimFilters)[number], { kind }: ClaimView): boolean =>
  filter === 'all' || filter === (kind ?? 'pick');

/** The claims about the award that a search and the chosen kind find. */
export const FilteredClaims = ({ claims }: { claims: readonly ClaimView[] }) => {
  const { disputes } = adminCopy;
  const query = disputeQuery.read(useSearchParams()[0]);
  const { search, typed, found } = useSearch(claims, toText, {
    search: query.claimSearch,
    showAll: true,
  });
  const here = { ...query, claimSearch: search };
  const kept = disputeQuery.write({ ...query, claimSearch: '' });
  return (
    <ClaimsList
      claims={found.filter((claim) => isShown(query.claims, claim))}
      all={claims}
      toAnswer={(claimId) => getDisputesPath(here, [['claim', claimId]])}
    >
      {claims.length > 0 && (
        <div className="flex flex-col gap-3 pb-3">
          <SearchForm
            name={claimSearchName}
            label={disputes.searchClaims}
            placeholder={disputes.searchHint}
            {...typed}
            status={
              found.length === claims.length
                ? ''
                : disputes.claimsFound(found.length, claims.length)
            }
          >
            {kept.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          </SearchForm>
          <ChoiceLinks
            label={disputes.showClaims}
            links={claimFilters
              .map((filter) => ({
                filter,
                count: found.filter((claim) => isShown(filter, claim)).length,
              }))
              .filter(
                ({ filter, count }) => count > 0 || filter === 'all' || filter === query.claims,
              )
              .map(({ filter, count }) => ({
                to: getDisputesPath({ ...here, claims: filter }),
                text: disputes.countKind(filter, count),
                isShown: filter === query.claims,
              }))}
          />
        </div>
      )}
    </ClaimsList>
  );
};
