import { CalendarLink } from '~/app/components/ranking/calendar-link';
import { JobOutcome } from './job-outcome';
import type { PreferencesView } from './preferences-view';

/** The jobs of weeks that are still to be worked, while a later one is being ranked. */
export const AtWork = ({ view: { atWork } }: { view: PreferencesView }) =>
  atWork.length > 0 && (
    <div className="shell flex flex-col gap-4 pb-6">
      {atWork.map((past) => (
        <JobOutcome key={past.periodId} {...past} isFolded>
          {past.job && <CalendarLink />}
        </JobOutcome>
      ))}
    </div>
  );
