import { formatSort } from '~/app/components/address/codec';
import { sortRows, tableHref, type TableQuery } from '~/app/components/address/table-query';
import { makeSortHeads } from '~/app/components/admin/table-heads';
import { SearchForm } from '~/app/components/forms/search-form';
import { countFound, useSearch } from '~/app/components/forms/use-search';
import { LinkButton } from '~/app/components/ui/button';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Badge, StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { formatDate, formatWeek } from '~/app/copy/format-time';
import { listFields, listNames } from '~/domain/roster/roster-field';
import { getMonday } from '~/domain/time/iso-week';
import type { WeekFields, WeekSlots } from '~/domain/vacation/vacation-week';
import { weekFields } from '~/domain/vacation/week-fields';
import { hasBegun, isOver, getWorkWeek } from '~/domain/vacation/week-list';
import { weekDates } from './week-dates';

type ShownField = Exclude<keyof WeekFields, 'isClosed'>;
type Column = ShownField | 'remainingSlots';
/** All fields but those of yes and no, which the ID says. */
const shownFields = listNames(weekFields).filter(
  (name): name is ShownField => weekFields[name].kind !== 'flag',
);
export const weekTableColumns: readonly Column[] = [...shownFields, 'remainingSlots'];

const getLabel = (column: Column): string =>
  column === 'remainingSlots'
    ? adminCopy.vacations.remainingSlots
    : adminCopy.vacationWeeks.fields[column].label;

/** The IDs, days and texts of a week and whether it is closed, but no numbers, because a search for a day would find them. */
const toSearchText = (week: WeekSlots): string =>
  [
    ...listFields(weekFields).map(([name, { kind }]) =>
      kind === 'whole-number' || kind === 'flag' ? '' : (week[name] ?? ''),
    ),
    week.isClosed ? adminCopy.vacations.closedWeek : '',
    weekDates(week),
  ].join('\n');

/** All vacation weeks of the site, with a search field 300 px wide. */
export const WeeksTable = ({
  weeks,
  query,
  today,
}: {
  weeks: readonly WeekSlots[];
  query: TableQuery;
  /** Today's date at the site, as an ISO day. */
  today: string;
}) => {
  const { vacations } = adminCopy;
  const { search, typed, found } = useSearch(weeks, toSearchText, query);
  const { sort } = query;
  const here = { ...query, search };
  const rows = sortRows(found, sort, (week) => week[sort.column as Column] ?? null);
  return (
    <section aria-label={vacations.weeksCaption} className="flex flex-col gap-3">
      <SearchForm
        label={vacations.searchTable}
        placeholder={vacations.searchTableHint}
        {...typed}
        className="max-w-[300px]"
        status={countFound(found, weeks, vacations.countWeeks, vacations.weeksFound)}
      >
        <input type="hidden" name="sort" value={formatSort(sort)} />
      </SearchForm>
      <div className="overflow-hidden rounded-box border border-base-300 bg-base-100">
        {rows.length === 0 ? (
          <EmptyState icon="calendar-x-2" title={vacations.noWeeksFound}>
            {weeks.length === 0 ? vacations.noWeeksText : vacations.noWeeksMatch}
          </EmptyState>
        ) : (
          <DataTable
            caption={vacations.weeksCaption}
            maxHeight="max-h-[640px]"
            className="min-w-3xl"
            heads={[
              ...makeSortHeads(
                weekTableColumns.map((column) => [column, getLabel(column)]),
                here,
              ),
              vacations.actions,
            ]}
          >
            {rows.map((week) => (
              <WeekRow key={week.weekId} week={week} today={today} query={here} />
            ))}
          </DataTable>
        )}
      </div>
    </section>
  );
};

/** A field of a week. The ID says whether the week is over or closed, and the first day in which working week it is. */
const FieldCell = ({
  name,
  week,
  today,
}: {
  name: keyof WeekFields;
  week: WeekSlots;
  today: string;
}) => {
  const { vacations } = adminCopy;
  const value = week[name];
  const { kind } = weekFields[name];
  if (kind === 'id')
    return (
      <Cell>
        <span className="flex flex-wrap items-center gap-2">
          <strong className="font-mono">{value}</strong>
          {week.isClosed && <StatusChip tone="neutral">{vacations.closedWeek}</StatusChip>}
          {isOver(week, today) ? (
            <Badge>{vacations.over}</Badge>
          ) : (
            hasBegun(week, today) && <Badge>{vacations.underWay}</Badge>
          )}
        </span>
      </Cell>
    );
  if (kind !== 'day')
    return <Cell className={kind === 'text' ? undefined : 'tabular-nums'}>{value}</Cell>;
  // The working week, which differs from the vacation week's dates if those do not begin on a Monday.
  const workWeek = getWorkWeek(week);
  return (
    <Cell className="whitespace-nowrap tabular-nums">
      {formatDate(String(value))}
      {name === 'startDate' && getMonday(workWeek) !== value && (
        <span className="block text-sm text-muted"> {formatWeek(workWeek)}</span>
      )}
    </Cell>
  );
};

const actions = [
  ['edit', 'pencil'],
  ['delete', 'trash'],
] as const;

const WeekRow = ({ week, today, query }: { week: WeekSlots; today: string; query: TableQuery }) => {
  const { vacations } = adminCopy;
  const { weekId, usedSlots, remainingSlots } = week;
  return (
    <tr>
      {shownFields.map((name) => (
        <FieldCell key={name} name={name} week={week} today={today} />
      ))}
      <Cell className="whitespace-nowrap tabular-nums">
        {remainingSlots === 0 ? (
          <StatusChip tone="warning">{vacations.noneLeft}</StatusChip>
        ) : (
          <strong>{remainingSlots}</strong>
        )}
        {usedSlots > 0 && (
          <span className="block text-sm text-muted">{vacations.manualCount(usedSlots)}</span>
        )}
      </Cell>
      <Cell>
        <span className="flex gap-2">
          {actions.map(([dialog, icon]) => (
            <LinkButton
              key={dialog}
              to={tableHref(query, { dialog, week: weekId })}
              preventScrollReset
              size="sm"
              icon={icon}
            >
              {vacations[dialog]}
              <span className="sr-only"> {weekId}</span>
            </LinkButton>
          ))}
        </span>
      </Cell>
    </tr>
  );
};
