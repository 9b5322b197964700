import { useClock } from '~/app/components/time/use-clock';
import { copy } from '~/app/copy/copy';
import { formatShift, formatWorkDays } from '~/app/copy/describe-job';
import { formatWeek } from '~/app/copy/format-time';
import type { JobWeek } from '~/domain/claims/past-outcome';

/** `This week`, `Next week`, or the days of a week that is further away. */
export const formatWeekName = ({ when, periodId }: Pick<JobWeek, 'when' | 'periodId'>): string =>
  when ? copy.ranking.when[when] : formatWeek(periodId);

const JobWeekLine = ({ week }: { week: JobWeek }) => {
  const { job, outcome } = week;
  const clock = useClock();
  const nothing = outcome.onLeave
    ? copy.ranking.leave
    : outcome.onVacation
      ? copy.ranking.vacation
      : copy.ranking.withoutJob;
  return (
    <li className="tabular-nums">
      {formatWeekName(week)}:{' '}
      <strong className="text-base-content">{outcome.awardedId ?? nothing}</strong>
      {job && ` · ${formatShift(job, clock)} · ${formatWorkDays(job)}`}
    </li>
  );
};

/** What the driver works in the weeks that are not over, one line each. */
export const JobWeekLines = ({ weeks }: { weeks: readonly JobWeek[] }) =>
  weeks.length > 0 && (
    <ul aria-label={copy.ranking.yourJobs} className="text-muted max-sm:text-sm">
      {weeks.map((week) => (
        <JobWeekLine key={week.periodId} week={week} />
      ))}
    </ul>
  );
