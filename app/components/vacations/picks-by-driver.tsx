import { formatSort } from '~/app/components/address/codec';
import { sortRows, tableHref, type TableQuery } from '~/app/components/address/table-query';
import { EmptyBox } from '~/app/components/admin/empty-box';
import { makeSortHeads } from '~/app/components/admin/table-heads';
import { EntryLink } from '~/app/components/entry/entry-link';
import { SearchForm } from '~/app/components/forms/search-form';
import { countFound, useSearch } from '~/app/components/forms/use-search';
import { InstantText } from '~/app/components/time/instant-text';
import { useShortWeekName, useWeekName } from '~/app/components/time/week-names';
import { LinkButton } from '~/app/components/ui/button';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Badge } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import type { DriverPicks } from '~/domain/vacation/live-picks';

const columns = {
  seniorityNumber: (row: DriverPicks) => row.seniorityNumber,
  employeeId: (row: DriverPicks) => row.employeeId,
  name: (row: DriverPicks) => row.name,
  submissionTime: (row: DriverPicks) => row.submissionTime,
  picks: (row: DriverPicks) => row.weekIds.length,
} as const;
type Column = keyof typeof columns;
export const driverPicksColumns = Object.keys(columns) as Column[];

const makeSearchText =
  (toName: (weekId: string) => string) =>
  ({ employeeId, name, weekIds }: DriverPicks): string =>
    [employeeId, name, ...weekIds.map(toName)].join('\n');

const PicksTable = ({
  rows,
  query,
  timeZone,
  isSealed,
}: {
  rows: readonly DriverPicks[];
  isSealed: boolean;
  query: TableQuery;
  timeZone: string;
}) => {
  const { vacations, live } = adminCopy;
  return (
    <DataTable
      caption={vacations.picksByDriver}
      maxHeight="max-h-[640px]"
      className="min-w-4xl"
      heads={[
        ...makeSortHeads(
          driverPicksColumns.map((column) => [column, vacations.driverPicksColumns[column]]),
          query,
        ),
        adminCopy.common.preferences,
      ]}
    >
      {rows.map((row) => (
        <tr key={row.employeeId}>
          <Cell className="tabular-nums">{row.seniorityNumber}</Cell>
          <Cell className="font-mono tabular-nums">{row.employeeId}</Cell>
          <Cell className="font-semibold">
            <EntryLink {...row} noun="week" />
          </Cell>
          <Cell className="whitespace-nowrap tabular-nums">
            <InstantText at={row.submissionTime} timeZone={timeZone} />
            {row.isEntered && <Badge className="ms-2">{live.entered}</Badge>}
          </Cell>
          <Cell className="tabular-nums">{isSealed ? '—' : row.weekIds.length}</Cell>
          <Cell>{isSealed ? live.sealed : <RankedWeeks weekIds={row.weekIds} />}</Cell>
        </tr>
      ))}
    </DataTable>
  );
};

/** What each driver has ranked, most recent save first. */
export const PicksByDriver = ({
  drivers,
  query,
  timeZone,
  isSealed,
}: {
  /** Whether only who has saved is known. */
  isSealed: boolean;
  drivers: readonly DriverPicks[];
  query: TableQuery;
  timeZone: string;
}) => {
  const { common, vacations } = adminCopy;
  const { sort, showAll } = query;
  const sorted = sortRows(drivers, sort, columns[sort.column as Column]);
  const { search, typed, found, shown } = useSearch(sorted, makeSearchText(useWeekName()), {
    ...query,
    showAll,
  });
  const here = { ...query, search };
  if (drivers.length === 0) {
    return (
      <EmptyBox icon="inbox" title={common.noPreferences}>
        {vacations.noPicksText}
      </EmptyBox>
    );
  }
  return (
    <section aria-label={common.picksByDriver} className="flex flex-col gap-3">
      <SearchForm
        label={common.searchDrivers}
        placeholder={vacations.searchDrivers}
        {...typed}
        status={countFound(found, drivers, common.countSubmitted, common.driversFound)}
      >
        <input type="hidden" name="sort" value={formatSort(sort)} />
      </SearchForm>
      <div className="overflow-hidden rounded-box border border-base-300 bg-base-100">
        {found.length === 0 ? (
          <EmptyState icon="search-x" title={vacations.noDriversMatch} />
        ) : (
          <PicksTable rows={shown} query={here} timeZone={timeZone} isSealed={isSealed} />
        )}
      </div>
      {found.length > shown.length && (
        <LinkButton
          to={tableHref({ ...here, showAll: true })}
          preventScrollReset
          className="self-start"
        >
          {common.showAll(found.length)}
        </LinkButton>
      )}
    </section>
  );
};

const firstPicks = 6;

const RankedWeeks = ({ weekIds }: { weekIds: readonly string[] }) => {
  const toName = useShortWeekName();
  return weekIds.length === 0 ? (
    <span className="text-muted">{adminCopy.common.noPicks}</span>
  ) : (
    <ol className="flex gap-x-3 gap-y-1 text-sm whitespace-nowrap lg:flex-wrap">
      {weekIds.slice(0, firstPicks).map((weekId, index) => (
        <li key={weekId}>
          <span className="text-muted tabular-nums">{index + 1}.</span>{' '}
          <span className="tabular-nums" title={weekId}>
            {toName(weekId)}
          </span>
        </li>
      ))}
      {weekIds.length > firstPicks && (
        <li className="text-muted">{adminCopy.vacations.andMore(weekIds.length - firstPicks)}</li>
      )}
    </ol>
  );
};
