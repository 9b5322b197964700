import { EmptyBox } from '~/app/components/admin/empty-box';
import { SearchForm } from '~/app/components/forms/search-form';
import { countFound, useSearch } from '~/app/components/forms/use-search';
import { Badge } from '~/app/components/ui/status-chip';
import { adminCopy, copy } from '~/app/copy/copy';
import { formatDaysOfYear } from '~/app/copy/format-time';
import type { WeekPicks } from '~/domain/vacation/live-picks';
import { weekDates } from './week-dates';

/** A week with its first picks, and the total number of picks. */
export type ShownWeekPicks = WeekPicks & { readonly pickCount: number };

const toSearchText = (week: ShownWeekPicks): string =>
  [week.weekId, week.startDate, week.endDate, weekDates(week)].join('\n');

/** The drivers who ranked each week, first choices first. */
export const PicksByWeek = ({
  weeks,
  search: initial,
}: {
  weeks: readonly ShownWeekPicks[];
  search: string;
}) => {
  const { vacations } = adminCopy;
  const { typed, found } = useSearch(weeks, toSearchText, { search: initial, showAll: true });
  return (
    <section aria-label={vacations.picksByWeek} className="flex flex-col gap-3">
      <SearchForm
        label={vacations.searchWeeks}
        placeholder={vacations.searchWeeksHint}
        {...typed}
        status={countFound(found, weeks, vacations.countWeeks, vacations.weeksFound)}
      >
        <input type="hidden" name="tab" value="week" />
      </SearchForm>
      {found.length === 0 ? (
        <EmptyBox icon="calendar-x-2" title={vacations.noWeeksFound} />
      ) : (
        <ul className="grid items-start gap-3 md:grid-cols-2 lg:grid-cols-3">
          {found.map((week) => (
            <WeekCard key={week.weekId} week={week} />
          ))}
        </ul>
      )}
    </section>
  );
};

const WeekCard = ({ week }: { week: ShownWeekPicks }) => {
  const { vacations, common } = adminCopy;
  const { weekId, totalSlots, remainingSlots, picks, pickCount } = week;
  return (
    <li className="rounded-box border border-base-300 bg-base-100 p-4">
      <h3 className="flex flex-wrap items-center gap-2">
        <strong className="text-lg tabular-nums">
          {copy.time.week(formatDaysOfYear(week.startDate, week.endDate))}
        </strong>
        <Badge>{vacations.countPicks(pickCount)}</Badge>
      </h3>
      <p className="text-sm text-muted tabular-nums">
        {vacations.weekSlots(weekId, remainingSlots, totalSlots)}
      </p>
      {picks.length === 0 ? (
        <p className="mt-3 text-sm">{common.noPicks}</p>
      ) : (
        <ol className="mt-3 divide-y divide-base-300 text-sm">
          {picks.map(({ employeeId, name, seniorityNumber, rank }) => (
            <li key={employeeId} className="flex items-baseline gap-2 py-1.5">
              <span className="w-14 shrink-0 font-semibold tabular-nums">
                {vacations.pick(rank)}
              </span>
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="text-muted tabular-nums">
                {common.seniorityNumber(seniorityNumber)}
              </span>
            </li>
          ))}
        </ol>
      )}
      {pickCount > picks.length && (
        <p className="mt-2 text-sm text-muted">
          {vacations.moreInReport(pickCount - picks.length)}
        </p>
      )}
    </li>
  );
};
