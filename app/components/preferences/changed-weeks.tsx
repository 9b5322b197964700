import { copy } from '~/app/copy/copy';
import { formatWeekName } from '~/app/components/ranking/job-week-lines';
import { ResultNews } from '~/app/components/ranking/result-news';
import type { PreferencesView } from './preferences-view';

/** Changed results of working weeks that are not over, until the driver has confirmed them. */
export const ChangedWeeks = ({ view: { atWork } }: { view: PreferencesView }) =>
  atWork.map(
    (week) =>
      week.news?.change && (
        <div key={week.periodId} className="mb-3">
          <ResultNews
            news={week.news}
            title={copy.results.changedFor(formatWeekName(week))}
            awardId={week.periodId}
            timeZone={week.timeZone}
          />
        </div>
      ),
  );
