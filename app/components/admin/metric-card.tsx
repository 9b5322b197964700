import { Card } from '~/app/components/ui/card';

interface MetricCardProps {
  readonly title: string;
  /** Null while there is nothing to measure. */
  readonly rate: number | null;
  readonly rateLabel: string;
  readonly note: string;
  readonly figures: readonly (readonly [label: string, value: number | null])[];
}

/** A percentage with the counts behind it. */
export const MetricCard = ({ title, rate, rateLabel, note, figures }: MetricCardProps) => {
  const shown = rate === null ? '–' : `${rate}%`;
  return (
    <Card title={title} isDense>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
        <span className="text-3xl font-bold text-base-content tabular-nums">{shown}</span>
        <span>
          {rateLabel}, {note}
        </span>
      </p>
      <progress
        className="progress my-2 block h-1.5 w-full progress-primary"
        value={rate ?? 0}
        max={100}
        aria-label={`${title}: ${shown}`}
      />
      <dl className="grid grid-cols-3 gap-2 text-sm">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="text-base font-semibold tabular-nums">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
