import { classNames } from '~/app/components/ui/class-names';
import { adminCopy } from '~/app/copy/copy';
import { formatDays, formatMonth } from '~/app/copy/format-time';
import { addDays } from '~/domain/time/iso-week';
import type { AbsenceWeek } from '~/domain/vacation/absence-year';

const looks = {
  none: 'border-base-300',
  free: 'surface-success',
  full: 'surface-warning',
  closed: 'border-base-300 bg-base-200',
} as const;

const getLook = ({ slots, onVacation, isClosed }: AbsenceWeek): keyof typeof looks => {
  if (isClosed) return 'closed';
  if (slots === 0) return 'none';
  return onVacation >= slots ? 'full' : 'free';
};

/** The weeks by the month of their Thursday, which is in the same year. */
const groupByMonth = (weeks: readonly AbsenceWeek[]): [month: string, weeks: AbsenceWeek[]][] => {
  const months = new Map<string, AbsenceWeek[]>();
  for (const week of weeks) {
    const month = addDays(week.from, 3).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), week]);
  }
  return [...months];
};

/** A week: its days and how many slots are taken, then what else there is to know. The color repeats what is written. */
const Week = ({ week }: { week: AbsenceWeek }) => {
  const { absence } = adminCopy;
  const { from, to, weekIds, slots, onVacation, onLeave } = week;
  const look = getLook(week);
  return (
    <li
      className={classNames(
        'flex min-h-11 flex-col justify-center rounded-field border px-2.5 py-1 text-sm tabular-nums',
        looks[look],
      )}
    >
      <span className="flex items-baseline justify-between gap-2">
        <span className="font-semibold whitespace-nowrap">{formatDays(from, to)}</span>
        <strong className="whitespace-nowrap">
          {slots > 0 || onVacation > 0 ? absence.taken(onVacation, slots) : '–'}
        </strong>
      </span>
      <span className="flex flex-wrap justify-between gap-x-2 text-[0.8125rem] text-muted">
        <span>
          {[weekIds.join(', '), look === 'none' ? '' : absence.looks[look]]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {onLeave > 0 && <span>{absence.onLeave(onLeave)}</span>}
      </span>
    </li>
  );
};

/** A year of working weeks: a row for each month, on a phone a list. */
export const AbsenceCalendar = ({
  label,
  weeks,
}: {
  label: string;
  weeks: readonly AbsenceWeek[];
}) => (
  <ol aria-label={label} className="flex flex-col gap-3 lg:gap-1.5">
    {groupByMonth(weeks).map(([month, shown]) => (
      <li key={month} className="grid gap-x-3 gap-y-1 lg:grid-cols-[5rem_1fr]">
        <h2 className="font-bold lg:pt-2.5 lg:text-sm">{formatMonth(month)}</h2>
        <ul className="grid gap-1 sm:grid-cols-2 sm:gap-1.5 lg:grid-cols-5">
          {shown.map((week) => (
            <Week key={week.from} week={week} />
          ))}
        </ul>
      </li>
    ))}
  </ol>
);
