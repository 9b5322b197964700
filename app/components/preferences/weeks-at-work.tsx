import { copy } from '~/app/copy/copy';
import { ResultNews } from '~/app/components/ranking/result-news';
import { useClock } from '~/app/components/time/use-clock';
import { formatWorkDays } from '~/app/copy/describe-job';
import { formatTime, formatWeek } from '~/app/copy/format-time';
import type { PastOutcome } from '~/domain/claims/past-outcome';
import type { PreferencesView } from './preferences-view';

const formatName = ({ when, periodId }: PastOutcome): string =>
  when ? copy.preferences.when[when] : formatWeek(periodId);

/** Changed results of working weeks that are not over, until the driver has confirmed them. */
export const ChangedWeeks = ({ view: { atWork, site } }: { view: PreferencesView }) =>
  atWork.map(
    (week) =>
      week.news?.change && (
        <div key={week.periodId} className="mb-3">
          <ResultNews
            news={week.news}
            title={copy.results.changedFor(formatName(week))}
            awardId={week.periodId}
            timeZone={site.timeZone}
          />
        </div>
      ),
  );

const WeekLine = ({ week }: { week: PastOutcome }) => {
  const { job, outcome } = week;
  const clock = useClock();
  const nothing = outcome.onVacation ? copy.ranking.vacation : copy.preferences.withoutJob;
  return (
    <li className="tabular-nums">
      {formatName(week)}:{' '}
      <strong className="text-base-content">{outcome.awardedId ?? nothing}</strong>
      {job && ` · ${formatTime(job.startTime, clock)} · ${formatWorkDays(job)}`}
    </li>
  );
};

/** The driver's jobs of earlier selections whose working week is not over, one line each. */
export const WeekLines = ({ view: { atWork } }: { view: PreferencesView }) =>
  atWork.length > 0 && (
    <ul aria-label={copy.preferences.yourWeeks} className="text-muted max-sm:text-sm">
      {atWork.map((week) => (
        <WeekLine key={week.periodId} week={week} />
      ))}
    </ul>
  );
