import { CalendarLink } from '~/app/components/ranking/calendar-link';
import { JobOutcome } from './job-outcome';
import { OtherClaims, PickClaims } from './pick-claims';
import type { PreferencesView } from './preferences-view';

/** After publishing: the assigned job, and the driver's claims about the picks that were not. */
export const Outcome = ({ view }: { view: PreferencesView }) => {
  const { outcome, awardedJob, claims, window, onVacation } = view;
  return (
    <JobOutcome
      periodId={window.periodId}
      outcome={outcome}
      job={awardedJob}
      onVacation={onVacation}
      belowReason={(reason) => <PickClaims view={view} reason={reason} />}
    >
      <OtherClaims {...{ claims, outcome, timeZone: view.site.timeZone }} />
      {awardedJob && <CalendarLink />}
    </JobOutcome>
  );
};
