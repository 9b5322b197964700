import { Form, useSubmit, useSearchParams } from '@remix-run/react';
import type { ReactNode } from 'react';
import { choiceField, formatSort } from '~/app/components/address/codec';
import {
  filterName,
  readTableQuery,
  sortRows,
  tableHref,
  type TableQuery,
} from '~/app/components/address/table-query';
import { SortMenu } from '~/app/components/admin/sort-menu';
import { HiddenHead, makeSortHeads } from '~/app/components/admin/table-heads';
import { SearchForm } from '~/app/components/forms/search-form';
import { Select } from '~/app/components/forms/select';
import { useSearch } from '~/app/components/forms/use-search';
import { Button, LinkButton } from '~/app/components/ui/button';
import { classNames } from '~/app/components/ui/class-names';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { adminCopy } from '~/app/copy/copy';
import type { DriverRow } from '~/domain/award/figures/assignment-rows';
import type { AwardColumn } from './award-columns';
import type { AwardFilter } from './award-filters';

/** Filters a table at once when a filter is chosen, or without JavaScript when the form's button is pressed. */
const FilterForm = ({
  name,
  value,
  options,
  hidden,
}: {
  name: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** The URL's other query parameters. */
  hidden: Readonly<Record<string, string>>;
}) => {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  return (
    <Form method="get" preventScrollReset className="flex items-end gap-2">
      {Object.entries(hidden).map(([field, text]) => (
        <input key={field} type="hidden" name={field} value={text} />
      ))}
      <Select
        label={adminCopy.assignments.show}
        name={name}
        hideLabel
        key={value}
        defaultValue={value}
        options={options}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
      />
      {!isHydrated && <Button>{adminCopy.assignments.filter}</Button>}
    </Form>
  );
};

/** The query parameters that say which award a page shows, which links and forms must keep. */
const keptFields = ['view', 'version'];

const bySeniority = { column: 'seniority', direction: 'asc' } as const;

const countDrivers = (rows: readonly DriverRow[]): number =>
  new Set(rows.map(({ employeeId }) => employeeId)).size;

const isAssigned = ({ assignmentType }: DriverRow): boolean => assignmentType !== null;

interface TableParts<Row> {
  /** Read by screen readers, not shown. */
  readonly caption: string;
  readonly columns: Readonly<Record<string, AwardColumn<Row>>>;
  readonly getKey: (row: Row) => string;
  /** The employee IDs of drivers whose rows stand out. */
  readonly marked?: ReadonlySet<string>;
  /** A last column without a heading. `toHref` makes the URL of the same table with more query parameters. */
  readonly showAction?: (
    row: Row,
    toHref: (more: Readonly<Record<string, string>>) => string,
  ) => ReactNode;
}

/** Which driver has what, most senior first: searched, filtered and sorted, as the URL says. */
export const AwardTable = <Row extends DriverRow>({
  rows: all,
  filters,
  toSearchText,
  searchHint,
  empty,
  ...parts
}: TableParts<Row> & {
  rows: readonly Row[];
  filters: readonly AwardFilter[];
  toSearchText: (row: Row) => string;
  searchHint: string;
  /** Shown if no row is found. */
  empty: ReactNode;
}) => {
  const [params] = useSearchParams();
  const { columns, caption } = parts;
  const query = readTableQuery(params, Object.keys(columns), bySeniority);
  const choice = choiceField(
    filterName,
    filters.map(({ value }) => value),
    'all',
  );
  const filter = filters.find(({ value }) => value === choice.read(params));
  const filtered = filter ? all.filter(filter.matches) : all;
  const sorted = sortRows(filtered, query.sort, (row) => columns[query.sort.column]!.getValue(row));
  const { search, typed, found, shown } = useSearch(sorted, toSearchText, query);
  const here = { ...query, search };
  const place = Object.fromEntries([...params].filter(([name]) => keptFields.includes(name)));
  const kept = { ...place, ...Object.fromEntries(choice.write(choice.read(params))) };
  const [drivers, assigned] = [countDrivers(found), countDrivers(found.filter(isAssigned))];
  const status =
    found.length === all.length
      ? adminCopy.assignments.assignedOf(assigned, drivers)
      : adminCopy.assignments.assignedFound(drivers, countDrivers(all), assigned);
  return (
    <section aria-label={caption} className="flex flex-col gap-2">
      <div className="flex items-center gap-2 sm:flex-wrap">
        <SearchForm
          className="sm:w-72"
          statusClassName="max-sm:sr-only"
          label={adminCopy.common.searchAssignments}
          placeholder={searchHint}
          {...typed}
          status={status}
        >
          {Object.entries({ ...kept, sort: formatSort(query.sort) }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </SearchForm>
        <FilterForm
          name={filterName}
          value={choice.read(params)}
          options={filters.map(({ value, label, matches }) => ({
            value,
            label: adminCopy.assignments.filterCount(label, countDrivers(all.filter(matches))),
          }))}
          hidden={{ ...place, q: search, sort: formatSort(query.sort) }}
        />
        <SortMenu
          columns={Object.entries(columns).map(([column, { label }]) => [column, label])}
          query={here}
          kept={kept}
        />
      </div>
      <div className="overflow-hidden rounded-box border border-base-300 bg-base-100">
        {found.length === 0 ? empty : <Rows {...parts} rows={shown} query={here} kept={kept} />}
      </div>
      {found.length > shown.length && (
        <LinkButton
          to={tableHref({ ...here, showAll: true }, kept)}
          preventScrollReset
          className="self-start"
        >
          {adminCopy.common.showAll(found.length)}
        </LinkButton>
      )}
    </section>
  );
};

/** On phones a row is a grid of two lines, so its cells are boxes without borders. */
const phoneCell =
  'py-1.5 max-sm:block max-sm:border-0 max-sm:p-0 max-sm:first:ps-0 max-sm:last:pe-0';

const Rows = <Row extends DriverRow>({
  caption,
  columns,
  getKey,
  showAction,
  marked,
  rows,
  query,
  kept,
}: TableParts<Row> & {
  rows: readonly Row[];
  query: TableQuery;
  kept: Readonly<Record<string, string>>;
}) => {
  const entries = Object.entries(columns);
  return (
    <DataTable
      caption={caption}
      maxHeight="sm:max-h-[75dvh]"
      className="max-sm:block sm:min-w-3xl sm:text-sm"
      headClassName="max-sm:hidden"
      bodyClassName="max-sm:block"
      heads={[
        ...makeSortHeads(
          entries.map(([column, { label }]) => [column, label]),
          query,
          kept,
        ),
        showAction && <HiddenHead key="actions" text={adminCopy.vacations.actions} />,
      ]}
    >
      {rows.map((row) => (
        <tr
          key={getKey(row)}
          data-row
          className={classNames(
            'max-sm:grid max-sm:min-h-15 max-sm:grid-cols-[2.25rem_minmax(0,1fr)_auto_minmax(4.5rem,auto)] max-sm:content-center max-sm:items-center max-sm:gap-x-2 max-sm:border-b max-sm:border-base-300 max-sm:px-3 max-sm:py-1.5',
            marked?.has(row.employeeId) && 'bg-warning/10',
          )}
        >
          {entries.map(([column, { show, className, onPhones }]) => (
            <Cell key={column} className={classNames(phoneCell, onPhones, className)}>
              {show(row)}
            </Cell>
          ))}
          {showAction && (
            <Cell className={classNames(phoneCell, 'max-sm:col-span-3 max-sm:col-start-2')}>
              {showAction(row, (more) => tableHref(query, { ...kept, ...more }))}
            </Cell>
          )}
        </tr>
      ))}
    </DataTable>
  );
};
