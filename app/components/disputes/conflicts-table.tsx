import { EmptyBox } from '~/app/components/admin/empty-box';
import { SearchForm } from '~/app/components/forms/search-form';
import { countFound, useSearch } from '~/app/components/forms/use-search';
import { PrintLink } from '~/app/components/print/print-link';
import { useClock } from '~/app/components/time/use-clock';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { adminCopy } from '~/app/copy/copy';
import type { Conflict } from '~/domain/award/figures/conflicts';
import {
  ConflictJob,
  ConflictStatus,
  conflictText,
  formatSchedule,
  formatHolders,
  formatSeniority,
} from './conflict-parts';
import { ShowAll } from './show-all';

/** A searchable table of jobs that several drivers have as Pick 1. */
export const ConflictsTable = ({
  conflicts,
  query,
}: {
  conflicts: readonly Conflict[];
  query: { search: string; showAll: boolean };
}) => {
  const { disputes } = adminCopy;
  const { search, typed, found, shown } = useSearch(conflicts, conflictText, query);
  if (conflicts.length === 0) {
    return (
      <EmptyBox icon="check-check" title={disputes.noConflicts}>
        {disputes.noConflictsHint}
      </EmptyBox>
    );
  }
  return (
    <section aria-label={disputes.conflicts} className="flex flex-col gap-3">
      <SearchForm
        label={disputes.searchConflicts}
        placeholder={disputes.searchHint}
        {...typed}
        status={countFound(found, conflicts, disputes.countConflicts, disputes.conflictsFound)}
      />
      <div className="overflow-hidden rounded-box border border-base-300 bg-base-100">
        <DataTable
          caption={disputes.caption}
          maxHeight="max-h-[640px]"
          className="min-w-4xl"
          heads={disputes.columns}
        >
          {shown.map((conflict) => (
            <ConflictRow key={conflict.jobId} conflict={conflict} />
          ))}
        </DataTable>
        {found.length === 0 && (
          <p className="p-8 text-center text-muted">{disputes.noConflictsMatch(search)}</p>
        )}
      </div>
      <ShowAll found={found.length} shown={shown.length} search={search} />
    </section>
  );
};

const ConflictRow = ({ conflict }: { conflict: Conflict }) => {
  const { disputes } = adminCopy;
  const clock = useClock();
  return (
    <tr className="*:align-top">
      <Cell>
        <ConflictJob conflict={conflict} />
      </Cell>
      <Cell className="whitespace-nowrap tabular-nums">{formatSchedule(conflict, clock)}</Cell>
      <Cell>
        <ConflictStatus conflict={conflict} />
      </Cell>
      <Cell className="min-w-72">
        <ul>
          {conflict.drivers.map((driver) => (
            <li key={driver.driverId}>
              {driver.driverName}{' '}
              <span className="text-sm text-muted tabular-nums">
                {driver.driverId}, {formatSeniority(driver)}
              </span>
            </li>
          ))}
        </ul>
      </Cell>
      <Cell className={conflict.holders.length > 0 ? 'font-semibold' : 'text-muted'}>
        {formatHolders(conflict)}
      </Cell>
      <Cell>
        <PrintLink
          to={`/admin/conflicts/print?${new URLSearchParams({ job: conflict.jobId })}`}
          label={disputes.printDetails}
          name={disputes.printDetailsOf(conflict.jobId)}
          className="btn-sm"
        />
      </Cell>
    </tr>
  );
};
