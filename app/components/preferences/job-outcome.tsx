import type { ComponentProps } from 'react';
import { OutcomeCard } from '~/app/components/ranking/result/outcome-card';
import { useClock } from '~/app/components/time/use-clock';
import { copy } from '~/app/copy/copy';
import { formatLocation, formatShift, formatWorkDays } from '~/app/copy/describe-job';
import { formatDaysOfYear, formatWeek } from '~/app/copy/format-time';
import type { LeaveDays } from '~/domain/award/award-input';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { Job } from '~/domain/jobs/job';
import { findLabel } from '~/domain/shared/find-label';

/** What a driver was assigned for a week, and why. */
export const JobOutcome = ({
  periodId,
  outcome,
  job,
  rankedJobs,
  onVacation = outcome?.onVacation ?? null,
  onLeave = outcome?.onLeave ?? null,
  ...card
}: Pick<
  ComponentProps<typeof OutcomeCard>,
  'isFolded' | 'claims' | 'news' | 'confirm' | 'belowReason' | 'next' | 'children'
> & {
  periodId: string;
  outcome: DriverOutcome | null;
  job: Job | null;
  /** The jobs of the reasons, without those that were deleted before the award; undefined where the page does not know them. */
  rankedJobs?: readonly Job[];
  onVacation?: string | null;
  onLeave?: LeaveDays | null;
}) => {
  const clock = useClock();
  const jobId = outcome?.awardedId ?? null;
  return (
    <OutcomeCard
      outcome={outcome}
      eyebrow={formatWeek(periodId)}
      title={
        jobId
          ? copy.preferences.yourJob(jobId)
          : onLeave
            ? copy.preferences.onLeave
            : onVacation
              ? copy.preferences.onVacation
              : copy.preferences.notAssigned
      }
      detail={
        job && (
          <>
            <span className="font-bold tabular-nums">{formatShift(job, clock)}</span> ·{' '}
            {formatWorkDays(job)} · {formatLocation(job)}
          </>
        )
      }
      describePick={
        rankedJobs &&
        ((pickId) => {
          const ranked = rankedJobs.find((one) => one.jobId === pickId);
          return ranked ? `${formatShift(ranked, clock)} · ${formatWorkDays(ranked)}` : null;
        })
      }
      label={
        outcome?.assignmentType
          ? findLabel(copy.assignments.types, outcome.assignmentType)
          : undefined
      }
      noPicks={
        jobId
          ? copy.preferences.hadNoPicks
          : onLeave
            ? copy.preferences.outOnLeave(formatDaysOfYear(onLeave.from, onLeave.to))
            : onVacation
              ? copy.preferences.outOnVacation(onVacation)
              : outcome
                ? copy.preferences.noPicksNoJob
                : copy.results.notAmongDrivers
      }
      {...card}
    />
  );
};
