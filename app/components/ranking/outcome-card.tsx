import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '~/app/components/ui/status-chip';
import type { DriverOutcome } from '~/domain/award/driver-outcome';

type Reason = DriverOutcome['reasons'][number];

/** After publishing: what was awarded, or plainly that there is nothing, and why each pick went as it did. */
export const OutcomeCard = ({
  outcome,
  eyebrow,
  title,
  detail,
  label,
  noPicks,
  belowReason,
  children,
}: {
  outcome: DriverOutcome | null;
  eyebrow: ReactNode;
  title: string;
  detail?: ReactNode;
  /** How it was assigned; undefined where nothing was. */
  label: string | undefined;
  noPicks: string;
  belowReason?: (reason: Reason) => ReactNode;
  children?: ReactNode;
}) => {
  const isAwarded = outcome !== null && outcome.awardedId !== null;
  const reasons = outcome?.reasons ?? [];
  const Icon = isAwarded ? CircleCheck : CircleDashed;
  return (
    <section
      aria-labelledby="outcome"
      className="overflow-hidden rounded-box border border-base-300 bg-base-100"
    >
      <div className="flex items-start gap-4 bg-neutral p-5 text-neutral-content sm:p-6">
        <Icon className="mt-1 size-8 shrink-0" aria-hidden="true" />
        <div className="min-w-0">
          <p className="opacity-90">{eyebrow}</p>
          <h2 id="outcome" className="text-2xl font-bold sm:text-3xl">
            {title}
          </h2>
          {detail && <p className="mt-1 text-lg">{detail}</p>}
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
                  {belowReason?.(reason)}
                </li>
              ))}
            </ol>
          </>
        ) : (
          <p>{noPicks}</p>
        )}
        {children}
        {!isAwarded && (
          <p className="mt-2 text-muted">Please ask your site administrator what to do next.</p>
        )}
      </div>
    </section>
  );
};
