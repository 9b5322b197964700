import { CalendarLink } from '~/app/components/ranking/calendar-link';
import { OutcomeCard } from '~/app/components/ranking/outcome-card';
import { weekName, weekRange } from '~/app/components/time/format-time';
import { assignmentLabels } from '~/domain/award/assignment-rows';
import { jobLocation } from '~/domain/jobs/job';
import { OtherClaims, PickClaims } from './pick-claims';
import type { PreferencesView } from './preferences-view';

const labelOf = (type: string | null): string | undefined =>
  (assignmentLabels as Record<string, string>)[type ?? ''];

/** After publishing: the assigned job, and the driver's claims about the picks that were not. */
export const Outcome = ({ view }: { view: PreferencesView }) => {
  const { outcome, awardedJob, window, onVacation } = view;
  const jobId = outcome?.awardedId ?? null;
  return (
    <OutcomeCard
      outcome={outcome}
      eyebrow={
        <>
          <span className="capitalize">{weekName(window.periodId)}</span> ·{' '}
          {weekRange(window.periodId)}
        </>
      }
      title={
        jobId
          ? `Your job: ${jobId}`
          : onVacation
            ? 'You are on vacation'
            : 'You were not assigned a job'
      }
      detail={
        awardedJob && (
          <>
            <span className="font-bold tabular-nums">{awardedJob.startTime}</span> ·{' '}
            {awardedJob.weekDays} · {jobLocation(awardedJob)}
          </>
        )
      }
      label={labelOf(outcome?.assignmentType ?? null)}
      noPicks={
        jobId
          ? 'You had no picks in this period.'
          : onVacation
            ? `Vacation week ${onVacation} took you out of this award.`
            : 'You had no picks in this period, and no job was left to assign to you.'
      }
      belowReason={(reason) => <PickClaims view={view} reason={reason} />}
    >
      <OtherClaims view={view} />
      {awardedJob && <CalendarLink />}
    </OutcomeCard>
  );
};
