import { CircleCheck, CircleDashed } from 'lucide-react';
import { weekName, weekRange } from '~/app/components/time/format-time';
import { Badge } from '~/app/components/ui/status-chip';
import { assignmentLabels } from '~/domain/award/assignment-rows';
import { jobLocation } from '~/domain/jobs/job';
import { OtherClaims, PickClaims } from './pick-claims';
import type { PreferencesView } from './preferences-view';

type Reason = NonNullable<PreferencesView['outcome']>['reasons'][number];

const labelOf = (type: string | null): string | undefined =>
  (assignmentLabels as Record<string, string>)[type ?? ''];

const Reasons = ({ view, reasons }: { view: PreferencesView; reasons: Reason[] }) => (
  <ol className="mt-3 flex flex-col">
    {reasons.map((reason) => (
      <li key={reason.rank} className="border-t border-base-300 py-2.5">
        <div className="flex items-baseline gap-3">
          <span className="shrink-0 tabular-nums">
            <span className="text-sm text-muted">Pick {reason.rank}</span>{' '}
            <strong>{reason.pickId}</strong>
          </span>
          <span>{reason.text}</span>
        </div>
        <PickClaims view={view} reason={reason} />
      </li>
    ))}
  </ol>
);

/** After publishing: the assigned job, or plainly that there is none, and why each pick went as it did. */
export const Outcome = ({ view }: { view: PreferencesView }) => {
  const { outcome, awardedJob, window } = view;
  const jobId = outcome?.awardedId ?? null;
  const label = labelOf(outcome?.assignmentType ?? null);
  const reasons = outcome?.reasons ?? [];
  const Icon = jobId ? CircleCheck : CircleDashed;
  return (
    <section
      aria-labelledby="outcome"
      className="overflow-hidden rounded-box border border-base-300 bg-base-100"
    >
      <div className="flex items-start gap-4 bg-neutral p-5 text-neutral-content sm:p-6">
        <Icon className="mt-1 size-8 shrink-0" aria-hidden="true" />
        <div className="min-w-0">
          <p className="opacity-90">
            <span className="capitalize">{weekName(window.periodId)}</span> ·{' '}
            {weekRange(window.periodId)}
          </p>
          <h2 id="outcome" className="text-2xl font-bold sm:text-3xl">
            {jobId ? `Your job: ${jobId}` : 'You were not assigned a job'}
          </h2>
          {awardedJob && (
            <p className="mt-1 text-lg">
              <span className="font-bold tabular-nums">{awardedJob.startTime}</span> ·{' '}
              {awardedJob.weekDays} · {jobLocation(awardedJob)}
            </p>
          )}
          {label && (
            <p className="mt-2">
              How it was assigned: <strong>{label}</strong>
            </p>
          )}
        </div>
      </div>
      <div className="p-4 sm:p-5">
        {reasons.length > 0 ? (
          <>
            <h3 className="flex items-center gap-2 font-bold">
              Your picks, and why <Badge>{reasons.length}</Badge>
            </h3>
            <Reasons view={view} reasons={reasons} />
          </>
        ) : (
          <p>
            {jobId
              ? 'You had no picks in this period.'
              : 'You had no picks in this period, and no job was left to assign to you.'}
          </p>
        )}
        <OtherClaims view={view} />
        {!jobId && (
          <p className="mt-2 text-muted">Please ask your site administrator what to do next.</p>
        )}
      </div>
    </section>
  );
};
