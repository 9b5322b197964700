import { adminCopy, copy } from '~/app/copy/copy';
import { Form, useSubmit } from '@remix-run/react';
import { Palmtree, SearchX } from 'lucide-react';
import { formatSort, nextSort } from '~/app/components/address/codec';
import { useSearch } from '~/app/components/disputes/use-search';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Cell, DataTable, HeadCell, SortHead } from '~/app/components/ui/data-table';
import { EmptyState } from '~/app/components/ui/empty-state';
import { SearchForm } from '~/app/components/forms/search-form';
import { Select } from '~/app/components/forms/select';
import { Badge } from '~/app/components/ui/status-chip';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { type VacationRow } from '~/domain/award/assignment-rows';
import { findLabel } from '~/domain/shared/find-label';
import type { SlotUsage } from '~/domain/award/slot-usage';
import { canBeGivenUp } from '~/domain/vacation/given-up';
import { sortRows, tableHref, type TableQuery } from './table-query';
import type { VacationFilter } from './vacation-filter';
import { vacationFilters, hasType } from './vacation-filter';
import { weekDates } from './week-dates';

type Row = VacationRow & { readonly dates: string; readonly startDate: string | null };

const columns = {
  seniority: (row: Row) => row.seniorityNumber,
  employeeId: (row: Row) => row.employeeId,
  name: (row: Row) => row.name,
  weekId: (row: Row) => row.weekId,
  dates: (row: Row) => row.startDate,
  type: (row: Row) =>
    row.assignmentType &&
    `${findLabel(copy.assignments.vacationTypes, row.assignmentType)} ${row.round ?? ''}`,
} as const;
type Column = keyof typeof columns;
export const vacationColumns = Object.keys(columns) as Column[];

const toSearchText = ({ employeeId, name, weekId, dates, assignmentType }: Row): string =>
  [
    employeeId,
    name,
    weekId,
    dates,
    assignmentType && findLabel(copy.assignments.vacationTypes, assignmentType),
  ].join('\n');

const toRows = (vacations: readonly VacationRow[], weeks: readonly SlotUsage[]): Row[] => {
  const byId = new Map(weeks.map((week) => [week.weekId, week]));
  return vacations.map((row) => {
    const week = byId.get(row.weekId ?? '');
    return { ...row, dates: week ? weekDates(week) : '', startDate: week?.startDate ?? null };
  });
};

interface TableParts {
  readonly query: TableQuery;
  /** The URL's other query parameters, which links and forms must keep. */
  readonly kept: Readonly<Record<string, string>>;
  readonly mayFree: boolean;
}

const AssignmentRow = ({ row, query, kept, mayFree }: TableParts & { row: Row }) => (
  <tr>
    <Cell className="tabular-nums">{row.seniorityNumber ?? copy.common.notAvailable}</Cell>
    <Cell className="font-mono tabular-nums">{row.employeeId}</Cell>
    <Cell className="font-semibold">{row.name}</Cell>
    <Cell>
      {row.weekId === null ? (
        <span className="text-muted">{copy.assignments.without[row.without]}</span>
      ) : (
        <strong className="font-mono">{row.weekId}</strong>
      )}
    </Cell>
    <Cell className="whitespace-nowrap tabular-nums">{row.dates}</Cell>
    <Cell>
      {row.assignmentType && (
        <Badge>{findLabel(copy.assignments.vacationTypes, row.assignmentType)}</Badge>
      )}
      {row.round !== null && (
        <span className="ms-2 text-sm whitespace-nowrap text-muted">
          {adminCopy.vacations.round(row.round)}
        </span>
      )}
    </Cell>
    {mayFree && (
      <Cell>
        {canBeGivenUp(row.assignmentType) && (
          <LinkButton
            size="sm"
            variant="ghost"
            to={tableHref(query, {
              ...kept,
              dialog: 'free',
              driver: row.employeeId,
              week: row.weekId ?? '',
            })}
            preventScrollReset
            aria-label={adminCopy.vacations.freeLabel(row.weekId ?? '', row.name)}
          >
            {adminCopy.vacations.freeOpen}
          </LinkButton>
        )}
      </Cell>
    )}
  </tr>
);

const AssignmentTable = ({ rows, query, kept, mayFree }: TableParts & { rows: readonly Row[] }) => (
  <DataTable
    caption={adminCopy.vacations.assignmentsCaption}
    maxHeight="max-h-[640px]"
    className="min-w-4xl"
  >
    <thead>
      <tr>
        {vacationColumns.map((column) => (
          <SortHead
            key={column}
            column={column}
            sort={query.sort}
            to={tableHref({ ...query, sort: nextSort(query.sort, column) }, kept)}
          >
            {adminCopy.vacations.assignmentColumns[column]}
          </SortHead>
        ))}
        {mayFree && (
          <HeadCell>
            <span className="sr-only">{adminCopy.vacations.actions}</span>
          </HeadCell>
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <AssignmentRow
          key={`${row.employeeId} ${row.weekId}`}
          row={row}
          query={query}
          kept={kept}
          mayFree={mayFree}
        />
      ))}
    </tbody>
  </DataTable>
);

/** Which driver has which week and why, most senior first. */
export const VacationsTable = ({
  rows: all,
  weeks,
  query,
  filter,
  view,
  mayFree,
}: {
  rows: readonly VacationRow[];
  weeks: readonly SlotUsage[];
  query: TableQuery;
  filter: VacationFilter;
  view: 'provisional' | 'published';
  /** Whether the administrator can give up a published week for its driver. */
  mayFree: boolean;
}) => {
  const rows = toRows(all.filter(hasType(filter)), weeks);
  const { sort } = query;
  const sorted = sortRows(rows, sort, columns[sort.column as Column]);
  const { search, setSearch, found, shown } = useSearch(sorted, toSearchText, query);
  const here = { ...query, search };
  const kept = { view, ...(filter !== 'all' && { type: filter }) };
  if (!all.some(({ weekId }) => weekId !== null)) {
    return (
      <div className="rounded-box border border-base-300 bg-base-100">
        <EmptyState icon={<Palmtree />} title={adminCopy.vacations.noAssignments}>
          {adminCopy.vacations.noAssignmentsText}
        </EmptyState>
      </div>
    );
  }
  return (
    <section aria-label={adminCopy.vacations.assignmentsCaption} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchForm
          label={adminCopy.common.searchAssignments}
          placeholder={adminCopy.vacations.searchDrivers}
          value={search}
          onChange={setSearch}
          status={adminCopy.common.driversFound(found.length, all.length)}
        >
          {Object.entries({ ...kept, sort: formatSort(sort) }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </SearchForm>
        <FilterForm filter={filter} hidden={{ view, q: search, sort: formatSort(sort) }} />
      </div>
      <div className="overflow-hidden rounded-box border border-base-300 bg-base-100">
        {found.length === 0 ? (
          <EmptyState icon={<SearchX />} title={adminCopy.vacations.noAssignmentsMatch} />
        ) : (
          <AssignmentTable rows={shown} query={here} kept={kept} mayFree={mayFree} />
        )}
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

/** Filters the table at once when a filter is chosen, or without JavaScript when the form's button is pressed. */
const FilterForm = ({
  filter,
  hidden,
}: {
  filter: VacationFilter;
  hidden: Readonly<Record<string, string>>;
}) => {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  return (
    <Form method="get" preventScrollReset className="flex items-end gap-2">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        label={adminCopy.vacations.show}
        name="type"
        hideLabel
        key={filter}
        defaultValue={filter}
        options={vacationFilters}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
      />
      {!isHydrated && <Button>{adminCopy.vacations.filter}</Button>}
    </Form>
  );
};
