import { useSearchParams } from '@remix-run/react';
import { SearchForm } from '~/app/components/forms/search-form';
import { firstShown, useSearch } from '~/app/components/forms/use-search';
import { Card } from '~/app/components/ui/card';
import { ChoiceLinks } from '~/app/components/ui/choice-links';
import { EmptyState } from '~/app/components/ui/empty-state';
import { adminCopy } from '~/app/copy/copy';
import { conflictText } from './conflict-parts';
import { DisputeEntry } from './dispute-entry';
import { disputeFilters, disputeQuery, getDisputesPath } from './dispute-query';
import type { DisputeView } from './disputes-view';
import { ShowAll } from './show-all';

const isShown = {
  all: () => true,
  unresolved: ({ isResolved }: DisputeView) => !isResolved,
  resolved: ({ isResolved }: DisputeView) => isResolved,
};

/** So few conflicts are shown with their drivers, because they fit on a screen. */
const maxOpen = 3;

/** Conflicts over Pick 1, unresolved ones first. */
export const DisputeList = ({ conflicts }: { conflicts: readonly DisputeView[] }) => {
  const { disputes } = adminCopy;
  const unresolved = conflicts.filter(({ isResolved }) => !isResolved).length;
  return (
    <Card
      title={disputes.conflicts}
      description={
        conflicts.length > 0 ? disputes.conflictsSummary(conflicts.length, unresolved) : undefined
      }
    >
      {conflicts.length === 0 ? (
        <EmptyState icon="check-check" title={disputes.noneDetected}>
          {disputes.noConflictsHint}
        </EmptyState>
      ) : (
        <Conflicts conflicts={conflicts} />
      )}
    </Card>
  );
};

/** The conflicts that the search and the filter find, and how many each filter would show. */
const Conflicts = ({ conflicts }: { conflicts: readonly DisputeView[] }) => {
  const { disputes } = adminCopy;
  const query = disputeQuery.read(useSearchParams()[0]);
  const { search, typed, found } = useSearch(conflicts, conflictText, query);
  const here = { ...query, search };
  const wanted = found.filter(isShown[query.filter]);
  const shown = query.showAll ? wanted : wanted.slice(0, firstShown);
  const labels = {
    all: disputes.showAll,
    unresolved: disputes.showUnresolved,
    resolved: disputes.showResolved,
  };
  return (
    <div className="flex flex-col gap-3">
      <SearchForm
        label={disputes.searchConflicts}
        placeholder={disputes.searchHint}
        {...typed}
        status={
          wanted.length === conflicts.length
            ? ''
            : disputes.conflictsFound(wanted.length, conflicts.length)
        }
      >
        {disputeQuery.write({ ...query, search: '' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </SearchForm>
      <ChoiceLinks
        label={disputes.show}
        links={disputeFilters.map((filter) => ({
          to: getDisputesPath({ ...here, filter }),
          text: labels[filter](found.filter(isShown[filter]).length),
          isShown: filter === query.filter,
        }))}
      />
      {wanted.length === 0 ? (
        <p className="p-4 text-center text-muted">
          {found.length === 0 ? disputes.noConflictsMatch(search) : disputes.noneOfThese}
        </p>
      ) : (
        <ul className="divide-y divide-base-300 border-t border-base-300">
          {shown.map((conflict) => (
            <DisputeEntry
              key={conflict.jobId}
              conflict={conflict}
              isOpen={wanted.length <= maxOpen}
              toAward={(driverId) =>
                getDisputesPath(here, [
                  ['job', conflict.jobId],
                  ['driver', driverId],
                ])
              }
            />
          ))}
        </ul>
      )}
      <ShowAll
        found={wanted.length}
        shown={shown.length}
        search={search}
        kept={disputeQuery.write({ ...query, search: '', showAll: false })}
      />
    </div>
  );
};
