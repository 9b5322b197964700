import { useSearchParams } from '@remix-run/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { readTableQuery, sortRows } from '~/app/components/address/table-query';
import { SearchForm } from '~/app/components/forms/search-form';
import { StatusChip } from '~/app/components/ui/status-chip';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { adminCopy } from '~/app/copy/copy';
import { isSubmitted, type SnapshotRow } from '~/domain/picks/snapshot';
import { SnapshotGrid, sortValues } from './snapshot-grid';

const bySeniority = { column: 'seniority', direction: 'asc' } as const;

/** What each driver has ranked so far, searchable by ID, name, site or company. */
export const LivePicks = ({
  rows,
  isLive,
  isSealed,
  initialSearch,
  siteName,
  companyName,
  timeZone,
}: {
  rows: readonly SnapshotRow[];
  /** Whether changes currently appear automatically. */
  isLive: boolean;
  /** Whether the rows say only who has saved. */
  isSealed: boolean;
  initialSearch: string;
  siteName: string;
  companyName: string;
  timeZone: string;
}) => {
  const [search, setSearch] = useState(initialSearch);
  const hydrated = useHydrated();
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const [params] = useSearchParams();
  const query = readTableQuery(params, Object.keys(sortValues), bySeniority);
  const { column, direction } = query.sort;
  const found = useMemo(() => {
    const matching = rows.filter(({ employeeId, name }) =>
      `${employeeId}\n${name}\n${siteName}\n${companyName}`.toLowerCase().includes(wanted),
    );
    const getValue = sortValues[column as keyof typeof sortValues];
    return sortRows(matching, { column, direction }, getValue);
  }, [rows, wanted, siteName, companyName, column, direction]);
  const eligible = rows.filter((row) => row.isEligible && !row.isOnLeave);
  const submitted = eligible.filter(isSubmitted).length;
  return (
    <section aria-label={adminCopy.live.caption} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchForm
          label={adminCopy.common.searchDrivers}
          placeholder={adminCopy.live.searchHint}
          value={search}
          onChange={setSearch}
          className="sm:w-72"
          status={
            <>
              {adminCopy.live.submittedOf(submitted, eligible.length)}
              {wanted && ` · ${adminCopy.live.found(found.length)}`}
              <span className="max-sm:hidden">
                {` · ${adminCopy.common.allRows([siteName, companyName])}`}
              </span>
            </>
          }
        />
        {hydrated && (
          <StatusChip tone={isLive ? 'success' : 'neutral'} className="sm:ms-auto">
            {isLive ? adminCopy.common.live : adminCopy.common.paused}
          </StatusChip>
        )}
      </div>
      <SnapshotGrid
        rows={found}
        isSealed={isSealed}
        query={{ ...query, search }}
        timeZone={timeZone}
        empty={rows.length === 0 ? adminCopy.live.noDrivers : adminCopy.live.noMatch(search)}
      />
    </section>
  );
};
