import { CalendarLink } from '~/app/components/ranking/calendar-link';
import { JobOutcome } from './job-outcome';
import { ClaimNotes, OtherClaims } from './pick-claims';
import type { PreferencesView } from './preferences-view';

/**
 * The jobs of weeks that are still to be worked, while a later one is being ranked. An answer to a claim is
 * there to be read; without one the reasons stand folded.
 */
export const AtWork = ({ view: { atWork, site } }: { view: PreferencesView }) =>
  atWork.length > 0 && (
    <div className="shell flex flex-col gap-4 pb-6">
      {atWork.map(({ claims, ...past }) => {
        const answers = { claims, outcome: past.outcome, timeZone: site.timeZone };
        return (
          <JobOutcome
            key={past.periodId}
            {...past}
            isFolded={claims.length === 0}
            belowReason={({ pickId }) => <ClaimNotes jobId={pickId} {...answers} />}
          >
            <OtherClaims {...answers} />
            {past.job && <CalendarLink />}
          </JobOutcome>
        );
      })}
    </div>
  );
