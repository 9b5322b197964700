import { useClock } from '~/app/components/time/use-clock';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import { formatShift, formatWorkDays } from '~/app/copy/describe-job';
import { formatWeek } from '~/app/copy/format-time';
import type { JobWeek } from '~/domain/claims/past-outcome';

/** `This week`, `Next week`, or the days of a week that is further away. */
export const formatWeekName = ({ when, periodId }: Pick<JobWeek, 'when' | 'periodId'>): string =>
  when ? copy.ranking.when[when] : formatWeek(periodId);

type WeekOfDriver = JobWeek & { readonly outcome: NonNullable<JobWeek['outcome']> };

/** Nothing is said of a week in whose award the driver had no part. */
const hasOutcome = (week: JobWeek): week is WeekOfDriver => week.outcome !== null;

const JobWeekLine = ({ week }: { week: WeekOfDriver }) => {
  const { job, outcome } = week;
  const clock = useClock();
  const nothing = outcome.onLeave
    ? copy.ranking.leave
    : outcome.onVacation
      ? copy.ranking.vacation
      : copy.ranking.withoutJob;
  return (
    <li className="tabular-nums">
      {formatWeekName(week)}: <strong>{outcome.awardedId ?? nothing}</strong>
      {job && ` · ${formatShift(job, clock)} · ${formatWorkDays(job)}`}
    </li>
  );
};

/** What the driver works in the weeks that are not over, one line each. */
export const JobWeekLines = ({
  weeks,
  whyId,
}: {
  weeks: readonly JobWeek[];
  /** The part of the page that shows why; undefined on other pages. */
  whyId?: string;
}) => {
  const known = weeks.filter(hasOutcome);
  if (known.length === 0) return null;
  return (
    <div className="relative mt-1 flex min-h-11 items-center gap-3 rounded-field border border-base-300 bg-base-200 px-3 py-[5px] text-sm lg:mt-0">
      <Icon name="truck" className="size-5 shrink-0 text-muted" />
      <ul aria-label={copy.ranking.yourJobs} className="min-w-0 grow">
        {known.map((week) => (
          <JobWeekLine key={week.periodId} week={week} />
        ))}
      </ul>
      {whyId !== undefined && (
        <a href={`#${whyId}`} className="rounded-field after:absolute after:inset-0">
          <Icon name="chevron-right" className="size-5 text-muted" />
          <span className="sr-only">{copy.ranking.seeWhy}</span>
        </a>
      )}
    </div>
  );
};
