import { Card } from '~/app/components/ui/card';

interface MetricCardProps {
  readonly title: string;
  readonly rate: number;
  readonly rateLabel: string;
  readonly note: string;
  readonly figures: readonly (readonly [label: string, value: number])[];
}

/** A percentage with the counts behind it. */
export const MetricCard = ({ title, rate, rateLabel, note, figures }: MetricCardProps) => (
  <Card title={title} isDense>
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
      <span className="text-3xl font-bold text-base-content tabular-nums">{rate}%</span>
      <span>
        {rateLabel}, {note}
      </span>
    </p>
    <progress
      className="progress my-2 block h-1.5 w-full progress-primary"
      value={rate}
      max={100}
      aria-label={`${title}: ${rate}%`}
    />
    <dl className="grid grid-cols-3 gap-2 text-sm">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="text-base font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  </Card>
);
